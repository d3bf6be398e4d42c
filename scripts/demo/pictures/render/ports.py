"""The ports that Hanbada Ferry sails between: Incheon's lighthouse and bridge at dusk, Qingdao's pier and red roofs by day."""
import math
import bpy
import numpy as np
import open_sea
import ship
from crossing import bridge
from hero import crown
from kit import add, area, box, bulb, glow, matte, new_material, sheet, srgb, tube, turned
from parts import WARM
from ship import Pieces
from still import still

QUAY = 3.2  # its height


def lighthouse(m, x, y, z):
    """A tapering tower with red bands, a gallery and a lit lantern."""
    edges = [0, 3.4, 6.4, 9.4, 12.4, 15.4]
    r = lambda h: 2.25 - 0.052 * h
    for k, (a, b) in enumerate(zip(edges, edges[1:])):
        turned('tower', [(r(a), a), (r(b), b)], m['tower red' if k % 2 else 'tower white'], (x, y, z), 64)
    turned('plinth', [(3.4, -1), (3.4, 0.5), (3.2, 0.62), (2.3, 0.62)], m['concrete'], (x, y, z), 64)
    turned('gallery', [(1.4, 14.9), (2.2, 15.3), (2.35, 15.4), (2.35, 15.65), (0, 15.65)], m['tower white'], (x, y, z), 48)
    for a in np.linspace(0, math.tau, 21)[:-1]:
        tube('post', [(x + 2.25 * math.cos(a), y + 2.25 * math.sin(a), z + 15.6), (x + 2.25 * math.cos(a), y + 2.25 * math.sin(a), z + 16.6)], 0.035, m['tower white'], 2)
    for h in (16.1, 16.6):
        tube('rail', [(x + 2.25 * math.cos(a), y + 2.25 * math.sin(a), z + h) for a in np.linspace(0, math.tau, 25)[:-1]], 0.04, m['tower white'], 2, cyclic=True)
    turned('lantern foot', [(1.2, 15.65), (1.2, 16.3)], m['tower red'], (x, y, z), 32)
    lit = turned('lantern', [(1.02, 16.3), (1.02, 18.2)], m['lantern'], (x, y, z), 32)
    lit.visible_shadow = lit.visible_diffuse = False
    for a in np.linspace(0, math.tau, 9)[:-1]:
        tube('bar', [(x + 1.12 * math.cos(a), y + 1.12 * math.sin(a), z + 16.3), (x + 1.12 * math.cos(a), y + 1.12 * math.sin(a), z + 18.2)], 0.045, m['dark'], 2)
    turned('cap', [(1.35, 18.2), (1.3, 18.4), (0.9, 18.9), (0.35, 19.25), (0.12, 19.35), (0.1, 19.9), (0, 19.95)], m['tower red'], (x, y, z), 48)
    box('door', (x - 0.55, y - 2.34, z + 0.6), (x + 0.55, y - 2.05, z + 2.7), m['dark'], 0.05)
    for h in (5.0, 8.0, 11.0):
        box('window', (x - 0.28, y - r(h) - 0.06, z + h), (x + 0.28, y - r(h) + 0.2, z + h + 0.8), m['lit window'], 0.02)
    bulb('lantern light', (x, y, z + 17.2), 0.9, 2600, WARM)


def beam(at, way, long, wide):
    """The cone of light that the lantern throws; it grows fainter along its way."""
    material, n = new_material('beam')
    u = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Generated']).outputs['X']
    edge = n('ShaderNodeLayerWeight', Blend=0.5).outputs['Facing']
    soft = n.math('POWER', n('ShaderNodeMapRange', edge, 0.0, 1.0, 1.0, 0.0), 2.2)
    power = n.math('MULTIPLY', n.math('POWER', n('ShaderNodeMapRange', u, 0.0, 1.0, 1.0, 0.0), 1.6), n.math('MULTIPLY', soft, 0.24))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeAddShader', n('ShaderNodeBsdfTransparent', (1, 1, 1, 1)), n('ShaderNodeEmission', srgb('ffdfb0'), power)))
    material.cycles.sample_as_light = False
    cone = sheet('beam', lambda u, v: (long * v, (0.7 + wide * v) * math.cos(u * math.tau), (0.7 + wide * v) * math.sin(u * math.tau)), 48, 24, material, closed=True)
    cone.location, cone.rotation_euler = at, way
    cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False


