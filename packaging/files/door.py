"""The door of the installed product: the commands of `./kiosk` under the name boxman, without those of builders."""

from __future__ import annotations

from terminal.commands.__main__ import COMMANDS, main

del COMMANDS["test"]
del COMMANDS["mutate"]

if __name__ == "__main__":
    main("boxman")
