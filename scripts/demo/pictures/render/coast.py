"""Byeol Resort Jeju: limewashed walls, pale oak, linen, rattan and black stone. m is the resort's materials by name."""
import math
import bmesh
import bpy
import numpy as np
import parts
from fittings import placed
from kit import add, area, box, bulb, cushion, matte, new_material, sheet, srgb, tube, turned, wood
from still import still, tableware, tapered

LAMP = (1.0, 0.68, 0.40)


def limewash(name, colour, vary=0.06):
    """Lime that a broad brush has laid in crossing strokes."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    broad = n('ShaderNodeTexNoise', Vector=at, Scale=1.3, Detail=6.0, Roughness=0.6, Distortion=0.8).outputs['Fac']
    stroke = n('ShaderNodeTexNoise', Vector=n('ShaderNodeMapping', at, Rotation=(0.6, 0.5, 0.7), Scale=(5.0, 24.0, 9.0)), Scale=1.0, Detail=3.0, Distortion=0.6).outputs['Fac']
    mixed = n.math('ADD', n.math('MULTIPLY', broad, 0.7), n.math('MULTIPLY', stroke, 0.3))
    k = lambda f: tuple(c * f for c in colour[:3]) + (1,)
    base = n.ramp(mixed, (0.34, k(1 - vary)), (0.66, k(1 + vary)))
    bump = n('ShaderNodeBump', Strength=0.5, Distance=0.004, Height=n.math('ADD', broad, n.math('MULTIPLY', stroke, 0.5)))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.9, Specular=0.15, Normal=bump))
    return material


def weave(name, light, dark, size, axes, rough=0.55):
    """Flat strips over and under each other. axes are the two axes of the woven surface."""
    material, n = new_material(name)
    at = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object'])
    u, v = (n.math('DIVIDE', at.outputs[axis], size) for axis in axes)
    fu, fv = n.math('FRACT', u), n.math('FRACT', v)
    parity = n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.math('FLOOR', u), n.math('FLOOR', v)), 0.5))
    over = n.math('GREATER_THAN', parity, 0.25)
    round_u, round_v = (n.math('SINE', n.math('MULTIPLY', f, math.pi)) for f in (fu, fv))
    lengthwise = n('ShaderNodeMixRGB', over, round_u, round_v)
    crosswise = n('ShaderNodeMixRGB', over, round_v, round_u)
    height = n.math('MULTIPLY', n.math('POWER', lengthwise, 0.6), n('ShaderNodeMapRange', crosswise, 0.0, 1.0, 0.45, 1.0))
    strand = n('ShaderNodeTexWhiteNoise', n('ShaderNodeCombineXYZ', n('ShaderNodeMixRGB', over, n.math('FLOOR', u), n.math('FLOOR', v)), over, 0.0), _noise_dimensions='3D').outputs['Value']
    tone = n('ShaderNodeHueSaturation', Color=n.ramp(height, (0.10, srgb(dark)), (0.55, srgb(light))).outputs[0], Value=n('ShaderNodeMapRange', strand, 0.0, 1.0, 0.82, 1.12))
    bump = n('ShaderNodeBump', Strength=0.8, Distance=size * 0.3, Height=height)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=tone, Roughness=rough, Specular=0.3, Normal=bump))
    return material


def basalt(name='basalt', code='3b3a3b'):
    """Black lava with the holes that its gas left."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    cloud = n('ShaderNodeTexNoise', Vector=at, Scale=3.0, Detail=8.0, Roughness=0.65).outputs['Fac']
    hole = n('ShaderNodeTexVoronoi', Vector=at, Scale=46.0).outputs['Distance']
    pit = n('ShaderNodeMapRange', hole, 0.10, 0.30, 0.0, 1.0)
    each = n('ShaderNodeObjectInfo').outputs['Random']
    k = lambda f: tuple(c * f for c in srgb(code)[:3]) + (1,)
    base = n('ShaderNodeHueSaturation', Color=n.ramp(cloud, (0.3, k(0.55)), (0.7, k(1.5))).outputs[0], Value=n.math('MULTIPLY', n('ShaderNodeMapRange', each, 0.0, 1.0, 0.75, 1.35), n('ShaderNodeMapRange', pit, 0.0, 1.0, 0.5, 1.0)))
    bump = n('ShaderNodeBump', Strength=0.9, Distance=0.02, Height=n.math('ADD', n.math('MULTIPLY', pit, 0.35), cloud))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base, Roughness=0.82, Specular=0.3, Normal=bump))
    return material


