"""Fuzzing of the device protocols: inputs that reach new lines are kept and mutated further, until something breaks.

A whole device is tested: the driver's machine with its codec, the simulated twin with its own, a cable between them
that mangles what it carries, and the cabinet that books what the machine reports, all in virtual time. An input is a
list of turns (`turns.py`): what people do, what the cable does to the next bytes, what a hostile device sends.

It is a small fuzzer of our own and not libFuzzer (as in the package atheris), because an input here is not a byte
string but a conversation whose frames have checksums, because a test needs some thousand inputs in a few seconds inside
its own process, which libFuzzer ends, and because the same seed must try the same inputs on every machine.
"""
