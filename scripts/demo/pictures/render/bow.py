"""The ship's bow as seen from above, from a window that looks ahead."""
import math
import numpy as np
import open_sea
from kit import box, glow, matte, sheet, srgb, tube, turned


def foredeck(z, x, near=2.0, long=42.0, half=11.5):
    """A foredeck at that height that runs ahead along y and ends in a point at x; white bulwarks, a mast and winches."""
    paint = {'deck': matte('deck paint', srgb('4f6a64'), 0.55, 0.12, 0.8), 'white': matte('ship white', srgb('e6e2dc'), 0.4, 0.04, 1.5), 'dark': matte('winch', srgb('38474c'), 0.45, 0.05, 2), 'lamp': glow('mast lamp', srgb('fff0d0'), 6.0)}

    def edge(t, out=0.0):
        """Half the ship's width, t of the way to the tip."""
        return (half + out) * max(0.0, 1 - t ** 2.3) ** 0.72

    def rise(t):
        return 1.3 * t * t
    sheet('foredeck', lambda u, v: (x + (u * 2 - 1) * edge(v), near + v * long, z + rise(v)), 24, 60, paint['deck'])
    for side in (-1, 1):
        def bulwark(u, v):
            t = 1 - (1 - u) ** 1.6
            lean = 0.5 * t
            return x + side * (edge(t) + lean * v * (1 - 0.5 * t)), near + t * (long + 0.8 * v), z + rise(t) + v * (1.15 + 0.5 * t ** 3)
        sheet('bulwark', bulwark, 120, 6, paint['white'], thick=0.14)
        rim = [bulwark(u, 1.0) for u in np.linspace(0, 1, 60)]
        tube('bulwark rim', rim, 0.13, paint['white'], 4)
        for u in np.linspace(0.03, 0.93, 26):
            px, py, pz = bulwark(u, 0)
            box('stay', (px - side * 0.55 - 0.05, py - 0.05, pz), (px + 0.05, py + 0.05, pz + 0.95), paint['white'], 0.02)
    tip = near + long
    mast_y = tip - 9.0
    turned('mast', [(0.55, 0), (0.50, 0.3), (0.24, 0.6), (0.16, 6.6), (0.10, 7.4), (0, 7.5)], paint['white'], (x, mast_y, z + rise(0.75)), 32)
    tube('mast arm', [(x - 0.9, mast_y, z + 6.3), (x + 0.9, mast_y, z + 6.3)], 0.06, paint['white'])
    turned('mast light', [(0, 0), (0.11, 0), (0.11, 0.22), (0, 0.24)], paint['lamp'], (x, mast_y - 0.3, z + 6.5), 24)
    for side in (-1, 1):
        for dy in (13.5, 17.5):
            drum = turned('winch', [(0, -0.8), (0.5, -0.8), (0.5, -0.7), (0.28, -0.66), (0.28, 0.66), (0.5, 0.7), (0.5, 0.8), (0, 0.8)], paint['dark'], (x + side * 3.0, tip - dy, z + 1.15), 32)
            drum.rotation_euler = (0, math.pi / 2, 0)
            box('winch bed', (x + side * 3.0 - 1.2, tip - dy - 0.7, z), (x + side * 3.0 + 1.2, tip - dy + 0.7, z + 0.85), paint['dark'], 0.06)
        for dy in (8.0, 22.0):
            for d in (-0.3, 0.3):
                turned('bollard', [(0, 0), (0.2, 0), (0.2, 0.75), (0.26, 0.8), (0.26, 0.9), (0, 0.95)], paint['dark'], (x + side * edge(1 - dy / long) * 0.72, tip - dy + d, z + rise(1 - dy / long)), 24)
    box('hatch', (x - 1.6, tip - 27, z), (x + 1.6, tip - 24, z + 0.9), paint['white'], 0.08)
    open_sea.sun(1.0)
