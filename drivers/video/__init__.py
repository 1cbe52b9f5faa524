"""Live pictures of the dice: from a camera in the network, over HTTP, as JPEG pictures one after the other."""
