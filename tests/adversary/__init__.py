"""What somebody who wants to break the cabinet would try."""
