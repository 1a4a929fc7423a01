"""Small PNG files with an alpha channel: 256 colours, each with an alpha of its own."""

import struct
import zlib

import numpy as np


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _palette(colours, counts, size=256, rounds=4):
    """Median cut (Heckbert 1982) of the used colours, then a few rounds of k-means."""

    def worth(box):
        return np.ptp(colours[box], axis=0).max() * counts[box].sum() ** 0.5 if len(box) > 1 else 0

    boxes = [np.arange(len(colours))]
    worths = [worth(boxes[0])]
    while len(boxes) < size and max(worths) > 0:
        widest = int(np.argmax(worths))
        box = boxes.pop(widest)
        worths.pop(widest)
        box = box[np.argsort(colours[box, np.ptp(colours[box], axis=0).argmax()])]
        total = np.cumsum(counts[box])
        middle = min(max(int(np.searchsorted(total, total[-1] / 2)), 1), len(box) - 1)
        for half in (box[:middle], box[middle:]):
            boxes.append(half)
            worths.append(worth(half))
    means = np.array([np.average(colours[box], axis=0, weights=counts[box]) for box in boxes])
    for _ in range(rounds):
        near = nearest(colours, means)
        total = np.maximum(np.bincount(near, counts, len(means)), 1e-9)
        moved = np.stack([np.bincount(near, counts * colours[:, c], len(means)) for c in range(4)], axis=1) / total[:, None]
        means = np.where((total > 1e-6)[:, None], moved, means)
    return means


def nearest(colours, means):
    """The index of the mean next to each colour."""
    found = [
        np.argmin((block**2).sum(1)[:, None] - 2 * block @ means.T + (means**2).sum(1)[None], axis=1)
        for block in np.array_split(colours, max(len(colours) // 4096, 1))
    ]
    return np.concatenate(found)


def write_indexed(path, pixels, learned_from=24000):
    """Writes (height, width, 4) bytes, top row first, in 256 colours with alpha. The palette is learned from a sample."""
    height, width, _ = pixels.shape
    shown = np.array(pixels, order="C")
    shown[shown[..., 3] == 0] = 0
    used, where, counts = np.unique(shown.view(np.uint32).ravel(), return_inverse=True, return_counts=True)
    colours = used.view(np.uint8).reshape(-1, 4).astype(np.float64)
    weights = np.minimum(counts, 400).astype(np.float64)
    weights[used == 0] = 1e7
    sample = np.unique(
        np.append(np.linspace(0, len(used) - 1, min(len(used), learned_from)).astype(int), np.flatnonzero(used == 0))
    )
    palette = np.round(_palette(colours[sample], weights[sample])).astype(np.uint8)
    rows = np.zeros((height, 1 + width), np.uint8)
    rows[:, 1:] = nearest(colours, palette.astype(np.float64))[where].reshape(height, width)
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    colour = _chunk(b"PLTE", palette[:, :3].tobytes()) + _chunk(b"tRNS", palette[:, 3].tobytes())
    body = _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9))
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + head + colour + body + _chunk(b"IEND", b""))
