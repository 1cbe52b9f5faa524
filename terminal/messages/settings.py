"""What is wrong with Param.ini or a par sheet, in English, by the codes of its messages.

Each is the reason in a sentence that names the file and the line, so it begins with a small letter and has no stop.
Keys, sections and values are as in the file.
"""

from __future__ import annotations

FILES = {
    "ini.at_line": "{file}, line {line}: {reason}",
    "ini.in_file": "{file}: {reason}",
    "ini.unreadable": "the file cannot be read ({error})",
    "ini.not_text": "it cannot be read as UTF-8 ({error})",
    "ini.not_a_file": "it cannot be read (it is no file with text in it)",
    "ini.empty": "it is empty",
    "ini.too_long": "it is longer than {bytes} bytes",
    "ini.unwritable": "it cannot be written ({error})",
    "ini.changed_meanwhile": "it was changed meanwhile by something else",
    "ini.duplicate_section": "duplicate section [{section}], first on line {line}",
    "ini.duplicate_key": "duplicate key {key}, first on line {line}",
    "ini.before_section": "'{text}' is before the first [section]",
    "ini.not_a_section": "'{text}' is not a [section]",
    "ini.not_an_entry": "'{text}' is not of the form key = value",
}

PARAMETERS = {
    "parameter.unknown": "unknown parameter {name}",
    "parameter.unknown_section": "unknown section [{section}]",
    "parameter.unknown_key": "unknown key {key} in [{section}]",
    "parameter.key_of_another": "unknown key {key} in [{section}]; {known} belongs in {others}",
    "parameter.key_misspelt": "unknown key {key} in [{section}]; did you mean {known}?",
    "parameter.has_to_be": "{key} has to be {range}",
    "parameter.names_twice": "{key} names {name} twice",
    "parameter.comment_begins": "a value would be read as something else: a comment begins in it",
    "parameter.language_not_offered": "language has to be one of the languages offered: {offered}",
    "parameter.no_camera": (
        "camera has to be an address like http://camera.local:8080/stream, rtsp://camera.local/stream or /dev/video0,"
        " or none"
    ),
    "parameter.break_of_no_length": "break_after_minutes needs breaks of some length, and break_minutes is 0",
    "parameter.hurry_too_long": "hurry_seconds has to be at most bet_seconds, which is {seconds}",
    "parameter.full_above_low": "full_megabytes has to be at most low_megabytes, which is {megabytes}",
    "parameter.not_a_bill": "bills has {bill}, which is no bill of {currency}; these are: {bills}",
    "limits.outside": "{name} is {amount}, and the par sheet {sheet} allows {least} to {most} there",
    "limits.below": "{name} is {amount}, and the par sheet {sheet} allows no less than {least} there",
    "limits.no_multiple": "{name} is {number}, and the par sheet {sheet} offers odds of {multiples} times the bet",
    "limits.no_stake": "{name} leaves no stake on {bet} of the par sheet {sheet}: at least {least}, at most {most}",
    "limits.no_chip": (
        "{name} leaves {least} to {most} on {bet} of the par sheet {sheet}: none of the chips {chips} can begin there"
    ),
    "parameter.chip_fraction": "denominations has {factor}, which makes no whole cents of the chip of {chip}",
    "parameter.chip_too_large": "denominations has {factor}, which makes the chip of {chip} more than {most}",
}

CONFIGURATIONS = {
    "configuration.not_one": "it is no configuration of Boxman, or a part of it is missing",
    "configuration.unsigned": "it has no signature",
    "configuration.altered": "its signature is wrong: it was altered after it was signed",
    "configuration.untrusted": "it is signed with the key {key}, which this cabinet does not trust",
    "configuration.other_version": "it is of version {version}, and this program is version {own}",
    "configuration.incomplete": "it does not say {name}",
    "configuration.digest_wrong": "its parameters do not have the digest that it names",
    "key.not_public": "it is no public Ed25519 key in PEM format",
    "key.private_there": "it is a private key: only public keys belong there",
    "key.not_private": "it is no private Ed25519 key in PEM format",
}

