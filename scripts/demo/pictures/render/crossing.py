"""A long cable-stayed bridge over the sea, far away at dusk."""
import math
import numpy as np
import open_sea
from kit import new_material, srgb
from ship import Pieces


def bridge(y, x0, x1, height=62.0, pylon=225.0, tilt=0.0):
    """A bridge from x0 to x1 with two pylons between; it fades into the haze like the hills."""
    def made(name, code, k, clear=9000.0):
        material, n = new_material(name)
        open_sea.emit(n, open_sea.hazed(n, srgb(code, k * open_sea.NOW['level']), clear), material)
        return material
    p = Pieces({'concrete': made('bridge', '40405e', 0.62), 'stay': made('bridge stay', '4a4763', 0.62), 'lamp': made('bridge lamp', 'ffc98a', 3.2, 30000.0), 'glow': made('bridge glow', 'ffb878', 0.8, 20000.0)})
    long, at = x1 - x0, lambda t: (x0 + (x1 - x0) * t, y + tilt * (t - 0.5) * (x1 - x0))
    for a in np.linspace(0, 1, 41)[:-1]:
        (ax, ay), (bx, by) = at(a), at(a + 1 / 40)
        za, zb = (16 + (height - 16) * math.sin(math.pi * min(1, max(0, t))) ** 0.8 for t in (a, a + 1 / 40))
        p.quad('concrete', (ax, ay, za - 4), (bx, by, zb - 4), (bx, by, zb), (ax, ay, za))
        p.quad('glow', (ax, ay - .5, za), (bx, by - .5, zb), (bx, by - .5, zb + .8), (ax, ay - .5, za + .8))
        p.box('concrete', (ax - 2.2, ay - 3, -2), (ax + 2.2, ay + 3, za - 2))
        p.box('lamp', (ax - .9, ay - 2, za + 7), (ax + .9, ay - 1, za + 8.4))
        p.bar('concrete', (ax, ay - 1, za), (ax, ay - 1, za + 7), .35)
        mx, mz = (ax + bx) / 2, (za + zb) / 2
        p.box('lamp', (mx - .9, ay - 2, mz + 7), (mx + .9, ay - 1, mz + 8.4))
    for t in (0.36, 0.64):
        x, yy = at(t)
        z = 16 + (height - 16) * math.sin(math.pi * t) ** 0.8
        for side in (-1, 1):
            p.bar('concrete', (x + side * 22, yy, -3), (x + side * 24, yy, z), 4.0)
            p.bar('concrete', (x + side * 24, yy, z), (x, yy, pylon * .72), 3.6)
        p.bar('concrete', (x, yy, pylon * .70), (x, yy, pylon), 4.2)
        p.box('lamp', (x - 2, yy - 6, pylon), (x + 2, yy - 5, pylon + 4))
        for way in (-1, 1):
            for k in range(1, 15):
                share = way * k / 15 * 0.135
                ex, ey = at(t + share)
                ez = 16 + (height - 16) * math.sin(math.pi * (t + share)) ** 0.8
                p.bar('stay', (x, yy, pylon * (.76 + .22 * k / 15)), (ex, ey, ez), 0.42)
    for thing in p.objects():
        thing.visible_shadow = thing.visible_diffuse = False
