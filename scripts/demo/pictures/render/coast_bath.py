"""Byeol Resort Jeju: the bathrooms of the ocean suite and of the pool villa, with a tub full of foam before the sea at sunset."""
import math
import bpy
import numpy as np
import sea
import villa
from coast import LAMP, basalt, evening_light, materials, placed, potted, ribbed, room, scene, stool
from fittings import bottle, mat, pile, round_mirror, small_tiles, tub, tub_tap, vanity
from fittings import materials as fitted
from food import balls
from kit import add, area, box, bulb, matte, new_material, sheet, srgb, tube, turned

W, D, H = 4.9, 3.7, 2.75
SUITE_WINDOW = 2.28, 4.72, 0.62, 2.36, (0.5,)
VILLA_WINDOW = 0.22, 2.86, 0.50, 2.40, (0.5,)


def froth():
    """Foam: light gets into it, so its shade is soft."""
    material, n = new_material('foam')
    white = srgb('f4f1ea')
    body = n('ShaderNodeMixShader', 0.35, n('ShaderNodeBsdfDiffuse', white), n('ShaderNodeBsdfTranslucent', white))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', 0.05, body, n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.2)))
    return material


def foam(m, x, y, turn, seed=1):
    """Heaps of foam on the water of tub(), with bubbles of many sizes."""
    rng = np.random.default_rng(seed)
    heaps = [(rng.uniform(-0.55, 0.55), rng.uniform(-0.2, 0.2), rng.uniform(0.14, 0.24), rng.uniform(0.03, 0.075)) for _ in range(9)]

    def height(px, py):
        rim = max(0.0, 1 - (abs(px / 0.77) ** 2.35 + abs(py / 0.365) ** 2.35))
        swell = sum(h * math.exp(-((px - hx) ** 2 + (py - hy) ** 2) / r ** 2) for hx, hy, r, h in heaps)
        return 0.545 + min(1.0, rim * 5) * (0.014 + swell)

    def point(u, v):
        a = u * math.tau
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 2.35 + abs(s) ** 2.35) ** (-1 / 2.35) * v
        px, py = c * k * 0.775, s * k * 0.37
        return px, py, height(px, py)
    body = sheet('foam', point, 120, 46, m['foam'], closed=True)
    places = []
    while len(places) < 1500:
        px, py = rng.uniform(-0.75, 0.75), rng.uniform(-0.35, 0.35)
        if abs(px / 0.75) ** 2.35 + abs(py / 0.35) ** 2.35 < 1:
            r = 0.006 + 0.013 * rng.uniform() ** 3
            places.append((px, py, height(px, py) + r * rng.uniform(-0.5, 0.35), r))
    bubbles = many('bubbles', np.array(places), m['foam'])
    for thing in (body, bubbles):
        thing.location, thing.rotation_euler = (x, y, 0), (0, 0, turn)


def many(name, places, material):
    """As balls() of food.py, for thousands: copies one ball to all places (x, y, z, radius)."""
    one = balls(name, [(0, 0, 0, 1)], material, 2)
    points, faces = np.array([v.co for v in one.data.vertices]), np.array([p.vertices for p in one.data.polygons])
    verts = (points[None] * places[:, None, 3:] + places[:, None, :3]).reshape(-1, 3)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts.tolist(), [], (faces[None] + len(points) * np.arange(len(places))[:, None, None]).reshape(-1, 3).tolist())
    bpy.data.objects.remove(one)
    return add(mesh, name, material)


def colours(glazed, joint, floor, floor_joint):
    m = {**materials(wall='d0c5b5'), **{k: v for k, v in fitted('a58760', 'cdb088').items() if k in ('enamel', 'towel', 'mirror', 'amber', 'edge', 'water')}}
    m['brass'] = matte('brushed brass', srgb('b08a55'), 0.28, 0.0, 1, metal=1.0)
    for axis in 'xy':
        m[f'glaze {axis}'] = small_tiles(f'glaze {axis}', srgb(glazed), srgb(joint), 0.075, 0.20, 0.16, axis, 0.5, 0.10)
    m['floor'] = small_tiles('floor tiles', srgb(floor), srgb(floor_joint), 0.24, 0.24, 0.45, 'z', vary=0.10)
    m['foam'] = froth()
    m['stone'] = m['sandstone']
    return m


