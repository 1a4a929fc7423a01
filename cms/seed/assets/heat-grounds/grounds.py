"""The four grounds. Each is a function of nothing that returns frame(i) for i = 0…FRAMES-1."""

import numpy as np
from loops import FRAMES, HEIGHT, WIDTH, Enlarger, Ramp, sample, step, volume

SMALL = (FRAMES // 4, 68, 120)


def _over_time(field, i):
    """A slow field at frame `i`, between its four neighbours in time (cubic B-spline, closed)."""
    count = field.shape[0]
    at = i * count / FRAMES
    base = int(at)
    t = at - base
    parts = ((1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3)
    return sum(field[(base + k) % count] * np.float32(part / 6) for k, part in zip((-1, 0, 1, 2), parts))


def embers():
    """A bed of coals: plates of ash, and the gaps between them that breathe."""
    rng = np.random.default_rng(5)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    large = Enlarger(135, 240)
    bend = volume(11, 1, 135, 240, 4, 60, 1.5)[0]
    other = volume(12, 1, 135, 240, 4, 60, 1.5)[0]
    x, y = x + 15 * large(bend), y + 15 * large(other)
    seeds = rng.random((330, 2)) * (WIDTH + 240, HEIGHT + 240) - 120
    first, second = np.full(x.shape, 1e9, np.float32), np.full(x.shape, 1e9, np.float32)
    tone = np.zeros(x.shape, np.float32)
    for cx, cy in seeds:
        away = np.hypot(x - cx, (y - cy) * 1.15)
        closer = away < first
        second = np.where(closer, first, np.minimum(second, away))
        tone = np.where(closer, rng.random(), tone)
        first = np.where(closer, away, first)
    gap = (second - first) / 2
    ash = large(volume(13, 1, 135, 240, 8, 120, 1.1)[0])
    heart, halo = np.exp(-gap / 2.6), np.exp(-gap / 17)
    slope = step(0.15, 1.05, (np.mgrid[0:HEIGHT, 0:WIDTH][0] / HEIGHT)).astype(np.float32)
    crust = 0.035 + 0.02 * tone + 0.012 * ash + 0.02 * slope
    breath, draw = volume(14, *SMALL, 1.2, 8, 1.2, 2.0), Enlarger(*SMALL[1:])
    colours = Ramp("#090807", "#1A1310", "#3A1A0E", "#7A2C0C", "#C4560F", "#F09A1A", "#FFD35A")

    def frame(i):
        heat = step(-1.3, 2.1, draw(_over_time(breath, i)) + 1.1 * (slope - 0.45))
        glow = crust + heat * slope * (0.62 * heart * (0.6 + 0.6 * heat) + 0.3 * halo * heat)
        return colours(glow)

    return frame


def draught():
    """Smoke that a slow draught draws upwards, lit from below."""
    height, width = 270, 480
    curl = [volume(seed, *SMALL, 1.2, 7, 1.9, 2.0) for seed in (21, 22)]
    smoke = volume(23, 1, height, width, 3, 70, 1.7, stretch=2.6)[0]
    veil = volume(24, 1, height, width, 1.5, 24, 1.7, stretch=1.6)[0]
    to_mid, to_full = Enlarger(68, 120, height, width), Enlarger(height, width)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    rise = step(0.0, 1.0, y)
    colours = Ramp("#0A0A09", "#14110F", "#2A1F18", "#4B3322", "#7C5330", "#B98A50")

    def frame(i):
        t = i / FRAMES
        dx, dy = (to_mid(_over_time(field, i)) * 0.05 for field in curl)
        thread = np.exp(-np.abs(sample(smoke, x + dx, y + dy + t)) * 3.4)
        body = step(-0.6, 1.6, sample(veil, x + 0.6 * dx, y + 0.6 * dy + t))
        light = 0.07 + 1.0 * rise**1.3
        return colours(to_full((0.05 + light * body * (0.3 + 0.7 * thread)).astype(np.float32)))

    return frame


def isotherms():
    """Lines of equal heat that wander over a dark map; one of them is the signal."""
    field, draw = volume(31, *SMALL, 0.9, 5, 2.6, 1.5), Enlarger(*SMALL[1:])
    ground, quiet, bone, signal = (np.array(c, np.float32) for c in ((14, 14, 12), (58, 54, 47), (150, 144, 132), (255, 209, 26)))
    lines = 12

    def line(level, slope, width):
        return np.clip(width + 0.5 - np.abs(level) / np.maximum(slope, 1e-6), 0, 1)

    def frame(i):
        heat = draw(_over_time(field, i)) / 2.6
        level = heat * lines
        slope = np.hypot(*np.gradient(level))
        nearest = np.round(level)
        thin = line(level - nearest, slope, 0.55)
        warm = step(-0.5, 0.9, heat)[..., None]
        picture = ground + np.float32([20, 11, 4]) * warm**2
        picture = picture + (quiet + (bone - quiet) * 0.55 * warm - picture) * (thin * 0.9)[..., None]
        one = line(level - 3, slope, 1.15)
        return picture + (signal - picture) * one[..., None]

    return frame


def wheel():
    """Wet clay on a wheel that turns once; the lamp beside it sways, and its light lies across the throwing lines."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    sway = Enlarger(135, 240)(volume(41, 1, 135, 240, 1, 5, 2.2)[0])
    x, y = x - 1330, (y - 640) * 1.18
    radius, angle = np.hypot(x, y) + 2.5 * sway, np.arctan2(y, x) / (2 * np.pi)
    rng = np.random.default_rng(43)
    lines = sum(
        np.interp(radius, np.arange(0, 2200, pitch), rng.standard_normal(len(np.arange(0, 2200, pitch)))) * weight
        for pitch, weight in ((3.0, 0.3), (9.0, 0.5), (34.0, 0.55))
    )
    groove = np.clip(0.55 + 0.36 * lines, 0.03, 1.6).astype(np.float32)
    rim = (step(45, 190, radius) * np.exp(-((radius / 1050) ** 2))).astype(np.float32)
    clay, warm = volume(44, 1, 256, 512, 2, 90, 1.5)[0], Ramp("#0A0A09", "#17110D", "#33200F", "#6E4320", "#B87F45", "#EBC48C")

    def across(at, power):
        return (1 - 0.92 * np.sin(2 * np.pi * (angle - at)) ** 2) ** power

    def frame(i):
        t = i / FRAMES
        at = 0.60 + 0.055 * np.sin(2 * np.pi * t)
        wet = sample(clay, angle - t, radius / 1500)
        light = across(at + 0.006 * wet, 34) * 0.85 + across(at + 0.006 * wet, 5) * 0.2 + across(at + 0.25, 16) * 0.07
        return warm(0.03 + 0.82 * rim * groove * light * np.clip(1 + 0.22 * wet, 0.3, 1.6))

    return frame


GROUNDS = {"wheel": wheel, "embers": embers, "draught": draught, "isotherms": isotherms}
