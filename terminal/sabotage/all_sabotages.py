"""Every sabotage there is. A proof that comes to find another promise broken adds its line here."""

from __future__ import annotations

from terminal.sabotage.of_disks import OF_DISKS
from terminal.sabotage.of_evidence import OF_EVIDENCE
from terminal.sabotage.of_money import OF_MONEY

SABOTAGES = (*OF_DISKS, *OF_EVIDENCE, *OF_MONEY)
