"""Films made of light: each lamp of a still scene is rendered alone, once, and the film is their sum with changing weights.

Light adds up, so every frame is exact, and twelve seconds cost as much as a dozen pictures.
"""

import os

import bpy
import denoise
import numpy as np


def passes(folder, lamps, samples, width, height, world=0.0):
    """Renders the scene once for each group of `lamps` (lists of objects) and once with the world alone; saves .npy, linear."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    everyone = [one for group in lamps for one in group]
    os.makedirs(folder, exist_ok=True)
    for index, group in enumerate([[], *lamps]):
        if not group and not world:
            continue
        background.inputs["Strength"].default_value = 0 if group else world
        for one in everyone:
            one.hide_render = one not in group
        picture = denoise.linear_picture(os.path.join(folder, "passes"), samples, width, height)
        np.save(os.path.join(folder, f"light-{index}.npy"), picture.astype(np.float16))


def film_curve(folder):
    """Saves the rig's film curve as curve.npy: 8-bit values (fractions kept) for light from 2**-14 to 2**6, evenly in stops."""
    stops = np.linspace(-14, 6, 4096, dtype=np.float32)
    ramp = np.repeat((2.0**stops)[None, :, None], 3, axis=2)
    path = os.path.join(folder, "curve.png")
    denoise.save(np.repeat(ramp, 2, axis=0), path)
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    flat = np.empty(4096 * 2 * 4, np.float32)
    image.pixels.foreach_get(flat)
    np.save(os.path.join(folder, "curve.npy"), flat.reshape(2, 4096, 4)[0, :, 0] * 255)
