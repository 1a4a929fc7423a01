"""Noise that tiles: every function here is periodic over the unit square, so the maps have no seam."""

import numpy as np


class Field:
    """A square of `size` pixels with its own random source."""

    def __init__(self, size, seed):
        self.size, self.random = size, np.random.default_rng(seed)
        axis = np.arange(size) / size
        self.x, self.y = np.meshgrid(axis, axis)
        frequency = np.fft.fftfreq(size) * size
        self.fx, self.fy = np.meshgrid(frequency, frequency)
        self.f = np.hypot(self.fx, self.fy)

    def spectrum(self, low, high, falloff=1.0, angle=None, stretch=1.0):
        """Filtered white noise, mean 0 and deviation 1, with detail between `low` and `high` cycles per tile.

        `falloff` is the power by which finer detail fades; `stretch` draws it out along `angle` (radians).
        """
        f = self.f
        if angle is not None:
            along = self.fx * np.cos(angle) + self.fy * np.sin(angle)
            across = -self.fx * np.sin(angle) + self.fy * np.cos(angle)
            f = np.hypot(along * stretch, across)
        weight = np.where(f > 0, np.maximum(f, 1e-6) ** -falloff, 0)
        weight *= 1 / (1 + (low / np.maximum(f, 1e-6)) ** 4) / (1 + (f / high) ** 4)
        noise = np.fft.fft2(self.random.standard_normal((self.size, self.size)))
        made = np.real(np.fft.ifft2(noise * weight))
        return (made - made.mean()) / made.std()

    def blur(self, image, pixels):
        """Gaussian blur that wraps round."""
        return np.real(np.fft.ifft2(np.fft.fft2(image) * np.exp(-2 * (np.pi * self.f * pixels / self.size) ** 2)))

    def warp(self, image, dx, dy):
        """Moves pixels by (dx, dy) tiles, with bilinear sampling that wraps round."""
        n = self.size
        u, v = (self.x + dx) * n, (self.y + dy) * n
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        a, b = u - i, v - j
        i, j, i1, j1 = i % n, j % n, (i + 1) % n, (j + 1) % n
        top = image[j, i] * (1 - a) + image[j, i1] * a
        return top * (1 - b) + (image[j1, i] * (1 - a) + image[j1, i1] * a) * b

    def _stamp(self, target, cx, cy, reach, shape):
        n = self.size
        px = np.arange(int(cx - reach), int(cx + reach) + 2)
        py = np.arange(int(cy - reach), int(cy + reach) + 2)
        dx, dy = np.meshgrid(px - cx, py - cy)
        rows, columns = np.ix_(py % n, px % n)
        target[rows, columns] = np.maximum(target[rows, columns], shape(dx, dy))

    def grains(self, count, smallest, largest, soft=0.35):
        """Irregular round spots (0…1), sizes in pixels at 2048, few large and many small."""
        made = np.zeros((self.size, self.size))
        scale = self.size / 2048
        for _ in range(count):
            r = (smallest + (largest - smallest) * self.random.random() ** 3) * scale
            cx, cy = self.random.random(2) * self.size
            squeeze, turn = 0.6 + 0.4 * self.random.random(), self.random.random() * np.pi

            def shape(dx, dy, r=r, squeeze=squeeze, turn=turn):
                u = dx * np.cos(turn) + dy * np.sin(turn)
                v = (-dx * np.sin(turn) + dy * np.cos(turn)) / squeeze
                return np.clip((1 - np.hypot(u, v) / r) / soft, 0, 1)

            self._stamp(made, cx, cy, r, shape)
        return made

    def fibres(self, count, length, width, bend=0.5):
        """Curled hairs (0…1); length and width in pixels at 2048."""
        made = np.zeros((self.size, self.size))
        scale = self.size / 2048
        for _ in range(count):
            cx, cy = self.random.random(2) * self.size
            turn, curl = self.random.random() * 2 * np.pi, (self.random.random() - 0.5) * bend
            steps = int(length * (0.4 + self.random.random()) * scale / 2) + 2
            strength = 0.4 + 0.6 * self.random.random()
            half = max(width * scale, 0.8)
            for _step in range(steps):
                self._stamp(made, cx, cy, half + 1, lambda dx, dy: strength * np.clip(half + 0.5 - np.hypot(dx, dy), 0, 1))
                cx, cy, turn = (cx + 2 * np.cos(turn)) % self.size, (cy + 2 * np.sin(turn)) % self.size, turn + curl * 0.12
        return made

    def cracks(self, count):
        """Distance to the nearest border between `count` irregular cells, in pixels at 2048; and a tone per cell."""
        n, reach = self.size, int(3.2 * self.size / np.sqrt(count))
        near, next_ = np.full((n, n), 1e9), np.full((n, n), 1e9)
        tone = np.zeros((n, n))
        for _ in range(count):
            cx, cy = (int(v) for v in self.random.random(2) * n)
            window = np.arange(-reach, reach + 1)
            dx, dy = np.meshgrid(window, window)
            rows, columns = np.ix_((cy + window) % n, (cx + window) % n)
            distance, first, second = np.hypot(dx, dy), near[rows, columns], next_[rows, columns]
            next_[rows, columns] = np.minimum(second, np.maximum(first, distance))
            tone[rows, columns] = np.where(distance < first, self.random.random(), tone[rows, columns])
            near[rows, columns] = np.minimum(first, distance)
        return (next_ - near) / 2 * 2048 / n, tone

    def plates(self, count):
        """As `cracks`, with cells of like size and the true distance to their straight borders, for lines of even width."""
        n, apart = self.size, 0.46 / np.sqrt(count)
        seeds = np.empty((0, 2))
        while len(seeds) < count:
            spot = self.random.random(2)
            away = np.abs(seeds - spot)
            if np.all(np.hypot(*np.minimum(away, 1 - away).T) > apart):
                seeds = np.vstack([seeds, spot])
        reach = min(int(2.6 * n / np.sqrt(count)), n // 2 - 1)
        window = np.arange(-reach, reach + 1)
        near, next_ = np.full((n, n), 1e9), np.full((n, n), 1e9)
        first, second = np.zeros((n, n), int), np.zeros((n, n), int)
        for index, (cx, cy) in enumerate((seeds * n).astype(int)):
            at = np.ix_((cy + window) % n, (cx + window) % n)
            square = window[:, None] ** 2 + window[None, :] ** 2
            closer, between = square < near[at], square < next_[at]
            next_[at] = np.where(closer, near[at], np.where(between, square, next_[at]))
            second[at] = np.where(closer, first[at], np.where(between, index, second[at]))
            near[at], first[at] = np.where(closer, square, near[at]), np.where(closer, index, first[at])
        away = np.abs(seeds[first] - seeds[second])
        between = np.hypot(*np.moveaxis(np.minimum(away, 1 - away), -1, 0)) * n
        return (next_ - near) / (2 * between) * 2048 / n, self.random.random(count)[first]


def unit(image, low=1, high=99):
    """Stretches an image to 0…1 between two percentiles."""
    a, b = np.percentile(image, [low, high])
    return np.clip((image - a) / (b - a), 0, 1)


def normal_map(height, strength):
    """Tangent-space normals (OpenGL, Y up) of a height map 0…1; `strength` is the relief in pixels."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength / 2
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength / 2
    length = np.sqrt(dx * dx + dy * dy + 1)
    return np.stack([-dx / length, dy / length, 1 / length], -1) * 0.5 + 0.5
