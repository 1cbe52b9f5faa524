"""What drivers say, in English: the sentence of each code. Those of other languages are its translations.

A sentence of ``device.`` speaks of the device as "it", and stands behind its name. A part of another sentence begins
with a small letter and ends without a stop; a whole sentence that ends another one loses both by itself.
"""

from __future__ import annotations

TEMPLATES: dict[str, str] = {}
