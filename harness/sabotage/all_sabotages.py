"""Every sabotage there is. A proof that comes to find another promise broken adds its line here."""

from __future__ import annotations

from harness.sabotage.of_disks import OF_DISKS
from harness.sabotage.of_evidence import OF_EVIDENCE
from harness.sabotage.of_money import OF_MONEY

SABOTAGES = (*OF_DISKS, *OF_EVIDENCE, *OF_MONEY)