RANGES = {
    "range.text": "{least} to {most} printable characters",
    "range.text_or_none": "{least} to {most} printable characters, or none",
    "range.whole": "a whole number from {least} to {most}",
    "range.amount": "an amount from {least} to {most}, written like 12.50",
    "range.dated_amounts": "none, or amounts with the days from which they count, rising, like {example}",
    "range.chips": ("three to seven different chip values from {least} to {most}, smallest first, separated by commas"),
    "range.chips_by_sheet": (
        "none, or names of par sheets, each with three to seven different chip values, smallest first, like {example}"
    ),
    "range.bills": "all, or different bill values from {least} to {most}, smallest first, separated by commas",
    "range.factors": "one to {count} different amounts from {least} to {most}, separated by commas",
    "range.words": "one or more of these, separated by commas: {words}",
    "range.in_order": "these in any order, separated by commas; those left out come last: {words}",
    "range.daily_levels": (
        "levels from {least} to {most} with the times of day from which they apply, rising, like {example}"
    ),
    "range.names": "one to {count} different names of 1 to {most} printable characters, separated by commas",
    "range.one_of": "one of: {words}",
    "range.yes_no": "yes or no",
    "range.last_day": "all, none, or a day like {example}",
    "range.time": "a time of day like 06:00, from 00:00 to 23:59",
}
"""What a value has to be. The words of the file stay English: none, all, yes, no, from."""

SHEETS = {
    "sheet.unknown_section": "[{section}] is no section of a par sheet: {sections}",
    "sheet.section_missing": "the section [{section}] is missing",
    "sheet.unknown_key": "{key} is no key of [{section}]",
    "sheet.key_misspelt": "{key} is no key of [{section}]; did you mean {known}?",
    "sheet.key_of_another": "{key} is in [{other}] and belongs in [{section}]",
    "sheet.key_missing": "[{section}] does not say {key}",
    "sheet.keys_missing": "[{section}] does not say any of these: {keys}",
    "sheet.value_empty": "{key} is empty",
    "sheet.value_too_long": "{key} has to be {most} printable characters at most",
    "sheet.not_one_of": "{key} is '{value}' and not one of {words}",
    "sheet.not_a_pay": "'{value}' is not a pay like 7:6, of two whole numbers",
    "sheet.not_an_amount": "'{value}' is not an amount above zero like 5.00, with two decimals",
    "sheet.not_a_rate": "'{value}' is not a rate below one like 0.05",
    "sheet.not_multiples": "'{value}' are not multiples like 1 2 3, with blanks between",
    "sheet.multiples_not_rising": "the multiples {value} do not rise",
    "strategy.part": "'{value}' is no whole number of units of {bet}, such as 5, or 1 up to 2",
    "strategy.no_bets": "a strategy has at least one bet",
    "sheet.max_below_min": "the largest {bet} bet is below the smallest, {amount}",
    "sheet.total_below_bet": "max_total_bet is less than {bet} alone may hold",
    "sheet.part_pays_less": (
        "{key} also pays one of {parts} parts of {bet}, and the others are lost: {least} is the least"
    ),
    "sheet.cover_pays_more": "the house has only its bank at stake: a cover can pay 1:1 at most",
    "sheet.bank_pays_even": "the bank is covered by as much and can only pay 1:1",
    "sheet.bank_below_min": "max_bet is below min_bet, {amount}",
    "sheet.total_below_bank": "max_total_bet is below the bank of {amount} that may be laid",
    "sheet.odds_unknown": "{error}",
    "sheet.players_edge": "{bet} would give the player an edge of {edge} at a stake of {stake}",
    "sheet.players_edge_in_parts": (
        "{bet} would give the player an edge of {edge} at a stake of {stake} that is put up in parts of {part} at most"
    ),
    "sheet.players_edge_reduced": (
        "{bet} would give the player an edge of {edge} at a stake of {stake} that is raised and reduced until its "
        "commission is {commission}"
    ),
    "sheet.players_edge_by_play": (
        "{bet} would give the player an edge of {edge} at a stake of {stake} with the best play"
    ),
    "sheet.return_too_low": "{bet} returns {figure} with the best play, and game.min_return asks for {bound}",
    "sheet.odds_too_long": "the odds against a pay of {bet} are {figure}, and game.max_odds allows {bound}",
    "sheet.edge_unproven": "{bet} can be staked in too many ways to rule out an edge of the player's",
    "sheet.missing": "there is no par sheet {file}",
    "sheet.same_name": "{sheet} is a sheet with the name of another, {other}",
    "sheet.no_felt": "{sheet} is a sheet of {game}, for which this cabinet has no felt; the lab plays it",
    "sheet.other_currency": "the limits of {sheet} are in {currency}, and this cabinet's money is {other}",
}

TEMPLATES = FILES | PARAMETERS | CONFIGURATIONS | RANGES | SHEETS