def materials(**changed):
    c = dict(wall='cec3b3', ceiling='e6ddd0', floor=('a98e6c', 'ccb391'), wood=('a58760', 'cdb088'), linen='ece6da', crisp='f3eee5', throw='a5542b', accent='ab7147', upholstery='b59a78',
             chair='d9cdb9', drape='e4dac8', rug='cdbfa6', piping='e3d8c5')
    c.update(changed)
    m = parts.materials(**c)
    m.update(tableware())
    m['wall'] = limewash('limewash', srgb(c['wall']))
    m['frame'] = m['upright']
    m['upholstery'] = m['lengthwise']
    m['cane'] = weave('cane', 'd2b384', '7d6140', 0.016, ('Y', 'Z'))
    m['cane flat'] = weave('cane flat', 'd2b384', '7d6140', 0.018, ('X', 'Y'))
    m['rattan'] = wood('rattan', srgb('97713f'), srgb('c79f66'), 0.42, along=2, fine=0.8)
    m['jute'] = weave('jute', 'c9b48e', '8a7350', 0.022, ('X', 'Y'), 0.9)
    m['basalt'] = basalt()
    m['terracotta'] = matte('terracotta', srgb('a8633f'), 0.75, 0.10, 12, bump=0.0012, bump_scale=90, spec=0.25)
    m['sandstone'] = matte('sand clay', srgb('cbb697'), 0.8, 0.08, 10, bump=0.0012, bump_scale=70, spec=0.25)
    m['deck'] = wood('deck', srgb('8a7355'), srgb('b59b76'), 0.55, along=0, planks=(2.4, 0.14))
    m['palm'] = matte('palm leaf', srgb('48602f'), 0.45, 0.25, 9, spec=0.4)
    m['reed'] = matte('reed', srgb('c7ab78'), 0.8, 0.2, 6)
    return m


