"""Computes the maps of all surfaces as PNG. Job (JSON, first argument): { out, size }.

Runs beside surfaces.py, whose SURFACES maps names to functions of a size in pixels. Each returns colour (sRGB 0…1),
roughness, height (both 0…1), the relief in pixels at 2048, and, if it has any, a dictionary of further maps.
"""

import json
import os
import struct
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from noise import Field, normal_map  # noqa: E402

KINDS = {1: 0, 3: 2, 4: 6}  # channels: PNG colour type


def write_png(path, image):
    """A grey, RGB or RGBA image (0…1) as an 8-bit PNG, with a little dither against bands."""
    dither = np.random.default_rng(1).random(image.shape) - 0.5
    write_pixels(path, np.clip(np.round(image * 255 + dither), 0, 255).astype(np.uint8))


def write_pixels(path, pixels):
    """8-bit pixels as they are: (h, w), (h, w, 3) or (h, w, 4)."""
    height, width = pixels.shape[:2]
    rows = np.zeros((height, 1 + pixels[0].size), np.uint8)
    rows[:, 1:] = pixels.reshape(height, -1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    kind = KINDS[pixels.shape[2] if pixels.ndim == 3 else 1]
    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        out.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 9 if kind == 6 else 6)) + chunk(b"IEND", b""))


def seam(image):
    """The step over the tile's edge against the roughest steps inside it, by rows and columns (up to 1 = no seam)."""
    return max(
        np.abs(np.take(image, 0, axis) - np.take(image, -1, axis)).mean()
        / max(np.percentile(np.abs(np.diff(image, axis=axis)).mean(tuple({0, 1, image.ndim - 1} - {axis})), 99), 1e-4)
        for axis in (0, 1)
    )


def main():
    from surfaces import SURFACES

    job = json.loads(sys.argv[1])
    os.makedirs(job["out"], exist_ok=True)
    for name, surface in SURFACES.items():
        colour, rough, height, relief, *more = surface(job["size"])
        maps = {"color": colour, "roughness": rough, "height": height, **(more[0] if more else {})}
        soft = Field(job["size"], 0).blur(height, 1.1)
        maps["normal"] = normal_map(soft, relief * job["size"] / 2048)
        for kind, image in maps.items():
            if seam(image) > 1.25:
                raise SystemExit(f"{name} {kind} has a seam: {seam(image):.2f}")
            write_png(os.path.join(job["out"], f"{name}-{kind}.png"), image)
        print(name, {kind: round(float(seam(image)), 2) for kind, image in maps.items()})


if __name__ == "__main__":
    main()
