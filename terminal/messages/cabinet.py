"""What the cabinet says of devices, bills, tickets and papers, in English, by the codes of its messages.

Texts of refusals and of faults are not here: each is a template where it is made (`terminal/rules/refusal.py`).
"""

from __future__ import annotations

TEMPLATES = {
    "device.waiting": "not heard of yet",
    "device.starting": "is starting",
    "device.restarting": "is starting after it lost its power",
    "device.printing": "a ticket is being printed",
}