def ribbed(name, function, ribs, hoops, radius, material, closed=False, fine=26):
    """A wicker surface: rods along and across function(u, v) -> (x, y, z)."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 2
    lines = [[function(k / (ribs if closed else ribs - 1), t) for t in np.linspace(0, 1, fine)] for k in range(ribs)]
    lines += [[function(t, k / (hoops - 1)) for t in np.linspace(0, 1, 2 * fine)] for k in range(hoops)]
    for line in lines:
        rod = curve.splines.new('POLY')
        rod.points.add(len(line) - 1)
        for point, place in zip(rod.points, line):
            point.co = (*place, 1)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def rattan_chair(m):
    """A round wicker armchair that looks towards -y, with a linen seat."""
    def back(u, v):
        a = math.radians(-118 + 236 * u)
        rear = max(0.0, math.cos(a * 0.76)) ** 1.4
        high = 0.58 + 0.26 * rear
        r = 0.34 + 0.07 * v * (0.35 + rear)
        return r * math.sin(a) * 1.02, r * math.cos(a), 0.30 + (high - 0.30) * v
    ribbed('wicker', back, 49, 12, 0.0055, m['rattan'])
    tube('brim', [back(t, 1.0) for t in np.linspace(0, 1, 19)], 0.017, m['rattan'], 5)
    tube('belt', [(0.345 * math.cos(a), 0.345 * math.sin(a), 0.30) for a in np.linspace(0, math.tau, 19)[:-1]], 0.016, m['rattan'], 5, cyclic=True)
    for a in (50, 130, 230, 310):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube('leg', [(0.33 * x, 0.33 * y, 0.31), (0.36 * x, 0.36 * y, 0.15), (0.39 * x, 0.39 * y, 0.0)], 0.016, m['rattan'], 5)
    tube('stretcher', [(0.365 * math.cos(a), 0.365 * math.sin(a), 0.13) for a in np.linspace(0, math.tau, 19)[:-1]], 0.010, m['rattan'], 4, cyclic=True)
    profile = [(0, .31), (.31, .31), (.335, .335), (.34, .37), (.325, .41), (.26, .425), (0, .43)]
    turned('seat', profile, m['chair'], subdivide=1)
    cushion('back cushion', 0.46, 0.38, 0.16, m['chair'], 41, (0, 0.19, 0.60), (math.radians(-16), 0, 0), m['piping'], 0.03)


def pendant(m, x, y, z, r, top, watts=26):
    """A wide woven dome over a lamp, whose lower edge is at z."""
    def dome(u, v):
        a = u * math.tau
        rr = r * (0.16 + 0.84 * math.sin(v * math.pi / 2) ** 0.9)
        return x + rr * math.cos(a), y + rr * math.sin(a), z + r * 0.86 * (math.cos(v * math.pi / 2))
    ribbed('pendant', dome, 64, 15, 0.0042, m['rattan'], closed=True, fine=20)
    tube('pendant rim', [dome(t, 1.0) for t in np.linspace(0, 1, 25)[:-1]], 0.010, m['rattan'], 4, cyclic=True)
    tube('cord', [(x, y, z + r * 0.86), (x, y, top)], 0.004, m['black'], 3)
    ball = turned('globe', [(0.055 * math.sin(a), -0.055 * math.cos(a)) for a in np.linspace(0, math.pi, 13)], m['shade'], (x, y, z + r * 0.40), 32)
    ball.visible_shadow = ball.visible_diffuse = False
    bulb('bulb', (x, y, z + r * 0.40), 0.06, watts, LAMP)


def lamp(m, x, y, z):
    """A table lamp: a round clay foot and a linen shade."""
    turned('lamp foot', [(0, 0), (0.05, 0), (0.085, 0.03), (0.10, 0.08), (0.085, 0.135), (0.03, 0.165), (0.016, 0.18), (0.014, 0.26)], m['sandstone'], (x, y, z), subdivide=1)
    parts.lampshade(m, x, y, z + 0.37, 0.18, 0.15, 0.21, 14)


def stool(m, x, y, r=0.21, high=0.46):
    """A drum of rods with a wooden top."""
    ribbed('drum', lambda u, v: (x + r * (1 - 0.14 * math.sin(math.pi * v)) * math.cos(u * math.tau), y + r * (1 - 0.14 * math.sin(math.pi * v)) * math.sin(u * math.tau), v * (high - 0.025)), 44, 7, 0.0052, m['rattan'], closed=True)
    turned('drum top', [(0, high - 0.028), (r + 0.012, high - 0.028), (r + 0.02, high - 0.018), (r + 0.02, high - 0.008), (r + 0.012, high), (0, high)], m['across'], (x, y, 0), 72)


def frond(m, at, turn, lean, long, wide, material='palm'):
    """One broad leaf on its stalk."""
    def point(u, v):
        w = wide / 2 * (math.sin(math.pi * min(1, v * 1.02) ** 0.8) ** 0.8) * (u * 2 - 1)
        t = 0.45 + 0.55 * v
        out, up = long * (lean * t ** 2.2), long * (t - 0.36 * lean * t ** 2.6)
        return w, out, up - 0.22 * abs(w) - 0.02 * math.sin(v * 21 + u * 3) * abs(u * 2 - 1) * wide
    leaf = sheet('leaf', point, 9, 22, m[material], subdivide=1)
    stalk = tapered('stalk', [(0, long * lean * t ** 2.2, long * (t - 0.36 * lean * t ** 2.6)) for t in np.linspace(0, 0.52, 6)], 0.011, 0.006, m['green'])
    for thing in (leaf, stalk):
        thing.location, thing.rotation_euler = at, (0, 0, turn)


def potted(m, x, y, size=1.0, seed=1, pot='terracotta', leaves=9):
    """A plant with broad leaves in a round pot."""
    rng = np.random.default_rng(seed)
    s = size * 0.9
    turned('pot', [(r * s, z * s) for r, z in ((0, 0), (.15, 0), (.16, .01), (.235, .16), (.25, .27), (.225, .38), (.19, .42), (.205, .45), (.19, .455), (.175, .43), (0, .40))], m[pot], (x, y, 0), 72, 1)
    for k in range(leaves):
        a = k * 2.4 + rng.uniform(-0.3, 0.3)
        frond(m, (x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), 0.38 * s), a - math.pi / 2, 0.22 + 0.7 * k / leaves, size * rng.uniform(1.15, 1.45) * (1 - 0.28 * k / leaves), size * rng.uniform(0.20, 0.27))


def grass(m, places, seed=2, high=0.75, blades=70, plumes=5, material='palm'):
    """Tufts of beach grass with plumes, as one mesh each for blades and plumes."""
    rng = np.random.default_rng(seed)
    for what, count in ((material, blades), ('reed', plumes)):
        verts, faces = [], []
        for x, y, z, size in places:
            for _ in range(int(count)):
                a, lean, tall = rng.uniform(0, 6.3), rng.uniform(0.1, 0.75), high * size * rng.uniform(0.6, 1.1) * (1.35 if what == 'reed' else 1)
                if what == 'reed':
                    lean *= 0.5
                wide, root = (0.007 if what == material else 0.004) * (0.6 + size * 0.4), (x + rng.normal(0, 0.05 * size), y + rng.normal(0, 0.05 * size))
                side = -math.sin(a), math.cos(a)
                start = len(verts)
                for t in np.linspace(0, 1, 6):
                    w = wide * ((1 - t) ** 0.6 if what == material else (1.0 if t < 0.7 else 5.0 * math.sin(math.pi * (t - 0.7) / 0.32)))
                    px, py, pz = root[0] + math.cos(a) * lean * tall * t ** 2, root[1] + math.sin(a) * lean * tall * t ** 2, z + tall * (t - 0.35 * lean * t ** 2)
                    verts += [(px - side[0] * w, py - side[1] * w, pz), (px + side[0] * w, py + side[1] * w, pz)]
                faces += [(start + 2 * j, start + 2 * j + 1, start + 2 * j + 3, start + 2 * j + 2) for j in range(5)]
        mesh = bpy.data.meshes.new('grass')
        mesh.from_pydata(verts, [], faces)
        add(mesh, 'grass', m[what])


def stone(name, size, seed, material, detail=3):
    """A rounded, uneven stone about the origin."""
    rng = np.random.default_rng(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    planes = rng.normal(0, 1, (11, 3))
    planes /= np.linalg.norm(planes, axis=1)[:, None]
    reach = rng.uniform(0.62, 0.95, 11)
    for v in bm.verts:
        d = np.array(v.co)
        d /= np.linalg.norm(d)
        cutoff = planes @ d
        k = min([1.0] + [r / c for r, c in zip(reach, cutoff) if c > 0.05])
        v.co = d * k * np.array(size) * (1 + 0.02 * math.sin(d[0] * 9 + seed) * math.sin(d[2] * 8))
    return add(bm, name, material)


def dry_wall(m, x0, y0, x1, y1, high, thick=0.42, seed=1, base=0.0):
    """A dry wall of black field stones between two points."""
    rng = np.random.default_rng(seed)
    kinds = [stone('field stone', (1, 1, 1), 100 + k, m['basalt'], 3) for k in range(7)]
    long, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    z = 0.0
    while z < high - 0.05:
        row = rng.uniform(0.17, 0.25)
        s = -rng.uniform(0, 0.2)
        while s < long:
            w = rng.uniform(0.22, 0.42)
            for side in (-1, 1):
                copy = bpy.data.objects.new('field stone', kinds[rng.integers(7)].data)
                bpy.context.scene.collection.objects.link(copy)
                c, off = s + w / 2, side * thick * 0.22
                copy.location = (x0 + c * math.cos(turn) - off * math.sin(turn), y0 + c * math.sin(turn) + off * math.cos(turn), base + z + row / 2 + rng.normal(0, 0.015))
                copy.scale = (w * 0.66, thick * 0.40, row * 0.68)
                copy.rotation_euler = (rng.normal(0, 0.12), rng.normal(0, 0.12), turn + rng.normal(0, 0.12) + (math.pi if rng.uniform() < 0.5 else 0))
            s += w
        z += row * 0.92
    heart = box('wall heart', (0, -0.10, 0), (long, 0.10, high - 0.16), m['black'], 0)
    heart.location, heart.rotation_euler = ((x0 + x1) / 2, (y0 + y1) / 2, base + (high - 0.16) / 2), (0, 0, turn)
    for thing in kinds:
        bpy.data.objects.remove(thing)


def platform_bed(m, wide=1.84, long=2.04, seed=9, throw=(1.36, 1.80), pillows=2):
    """A bed on a low oak platform with its head at the origin's x, lying towards +x; y = 0 is its middle."""
    box('platform', (-0.02, -wide / 2 - 0.16, 0.07), (long + 0.16, wide / 2 + 0.16, 0.15), m['lengthwise'], 0.012)
    box('plinth', (0.15, -wide / 2 + 0.2, 0), (long - 0.2, wide / 2 - 0.2, 0.07), m['black'], 0)
    parts.bed({**m, 'black': m['lengthwise']}, 0, 0, seed, wide, long, pillows, 0.0, throw)


