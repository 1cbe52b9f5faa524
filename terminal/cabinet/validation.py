"""The number that makes a ticket worth its amount: 18 digits from the machine's id and a sequence."""

from __future__ import annotations

from drivers.kermit import crc16_kermit

ID_MOST = 0xFF_FF_FF


def validation_number(machine_id: int, sequence: int) -> str:
    """Make the secure enhanced validation number; both arguments are 24 bits wide.

    The construction is the one of the device reference, chapter 3: it agrees with one public implementation and still
    has to be held against the host protocol's own document.
    """
    assert 0 <= machine_id <= ID_MOST, f"machine id {machine_id} does not fit 24 bits"
    assert 0 <= sequence <= ID_MOST, f"ticket sequence {sequence} does not fit 24 bits"
    low, high = sequence.to_bytes(3, "little"), machine_id.to_bytes(3, "little")
    a = low + high
    mixed = bytes((a[0], a[1], a[2] ^ a[0], a[3] ^ a[1], a[4] ^ a[0], a[5] ^ a[1]))
    sums = b"".join(crc16_kermit(mixed[at : at + 2]).to_bytes(2, "little") for at in (0, 2, 4))
    return "00" + _half(sums[3:6]) + _half(sums[0:3])


def _half(three: bytes) -> str:
    digits = f"{int.from_bytes(three, 'little'):08d}"
    check = sum(int(digit) for digit in digits) % 5
    return f"{int(digits[0]) | check << 1}{digits[1:]}"