def sconce(m, x, z):
    """A globe on a brass arm, on the wall y = 0."""
    turned('sconce plate', [(0, 0), (0.045, 0), (0.045, 0.012), (0, 0.014)], m['brass'], (x, 0, z), 32).rotation_euler = (math.pi / 2, 0, 0)
    tube('sconce arm', [(x, 0, z), (x, -0.09, z), (x, -0.10, z + 0.03)], 0.008, m['brass'], 5)
    ball = turned('globe', [(0.06 * math.sin(a), -0.06 * math.cos(a)) for a in np.linspace(0, math.pi, 15)], m['shade'], (x, -0.10, z + 0.09), 36)
    ball.visible_shadow = ball.visible_diffuse = False
    bulb('sconce light', (x, -0.13, z + 0.09), 0.06, 9, LAMP)


def basket(m, x, y, r=0.2, high=0.36):
    """A basket of rods with rolled towels."""
    ribbed('basket', lambda u, v: (x + r * (0.86 + 0.14 * math.sin(v * 2.2)) * math.cos(u * math.tau), y + r * (0.86 + 0.14 * math.sin(v * 2.2)) * math.sin(u * math.tau), 0.01 + v * high), 46, 15, 0.0058, m['rattan'], closed=True)
    for k, (dx, dy, lift) in enumerate(((-0.07, 0.03, 0.0), (0.07, 0.05, 0.03), (0.0, -0.07, -0.02))):
        roll = turned('towel roll', [(0, -0.20), (0.03, -0.20), (0.066, -0.196), (0.072, -0.17), (0.07, 0.0), (0.072, 0.17), (0.066, 0.196), (0.04, 0.2), (0.03, 0.19), (0.012, 0.2), (0, 0.19)], m[('towel', 'dyed', 'towel')[k]], (x + dx, y + dy, 0.25 + lift), subdivide=1)
        roll.rotation_euler = (0.10 * (k - 1), 0.12 - 0.1 * k, 0.5 * k)


def wainscot(m, window, high=1.15):
    """Glazed tiles along the walls up to a ledge of oak."""
    x0, x1, sill, _, _ = window
    top = min(high, sill - 0.035)
    box('tiles', (0, D - 0.014, 0), (W, D, top), m['glaze y'], 0.001)
    for a, b in ((0.0, x0), (x1, W)):
        box('tiles', (a, D - 0.014, top), (b, D, high), m['glaze y'], 0.001)
    for x in (0, W - 0.014):
        box('tiles', (x, -1.4, 0), (x + 0.014, D, high), m['glaze x'], 0.001)
        box('ledge', (x - 0.005, -1.4, high), (x + 0.03, D, high + 0.022), m['lengthwise'], 0.004)
    for a, b in ((0.0, x0), (x1, W)):
        box('ledge', (a, D - 0.03, high), (b, D, high + 0.022), m['across'], 0.004)


def suite():
    """A white tub under the window, the basin before a round mirror, terracotta underfoot."""
    m = colours('e4d9c6', 'c3b6a0', 'b0714e', 'cdb79c')
    m['dyed'] = matte('dyed towel', srgb('b8693c'), 1.0, 0.06, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05)
    room(m, W, D, H, SUITE_WINDOW, terrace=0)
    wainscot(m, SUITE_WINDOW)
    placed((0.42, D - 0.014, 0), 0.0, vanity, m, 1.45, (0.72,), 0.50, 0.26, 0.50, 2, 2.0, (0.22, 0.17))
    placed((0.42, D, 0), 0.0, round_mirror, m, 0.72, 1.66, 0.40, m['rattan'])
    for x in (0.12, 1.32):
        placed((0.42, D, 0), 0.0, sconce, m, x, 1.60)
    bottle(m, 0.66, D - 0.16, 0.79, 0.16, 0.03)
    bottle(m, 0.76, D - 0.14, 0.79, 0.13, 0.028)
    tub(m, 3.42, 2.78, 0.0, 0.05)
    foam(m, 3.42, 2.78, 0.0)
    tub_tap(m, 2.42, 3.12, math.radians(180))
    basket(m, 2.16, 2.3)
    placed((3.25, 1.62, 0), math.radians(88), mat, m, 0.56, 0.92, 'dyed')
    potted(m, 4.52, 1.35, 0.72, 8, 'sandstone', 8)
    evening_light(W, D, H, SUITE_WINDOW, None, 95, 30)
    area('behind', (W / 2, -1.2, 1.6), (3.0, 1.8), 22, LAMP, (math.pi / 2, 0, 0))
    sea.sunlight(13.0, lift=3.0)