def cane_headboard(m, low, high, top=1.18, panels=4):
    """Cane in oak frames on the wall x = 0."""
    step = (high - low) / panels
    box('cane', (0.006, low, 0.2), (0.022, high, top - 0.02), m['cane'], 0)
    for k in range(panels + 1):
        y = low + k * step
        box('stile', (0, y - 0.032, 0.12), (0.046, y + 0.032, top), m['upright'], 0.006)
    for z in (0.16, top - 0.05):
        box('board rail', (0, low, z), (0.044, high, z + 0.065), m['lengthwise'], 0.006)


def night_stand(m, y, book=True):
    placed((0.34, y, 0), 0, stool, m, 0, 0, 0.22, 0.48)
    lamp(m, 0.30, y + 0.03, 0.48)
    if book:
        parts.books(m, 0.44, y - 0.10, 0.48, 1.2, 1)


def glazing(m, axis, at, low, high, sill, head, mullions, outward):
    """A row of oak-framed panes. axis is that along which it runs; at is its place on the other axis."""
    f, d = 0.065, 0.10

    def part(name, a, b, z0, z1, material, da=0.0, thick=d, bevel=0.006):
        p, q = sorted((at + outward * da, at + outward * (da + thick)))
        ends = ((a, p, z0), (b, q, z1)) if axis == 'x' else ((p, a, z0), (q, b, z1))
        return box(name, *ends, material, bevel)
    for t in (0.0, *mullions, 1.0):
        a = low + (high - low - f) * t
        part('mullion', a, a + f, sill, head, m['frame'])
    for z in (sill, head - f):
        part('rail', low, high, z, z + f, m['frame'], 0.005, d - 0.01)
    pane = part('pane', low, high, sill, head, m['pane'], d / 2, 0.002, 0)
    pane.visible_shadow = pane.visible_diffuse = False


