"""Small things for still lifes. m is the picture's materials by name; a group's place is (x, y, z) in metres."""
import math
from types import SimpleNamespace
import bpy
import numpy as np
from kit import add, box, matte, new_material, sheet, srgb, tube, turned


def still(name, build, camera, time='day', exposure=0.0, outside=None, shape=2 / 3):
    """A scene with one picture, as render.py expects it. outside is the time of day in city.py, if it isn't time, or False
    for a scene that isn't in the city; shape is the picture's height divided by its width."""
    return SimpleNamespace(CAMERAS={name: camera}, TIME=time, EXPOSURE=exposure, CITY=time if outside is None else outside, SHAPE=shape, build=build)


def group(things, at, turn=0.0):
    base = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(base)
    for thing in things:
        thing.parent = base
    base.location, base.rotation_euler = at, (0, 0, turn)
    return base


def tapered(name, points, first, last, material, resolution=4):
    """A tube whose radius changes evenly from its first point to its last."""
    thing = tube(name, points, 1.0, material, resolution)
    for point, radius in zip(thing.data.splines[0].bezier_points, np.linspace(first, last, len(points))):
        point.radius = radius
    return thing


def surface(*things):
    """Returns a function of the height of cloth at (x, y), with the cloth's thickness."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for thing in things:
        mesh = thing.evaluated_get(graph).to_mesh()
        points = np.empty(len(mesh.vertices) * 3, 'f')
        mesh.vertices.foreach_get('co', points)
        clouds.append(points.reshape(-1, 3) + np.array(thing.location, 'f'))
    cloud = np.vstack(clouds)

    def height(x, y, reach=0.012):
        near = np.hypot(cloud[:, 0] - x, cloud[:, 1] - y) < reach
        return float(cloud[near, 2].max()) if near.any() else height(x, y, reach * 2)
    return height


# Materials

def tableware():
    return {
        'coffee': drink('coffee', '2c1409', '9a6132', 0.036), 'tea': drink('tea', '8f8a35', 'b3ae5e', 0.034), 'china': glaze('white glaze', 'f1ece4', 'e6dfd4'),
        'silver': matte('silver', srgb('cfccc6'), 0.14, 0.0, 1, metal=1.0), 'gold foil': matte('gold foil', srgb('d9a441'), 0.24, 0.05, 60, metal=1.0, bump=0.0012, bump_scale=260),
        'page': printed(), 'leaves': edges(), 'ink': matte('ink', srgb('3a3532'), 0.6, 0.0, 1), 'horn': matte('horn', srgb('2a1a12'), 0.16, 0.25, 60, spec=0.5),
        'dark chocolate': matte('dark chocolate', srgb('3b2013'), 0.26, 0.06, 40, spec=0.45), 'milk chocolate': matte('milk chocolate', srgb('744628'), 0.3, 0.06, 40, spec=0.45),
        'cocoa': matte('cocoa', srgb('4f2f1d'), 1.0, 0.22, 160, bump=0.0012, bump_scale=500, spec=0.05), 'nut': matte('nut', srgb('c79a5f'), 0.5, 0.15, 120),
        'bark': matte('bark', srgb('4a3226'), 0.8, 0.2, 90, bump=0.001, bump_scale=300), 'green': matte('green leaf', srgb('5c7345'), 0.42, 0.16, 60),
        'pollen': matte('pollen', srgb('dcb550'), 0.8, 0.15, 400), 'napkin': matte('napkin', srgb('e9e2d6'), 0.9, 0.03, 30, weave=0.0012, wrinkle=0.002, sheen=0.2, spec=0.1),
    }


def glaze(name, light, dark, rough=0.09):
    """Glazed pottery: its colour gathers in soft clouds, its surface is not quite even."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    cloud = n('ShaderNodeTexNoise', Vector=at, Scale=26.0, Detail=3.0)
    base = n.ramp(cloud.outputs['Fac'], (0.35, srgb(dark)), (0.6, srgb(light)))
    wavy = n('ShaderNodeTexNoise', Vector=at, Scale=60.0, Detail=1.0)
    bump = n('ShaderNodeBump', Strength=0.5, Distance=0.0004, Height=wavy.outputs['Fac'])
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=rough, Specular=0.5, Normal=bump))
    return material


