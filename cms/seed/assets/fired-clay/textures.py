"""Computes the maps of all surfaces as PNG. Job (JSON, first argument): { out, size }."""

import json
import os
import struct
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from noise import Field, normal_map  # noqa: E402
from surfaces import SURFACES  # noqa: E402


def write_png(path, image):
    """An RGB or grey image (0…1) as an 8-bit PNG, with a little dither against bands."""
    dither = np.random.default_rng(1).random(image.shape) - 0.5
    pixels = np.clip(np.round(image * 255 + dither), 0, 255).astype(np.uint8)
    height, width = pixels.shape[:2]
    rows = np.zeros((height, 1 + pixels[0].size), np.uint8)
    rows[:, 1:] = pixels.reshape(height, -1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2 if pixels.ndim == 3 else 0, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        out.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 6)) + chunk(b"IEND", b""))


def seam(image):
    """How much rougher the step over the tile's edge is than the steps inside it (1 = no seam)."""
    inside = (np.abs(np.diff(image, axis=0)).mean() + np.abs(np.diff(image, axis=1)).mean()) / 2
    edge = (np.abs(image[0] - image[-1]).mean() + np.abs(image[:, 0] - image[:, -1]).mean()) / 2
    return edge / inside


def main():
    job = json.loads(sys.argv[1])
    os.makedirs(job["out"], exist_ok=True)
    for name, surface in SURFACES.items():
        colour, rough, height, relief = surface(job["size"])
        maps = {"color": colour, "roughness": rough, "height": height}
        soft = Field(job["size"], 0).blur(height, 1.1)
        maps["normal"] = normal_map(soft, relief * job["size"] / 2048)
        for kind, image in maps.items():
            if seam(image) > 1.25:
                raise SystemExit(f"{name} {kind} has a seam: {seam(image):.2f}")
            write_png(os.path.join(job["out"], f"{name}-{kind}.png"), image)
        print(name, {kind: round(float(seam(image)), 2) for kind, image in maps.items()})


main()
