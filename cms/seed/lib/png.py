"""PNG files with an alpha channel, small ones: true colour with filtered rows, or 256 colours with an alpha of their own."""

import struct
import zlib

import numpy as np


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _write(path, width, height, colour_type, chunks, rows):
    head = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    body = _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9))
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + b"".join(chunks) + body + _chunk(b"IEND", b""))


def write_rgba(path, pixels):
    """Writes (height, width, 4) bytes, top row first; every row takes the filter that leaves the smallest numbers."""
    height, width, _ = pixels.shape
    now = pixels.reshape(height, -1).astype(np.int16)
    left = np.pad(now, ((0, 0), (4, 0)))[:, :-4]
    up = np.pad(now, ((1, 0), (0, 0)))[:-1]
    corner = np.pad(up, ((0, 0), (4, 0)))[:, :-4]
    guess = left + up - corner
    far = [np.abs(guess - other) for other in (left, up, corner)]
    paeth = np.where((far[0] <= far[1]) & (far[0] <= far[2]), left, np.where(far[1] <= far[2], up, corner))
    kinds = [now, now - left, now - up, now - (left + up) // 2, now - paeth]
    cost = np.array([np.abs(kind.astype(np.int8).astype(np.int16)).sum(axis=1) for kind in kinds])
    best = cost.argmin(axis=0)
    rows = np.empty((height, 1 + width * 4), np.uint8)
    rows[:, 0] = best
    for number, kind in enumerate(kinds):
        rows[best == number, 1:] = kind[best == number].astype(np.uint8)
    _write(path, width, height, 6, [], rows)


def _palette(colours, counts, size=256, rounds=6):
    """Median cut (Heckbert 1982) of the used colours, then a few rounds of k-means."""
    boxes = [np.arange(len(colours))]
    while len(boxes) < size:
        spread = [np.ptp(colours[box], axis=0).max() * counts[box].sum() ** 0.5 if len(box) > 1 else 0 for box in boxes]
        widest = int(np.argmax(spread))
        if spread[widest] == 0:
            break
        box = boxes.pop(widest)
        box = box[np.argsort(colours[box, np.ptp(colours[box], axis=0).argmax()])]
        total = np.cumsum(counts[box])
        middle = min(max(int(np.searchsorted(total, total[-1] / 2)), 1), len(box) - 1)
        boxes += [box[:middle], box[middle:]]
    means = np.array([np.average(colours[box], axis=0, weights=counts[box]) for box in boxes])
    for _ in range(rounds):
        near = nearest(colours, means)
        for k in range(len(means)):
            mine = near == k
            if mine.any():
                means[k] = np.average(colours[mine], axis=0, weights=counts[mine])
    return means


def nearest(colours, means):
    """The index of the mean next to each colour."""
    found = [
        np.argmin((block**2).sum(1)[:, None] - 2 * block @ means.T + (means**2).sum(1)[None], axis=1)
        for block in np.array_split(colours, max(len(colours) // 4096, 1))
    ]
    return np.concatenate(found)


def write_indexed(path, pixels):
    """Writes (height, width, 4) bytes, top row first, in 256 colours with alpha: for subjects of one material."""
    height, width, _ = pixels.shape
    flat = pixels.reshape(-1, 4).astype(np.float64)
    flat[flat[:, 3] == 0] = 0
    used, where, counts = np.unique(flat, axis=0, return_inverse=True, return_counts=True)
    weights = np.minimum(counts, 400).astype(np.float64)
    weights[0] = weights[0] if used[0, 3] else 1e7
    palette = np.round(_palette(used, weights)).astype(np.uint8)
    rows = np.zeros((height, 1 + width), np.uint8)
    rows[:, 1:] = nearest(used, palette.astype(np.float64))[where].reshape(height, width)
    chunks = [_chunk(b"PLTE", palette[:, :3].tobytes()), _chunk(b"tRNS", palette[:, 3].tobytes())]
    _write(path, width, height, 3, chunks, rows)