def drink(name, deep, rim, radius):
    """The surface of a drink round its object's axis, lighter towards the rim."""
    material, n = new_material(name)
    flat = n('ShaderNodeVectorMath', n('ShaderNodeTexCoord').outputs['Object'], (1, 1, 0), _operation='MULTIPLY')
    away = n('ShaderNodeVectorMath', flat, _operation='LENGTH').outputs['Value']
    foam = n('ShaderNodeTexNoise', Vector=flat, Scale=70.0, Detail=4.0, Distortion=1.6)
    ring = n('ShaderNodeMapRange', n.math('ADD', away, n.math('MULTIPLY', foam.outputs['Fac'], radius * 0.5)), radius * 0.95, radius * 1.3, 0.0, 1.0)
    base = n.mix(ring, srgb(deep), srgb(rim))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.05, Specular=0.5))
    return material


def printed(wide=0.135, high=0.205):
    """Pages with lines of words; for open_book, whose spine is at its object's x = 0."""
    material, n = new_material('printed page')
    x, y, _ = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object']).outputs
    away = n.math('ABSOLUTE', x)
    row = n.math('DIVIDE', y, 0.0056)
    line = n.math('FLOOR', row)
    chance = n('ShaderNodeTexWhiteNoise', W=line, _noise_dimensions='1D').outputs['Value']
    short = n.math('LESS_THAN', chance, 0.14)
    end = n('ShaderNodeMapRange', short, 0.0, 1.0, wide - 0.017, wide * 0.55)
    word = n('ShaderNodeCombineXYZ', n.math('FLOOR', n.math('ADD', n.math('DIVIDE', x, 0.0037), n.math('MULTIPLY', chance, 9.0))), line, 0.0)
    there = n.math('GREATER_THAN', n('ShaderNodeTexWhiteNoise', word, _noise_dimensions='3D').outputs['Value'], 0.16)
    mask = n.math('LESS_THAN', n.math('FRACT', row), 0.40)
    for part in (there, n.math('GREATER_THAN', away, 0.018), n.math('LESS_THAN', away, end), n.math('LESS_THAN', n.math('ABSOLUTE', y), high / 2 - 0.02)):
        mask = n.math('MULTIPLY', mask, part)
    paper = n('ShaderNodeTexNoise', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=12.0, Detail=3.0)
    base = n.mix(n.math('MULTIPLY', mask, 0.62), n.ramp(paper.outputs['Fac'], (0.3, srgb('ece4d4')), (0.7, srgb('f3ede0'))).outputs[0], srgb('3f3935'))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.8, Specular=0.15))
    return material


def edges():
    """The edges of many pages that lie flat."""
    material, n = new_material('page edges')
    at = n('ShaderNodeVectorMath', n('ShaderNodeTexCoord').outputs['Object'], (20.0, 20.0, 1500.0), _operation='MULTIPLY')
    stripe = n('ShaderNodeTexNoise', Vector=at, Scale=1.0, Detail=2.0)
    base = n.ramp(stripe.outputs['Fac'], (0.35, srgb('c9bca4')), (0.62, srgb('efe7d8')))
    bump = n('ShaderNodeBump', Strength=0.5, Distance=0.0004, Height=stripe.outputs['Fac'])
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.85, Specular=0.1, Normal=bump))
    return material