def quay(m):
    """A mole that comes from the lower right and bears the lighthouse on its head."""
    line = [(60, -20), (21, 6), (15, 22), (14.5, 40), (17, 53), (24, 60), (33, 60), (90, 48)]
    p = Pieces(m)
    p.quad('paving', *((x, y, QUAY) for x, y in line[::-1]))
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        p.quad('wall', (ax, ay, -3), (ax, ay, QUAY - .35), (bx, by, QUAY - .35), (bx, by, -3))
    for thing in p.objects():
        if thing.name.startswith('paving'):
            thing.data.flip_normals() if thing.data.polygons[0].normal.z < 0 else None
    edge = []
    for (ax, ay), (bx, by) in zip(line[1:-1], line[2:]):
        count = max(2, round(math.hypot(bx - ax, by - ay) / 2))
        edge += [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in np.linspace(0, 1, count, endpoint=False)]
    for (ax, ay), (bx, by) in zip(edge, edge[1:]):
        long, turn = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
        block = box('kerb', (-long / 2 + .02, -.1, -.45), (long / 2 - .02, .75, .32), m['concrete'], 0.05)
        block.location, block.rotation_euler = ((ax + bx) / 2, (ay + by) / 2, QUAY), (0, 0, turn + math.pi)
    for x, y in ((17.2, 14), (16.2, 26), (16.0, 37), (19.3, 53)):
        turned('bollard', [(0.34, 0), (0.30, 0.12), (0.22, 0.2), (0.2, 0.55), (0.34, 0.66), (0.34, 0.78), (0.2, 0.86), (0, 0.88)], m['dark'], (x + .6, y, QUAY), 28)
    for x, y in ((22.5, 12), (20.5, 30), (22.0, 46)):
        tube('lamp post', [(x, y, QUAY), (x, y, QUAY + 5.4), (x - .2, y, QUAY + 5.9), (x - 1.0, y, QUAY + 6.05)], 0.075, m['dark'], 4)
        turned('lamp foot', [(0.22, 0), (0.18, 0.5), (0.09, 0.7)], m['dark'], (x, y, QUAY), 20)
        box('lamp head', (x - 1.45, y - .14, QUAY + 5.98), (x - .85, y + .14, QUAY + 6.12), m['dark'], 0.03)
        box('lamp', (x - 1.40, y - .11, QUAY + 5.95), (x - .9, y + .11, QUAY + 5.985), m['lamp'], 0)
        area('lamp light', (x - 1.15, y, QUAY + 5.9), (0.5, 0.25), 420, WARM, (0, 0, 0), 140)


def skyline(y, x0, x1, seed=2):
    """Towers on the far shore, each with a few lit windows."""
    rng = np.random.default_rng(seed)

    def made(name, code, k):
        material, n = new_material(name)
        open_sea.emit(n, open_sea.hazed(n, srgb(code, k), 12000.0), material)
        return material
    p = Pieces({'tower': made('tower block', '3b3b5c', 0.55), 'land': made('shore', '33344f', 0.5), 'lit': made('tower window', 'ffc786', 1.5)})
    p.box('land', (x0 - 500, y, -1), (x1 + 3000, y + 200, 7))
    x = x0
    while x < x1:
        wide, high = rng.uniform(26, 60), rng.uniform(35, 120) * (1.9 if rng.uniform() < .12 else 1)
        p.box('tower', (x, y, 0), (x + wide, y + 40, high))
        p.box('tower', (x + wide * .3, y + 5, high), (x + wide * .7, y + 30, high + 6))
        for i in range(int(wide / 6)):
            for j in range(int(high / 7)):
                if rng.uniform() < .20:
                    p.quad('lit', (x + i * 6 + 1, y - 1, j * 7 + 5), (x + i * 6 + 4.5, y - 1, j * 7 + 5), (x + i * 6 + 4.5, y - 1, j * 7 + 8), (x + i * 6 + 1, y - 1, j * 7 + 8))
        x += wide + rng.exponential(36)
    for thing in p.objects():
        thing.visible_shadow = thing.visible_diffuse = False


