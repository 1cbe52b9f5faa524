"""The Boxman emblem, wordmark and icon."""