def thin(name, heart, edge, radius):
    """A petal: light shines through it, and its colour changes away from the object's axis."""
    material, n = new_material(name)
    away = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', n('ShaderNodeTexCoord').outputs['Object'], (1, 1, 0), _operation='MULTIPLY'), _operation='LENGTH')
    base = n.ramp(n('ShaderNodeMapRange', away.outputs['Value'], 0.0, radius, 0.0, 1.0).outputs[0], (0.12, srgb(heart)), (0.6, srgb(edge)))
    shader = n('ShaderNodeMixShader', 0.35, n('ShaderNodeBsdfDiffuse', base.outputs[0]), n('ShaderNodeBsdfTranslucent', base.outputs[0]))
    n('ShaderNodeOutputMaterial', Surface=shader)
    return material


def bookcloth(code):
    return matte(f'cloth {code}', srgb(code), 0.72, 0.05, 40, weave=0.0011, spec=0.25)


# Cups

SAUCER = [(0, .006), (.026, .006), (.028, 0), (.036, 0), (.038, .005), (.056, .009), (.072, .016), (.0745, .0185), (.073, .0195), (.056, .0125), (.034, .009), (0, .0088)]
CUP = [(0, .012), (.020, .012), (.021, .0085), (.0235, .0085), (.025, .0125), (.033, .0225), (.0385, .0385), (.0415, .0565), (.043, .0705), (.0432, .073), (.042, .074),
       (.0405, .072), (.039, .0565), (.036, .0395), (.030, .0245), (.02, .0175), (0, .016)]
MUG = [(0, .004), (.036, .004), (.038, 0), (.0405, .001), (.043, .006), (.0445, .03), (.0445, .07), (.0442, .089), (.0432, .0915), (.0415, .0905), (.041, .07), (.041, .02),
       (.034, .009), (0, .008)]
TEACUP = [(0, .003), (.016, .003), (.017, 0), (.02, 0), (.0215, .003), (.030, .014), (.0345, .03), (.0365, .044), (.037, .0455), (.0358, .0462), (.0345, .044), (.032, .03),
          (.026, .015), (.015, .007), (0, .006)]


def coffee_cup(m, at, turn=0.0, china='china', spoon=True):
    handle = [(.040, 0, .064), (.055, 0, .068), (.0655, 0, .059), (.062, 0, .043), (.050, 0, .032), (.0345, 0, .0275)]
    things = [turned('saucer', SAUCER, m[china], subdivide=2), turned('cup', CUP, m[china], subdivide=2), tube('cup handle', handle, 0.0036, m[china], 6),
              turned('coffee', [(0, .0612), (.03, .0612), (.0392, .0620)], m['coffee'])]
    if spoon:
        things.append(teaspoon(m, (-.052, -.052, .0215), 0.06))
    return group(things, at, turn)


def mug(m, at, turn=0.0, china='china'):
    handle = [(.043, 0, .076), (.062, 0, .080), (.076, 0, .066), (.075, 0, .040), (.062, 0, .024), (.043, 0, .022)]
    return group([turned('mug', MUG, m[china], subdivide=2), tube('mug handle', handle, 0.0052, m[china], 6), turned('coffee', [(0, .0795), (.034, .0795), (.0412, .0802)], m['coffee'])], at, turn)


def teacup(m, at, china):
    return group([turned('teacup', TEACUP, m[china], subdivide=2), turned('tea', [(0, .0365), (.028, .0365), (.0337, .0372)], m['tea'])], at)


def teaspoon(m, at, turn, long=0.118):
    """Lies along +x from its bowl."""
    def point(u, v):
        half = np.interp(v, (0, .03, .12, .22, .30, .36, .6, .9, 1), (.0015, .0075, .0125, .011, .006, .0024, .0026, .005, .003))
        bowl = math.sin(math.pi * min(1.0, v / 0.33))
        return long * v, (u * 2 - 1) * half, -0.0045 * (1 - (u * 2 - 1) ** 2) * bowl + 0.006 * max(0.0, v - 0.3) ** 0.8
    thing = sheet('spoon', point, 9, 40, m['silver'], thick=0.0011, subdivide=1)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    return thing


# Books