def incheon():
    open_sea.sky('dusk', sun=(-0.55, 0.83, 0.02))
    m = {'tower white': matte('tower white', srgb('e8e3da'), 0.55, 0.04, 0.8), 'tower red': matte('tower red', srgb('b23a2c'), 0.5, 0.06, 0.8), 'concrete': matte('quay stone', srgb('a39a90'), 0.8, 0.16, 0.7, bump=0.01, bump_scale=6),
         'paving': matte('quay paving', srgb('8d857e'), 0.75, 0.14, 0.6, bump=0.006, bump_scale=5), 'wall': matte('quay wall', srgb('6d675f'), 0.8, 0.3, 0.5, bump=0.03, bump_scale=2), 'dark': matte('iron', srgb('2a2d31'), 0.5, 0.05, 2),
         'lantern': glow('lantern', srgb('ffe2ae'), 9.0), 'lamp': glow('quay lamp', srgb('ffdca4'), 8.0), 'lit window': glow('tower window', srgb('ffc98c'), 1.5)}
    quay(m)
    lighthouse(m, 24.5, 50.0, QUAY)
    beam((24.5, 50.0, QUAY + 17.2), (0, math.radians(-4), math.radians(168)), 95, 5.5)
    at, turn = (-62.0, 600.0), math.radians(180 + 16)
    _, hull = ship.hanbada(1.0, (*at, 0), turn)
    open_sea.waves(high=0.22, longest=18.0, stirred=ship.wake(hull, at, turn, 0.9), **INCHEON)
    bridge(2900, -2300, 1700)
    skyline(4200, 350, 2600)
    open_sea.hills((9000, 300, 4, -8000, 1500), (13000, 460, 7, -2000, 12000))
    open_sea.sun(0.8)
    area('fill', (0, -60, 60), (80, 60), 9000, (0.55, 0.58, 0.85), (math.radians(50), 0, 0))


def height(x, y):
    """The hill that the old town stands on."""
    a = 58 * np.exp(-((x - 80) / 170) ** 2 - ((y - 560) / 130) ** 2) + 34 * np.exp(-((x - 290) / 150) ** 2 - ((y - 600) / 130) ** 2) + 26 * np.exp(-((x + 150) / 110) ** 2 - ((y - 620) / 120) ** 2)
    ripple = 3.0 * np.sin(x / 31 + 1.3 * np.sin(y / 47)) * np.sin(y / 37)
    shore = np.clip((y - 410 - 14 * np.sin(x / 70)) / 70, 0, 1)
    return (a + ripple * shore + 4.0) * shore ** 0.7 - 3.0 + 4.5 * np.clip((y - 404 - 14 * np.sin(x / 70)) / 12, 0, 1)


def terrain(m):
    def point(u, v):
        x, y = -420 + 1040 * u, 380 + 420 * v
        return x, y, float(height(x, y))
    sheet('hill', point, 200, 110, m['grass'])
    sheet('strand', lambda u, v: (-420 + 1040 * u, 396 + 14 * math.sin((-420 + 1040 * u) / 70) + 16 * v, -0.6 + 2.4 * v), 160, 4, m['sand'])


