"""Players that learn by playing against themselves: `python -m bedesten.rl.train --help`.

Made for one machine with many cores and a GPU. Processes play games with the newest net (`selfplay`) and
leave what happened in a folder; one process learns from it (`learn`) and leaves a newer net there. At first
the net imitates greedy, then it improves on itself (proximal policy optimisation over the options that were
offered). `pip install 'bedesten[train]'` brings PyTorch.
"""