def open_book(m, at, turn, cover, wide=0.135, high=0.205):
    """Lies open; m['page'] is printed() for the same size."""
    def height(u, thick):
        return 0.0035 + thick * (1 - math.exp(-u * 11)) * (1 - 0.42 * u ** 2)

    def half(side, thick):
        leaf = sheet('page', lambda u, v: (side * wide * u, (v - .5) * high, height(u, thick)), 26, 6, m['page'])
        fore = sheet('fore edge', lambda u, v: (side * wide, (u - .5) * high, 0.003 + v * (height(1, thick) - 0.003)), 2, 2, m['leaves'])
        ends = [sheet('end', lambda u, v, y=y: (side * wide * u, y * high, 0.003 + v * (height(u, thick) - 0.003)), 26, 2, m['leaves']) for y in (-.5, .5)]
        low, high_x = sorted((side * 0.003, side * (wide + 0.005)))
        return [leaf, fore, *ends, box('board', (low, -high / 2 - .004, 0), (high_x, high / 2 + .004, .003), cover, 0.001)]

    def lifted(u, v):
        rise = 0.030 * u ** 2 * (0.55 + 0.45 * v)
        return wide * u * (1 - 0.10 * u), (v - .5) * high, height(u, 0.013) + rise + 0.0006
    things = half(-1, 0.017) + half(1, 0.012) + [sheet('lifted page', lifted, 26, 8, m['page'], subdivide=1), box('spine', (-.005, -high / 2 - .004, 0), (.005, high / 2 + .004, .0022), cover, 0.001)]
    return group(things, at, turn)


def volume(m, at, turn, size, cover, label=None):
    """A closed book of size (width, height, thickness) with its spine at -x. label is the material of a label with a title."""
    w, h, t = size
    things = [box('board', (-w / 2, -h / 2, z), (w / 2, h / 2, z + .0026), cover, 0.0011) for z in (0, t - .0026)]
    things.append(box('leaves', (-w / 2 + .002, -h / 2 + .0035, .0026), (w / 2 - .004, h / 2 - .0035, t - .0026), m['leaves'], 0.0006))

    def spine(u, v):
        a = math.pi * (u - 0.5)
        return -w / 2 + .001 - .006 * math.cos(a), (v - .5) * h, t / 2 + (t / 2 - .0008) * math.sin(a)
    things.append(sheet('spine', spine, 13, 2, cover, thick=0.0016))
    if label:
        things.append(box('label', (-w * .24, h * .10, t), (w * .26, h * .30, t + .0003), label, 0))
        things += [box('title', (-w * k, h * y, t + .0002), (w * (k + .02), h * (y + d), t + .0005), m['ink'], 0) for k, y, d in ((.16, .215, .022), (.10, .165, .010))]
    return group(things, at, turn)


def glasses(m, at, turn):
    """Reading glasses that stand on their rims with their temples open towards +y."""
    things = []
    for side in (-1, 1):
        rim = [(side * 0.033 + 0.0245 * math.cos(a), 0.004 * math.cos(a) * side * -1, 0.0215 + 0.0195 * math.sin(a)) for a in np.linspace(0, math.tau, 17)[:-1]]
        things += [tube('rim', rim, 0.0017, m['horn'], 4, cyclic=True),
                   tube('temple', [(side * .058, -.004, .028), (side * .0605, .004, .0285), (side * .061, .09, .022), (side * .060, .115, .015), (side * .058, .138, .002)], 0.0016, m['horn'], 4)]
        lens = sheet('lens', lambda u, v, s=side: (s * .033 + .0235 * v * math.cos(u * math.tau), 0, .0215 + .0185 * v * math.sin(u * math.tau)), 32, 3, m['glass'], closed=True)
        lens.visible_shadow = False
        things.append(lens)
    things.append(tube('bridge', [(-.0095, 0, .025), (0, -.001, .028), (.0095, 0, .025)], 0.0018, m['horn'], 4))
    return group(things, at, turn)


# Clocks

