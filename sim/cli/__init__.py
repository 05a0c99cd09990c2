"""The command line `spielwerk`: one command per file, nothing heavy imported before a command needs it."""
