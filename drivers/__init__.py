"""Devices: ports, codecs, machines, byte streams and simulated twins."""

import sys

if not __debug__:  # an assertion stops play where money or evidence would be wrong; without them it would go on
    sys.stderr.write("Boxman does not run without its assertions: start it without -O and PYTHONOPTIMIZE.\n")
    sys.exit(2)
