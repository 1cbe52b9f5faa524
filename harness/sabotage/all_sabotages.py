"""All sabotages. If a proof learns to find another broken promise, add its line here."""

from __future__ import annotations

from harness.sabotage.of_disks import OF_DISKS
from harness.sabotage.of_evidence import OF_EVIDENCE
from harness.sabotage.of_exchange import OF_EXCHANGE
from harness.sabotage.of_money import OF_MONEY
from harness.sabotage.of_people import OF_PEOPLE
from harness.sabotage.of_stations import OF_STATIONS
from harness.sabotage.of_table import OF_TABLE

SABOTAGES = (*OF_DISKS, *OF_EVIDENCE, *OF_MONEY, *OF_PEOPLE, *OF_TABLE, *OF_STATIONS, *OF_EXCHANGE)
