"""Fuzzing of the device protocols: inputs that reach new lines are kept and changed further, until something breaks.

What is tried is a whole device: the driver's machine with its codec, the simulated twin with its own, a cable between
them that mangles what it carries, and the cabinet that books what the machine reports, all in virtual time. An input
is a list of turns (`turns.py`): what hands do, what the cable does to the next bytes, what a hostile device says.

It is a small fuzzer of our own and no libFuzzer (as the package atheris has it), because an input here is no string of
bytes but a conversation whose frames have checksums, because a test needs some thousand tries in a few seconds and
inside its own process, which libFuzzer ends, and because the same seed has to try the same inputs on every machine.
"""
