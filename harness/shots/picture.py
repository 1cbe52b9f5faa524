"""A picture as plain pixels: its hash, its file, and marks on it."""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, UnidentifiedImageError
from PySide6.QtGui import QImage

COMPRESSION = 3
"""The compression level, from 0 to 9: slightly larger files in half the time."""

BYTES = 3
"""Those of a pixel."""
SIGNATURE, TRUE_COLOUR, UNFILTERED = b"\x89PNG\r\n\x1a\n", 2, b"\0"
"""The beginning of a PNG, its pixels of three bytes, and a line of it whose pixels are as they are."""

GREY_SHARE = 0.35
"""How visible the picture remains, in grey, beneath the pixels that differ."""
RED = (255, 0, 0)


@dataclass(frozen=True)
class Picture:
    """Pixels from the top left, three bytes each: red, green, blue."""

    width: int
    height: int
    pixels: bytes

    @classmethod
    def of(cls, image: QImage) -> Picture:
        """Take the pixels of a Qt image, which has no transparency."""
        plain = image.convertToFormat(QImage.Format.Format_RGB888)
        pixels, line, row = bytes(plain.constBits()), plain.bytesPerLine(), BYTES * plain.width()
        if line != row:  # Qt fills lines up to whole words
            pixels = b"".join(pixels[start : start + row] for start in range(0, len(pixels), line))
        return cls(plain.width(), plain.height(), pixels)

    @classmethod
    def load(cls, path: Path) -> Picture | None:
        """Read a file; None if it is missing or not a picture."""
        try:
            with Image.open(path) as image:
                return cls.from_image(image)
        except (OSError, UnidentifiedImageError):
            return None

    @classmethod
    def from_image(cls, image: Image.Image) -> Picture:
        """Take the pixels of a Pillow image."""
        return cls(image.width, image.height, image.convert("RGB").tobytes())

    @property
    def hash(self) -> str:
        """SHA-256 of size and pixels, whatever the file's compression."""
        return hashlib.sha256(b"%d x %d\n" % (self.width, self.height) + self.pixels).hexdigest()

    def png(self) -> bytes:
        """Encode the picture without anything that names a time or a machine."""
        buffer = io.BytesIO()
        self.image().save(buffer, "PNG", compress_level=COMPRESSION)
        return buffer.getvalue()

    def quick_png(self) -> bytes:
        """Encode the picture in a third of the time, without choosing a filter for each line: for this machine only."""
        row = BYTES * self.width
        lines = b"".join(UNFILTERED + self.pixels[start : start + row] for start in range(0, len(self.pixels), row))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, TRUE_COLOUR, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 1)), (b"IEND", b""))
        return SIGNATURE + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in chunks
        )

    def image(self) -> Image.Image:
        """Convert it for Pillow."""
        return Image.frombytes("RGB", (self.width, self.height), self.pixels)


def marked(picture: Picture, mask: Image.Image) -> Picture:
    """The picture in grey, with the white pixels of the mask in red."""
    grey = picture.image().convert("L").point([round(level * GREY_SHARE) for level in range(256)]).convert("RGB")
    grey.paste(RED, mask=mask)
    return Picture.from_image(grey)
