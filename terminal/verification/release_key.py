"""The public key of the publisher of Boxman. The private one is in no repository and on no cabinet."""

from __future__ import annotations

PUBLIC_KEY = bytes.fromhex("c06fc19c829a5aaa06a88bdaedc8f78da0666ca13ea7eb3d03596352141d2817")
"""Ed25519 (RFC 8032). A different publisher makes a pair with `manifest new-key`, and puts the public half here."""