def villa_bath():
    """A tub of black stone by the window on the pool, the basin before a tall mirror in oak."""
    m = {**villa.colours(), **colours('5f8f8c', 'b9b5a6', 'cfc1aa', 'b3a58e')}
    m['dyed'] = matte('dyed towel', srgb('3d7f82'), 1.0, 0.06, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05)
    m['skin'] = basalt('tub stone', '4a4847')
    room(m, W, D, H, VILLA_WINDOW, terrace=0, start=-1.4)
    wainscot(m, VILLA_WINDOW)
    placed((3.08, D - 0.014, 0), 0.0, vanity, m, 1.5, (0.75,), 0.50, 0.26, 0.50, 2, 3.5, (0.24, 0.16))
    for a, b, c, d in ((3.38, 3.42, 1.12, 2.12), (4.24, 4.28, 1.12, 2.12), (3.42, 4.24, 1.12, 1.16), (3.42, 4.24, 2.08, 2.12)):
        box('mirror frame', (a, D - 0.045, c), (b, D - 0.002, d), m['upright'], 0.006)
    box('mirror', (3.42, D - 0.02, 1.16), (4.24, D - 0.014, 2.08), m['mirror'], 0)
    for x in (0.12, 1.38):
        placed((3.08, D, 0), 0.0, sconce, m, x, 1.62)
    bottle(m, 3.34, D - 0.15, 0.79, 0.16, 0.03)
    bottle(m, 3.43, D - 0.13, 0.79, 0.13, 0.028)
    tub(m, 1.42, 2.72, 0.0, 0.05, m['skin'])
    foam(m, 1.42, 2.72, 0.0, 5)
    tub_tap(m, 2.40, 3.10, 0.0)
    pile(m, 2.72, 2.55, 0.46, 3, 0.1, ('towel', 'dyed', 'towel'))
    stool(m, 2.72, 2.55, 0.22, 0.46)
    placed((1.55, 1.56, 0), math.radians(92), mat, m, 0.56, 0.92, 'dyed')
    potted(m, 4.48, 2.25, 0.74, 12, 'terracotta', 8)
    villa.pool(m, ((-3.2, D + 1.9), (5.4, D + 8.5)), 20)
    box('deck', (-6, D + 0.2, -0.14), (8, D + 1.56, 0.0), m['deck'], 0)
    evening_light(W, D, H, VILLA_WINDOW, None, 95, 32)
    area('behind', (W / 2, -1.2, 1.6), (3.0, 1.8), 24, LAMP, (math.pi / 2, 0, 0))
    sea.sunlight(12.0, lift=3.0)


def suite_view():
    sea.build('sunset', (8.0, 4.0, 22.0), land=lambda: sea.islet(-700.0, 4300.0, 620.0, 300.0, 95.0, 13))


def villa_view():
    sea.build('sunset', (-10.5, 4.4, 22.0), land=lambda: sea.cone(1150.0, 5200.0, 700.0, 190.0, 17), ambient=0.6)


SCENES = [
    scene('byeol-ocean-suite-bath', suite, dict(at=(2.15, -1.15, 1.42), aim=(2.45, 3.7), lens=24.5, shift=-0.05), suite_view, 0.55),
    scene('byeol-pool-villa-bath', villa_bath, dict(at=(2.70, -1.15, 1.44), aim=(2.42, 3.7), lens=24.5, shift=-0.05), villa_view, 0.55),
]
