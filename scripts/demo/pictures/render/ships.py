"""Hanbada Ferry's ships at sea: the large one at dusk and at daybreak, the fast one by day."""
import math
import bpy
import numpy as np
import open_sea
import ship
from crossing import bridge
from kit import add, area, matte, sheet, srgb
from still import group, still

DUSK = math.radians(180 + 27)  # the large ship sails to the left and nears


def evening_crossing(camera, at, turn, **look):
    def build():
        open_sea.sky('dusk', **look)
        open_sea.sun(1.0)
        _, hull = ship.hanbada(1.0, (*at, 0), turn)
        open_sea.waves(high=0.24, longest=20.0, stirred=ship.wake(hull, at, turn, 1.0), **camera)
        open_sea.hills((9000, 330, 4, -9000, 1500), (13000, 520, 7, -3000, 12000), (17000, 640, 9, -14000, 3000))
        bridge(3600, -2600, 1500)
        area('fill', (at[0] - 40, at[1] - 260, 160), (220, 120), 60000, (0.55, 0.58, 0.85), (math.radians(52), 0, 0))
    return build


def gull(m, x, y, z, turn, lift, size=1.3):
    """A gull that glides towards +x."""
    def wing(side):
        def point(u, v):
            chord = 0.20 * (1 - v ** 2.2) + 0.02
            return (0.10 - chord * u - 0.30 * max(0, v - .45), side * size * .62 * v, lift * math.sin(min(1, v * 1.9) * math.pi / 2) * (1 - .5 * v) + 0.02 * math.sin(u * math.pi))
        return sheet('wing', point, 6, 16, m['gull'], thick=0.012)

    def body(u, v):
        a, r = u * math.tau, 0.085 * math.sin(math.pi * v) ** 0.6
        return 0.30 - 0.62 * v, r * math.cos(a), r * math.sin(a) * .9
    return group([wing(-1), wing(1), sheet('gull', body, 14, 14, m['gull'], closed=True)], (x, y, z), turn)


def daybreak():
    at, turn = (0.0, 330.0), math.radians(-40)
    open_sea.sky('dawn')
    open_sea.sun(1.0)
    _, hull = ship.hanbada(0.0, (*at, 0), turn, 0.0)
    open_sea.waves(high=0.30, longest=24.0, stirred=ship.wake(hull, at, turn, 1.0), **DAYBREAK)
    open_sea.hills((12000, 300, 4, -9000, 2500), (16000, 420, 7, 500, 12000))
    m = {'gull': matte('gull', srgb('f2f1ee'), 0.7, 0.02, 4)}
    for x, y, z, way, lift in ((-11, 95, 26.5, 0.3, 0.24), (-17, 112, 33, 0.1, 0.10), (2, 125, 36.5, -0.2, 0.30), (12, 100, 30.5, 0.5, 0.16), (-4, 140, 34, 0.2, 0.22)):
        gull(m, x, y * 0.62, 17 + (z - 17) * 0.62, way, lift, 1.9)


def spray(m, hull, at, turn, count=30000, seed=4):
    """Drops that the bow throws up on both sides."""
    rng = np.random.default_rng(seed)
    c, s = math.cos(turn), math.sin(turn)
    places = []
    while len(places) < count:
        behind = rng.exponential(9.0)
        along = hull.stem(0) - behind
        if along < -hull.long / 2:
            continue
        out = hull.half(along, 0) + behind * 0.15 + 0.4 + abs(rng.normal(0, 0.4 + 0.04 * behind))
        rise = min(rng.exponential(0.3 + 0.8 * math.exp(-((behind - 6) / 8) ** 2)), rng.uniform(1.6, 2.8))
        out += 0.5 * rise
        off = out * rng.choice((-1, 1))
        places.append((at[0] + along * c - off * s, at[1] + along * s + off * c, rise, rng.uniform(0.03, 0.11)))
    points, faces = [], []
    for x, y, z, r in places:
        k = len(points)
        points += [(x + r, y, z), (x - r, y, z), (x, y + r, z), (x, y - r, z), (x, y, z + r), (x, y, z - r)]
        faces += [(k + a, k + b, k + e) for a, b, e in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    mesh = bpy.data.meshes.new('spray')
    mesh.from_pydata(points, [], faces)
    thing = add(mesh, 'spray', m['drop'])
    thing.visible_shadow = False
    return thing


def fast():
    at, turn = (4.0, 195.0), math.radians(-36)
    open_sea.sky('day')
    open_sea.sun(1.0)
    _, hull = ship.nuri(0.0, (*at, 0), turn)
    open_sea.waves(high=0.36, longest=24.0, stirred=ship.wake(hull, at, turn, 1.5), **FAST)
    open_sea.hills((13000, 230, 3, -9000, -500), (15000, 330, 8, 1500, 12000))
    spray({'drop': matte('drop', srgb('f4f8fa'), 0.6, 0.0, 1)}, hull, at, turn)


EVENING = dict(at=(0.0, 0.0, 13.0), aim=(0.0, 400.0), lens=44)
UPRIGHT = dict(at=(0.0, 0.0, 13.0), aim=(0.0, 400.0), lens=62)
DAYBREAK = dict(at=(0.0, 0.0, 17.0), aim=(0.0, 400.0), lens=52)
FAST = dict(at=(0.0, 0.0, 12.0), aim=(0.0, 400.0), lens=52)

SCENES = [
    still('hero-hanbada', evening_crossing(EVENING, (42.0, 400.0), DUSK), dict(EVENING, shift=0.03), 'dusk', 0.7, outside=False),
    still('hero-hanbada-upright', evening_crossing(UPRIGHT, (4.0, 425.0), math.radians(180 + 50)), dict(UPRIGHT, shift=0.16), 'dusk', 0.7, outside=False, shape=2.0),
    still('ship-hanbada', daybreak, dict(DAYBREAK, shift=0.01), 'day', -0.1, outside=False),
    still('ship-nuri', fast, dict(FAST, shift=-0.01), 'day', -0.5, outside=False),
]
for scene in SCENES:
    scene.OUTDOORS = True
