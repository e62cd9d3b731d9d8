"""Glicko-2 for one game after the other: a first attempt is a game between a player and a puzzle. The page
works out the same (`routes/puzzles/glicko.ts`)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt
from typing import Final

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
TAU: Final = 0.75  # how much volatility may change
CLOSE: Final = 1e-6
LEAST: Final = 45.0  # nobody is known better
PERIOD: Final = 5 * 86_400.0  # seconds in which somebody who tries nothing becomes as uncertain as by a game


@dataclass(frozen=True)
class Rating:
    rating: float
    deviation: float
    volatility: float = 0.09


FRESH: Final = Rating(MIDDLE, 500.0)


def aged(own: Rating, seconds: float) -> Rating:
    """After a time without any game: nobody is less certain than at first."""
    drift = max(seconds, 0.0) / PERIOD * (own.volatility * SCALE) ** 2
    return replace(own, deviation=min(FRESH.deviation, sqrt(own.deviation**2 + drift)))


def after(own: Rating, other: Rating, won: bool, weight: float = 1.0) -> Rating:
    """After a game against another; so much of it counts."""
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    g = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
    expected = 1 / (1 + exp(-g * (mu - (other.rating - MIDDLE) / SCALE)))
    variance = 1 / (g * g * expected * (1 - expected))
    surprise = g * (won - expected)
    sigma = volatility(own.volatility, phi, variance, variance * surprise)
    spread = 1 / sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    moved = SCALE * (mu + spread * spread * surprise) + MIDDLE
    return Rating(
        own.rating + weight * (moved - own.rating),
        max(LEAST, own.deviation + weight * (spread * SCALE - own.deviation)),
        own.volatility + weight * (sigma - own.volatility),
    )


def volatility(own: float, spread: float, variance: float, delta: float) -> float:
    """After a game."""
    start, known = log(own * own), spread * spread + variance

    def f(x: float) -> float:
        e = exp(x)
        both = known + e
        return e * (delta * delta - both) / (2 * both * both) - (x - start) / (TAU * TAU)

    high = log(delta * delta - known) if delta * delta > known + CLOSE else start - TAU
    while delta * delta <= known + CLOSE and f(high) < 0:
        high -= TAU
    return exp(root(f, start, high) / 2)


def root(f: Callable[[float], float], low: float, high: float) -> float:
    """By the Illinois method."""
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        there = f(between)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, there
    return low