CLOCK = [(0, -.022), (.041, -.022), (.0475, -.018), (.050, -.012), (.050, .009), (.0488, .0125), (.0462, .0125), (.0448, .010), (.0445, .006)]


def clock(m, at, turn, hours, minutes, radius=0.050, foot=0.010):
    """A small round clock on four feet that looks towards -y."""
    things = [turned('clock', CLOCK, m['clock case'], columns=96, subdivide=1), turned('dial', [(0, .007), (.0446, .007)], m['clock dial'])]
    for k in range(12):
        a = k * math.tau / 12
        long, half = (.0065, .0011) if k % 3 == 0 else (.0035, .0006)
        things.append(box('mark', (.0375 * math.sin(a) - half, .0375 * math.cos(a) - long / 2, .0070), (.0375 * math.sin(a) + half, .0375 * math.cos(a) + long / 2, .0073), m['ink'], 0, -a))
    for a, tail, long, half, z in (((hours + minutes / 60) / 12, .005, .022, .0016, .0080), (minutes / 60, .007, .034, .0011, .0088)):
        a *= math.tau
        x, y, middle = math.sin(a), math.cos(a), (long - tail) / 2
        things.append(box('hand', (middle * x - half, middle * y - (long + tail) / 2, z), (middle * x + half, middle * y + (long + tail) / 2, z + .0005), m['ink'], 0.0002, -a))
    things.append(turned('pin', [(.0026, .007), (.0026, .0098), (.0018, .0105), (0, .0105)], m['clock case'], columns=24))
    things += [tapered('clock foot', [(side * .026, -.040, z), (side * .033, -radius - foot + .0032, z)], 0.0042, 0.0032, m['clock case']) for side in (-1, 1) for z in (-.014, .004)]
    things.append(tube('clock knob', [(0, .048, -.005), (0, .0555, -.005)], 0.0045, m['clock case']))
    dial = group(things, (0, 0, radius + foot))
    dial.rotation_euler = (math.pi / 2, 0, 0)
    return group([dial], at, turn)


# Flowers

