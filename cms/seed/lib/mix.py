"""Sums rendered lights into a film. Runs in plain Python with NumPy; frames go to FFmpeg through a pipe."""

import os
import subprocess

import numpy as np

STOPS = (-14.0, 6.0)


class Lights:
    """The linear pictures of one folder, and the film curve beside them."""

    def __init__(self, folder):
        self.folder = folder
        self.curve = np.load(os.path.join(folder, "curve.npy"))
        names = sorted(name for name in os.listdir(folder) if name.startswith("light-"))
        self.lights = {int(name[6:-4]): np.load(os.path.join(folder, name)).astype(np.float32)[::-1] for name in names}

    def frame(self, weights):
        """One frame (h, w, 3) of 8-bit values as floats; `weights` maps a light to its colour and strength."""
        total = sum(self.lights[light] * np.asarray(colour, np.float32) for light, colour in weights.items())
        stops = np.log2(np.maximum(total, 2.0 ** STOPS[0]))
        return np.interp(stops, np.linspace(*STOPS, len(self.curve)), self.curve).astype(np.float32)


def enlarge(frame, factor, width, height):
    """The middle of `frame`, `factor` times larger, cut to width by height (bilinear)."""
    h, w = frame.shape[:2]
    scale = max(width / w, height / h) * factor
    ys = np.clip((np.arange(height) - height / 2 + 0.5) / scale + h / 2 - 0.5, 0, h - 1.001)
    xs = np.clip((np.arange(width) - width / 2 + 0.5) / scale + w / 2 - 0.5, 0, w - 1.001)
    y0, x0 = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y0)[:, None, None].astype(np.float32), (xs - x0)[None, :, None].astype(np.float32)
    top = frame[y0][:, x0] * (1 - fx) + frame[y0][:, x0 + 1] * fx
    low = frame[y0 + 1][:, x0] * (1 - fx) + frame[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + low * fy


class Film:
    """An H.264 file at 24 frames a second, fed frame by frame."""

    def __init__(self, out, crf, width=1280, height=720):
        source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", "24", "-i", "-"]
        codec = ["-c:v", "libx264", "-preset", "slow", "-crf", str(crf), "-pix_fmt", "yuv420p", "-bitexact"]
        colours = ["-vf", "scale=out_range=tv:out_color_matrix=bt709", "-colorspace", "bt709", "-movflags", "+faststart"]
        program = os.environ.get("FFMPEG", "ffmpeg")
        self.pipe = subprocess.Popen([program, "-y", "-v", "error", *source, *codec, *colours, out], stdin=subprocess.PIPE)
        self.grain = np.random.default_rng(7).uniform(-0.5, 0.5, (height, width, 1)).astype(np.float32)

    def add(self, frame):
        """Half a step of fixed grain keeps dark gradients from showing bands."""
        self.pipe.stdin.write(np.clip(frame + self.grain + 0.5, 0, 255).astype(np.uint8).tobytes())

    def close(self):
        self.pipe.stdin.close()
        if self.pipe.wait() != 0:
            raise RuntimeError("FFmpeg did not write the film")


def save(frame, out):
    """Writes one frame as PNG."""
    height, width = frame.shape[:2]
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-i", "-"]
    program = os.environ.get("FFMPEG", "ffmpeg")
    data = np.clip(frame + 0.5, 0, 255).astype(np.uint8).tobytes()
    subprocess.run([program, "-y", "-v", "error", *source, "-frames:v", "1", out], input=data, check=True)
