"""Players that learn by playing against themselves: `python -m bedesten.rl.train --help`.

Made for one machine with many cores and a GPU. Processes play thousands of games side by side (`fleet`), the
GPU chooses in all of them at once and learns from what came of it (`learn`). At first the net imitates
greedy (`teacher`), then it improves on itself by proximal policy optimisation. `pip install
'bedesten[train]'` brings PyTorch.
"""
