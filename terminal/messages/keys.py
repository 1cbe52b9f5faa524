"""What is wrong with the keys of a shared table, in English, by the codes of its messages."""

from __future__ import annotations

TEMPLATES = {
    "keys.missing": "{path} is missing: the house's authority gives each machine of a table its folder of keys.",
    "keys.unreadable": "{path} is no key or certificate of a table ({error}).",
    "keys.unwritable": "{path} cannot be written ({error}).",
    "keys.open_file": "{path} can be read by other users of the machine (mode {mode}): it must be 600.",
    "keys.wrong_folder": "The key and the certificate in {folder} are not those of {who}.",
    "keys.two_houses": "The certificates in {folder} are of different authorities.",
    "keys.there_already": "{folder} is there already: a key is never replaced.",
    "keys.not_ours": "This machine has the keys of {own} and may not speak for {who}.",
    "keys.no_dealer": "No dealer of the house has a key with the name “{name}”.",
    "keys.unsigned": "A message in the name of {who} is not signed.",
    "keys.stranger": "A message in the name of {who} was signed by a stranger: the certificate is not of this house.",
    "keys.other_party": "A message in the name of {who} was signed by {signer}.",
    "keys.altered": "A message in the name of {who} does not agree with its signature: it was altered or repeated.",
    "keys.revoked": "The certificate of {who} has been revoked.",
    "keys.ends": "The certificate of {who} ends on {day}.",
    "keys.renew": "Have the house's authority issue a new one.",
    "keys.authority_ends": "The certificate of the house's authority ends on {day}.",
    "keys.renew_authority": "The house needs a new authority, and every machine of its tables a new key.",
    "keys.expired": "The certificate of {who} is valid from {begins} to {ends}, and not today.",
}
