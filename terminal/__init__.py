"""The terminal. It runs with its assertions or not at all, as its drivers do: importing them refuses the rest."""

import drivers as drivers  # for its refusal