def houses(p):
    """Villas with hipped red roofs along the slopes; returns their places."""
    rng = np.random.default_rng(12)
    places = []
    tries = 0
    while len(places) < 330 and tries < 20000:
        tries += 1
        x, y = rng.uniform(-280, 520), rng.uniform(428, 640)
        if any(abs(x - a) < 14.5 and abs(y - b) < 13 for a, b, *_ in places) or math.hypot(x - 92, y - 556) < 34 or rng.uniform() > 0.35 + 0.65 * (y < 560):
            continue
        places.append((x, y, rng.uniform(9, 16), rng.uniform(8, 11), rng.integers(2, 4) * 3.2, rng.normal(0, 0.25)))
    walls = ('wall 0', 'wall 1', 'wall 2')
    for x, y, w, d, high, turn in places:
        z = float(height(x, y)) - 1.2
        c, s = math.cos(turn), math.sin(turn)
        at = lambda a, b, h: (x + a * c - b * s, y + a * s + b * c, z + h)
        wall, roof = walls[rng.integers(3)], ('roof 0', 'roof 1')[rng.integers(2)]
        corners = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            p.quad(wall, at(ax, ay, -7), at(bx, by, -7), at(bx, by, high + 1), at(ax, ay, high + 1))
        o, ridge, rise = 0.7, max(0.5, (w - d) / 2 + 1.2), rng.uniform(3.2, 4.6)
        e = [(a + math.copysign(o, a), b + math.copysign(o, b)) for a, b in corners]
        top = high + 1 + rise
        p.quad(roof, at(*e[0], high + .7), at(*e[1], high + .7), at(ridge, 0, top), at(-ridge, 0, top))
        p.quad(roof, at(*e[2], high + .7), at(*e[3], high + .7), at(-ridge, 0, top), at(ridge, 0, top))
        p.quad(roof, at(*e[1], high + .7), at(*e[2], high + .7), at(ridge, 0, top))
        p.quad(roof, at(*e[3], high + .7), at(*e[0], high + .7), at(-ridge, 0, top))
        for storey in range(int(high / 3.2)):
            for k in range(int(w / 3)):
                a = -w / 2 + (k + .5) * w / int(w / 3)
                p.quad('window', at(a - .55, -d / 2 - .06, 1.9 + storey * 3.2), at(a + .55, -d / 2 - .06, 1.9 + storey * 3.2), at(a + .55, -d / 2 - .06, 3.6 + storey * 3.2), at(a - .55, -d / 2 - .06, 3.6 + storey * 3.2))
        if rng.uniform() < .6:
            a = rng.uniform(-w / 4, w / 4)
            cx, cy, cz = at(a, 0.8, high + rise * .4)
            p.box(wall, (cx - .5, cy - .5, cz), (cx + .5, cy + .5, cz + rise * .95))
    return places


def church(m, p, x=92.0, y=556.0):
    """Two towers with red spires over a gabled nave."""
    z = float(height(x, y)) - 1
    p.box('wall 1', (x - 7, y, z), (x + 7, y + 34, z + 17))
    p.quad('roof 0', (x - 7.6, y - .5, z + 17), (x - 7.6, y + 34, z + 17), (x, y + 34, z + 25), (x, y - .5, z + 25))
    p.quad('roof 0', (x + 7.6, y + 34, z + 17), (x + 7.6, y - .5, z + 17), (x, y - .5, z + 25), (x, y + 34, z + 25))
    p.quad('wall 1', (x - 7, y - .1, z + 17), (x + 7, y - .1, z + 17), (x, y - .1, z + 24.4))
    for side in (-1, 1):
        cx = x + side * 7.6
        p.box('wall 1', (cx - 3.6, y - 4, z), (cx + 3.6, y + 3.2, z + 31))
        for h in (13, 22, 30.4):
            p.box('wall 0', (cx - 3.9, y - 4.3, z + h), (cx + 3.9, y + 3.5, z + h + .7))
        for h in (16, 24.5):
            for dx in (-1.3, 1.3):
                p.quad('window', (cx + dx - .6, y - 4.06, z + h), (cx + dx + .6, y - 4.06, z + h), (cx + dx + .6, y - 4.06, z + h + 4), (cx + dx - .6, y - 4.06, z + h + 4))
        base = [(cx - 3.7, y - 4.1), (cx + 3.7, y - 4.1), (cx + 3.7, y + 3.3), (cx - 3.7, y + 3.3)]
        for (ax, ay), (bx, by) in zip(base, base[1:] + base[:1]):
            p.quad('roof 0', (ax, ay, z + 31), (bx, by, z + 31), (cx, y - .4, z + 48))
        p.bar('window', (cx, y - .4, z + 47.5), (cx, y - .4, z + 50.5), .14)
        p.bar('window', (cx - .8, y - .4, z + 49.6), (cx + .8, y - .4, z + 49.6), .12)
    rose = turned('rose window', [(0, .05), (2.0, .05), (2.1, 0)], m['window'], (x, y - .1, z + 13.5), 32)
    rose.rotation_euler = (math.pi / 2, 0, 0)


