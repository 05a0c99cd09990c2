"""The scripted strategies, a folder a game, a file a family."""
