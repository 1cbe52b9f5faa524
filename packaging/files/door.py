"""The door of the installed product: the commands of `./kiosk` under the name boxman."""

from __future__ import annotations

from terminal.commands.__main__ import main

if __name__ == "__main__":
    main("boxman")