def trees(m, places):
    rng = np.random.default_rng(6)
    kinds = [add(crown(seed), 'crown', m['foliage'], smooth=False) for seed in range(4)]
    trunk = turned('trunk', [(.022, 0), (.014, .35), (.006, .6)], m['bark'], columns=8)
    spots = []
    while len(spots) < 2400:
        x, y = rng.uniform(-400, 600), rng.uniform(424, 660)
        if not any(abs(x - a) < w * .55 + 2 and -d * .5 - 4 < y - b < d * .5 + 2 for a, b, w, d, *_ in places) and math.hypot(x - 92, y - 566) > 26:
            spots.append((x, y))
    for k, (x, y) in enumerate(spots):
        tall = rng.uniform(6, 13)
        for thing in (kinds[k % 4], trunk):
            copy = bpy.data.objects.new('tree', thing.data)
            bpy.context.scene.collection.objects.link(copy)
            copy.location, copy.rotation_euler, copy.scale = (x, y, float(height(x, y)) - .3), (0, 0, rng.uniform(0, 6.3)), (tall * rng.uniform(.9, 1.3), tall * rng.uniform(.9, 1.3), tall)
    for thing in (*kinds, trunk):
        bpy.data.objects.remove(thing)


def pavilion(m, x, y):
    """An eight-sided pavilion of two storeys with golden roofs, on a round head of stone."""
    turned('head', [(15.5, -4), (15.0, 2.6), (15.3, 2.7), (15.3, 3.1), (14.9, 3.2), (0, 3.2)], m['stone'], (x, y, 0), 96)
    turned('terrace', [(9.6, 3.2), (9.6, 3.7), (9.2, 3.75), (9.2, 4.1), (0, 4.15)], m['stone'], (x, y, 0), 8)
    for a in np.linspace(0, math.tau, 41)[:-1]:
        box('rail post', (x + 14.7 * math.cos(a) - .15, y + 14.7 * math.sin(a) - .15, 3.1), (x + 14.7 * math.cos(a) + .15, y + 14.7 * math.sin(a) + .15, 4.35), m['pale'], 0.05)
    for h in (3.75, 4.2):
        tube('rail', [(x + 14.7 * math.cos(a), y + 14.7 * math.sin(a), h) for a in np.linspace(0, math.tau, 41)[:-1]], 0.07, m['pale'], 3, cyclic=True)
    turned('body', [(5.4, 4.1), (5.4, 9.4)], m['vermilion'], (x, y, 0), 8)
    turned('upper body', [(4.2, 11.4), (4.2, 14.6)], m['vermilion'], (x, y, 0), 8)
    for k in range(8):
        a = k * math.tau / 8
        for r, z0, z1, thick in ((7.7, 4.1, 9.3, .30), (4.9, 11.2, 14.5, .20)):
            turned('column', [(thick, z0), (thick * .92, z1)], m['vermilion'], (x + r * math.cos(a), y + r * math.sin(a), 0), 16)
        b = a + math.tau / 16
        for r, z0, z1, w in ((5.4 * math.cos(math.tau / 16) + .05, 4.6, 7.8, 1.1), (4.2 * math.cos(math.tau / 16) + .05, 12.0, 13.9, .8)):
            panel = box('lattice', (-.04, -w, -(z1 - z0) / 2), (.04, w, (z1 - z0) / 2), m['lattice'], 0.02)
            panel.location, panel.rotation_euler = (x + r * math.cos(b), y + r * math.sin(b), (z0 + z1) / 2), (0, 0, b)
    for r, z in ((7.9, 9.0), (5.1, 14.2)):
        turned('beam', [(r - .4, z - .35), (r, z - .35), (r, z + .35), (r - .4, z + .35)], m['blue'], (x, y, 0), 8)

    def roof(base, top, rise, z):
        def point(u, v):
            a = u * math.tau
            side = math.cos(math.pi / 8) / math.cos((a + math.pi / 8) % (math.pi / 4) - math.pi / 8)
            corner = 1 - abs(((a / (math.pi / 4)) % 1) - .5) * 2  # 0 at a ridge, 1 in the middle of a side
            r = base + (top - base) * v
            lift = rise * v ** 1.9 + 0.95 * (1 - corner) ** 2.5 * (1 - v) ** 2.2
            return x + r * side * math.cos(a), y + r * side * math.sin(a), z + lift
        sheet('roof', point, 160, 24, m['gold tiles'], thick=0.22, closed=True)
        for k in range(8):
            a = k * math.pi / 4
            line = [point(k / 8, v) for v in np.linspace(0, 1, 9)]
            tube('ridge', [(px, py, pz + .12) for px, py, pz in line], 0.17, m['gold'], 4)
    roof(10.4, 4.0, 2.6, 9.3)
    roof(7.4, 0.5, 5.2, 14.5)
    turned('finial', [(0.7, 0), (0.75, .3), (0.4, .6), (0.75, 1.1), (0.55, 1.7), (0.2, 2.1), (0.12, 3.0), (0, 3.2)], m['gold'], (x, y, 19.5), 32)