def petals(name, material, size, count=5):
    """A flower that opens towards +z."""
    points, faces = [], []
    for k in range(count):
        a, start = k * math.tau / count, len(points)
        for j in range(7):
            v = j / 6
            half = size * 0.47 * math.sin(math.pi * (0.06 + v * 0.86)) ** 0.7
            for i in range(5):
                u = i / 2 - 1
                x, y = u * half, size * (0.05 + 0.95 * v) * (1 - 0.06 * (v == 1) * (1 - abs(u)))
                z = size * (0.42 * v ** 1.6 + 0.10 * u * u - 0.04 * math.sin(math.pi * v) + 0.03 * (k % 2))
                points.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
        faces += [(start + j * 5 + i, start + j * 5 + i + 1, start + (j + 1) * 5 + i + 1, start + (j + 1) * 5 + i) for j in range(6) for i in range(4)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return add(mesh, name, material)


def flower(m, at, turn, size, petal):
    things = [petals('flower', m[petal], size), turned('heart', [(0, size * .12), (size * .11, size * .10), (size * .13, 0)], m['pollen'], columns=12)]
    for k in range(9):
        a = k * math.tau / 9
        things.append(tube('stamen', [(0, 0, size * .1), (size * .2 * math.cos(a), size * .2 * math.sin(a), size * .34)], 0.00035, m['pollen'], 1))
    base = group(things, at)
    base.rotation_euler = turn


def leaf(m, at, turn, long, wide, material='green'):
    thing = sheet('leaf', lambda u, v: (wide / 2 * math.sin(math.pi * v ** 0.85) * (u * 2 - 1), long * v, long * (0.14 * math.sin(math.pi * v) + 0.05 * (u * 2 - 1) ** 2 * math.sin(math.pi * v))), 7, 11,
                  m[material], subdivide=1)
    thing.location, thing.rotation_euler = at, turn


def sprig(m, at, turn, height, long=0.34, seed=1, flowers=12, leaves=5, petal='petal', size=0.0125, leaf_size=(0.045, 0.016)):
    """A twig that lies on height(x, y) and starts at (x, y), with side shoots, flowers and leaves."""
    rng = np.random.default_rng(seed)
    c, s = math.cos(turn), math.sin(turn)

    def place(along, across, lift):
        x, y = at[0] + along * c - across * s, at[1] + along * s + across * c
        return x, y, height(x, y) + lift

    def main(t):
        return long * t, 0.022 * math.sin(2.6 * t + 0.4) - 0.01
    tapered('twig', [place(*main(t), 0.004 + 0.012 * t) for t in np.linspace(0, 1, 9)], 0.0027, 0.0011, m['bark'])
    ends = []
    for k, t in enumerate((0.22, 0.38, 0.52, 0.66, 0.8, 0.92)):
        along, across = main(t)
        side, reach = (-1) ** k, rng.uniform(0.045, 0.085) * (1.1 - 0.5 * t)
        points = [place(along + reach * q * 0.8, across + side * reach * q ** 0.8, 0.005 + 0.012 * t + 0.016 * q) for q in (0, 0.35, 0.7, 1)]
        tapered('shoot', points, 0.0016, 0.0008, m['bark'])
        ends += points[1:]
    ends += [place(*main(t), 0.012 + 0.012 * t) for t in (0.97, 0.72, 0.46)]
    order = rng.permutation(len(ends))
    for k, i in enumerate(order[:flowers]):
        x, y, z = ends[i]
        turn_to = rng.uniform(-0.8, 0.8), rng.uniform(-0.8, 0.8), rng.uniform(0, 6.3)
        flower(m, (x + rng.normal(0, .003), y + rng.normal(0, .003), z + 0.003), turn_to, size * rng.uniform(0.75, 1.1), petal)
    for i in order[-leaves:] if leaves else ():
        x, y, z = ends[i]
        leaf(m, (x, y, z), (rng.uniform(-0.1, 0.4), rng.uniform(-0.5, 0.5), turn - math.pi / 2 + rng.uniform(-1.1, 1.1)), leaf_size[0] * rng.uniform(0.8, 1.15), leaf_size[1])


# Sweets

PLATE = [(0, .004), (.6, .004), (.62, 0), (.68, 0), (.70, .004), (.9, .007), (1.0, .0125), (1.005, .0145), (.985, .0148), (.88, .0095), (.66, .0072), (0, .007)]


def plate(m, at, radius, china='china'):
    return turned('plate', [(r * radius, z) for r, z in PLATE], m[china], at, columns=96, subdivide=1)


def square_chocolate(m, at, turn, base='dark chocolate', line='milk chocolate', size=0.027):
    h = size / 2
    zigzag = [(-h * .8 + size * .8 * k / 8, h * .72 * (-1) ** k, size * .62 + .0004) for k in range(9)]
    return group([box('chocolate', (-h, -h, 0), (h, h, size * .62), m[base], 0.003), tube('line', zigzag, 0.0008, m[line], 3)], at, turn)


def round_chocolate(m, at, base='milk chocolate', radius=0.0145):
    profile = [(0, 0), (.92, 0), (1, .1), (1, .35), (.92, .7), (.7, 1.0), (.4, 1.18), (0, 1.24)]
    return group([turned('praline', [(r * radius, z * radius) for r, z in profile], m[base], subdivide=2),
                  turned('nut', [(0, 1.12 * radius), (.36 * radius, 1.16 * radius), (.42 * radius, 1.36 * radius), (.26 * radius, 1.62 * radius), (0, 1.7 * radius)], m['nut'], columns=24, subdivide=1)], at)


def truffle(m, at, radius=0.0155, seed=0):
    rng = np.random.default_rng(seed)
    p = rng.uniform(0, 6.3, 4)

    def point(u, v):
        a, b = u * math.tau, math.pi * (v - 0.5)
        r = radius * (1 + 0.05 * math.sin(2 * a + p[0]) * math.cos(b) + 0.04 * math.sin(3 * b + p[1]))
        return r * math.cos(b) * math.cos(a), r * math.cos(b) * math.sin(a), radius * 0.93 + r * math.sin(b)
    thing = sheet('truffle', point, 32, 17, m['cocoa'], closed=True, subdivide=1)
    thing.location = at
    return thing


def foiled(m, at, turn, size=0.027):
    h = size / 2
    band = box('band', (-h * 1.01, -h * .32, -.0002), (h * 1.01, h * .32, size * .402), m['dark chocolate'], 0.001)
    return group([box('foil', (-h, -h, 0), (h, h, size * .4), m['gold foil'], 0.0024), band], at, turn)


# Cloth and trays

def folded(name, at, turn, wide, deep, layers, thick, material, seed=0):
    """Cloth folded into layers; its rounded folds look towards -y and +y."""
    rng = np.random.default_rng(seed)
    path = []
    for k in range(layers):
        z, way = thick * (k + 0.5), (-1) ** k
        length = deep / 2 - thick * rng.uniform(0.4, 0.9)
        path += [(y * way * length, z) for y in np.linspace(-1, 1, 9)]
        if k < layers - 1:
            path += [(way * (length + thick * 0.5 * math.cos(a)), z + thick * (0.5 + 0.5 * math.sin(a))) for a in (-0.9, 0.0, 0.9)]
    soft = rng.uniform(0, 6.3, 3)

    def point(u, v):
        y, z = path[round(v * (len(path) - 1))]
        sag = 1 - 0.10 * abs(2 * u - 1) ** 6
        return (u - 0.5) * wide, y + 0.002 * math.sin(u * 7 + soft[0] + z * 90), z * sag + 0.0022 * math.sin(u * 5 + soft[1]) * math.sin(y * 21 + soft[2])
    thing = sheet(name, point, 24, len(path), material)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick * 0.94, 0
    edge = thing.modifiers.new('round', 'SUBSURF')
    edge.levels = edge.render_levels = 2
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    return thing


def rounded(a, b, r, corner=10):
    """Returns the outline of a rectangle with half sides a and b and corners of radius r."""
    r = max(0.0005, min(r, a - 1e-4, b - 1e-4))
    return [(x * (a - r) + r * math.cos(t), y * (b - r) + r * math.sin(t)) for k, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
            for t in np.linspace(k * math.pi / 2, (k + 1) * math.pi / 2, corner)]


RIM = [(.10, 0), (.010, 0), (.004, .002), (0, .008), (-.004, .024), (-.0045, .0268), (-.002, .028), (.0014, .027), (.0042, .024), (.008, .0115), (.012, .0085), (.016, .008), (.10, .008)]


def tray(material, at, turn, long, wide, grips=None):
    """A tray with a raised rim whose floor is 8 mm above at. grips is the material of its handles."""
    outlines = [[(x, y, z) for x, y in rounded(long / 2 - inset, wide / 2 - inset, 0.045 - inset)] for inset, z in RIM]

    def point(u, v):
        ring = outlines[round(v * (len(RIM) - 1))]
        return ring[round(u * len(ring)) % len(ring)]
    body = sheet('tray', point, len(outlines[0]), len(RIM), material, closed=True, subdivide=1)
    floor = box('tray floor', (-long / 2 + .09, -wide / 2 + .09, .002), (long / 2 - .09, wide / 2 - .09, .0079), material, 0)
    things = [body, floor]
    for side in (-1, 1) if grips else ():
        x = side * (long / 2 + 0.003)
        things.append(tube('grip', [(x, -.062, .022), (x + side * .004, -.058, .040), (x + side * .006, -.030, .052), (x + side * .006, .030, .052), (x + side * .004, .058, .040), (x, .062, .022)],
                           0.0045, grips, 6))
    return group(things, at, turn)
