"""Players that learned: nets made by `bedesten.rl.train`, and what search makes of them.

The slice of a game's last box holds its net, `learned.net`; a game without one has no such players.
"""
