"""A room for learners: `pip install bedesten[rl]`. See docs/learning.md.

- `bedesten.rl.env`: all seats of a table, one after the other (PettingZoo)
- `bedesten.rl.gym`: one seat against bots (Gymnasium); it registers every game there
- `bedesten.rl.vector`: many games at once (Gymnasium's vector environments)

What they show comes from the encoders of `bedesten.bots.encode`, which are compiled with the engine.
"""