def room(m, W, D, H, front, left=None, start=-1.4, beams=True, terrace=2.6, right=None, wall='wall'):
    """A room with windows to the sea at y = D: front = (x0, x1, sill, head, mullions). left = (y0, y1, sill, head, mullions) is a
    window in the wall x = 0. The floor goes on outside as a terrace of that depth."""
    x0, x1, sill, head, mullions = front
    box('floor', (-0.1, start, -0.1), (W + 0.1, D + 0.14, 0), m['floor'], 0)
    box('ceiling', (-0.1, start, H), (W + 0.1, D + 0.3, H + 0.1), m['ceiling'], 0)
    box('right', (W, start, 0), (W + 0.2, D + 0.2, H), m[wall], 0)
    box('back', (-0.2, start - 0.2, 0), (W + 0.2, start, H), m[wall], 0)
    for low, high in (((-0.2, 0), (x0, H)), ((x1, 0), (W + 0.2, H)), ((x0, head), (x1, H)), ((x0, 0), (x1, sill))):
        if high[0] > low[0] and high[1] > low[1]:
            box('front', (low[0], D, low[1]), (high[0], D + 0.2, high[1]), m[wall], 0.003)
    glazing(m, 'x', D + 0.06, x0, x1, sill, head, mullions, 1)
    if sill > 0.2:
        box('sill', (x0 - 0.03, D - 0.05, sill - 0.03), (x1 + 0.03, D + 0.24, sill + 0.002), m['across'], 0.006)
    if left:
        y0, y1, low_z, high_z, parts_of = left
        for low, high in (((start, 0), (y0, H)), ((y1, 0), (D + 0.2, H)), ((y0, high_z), (y1, H)), ((y0, 0), (y1, low_z))):
            if high[0] > low[0] and high[1] > low[1]:
                box('left', (-0.2, low[0], low[1]), (0, high[0], high[1]), m[wall], 0.003)
        glazing(m, 'y', -0.06, y0, y1, low_z, high_z, parts_of, -1)
    else:
        box('left', (-0.2, start, 0), (0, D + 0.2, H), m[wall], 0)
    if beams:
        x = 0.45
        while x < W - 0.1:
            box('beam', (x, start, H - 0.14), (x + 0.11, D, H + 0.02), m['lengthwise'], 0.006)
            x += 0.92
    if terrace:
        box('terrace', (-3.0, D + 0.2, -0.14), (W + 3.0, D + 0.2 + terrace, -0.02), m['deck'], 0)
        if left:
            box('terrace', (-3.0, start, -0.14), (-0.2, D + 0.2, -0.02), m['deck'], 0)


