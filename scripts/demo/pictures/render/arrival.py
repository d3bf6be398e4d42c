"""Two suitcases before the front desk of the lobby, at dusk."""
import math
import numpy as np
import lobby
from kit import area, box, matte, sheet, srgb, tube, turned
from parts import WARM
from still import group, rounded, still

GROUND = 0.062  # of a shell above the floor, on its wheels


def shell(material, a, b, high, r=0.055, rib=0.036):
    """A hard shell with half sides a and b: rounded all round, with upright ribs on its two broad sides."""
    bends = [(r * (1 - math.sin(t)), r * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 9)]  # (inset, height)
    rings = [(b - .004, 0), *bends, *((0, r + (high - 2 * r) * k / 12) for k in range(1, 12)), *((i, high - z) for i, z in reversed(bends)), (b - .004, high)]
    count, half = 360, a - 0.062

    def outline(inset, z):
        line = np.array(rounded(a - inset, b - inset, r - inset))
        line = np.vstack([line, line[:1]])
        way = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
        at = np.linspace(0, way[-1], count, endpoint=False)
        x, y = (np.interp(at, way, line[:, k]) for k in (0, 1))
        ends = min(1, max(0, (z - r) / .03), max(0, (high - r - z) / .03))
        swell = np.abs(np.sin(math.pi * (x + half) / rib)) ** 0.6 * (np.abs(x) < half) * (np.abs(y) > b * .8) * (inset == 0)
        return np.c_[x, y + np.sign(y) * 0.009 * ends * swell, np.full(count, z + GROUND)]
    outlines = [outline(*ring) for ring in rings]
    return sheet('suitcase', lambda u, v: tuple(outlines[round(v * (len(rings) - 1))][round(u * count) % count]), count, len(rings), material, closed=True)


def wheels(m, a, b):
    things = []
    for x in (-a + .055, a - .055):
        for y in (-b + .050, b - .050):
            things.append(turned('wheel cup', [(.019, .036), (.026, .052), (.030, .076)], m['trim'], (x, y, 0), 32))
            for side in (-1, 1):
                wheel = turned('wheel', [(0, -.008), (.021, -.008), (.025, -.005), (.025, .005), (.021, .008), (0, .008)], m['tyre'], (x + side * .013, y, .025), 40)
                wheel.rotation_euler = (0, math.pi / 2, 0)
                things.append(wheel)
    return things


def suitcase(m, at, turn, colour, a, b, high, pulled):
    """Its front looks towards -y, its handle is pulled out at the back by that length."""
    top = GROUND + high
    around = [(x, 0, z + GROUND + high / 2) for x, z in rounded(a + .001, high / 2 + .001, .056)]
    things = [shell(m[colour], a, b, high), tube('zip', around, 0.0045, m['trim'], 4, cyclic=True), *wheels(m, a, b)]
    grip, back = a * .42, b - .045
    for x in (-grip, grip):
        things.append(box('socket', (x - .016, back - .012, top - .004), (x + .016, back + .012, top + .008), m['trim'], 0.003))
        things.append(tube('pole', [(x, back, top - .02), (x, back, top + pulled)], 0.0075, m['steel']))
    things.append(box('grip', (-grip - .018, back - .014, top + pulled - .008), (grip + .018, back + .014, top + pulled + .022), m['trim'], 0.010))
    strap = [(-.085, -.02, top - .004), (-.072, -.02, top + .020), (-.040, -.02, top + .026), (.040, -.02, top + .026), (.072, -.02, top + .020), (.085, -.02, top - .004)]
    things.append(tube('strap', strap, 0.009, m['trim'], 5))
    things.append(box('badge', (-.022, -b - .010, top - .118), (.022, -b - .001, top - .104), m['steel'], 0.002))
    things.append(box('lock', (a - .004, -.022, GROUND + high * .60), (a + .007, .022, GROUND + high * .72), m['trim'], 0.004))
    return group(things, at, turn)


def build():
    lobby.build()
    m = {'sea': matte('sea shell', srgb('12343a'), 0.30, 0.02, 6, bump=0.0002, bump_scale=900, spec=0.5), 'sand': matte('sand shell', srgb('b8a284'), 0.36, 0.02, 6, bump=0.0002, bump_scale=900, spec=0.5),
         'trim': matte('trim', srgb('1f1d1c'), 0.45, 0.03, 40), 'tyre': matte('tyre', srgb('171616'), 0.6, 0.03, 40), 'steel': matte('steel', srgb('c9c6c0'), 0.22, 0.0, 1, metal=1.0)}
    suitcase(m, (7.02, 4.20, 0), math.radians(-22), 'sea', 0.225, 0.140, 0.66, 0.36)
    suitcase(m, (6.33, 3.98, 0), math.radians(-38), 'sand', 0.185, 0.115, 0.50, 0.44)
    area('key', (3.6, 3.4, 2.6), (0.9, 0.9), 60, WARM, (math.radians(52), 0, math.radians(-80)))


SCENES = [still('haru-arrival', build, dict(at=(5.55, 1.75, 0.82), aim=(6.79, 4.6), lens=35, focus=2.75, stop=5.6, shift=-0.06), 'dusk', 1.1)]
