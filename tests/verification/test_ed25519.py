"""Ed25519 against the vectors of RFC 8032, section 7.1, and against what it says of malformed signatures."""

from __future__ import annotations

import pytest

from terminal.verification.ed25519 import is_signed, pem_of, public_key, seed_of, sign

ORDER = 2**252 + 27742317777372353535851937790883648493
"""Of the base point (RFC 8032, section 5.1)."""

VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("seed", "key", "message", "signature"), VECTORS)
def test_the_vectors_of_the_rfc(seed: str, key: str, message: str, signature: str) -> None:
    assert public_key(bytes.fromhex(seed)).hex() == key
    assert sign(bytes.fromhex(seed), bytes.fromhex(message)).hex() == signature
    assert is_signed(bytes.fromhex(key), bytes.fromhex(message), bytes.fromhex(signature))


def test_one_changed_bit_anywhere_is_no_signature() -> None:
    seed = bytes(range(32))
    key, message = public_key(seed), b"the program"
    signature = sign(seed, message)
    for at in (0, 31, 32, 63):
        changed = bytearray(signature)
        changed[at] ^= 1
        assert not is_signed(key, message, bytes(changed))
    assert not is_signed(key, b"another program", signature)
    assert not is_signed(public_key(bytes(32)), message, signature)


def test_a_signature_is_written_in_one_way_only() -> None:
    seed = bytes(range(32))
    signature = sign(seed, b"m")
    larger = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(public_key(seed), b"m", signature[:32] + larger.to_bytes(32, "little"))
    assert not is_signed(public_key(seed), b"m", b"\xff" * 64)
    assert not is_signed(public_key(seed), b"m", signature[:63])
    assert not is_signed(b"\xff" * 32, b"m", signature)


def test_a_private_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        sign(b"short", b"m")


def test_a_private_key_is_read_back_from_its_pem_file() -> None:
    seed = bytes(range(32))
    assert pem_of(seed).startswith(b"-----BEGIN PRIVATE KEY-----\n")
    assert seed_of(pem_of(seed)) == seed


@pytest.mark.parametrize("pem", [b"", b"no key", pem_of(bytes(32))[:60]])
def test_what_is_no_private_key_in_pem_is_refused(pem: bytes) -> None:
    with pytest.raises(ValueError, match="PEM"):
        seed_of(pem)
