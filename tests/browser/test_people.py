"""A player is a key in a browser: on to another device, back by six words, and away without a trace."""

import json
import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.playing import wait_for_question
from tests.browser.seating import PHONE, Guest, House
from tests.browser.test_first_move import COUNT
from tests.browser.waiting import code_of

KEEP, DEVICE, WORDS = "Keep this page", "Continue on another device", "Six words"


def named(guest: Guest, name: str) -> Page:
    page = guest.open("/me")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page


def begun(guest: Guest) -> str:
    """A table of one's own, opened as anybody does who has never been here: one click."""
    page = guest.open("/")
    page.get_by_role("button", name=re.compile("^Play now")).click()
    wait_for_question(page)
    return code_of(page)


def link_of(page: Page) -> str:
    page.get_by_role("button", name=DEVICE).click()
    return page.get_by_label("Link for the other device").input_value()


@pytest.mark.thorough
def test_a_game_goes_on_on_a_phone(house: House) -> None:
    laptop, phone = house.guest(), house.guest(PHONE, has_touch=True)
    code = begun(laptop)
    link = link_of(named(laptop, "Aylin"))
    page = phone.open("/")
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text("Continue here as another player?")
    expect(page).to_have_url(re.compile("^[^#]*$"))  # the secret does not stay in the address
    page.get_by_role("button", name="It is my link: continue here").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Aylin")
    expect(page.get_by_text("Kept by 2 devices.")).to_be_visible()
    page.goto(f"{phone.url}/")
    page.locator(f'a[href="/t/{code}"]').click()
    wait_for_question(page)
    late = house.guest()
    late.expected = "404"
    page = late.open("/me")
    page.goto(link)
    page.get_by_role("button", name="It is my link: continue here").click()
    expect(page.get_by_role("alert")).to_contain_text("did not work")


def test_from_a_laptop_to_a_phone_takes_five_clicks_and_a_look(house: House) -> None:
    """The code is shown on one, scanned by the other, and the game goes on there."""
    laptop, phone = house.guest(), house.guest(PHONE, has_touch=True)
    code = begun(laptop)
    for guest in (laptop, phone):
        guest.context.add_init_script(COUNT)
    page = laptop.open(f"/t/{code}")
    page.goto(f"{laptop.url}/me")
    link = link_of(page)
    expect(page.get_by_role("img", name="Code to scan")).to_be_visible()
    other = phone.open(link.removeprefix(phone.url))  # a camera does that
    other.get_by_role("button", name="It is my link: continue here").click()
    expect(other.get_by_text("This browser is yours now.")).to_be_visible()
    other.get_by_role("link", name="bedesten, home").click()
    other.locator(f'a[href="/t/{code}"]').click()
    wait_for_question(other)
    clicks = [int(one.evaluate("sessionStorage.clicks ?? 0")) for one in (page, other)]
    assert sum(clicks) <= 5


def test_a_link_is_followed_only_by_who_says_so(house: House) -> None:
    host, stranger = house.guest(), house.guest()
    link = link_of(named(host, "Mert"))
    named(stranger, "Lina")
    page = stranger.page
    page.goto(link)
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lina")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lina")


def test_six_words_are_shown_once_and_bring_everything_back(house: House) -> None:
    lost, found = house.guest(), house.guest()
    page = named(lost, "Deniz")
    expect(page.get_by_text("Not kept anywhere else yet")).to_be_visible()
    page.get_by_role("button", name=WORDS).click()
    shown = page.get_by_role("dialog").get_by_role("listitem")
    expect(shown).to_have_count(6)
    words = shown.all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_text("Kept by six words.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Kept by six words.")).to_be_visible()
    told = page.inner_text("body")
    kept = page.evaluate("JSON.stringify({...localStorage})")
    for text in (told, kept):  # one of them may be a word of the page by chance
        assert not all(re.search(rf"\b{word}\b", text) for word in words)
    page = found.open("/me")
    page.get_by_label("Your six words").fill("one two three")
    page.get_by_role("button", name="Come back").click()
    expect(page.get_by_role("alert")).to_contain_text("not our six words")
    page.get_by_label("Your six words").fill(" ".join(words).upper())
    page.get_by_role("button", name="Come back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deniz")


def test_everything_is_taken_along_and_then_deleted(house: House) -> None:
    guest = house.guest()
    code = begun(guest)
    page = named(guest, "Noor")
    with page.expect_download() as fetched:
        page.get_by_role("button", name="Everything as a file").click()
    told = json.loads(fetched.value.path().read_text("utf-8"))
    assert told["me"]["name"] == "Noor"
    assert [seat["table"] for seat in told["seats"]] == [code]
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete everything for good").click()
    expect(page.get_by_text("Everything has been deleted.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("No name yet")
    page.goto(f"{guest.url}/t/{code}")
    expect(page.get_by_text("Somebody").first).to_be_visible()


def with_authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """A device that makes passkeys and says yes to everything, and its name."""
    device = guest.context.new_cdp_session(guest.page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    return device, device.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_brings_everything_back(house: House) -> None:
    lost, found = house.guest(), house.guest()
    for guest in (lost, found):
        guest.url = guest.url.replace("127.0.0.1", "localhost")  # a passkey is for a site with a name
    (device, mine), (other, theirs) = map(with_authenticator, (lost, found))
    page = named(lost, "Ester B")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Kept by 1 passkey.")).to_be_visible()
    [made] = device.send("WebAuthn.getCredentials", {"authenticatorId": mine})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": made})
    page = found.open("/me")
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ester B")
    expect(page.get_by_text("Kept by 2 devices and 1 passkey.")).to_be_visible()


@pytest.mark.thorough
def test_a_device_that_was_lost_is_taken_away(house: House) -> None:
    laptop, phone = house.guest(), house.guest(PHONE, has_touch=True)
    code = begun(phone)
    link = link_of(named(phone, "Aylin"))
    page = laptop.open("/")
    page.goto(link)
    page.get_by_role("button", name="It is my link: continue here").click()
    keys = page.get_by_role("region", name="What opens this page")
    expect(keys.get_by_role("listitem")).to_have_count(2)
    keys.get_by_role("button", name=re.compile("^Revoke: Another browser")).click()
    expect(keys).to_have_count(0)
    page = phone.open("/me")
    expect(page.get_by_text("Nothing is stored about you yet")).to_be_visible()
    page = laptop.open(f"/t/{code}")
    wait_for_question(page)
