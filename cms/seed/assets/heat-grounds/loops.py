"""Noise that closes in time as well: fields over (t, y, x), periodic in all three, and what draws them large."""

import numpy as np

WIDTH, HEIGHT, RATE, SECONDS = 1920, 1080, 24, 8
FRAMES = RATE * SECONDS


def volume(seed, frames, height, width, low, high, falloff, pace=2.0, stretch=1.0):
    """Filtered white noise (frames, height, width), mean 0, deviation 1, detail between `low` and `high` cycles per width.

    `pace` is how often it may change in one loop; `stretch` draws it out upwards. Read at any shift, it has no seam.
    """
    random = np.random.default_rng(seed)
    fx = np.fft.rfftfreq(width) * width
    fy = np.fft.fftfreq(height) * height * width / height * stretch
    ft = np.fft.fftfreq(frames) * frames
    f = np.hypot(fy[:, None], fx[None, :])
    weight = np.where(f > 0, np.maximum(f, 1e-6) ** -falloff, 0)
    weight *= 1 / (1 + (low / np.maximum(f, 1e-6)) ** 4) / (1 + (f / high) ** 4)
    noise = np.fft.rfftn(random.standard_normal((frames, height, width)).astype(np.float32))
    noise *= weight[None] * np.exp(-((ft / pace) ** 2))[:, None, None]
    made = np.fft.irfftn(noise, s=(frames, height, width)).astype(np.float32)
    return (made - made.mean()) / made.std()


def _weights(count, target):
    """Rows of a matrix that draws `count` samples out to `target` by cubic B-splines, wrapping round."""
    at = (np.arange(target) + 0.5) * count / target - 0.5
    base = np.floor(at).astype(int)
    t = at - base
    parts = ((1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3)
    made = np.zeros((target, count), np.float32)
    for offset, part in zip((-1, 0, 1, 2), parts):
        np.add.at(made, (np.arange(target), (base + offset) % count), part / 6)
    return made


class Enlarger:
    """Draws small fields out to the size of the film, softly."""

    def __init__(self, height, width, to_height=HEIGHT, to_width=WIDTH):
        self.down, self.across = _weights(height, to_height), _weights(width, to_width).T.copy()

    def __call__(self, field):
        return self.down @ (field @ self.across)


def sample(field, x, y):
    """`field` at fractions of its size (x, y: arrays), bilinear, wrapping round."""
    height, width = field.shape
    u, v = x * width, y * height
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    a, b = (u - i).astype(np.float32), (v - j).astype(np.float32)
    i, j, i1, j1 = i % width, j % height, (i + 1) % width, (j + 1) % height
    top = field[j, i] * (1 - a) + field[j, i1] * a
    return top * (1 - b) + (field[j1, i] * (1 - a) + field[j1, i1] * a) * b


def step(low, high, x):
    """Smooth step from 0 at `low` to 1 at `high`."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Ramp:
    """A table of colours along 0…1 (sRGB, 8-bit values as floats)."""

    def __init__(self, *colours):
        stops = np.linspace(0, 1, len(colours))
        table = np.array([[int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in colours])
        self.table = np.stack([np.interp(np.linspace(0, 1, 4096), stops, table[:, k]) for k in range(3)], -1).astype(np.float32)

    def __call__(self, t):
        return self.table[np.clip(t * 4095, 0, 4095).astype(np.int16)]
