"""Commands that print par sheets."""

from __future__ import annotations

from tests.commands.conftest import quick_kiosk as quick_kiosk
