"""CRC-16/KERMIT, the checksum of ID-003, of our own line protocols and of ticket validation numbers."""

from __future__ import annotations


def crc16_kermit(data: bytes) -> int:
    """Polynomial 1021h reflected to 8408h, start 0, no final inversion. The check value over "123456789" is 2189h."""
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ 0x8408 if crc & 1 else crc >> 1
    return crc
