"""Beds of Haru City Seoul from near: a flowering sprig and chocolates on the throw."""
import math
import bpy
import numpy as np
import suite
import twin
from kit import add, box, cushion, drape, matte, plump, srgb
from parts import curtain, direction, evening, headboard, materials, night_table, shell
from still import foiled, glaze, plate, round_chocolate, sprig, square_chocolate, still, surface, tableware, thin, truffle

STEP = 0.016


def band(cloth, columns, name, first, last, lift, thick, material):
    """A layer on the cloth of drape() between two shares of its length. It ends along the threads, so its edge is straight."""
    mesh = cloth.data
    points = np.empty(len(mesh.vertices) * 3, 'f')
    mesh.vertices.foreach_get('co', points)
    grid = points.reshape(-1, columns, 3)[:, round(first * (columns - 1)):round(last * (columns - 1)) + 1]
    rows, wide = grid.shape[:2]
    normal = np.cross(np.gradient(grid, axis=1), np.gradient(grid, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    grid = grid + lift * normal
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(rows - 1) for i in range(wide - 1)]
    layer = bpy.data.meshes.new(name)
    layer.from_pydata(grid.reshape(-1, 3).tolist(), [], faces)
    thing = add(layer, name, material)
    plump(thing, thick, 2)
    return thing, grid


def fringe(grid, side, material, long=0.034):
    """Twisted threads along the first (side -1) or last (1) column of a band's grid."""
    rng = np.random.default_rng(5)
    curve = bpy.data.curves.new('fringe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 0.0016, 2
    line, inner = (grid[:, 0], grid[:, 1]) if side < 0 else (grid[:, -1], grid[:, -2])
    for j in range(len(line) - 1):
        for k in range(2):
            start = line[j] + (line[j + 1] - line[j]) * k / 2
            out = line[j] - inner[j]
            out = out / (np.linalg.norm(out) + 1e-9) * long * rng.uniform(0.85, 1.1) + rng.normal(0, 0.0025, 3) * (1, 1, 0)
            thread = curve.splines.new('POLY')
            thread.points.add(2)
            for point, (share, drop) in zip(thread.points, ((0, 0.0), (0.5, 0.002), (1, 0.005))):
                point.co = (*(start + out * share - (0, 0, drop)), 1)
    thing = bpy.data.objects.new('fringe', curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)


def made_bed(m, x0, y, wide, long, seed, throw, pillows):
    """A bed like that of parts.py with finer cloth, whose head is at x0. throw is where it lies from the head, in metres.
    Returns the height of its cloth."""
    mattress = box('mattress', (x0, y - wide / 2, 0.29), (x0 + long, y + wide / 2, 0.53), m['crisp'], 0.075)
    mattress.modifiers['edge'].segments = 6
    start, end = x0 + 0.50, x0 + long + 0.25
    duvet = drape('duvet', (start, y - wide / 2 - 0.30), (end, y + wide / 2 + 0.30), 0.575, STEP, [mattress], m['linen'], seed=seed, stiff=0.22, folds=0.016, grow=0.07)
    columns = int((end - start) / STEP) + 1
    share = [(x0 + at - start) / (end - start) for at in throw]
    cover, grid = band(duvet, columns, 'throw', *share, 0.022, 0.012, m['throw'])
    for side in (-1, 1):
        fringe(grid, side, m['throw'])
    fold, _ = band(duvet, columns, 'fold', 0.0, 0.17, 0.026, 0.026, m['crisp'])
    plump(duvet, 0.03, 2)
    for place in range(pillows):
        pile(m, x0, y + (place - (pillows - 1) / 2) * wide / pillows * 0.98, place, seed)
    return surface(duvet, cover, fold)


def pile(m, x0, y, place, seed):
    """Two pillows and a cushion that lean on the headboard."""
    for k, (dx, dy, size, material, tilt) in enumerate(((0.17, -0.02, (0.72, 0.50, 0.22), 'crisp', 13), (0.33, 0.03, (0.68, 0.46, 0.20), 'linen', 24), (0.52, -0.04, (0.44, 0.40, 0.17), 'accent', 33))):
        one = cushion('pillow', *size, m[material], k + 3 * place, piping=m['piping'] if k == 2 else None)
        one.rotation_euler = (math.radians(tilt), math.radians((-3, 2, 4)[k] * (1 - 2 * place)), math.radians(90 + (2, -4, 7)[k] * (1 - 2 * place) + seed))
        one.location = (x0 + dx, y + dy, 0.525 + size[1] / 2 * math.cos(math.radians(tilt)) + (0, 0, 0.03)[k])


def on(height, x, y, lift=0.0):
    return x, y, height(x, y, 0.03) + lift


def in_lamplight():
    """Deluxe twin: a plum twig and three chocolates on a small plate, a lamp behind the pillows."""
    m = {**materials(), **tableware()}
    m['petal'] = thin('plum petal', 'd98a95', 'f6e6e4', 0.011)
    shell(m, twin.W, twin.D, twin.H, twin.WINDOW)
    curtain('drape', 0.06, 0.74, twin.D - 0.13, 1, m['drape'])
    headboard(m, 1.35, 5.15, twin.H)
    near, far = twin.BEDS
    night_table(m, (near + far) / 2)
    height = made_bed(m, 0.16, near, 1.12, 2.04, 1, (0.98, 1.46), 1)
    x, y, z = on(height, 1.36, 2.10, -0.003)
    plate(m, (x, y, z), 0.075)
    square_chocolate(m, (x + 0.020, y - 0.028, z + 0.0075), 0.35)
    truffle(m, (x - 0.018, y + 0.026, z + 0.0075))
    round_chocolate(m, (x + 0.026, y + 0.020, z + 0.0075))
    sprig(m, (1.52, 2.30), math.radians(128), height, long=0.36, seed=4, flowers=15, leaves=0)
    evening(twin.W, twin.D, twin.H, twin.WINDOW)


def in_low_sun():
    """Suite: a white spray with leaves and gold-wrapped chocolates on the rust-brown throw, in the last sun."""
    m = {**materials(wall='a49a90', ceiling='cfc7bd', accent='a3714f', upholstery='51474a', drape='6f665f'), **tableware()}
    m['petal'] = thin('white petal', 'e6dfb0', 'f7f3ea', 0.010)
    m['throw'] = matte('rust wool', srgb('5d4030'), 0.95, 0.10, 60, weave=0.0045, wrinkle=0.0014, sheen=0.5, spec=0.1)
    m['black glaze'] = glaze('black glaze', '3a3634', '24211f', 0.12)
    shell(m, suite.W, suite.D, suite.H, suite.WINDOW, side=(2.5, 0.26, 2.50, 3), border=(0.55, 0.30), deep=0.10)
    headboard(m, 0.95, 4.75, suite.H, pads=14, veneer=9)
    height = made_bed(m, 0.16, 2.85, 1.84, 2.04, 9, (0.90, 1.42), 2)
    x, y, z = on(height, 1.50, 2.78, -0.003)
    plate(m, (x, y, z), 0.085, 'black glaze')
    foiled(m, (x - 0.012, y - 0.030, z + 0.0075), 0.5)
    foiled(m, (x + 0.030, y + 0.012, z + 0.0075), -0.3)
    square_chocolate(m, (x - 0.026, y + 0.022, z + 0.0075), 0.15)
    sprig(m, (1.44, 2.54), math.radians(118), height, long=0.36, seed=11, flowers=15, leaves=9, size=0.0165, leaf_size=(0.055, 0.019))
    evening(suite.W, suite.D, suite.H, suite.WINDOW, (0.55, 0.30), 0.5)
    low_sun((-0.85, -0.40, -0.20), 14.0)


def low_sun(way, strength):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(1.4), (1.0, 0.66, 0.36)
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = direction(way)


SCENES = [
    still('haru-deluxe-twin-linen', in_lamplight, dict(at=(2.25, 1.75, 1.18), aim=(1.08, 2.31, 0.61), lens=48, focus=1.1, stop=9.0), 'dusk', 0.9),
    still('haru-suite-linen', in_low_sun, dict(at=(2.02, 2.05, 1.62), aim=(1.30, 2.78, 0.58), lens=54, focus=1.36, stop=11.0), 'dusk', 0.9),
]
