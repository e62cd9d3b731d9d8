"""What the server itself has to say, in every language of the texts."""

from functools import cache

from bedesten import catalog
from bedesten.server.errors import Refused
from bedesten.text import LANGUAGES, Text
from bedesten.text.catalogue import load_all
from bedesten.text.grammar import GRAMMARS

MESSAGES: dict[str, dict[str, str]] = {
    "en": {
        "stale": "Not played: the table had moved on. Please choose again.",
        "not_begun": "The game has not begun yet: a seat is still open.",
        "not_dealt": "The game has not begun yet: not everybody has added to the shuffle.",
        "entropy": "This is not what a seat of yours promised to add to the seed.",
        "entropy_early": "Expected nothing yet: a seat is still open.",
        "not_yours": "This seat is not yours.",
        "not_asked": "Somebody else is choosing now.",
        "rated": "This game is rated: nobody lets a robot play for them.",
        "sits_in": "A robot sits in for this seat; take it back first.",
        "time_up": "Your time for this turn is up: a robot finishes it.",
        "is_here": "Somebody is at this seat: only they can hand it over.",
        "too_soon": "They have only just left: a robot may sit in for them in {seconds} s.",
        "over": "The game is over.",
        "choose": "Please choose.",
        "illegal": "That is not possible now.",
        "undo_last": "the last choice",
        "undo_barred": "Cannot undo.",
        "undo_off": "Cannot undo: this table is played without undo.",
        "bad_json": "This message was not understood: {problem}",
        "too_big": "This message has {size} bytes: expected at most {most}.",
        "too_many": "This message has {size} tokens: expected at most {most}.",
        "hello_first": "Expected hello as the first message.",
        "not_text": "Expected a text message.",
        "lang": "Language {lang} is unknown: expected {known}.",
        "bot": "Bot {bot} is unknown: expected {known}.",
        "bot_seat": "This seat is a robot’s.",
        "name": "Expected a name of 1 to {most} printable characters, and no word for robots or for you.",
        "token": "{problem}",
        "empty": "Expected at least one token.",
        "rate": "Too many messages: expected at most {rate} a second.",
        "somebody": "Somebody",
        "undone": "{who} takes back: {what}.",
        "you_undid": "You take back: {what}.",
        "paused": "The table waits: the server cannot save just now. Nothing is lost; it goes on by itself.",
    },
    "fr": {
        "stale": "Non joué : la table avait avancé. Choisissez à nouveau.",
        "not_begun": "La partie n’a pas commencé : une place est encore libre.",
        "not_dealt": "La partie n’a pas commencé : tous n’ont pas encore participé au mélange.",
        "entropy": "Ce n’est pas ce qu’une de vos places avait promis d’ajouter à la graine.",
        "entropy_early": "Rien n’est attendu pour l’instant : une place est encore libre.",
        "not_yours": "Cette place n’est pas la vôtre.",
        "not_asked": "Ce n’est pas à vous de choisir maintenant.",
        "rated": "Cette partie est classée : personne ne s’y fait remplacer par un robot.",
        "sits_in": "Un robot joue à cette place ; reprenez-la d’abord.",
        "time_up": "Votre temps pour ce tour est écoulé : un robot le termine.",
        "is_here": "Quelqu’un est à cette place : personne d’autre ne peut la confier.",
        "too_soon": "L’absence est trop récente : un robot pourra prendre cette place dans {seconds} s.",
        "over": "La partie est terminée.",
        "choose": "À vous de choisir.",
        "illegal": "Ce n’est pas possible maintenant.",
        "undo_last": "le dernier choix",
        "undo_barred": "Annulation impossible.",
        "undo_off": "Annulation impossible : à cette table, on n’annule pas.",
        "bad_json": "Ce message n’est pas compris : {problem}",
        "too_big": "Ce message a {size} octets : {most} au plus.",
        "too_many": "Ce message a {size} mots : {most} au plus.",
        "hello_first": "Le premier message doit être hello.",
        "not_text": "Un message de texte est attendu.",
        "lang": "La langue {lang} est inconnue ; attendu : {known}.",
        "bot": "Le robot {bot} est inconnu ; attendu : {known}.",
        "bot_seat": "Cette place est celle d’un robot.",
        "name": "Un nom de 1 à {most} caractères est attendu, et aucun mot pour un robot ou pour vous.",
        "token": "{problem}",
        "empty": "Au moins un mot est attendu.",
        "rate": "Trop de messages : {rate} par seconde au plus.",
        "somebody": "Quelqu’un",
        "undone": "{who} revient sur : {what}.",
        "you_undid": "Vous revenez sur : {what}.",
        "paused": "La table attend : le serveur ne peut rien garder. Rien n’est perdu, la partie reprendra.",
    },
}


@cache
def voice(lang: str, game: str) -> Text:
    """The texts of a language, as a game speaks it; ValueError names the languages there are."""
    return Text(lang, catalog.game(game))


def messages(lang: str, game: str) -> dict[str, str]:
    """As a game speaks a language; without a game, of everything there is."""
    return voice(lang, game).messages if game else load_all(lang, catalog.boxes())


def known(lang: str) -> str:
    """A language that is spoken here; Refused names them."""
    if lang not in LANGUAGES:
        raise Refused(400, f"language '{lang[:40]}' is unknown: expected {', '.join(LANGUAGES)}")
    return lang


def say(lang: str, key: str, /, **facts: object) -> str:
    """A sentence of the server; what is no key is a sentence already."""
    lang = lang if lang in MESSAGES else "en"
    message = MESSAGES[lang].get(key)
    return key if message is None else GRAMMARS[lang].typeset(message).format(**facts)
