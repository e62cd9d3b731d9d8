"""Numbers as people write them."""

import re


def is_whole(text: str) -> bool:
    """Whether a text is a whole number in plain digits; none that counts anything has more than 18."""
    return re.fullmatch(r"-?[0-9]{1,18}", text) is not None