def tiled(name, code):
    """Roof tiles that run down from the middle of the roof."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    cloud = n('ShaderNodeTexNoise', Vector=at, Scale=1.2, Detail=4.0)
    z = n('ShaderNodeSeparateXYZ', at).outputs['Z']
    rows = n.math('FRACT', n.math('MULTIPLY', z, 3.0))
    colour = n('ShaderNodeHueSaturation', Color=srgb(code), Value=n('ShaderNodeMapRange', cloud.outputs['Fac'], 0.3, 0.7, 0.85, 1.12))
    bump = n('ShaderNodeBump', Strength=0.7, Distance=0.06, Height=rows)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=colour, Roughness=0.32, Specular=0.5, Normal=bump))
    return material


def pier(p, a, b):
    """A stone pier between two places, on piers with openings between them, with posts and rails on both sides."""
    a, b = np.array(a, float), np.array(b, float)
    long = np.linalg.norm(b - a)
    way = (b - a) / long
    out = np.array((-way[1], way[0])) * 4.2

    def at(t, side, z):
        q = a + way * t + out * side
        return float(q[0]), float(q[1]), z
    p.quad('walk', at(0, -1, 3.1), at(long, -1, 3.1), at(long, 1, 3.1), at(0, 1, 3.1))
    for side in (-1, 1):
        p.quad('stone', at(0, side, 1.7), at(long, side, 1.7), at(long, side, 3.1), at(0, side, 3.1))
        p.quad('pale', at(0, side * 1.06, 2.75), at(long, side * 1.06, 2.75), at(long, side * 1.06, 3.15), at(0, side * 1.06, 3.15))
        for t in np.arange(1, long, 3.2):
            p.bar('pale', at(t, side * .97, 3.1), at(t, side * .97, 4.35), .13)
        for z in (3.7, 4.15):
            p.bar('pale', at(0, side * .97, z), at(long, side * .97, z), .05)
    p.quad('shade', at(0, -1, 1.7), at(0, 1, 1.7), at(long, 1, 1.7), at(long, -1, 1.7))
    for t in np.arange(4, long, 9.0):
        c = [at(t - 1.6, -1, 0), at(t + 1.6, -1, 0), at(t + 1.6, 1, 0), at(t - 1.6, 1, 0)]
        for (ax, ay, _), (bx, by, _) in zip(c, c[1:] + c[:1]):
            p.quad('stone', (ax, ay, -3), (bx, by, -3), (bx, by, 1.8), (ax, ay, 1.8))


def qingdao():
    open_sea.sky('day', sun=(-0.70, -0.45, 0.55))
    m = {'grass': matte('grass', srgb('56603c'), 0.9, 0.25, 0.03), 'sand': matte('sand', srgb('cdb78f'), 0.9, 0.1, 0.1), 'foliage': matte('foliage', srgb('46662f'), 0.75, 0.3, 1.2), 'bark': matte('trunk', srgb('4a3a2c'), 0.8, 0.1, 2.0),
         'roof 0': matte('red roof', srgb('b6482f'), 0.6, 0.14, 0.4), 'roof 1': matte('orange roof', srgb('c65f3c'), 0.6, 0.14, 0.4), 'wall 0': matte('cream wall', srgb('e9dcc0'), 0.7, 0.05, 0.3), 'wall 1': matte('yellow wall', srgb('e3c98f'), 0.7, 0.06, 0.3),
         'wall 2': matte('white wall', srgb('ece7dd'), 0.7, 0.05, 0.3), 'window': matte('dark window', srgb('2c3440'), 0.2, 0.0, 1, spec=0.5), 'stone': matte('pier stone', srgb('a59a88'), 0.8, 0.22, 0.6, bump=0.03, bump_scale=2.5), 'pale': matte('pale stone', srgb('d9d2c4'), 0.7, 0.06, 1.0),
         'walk': matte('pier walk', srgb('b5aa98'), 0.8, 0.1, 0.6), 'shade': matte('under the pier', srgb('4c463e'), 0.9, 0.1, 1.0), 'vermilion': matte('vermilion', srgb('a8352a'), 0.45, 0.05, 2), 'lattice': matte('lattice', srgb('5a2a22'), 0.5, 0.1, 20),
         'blue': matte('painted beam', srgb('2f5f7a'), 0.5, 0.2, 3), 'gold': matte('gold glaze', srgb('c98f2a'), 0.28, 0.08, 3, spec=0.5), 'gold tiles': tiled('golden tiles', 'd39a33')}
    terrain(m)
    p = Pieces(m)
    places = houses(p)
    church(m, p)
    head = (-25.0, 146.0)
    pier(p, (head[0] + 9, head[1] + 5), (190.0, 412.0))
    p.objects()
    trees(m, places)
    pavilion(m, *head)
    open_sea.sun(1.5)
    open_sea.waves(high=0.14, longest=10.0, **QINGDAO)
    open_sea.hills((7000, 330, 4, -5000, 1500), (9000, 480, 7, 500, 8000))


INCHEON = dict(at=(0.0, 0.0, 11.0), aim=(68.0, 400.0), lens=35)
QINGDAO = dict(at=(0.0, 0.0, 19.0), aim=(0.0, 400.0), lens=42)

SCENES = [
    still('port-incheon', incheon, dict(INCHEON, shift=0.03), 'dusk', 0.6, outside=False),
    still('port-qingdao', qingdao, dict(QINGDAO, shift=0.03), 'day', -0.25, outside=False),
]
for scene in SCENES:
    scene.OUTDOORS = True
