"""CRC-16/KERMIT: the checksum of ID-003, of our own line protocols and of ticket validation numbers."""

from __future__ import annotations

from binascii import crc_hqx

_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
"""Each byte with its bits in the opposite order."""


def crc16_kermit(data: bytes) -> int:
    """Polynomial 1021h reflected to 8408h, start 0, no final inversion. The check value over "123456789" is 2189h.

    Python's own CRC has the same polynomial and start but is not reflected, so the bits of its input and output are
    mirrored here. Every line and message on every cable passes through this function.
    """
    mirrored = crc_hqx(data.translate(_MIRRORED), 0)
    return _MIRRORED[mirrored & 0xFF] << 8 | _MIRRORED[mirrored >> 8]
