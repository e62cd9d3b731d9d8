"""A push is sealed as RFC 8291 says, word for word, and signed as RFC 8292 does."""

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from bedesten.server.notifications.cipher import Identity, half, new_identity, read, sealed
from tests.server.receiving import audience_of

# appendix A of RFC 8291
TEXT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    own = derive_private_key(int.from_bytes(read(OWN), "big"), SECP256R1())
    assert sealed(TEXT, *half(THEIRS, AUTH), own, read(SALT)) == read(SEALED)
    assert sealed(TEXT, *half(THEIRS, AUTH)) != sealed(TEXT, *half(THEIRS, AUTH)), "new each time"


def test_a_site_proves_who_it_is_to_one_push_service() -> None:
    site = Identity(new_identity())
    said = site.signed("https://push.example", "mailto:keeper@play.example", 1_000)
    claims = audience_of(said, site.public)
    assert claims == {"aud": "https://push.example", "exp": 1_000, "sub": "mailto:keeper@play.example"}
    with pytest.raises(InvalidSignature):
        audience_of(said, Identity(new_identity()).public)
    assert Identity(site.number).public == site.public
    assert len(json.dumps(claims)) < 200


@pytest.mark.parametrize("spoilt", [("", AUTH), (THEIRS, ""), (OWN, AUTH), (THEIRS[:-4] + "AAAA", AUTH)])
def test_what_is_no_half_of_a_cipher_is_refused(spoilt: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="expected the keys"):
        half(*spoilt)
