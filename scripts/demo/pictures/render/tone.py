"""python3 tone.py IN.npy OUT.png [exposure [time]]: the film look of all pictures."""
import sys
import cv2
import numpy as np

INTO = np.array([[0.842479062253094, 0.0423282422610123, 0.0423756549057051],
                 [0.0784335999999992, 0.878468636469772, 0.0784336],
                 [0.0792237451477643, 0.0791661274605434, 0.879142973793104]])
BACK = np.array([[1.19687900512017, -0.0528968517574562, -0.0529716355144438],
                 [-0.0980208811401368, 1.15190312990417, -0.0980434501171241],
                 [-0.0990297440797205, -0.0989611768448433, 1.15107367264116]])


def read(path):
    return np.load(path).astype(np.float32)


def bloom(image, strength=0.05):
    """Light that spreads in the lens round what is brighter than white."""
    h, w = image.shape[:2]
    bright = np.clip(image - 0.9, 0, 6)
    soft = sum(k * cv2.GaussianBlur(bright, (0, 0), w * s) for k, s in ((0.5, 0.004), (0.3, 0.014), (0.2, 0.045)))
    return image + strength * soft * 2.4


# the camera is set between lamplight and dusk; by day to the light of the window, filled by lamps
BALANCE = {'dusk': (0.93, 1.0, 1.06), 'night': (0.92, 1.0, 1.08), 'day': (0.985, 1.0, 1.0)}


def film(image, exposure=0.0, time='dusk', contrast=None, colour=1.12, grain=0.005):
    x = bloom(np.maximum(image, 0)) * np.array(BALANCE[time], np.float32) * 2.0 ** exposure
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    away = ((xx / w - 0.5) ** 2 + ((yy / h - 0.5) * h / w) ** 2) / 0.36
    x = x * (1 - 0.2 * away)[..., None]
    x = np.clip(np.log2(np.maximum(x @ INTO, 1e-10)), -12.47393, 4.026069)
    x = (x + 12.47393) / (4.026069 + 12.47393)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    x = np.clip(x, 0, 1) ** (contrast or {'day': 1.42}.get(time, 1.24))
    grey = (x @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    x = grey + colour * (x - grey)
    x = np.clip(x @ BACK, 0, 1)
    noise = np.random.default_rng(1).normal(0, grain, (h, w, 1)) * (0.4 + 0.6 * (1 - x.mean(-1, keepdims=True)))
    return np.clip(x + noise, 0, 1)


def write(path, image):
    cv2.imwrite(path, (np.clip(image, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8))


if __name__ == '__main__':
    write(sys.argv[2], film(read(sys.argv[1]), float(sys.argv[3]) if len(sys.argv) > 3 else 0.0, *sys.argv[4:5]))