def balustrade(m, x0, x1, y, high=0.92, base=0.0):
    """Thin posts of dark metal with a wooden handrail and wires."""
    count = max(2, round((x1 - x0) / 1.4) + 1)
    for x in np.linspace(x0, x1, count):
        box('post', (x - 0.014, y - 0.022, base), (x + 0.014, y + 0.022, base + high), m['bronze'], 0.003)
    box('handrail', (x0 - 0.05, y - 0.035, base + high), (x1 + 0.05, y + 0.035, base + high + 0.035), m['across'], 0.010)
    for k in range(7):
        tube('wire', [(x0, y, base + 0.1 + k * 0.115), (x1, y, base + 0.1 + k * 0.115)], 0.0022, m['bronze'], 2)


def evening_light(W, D, H, front, left=None, sky=70, fill=34, tint=(1.0, 0.80, 0.62)):
    """The light of a low sun's sky through the windows, and lamps that fill the room."""
    x0, x1, sill, head, _ = front
    area('sky', ((x0 + x1) / 2, D + 0.02, (sill + head) / 2), (x1 - x0, head - sill), sky * (x1 - x0) / 4, tint, (-math.pi / 2, 0, 0))
    if left:
        y0, y1, low, high, _ = left
        area('sky left', (0.02, (y0 + y1) / 2, (low + high) / 2), (high - low, y1 - y0), sky * (y1 - y0) / 4, tint, (0, -math.pi / 2, 0))
    area('fill', (W / 2, D * 0.2, H - 0.16), (W * 0.6, D * 0.5), fill, (1.0, 0.84, 0.68))


def scene(name, build, camera, view, exposure=0.3, time='dusk', shape=2 / 3):
    """A scene with one picture whose view is built by view()."""
    made = still(name, build, camera, time, exposure, shape=shape)
    made.view = view
    return made
