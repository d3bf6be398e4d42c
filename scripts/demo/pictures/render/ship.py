"""Hanbada Ferry's ships. A ship lies along x with its bow at +x and its waterline at z = 0; lengths are in metres."""
import math
import bpy
import numpy as np
from kit import add, area, glow, matte, new_material, sheet, srgb, tube, turned
from parts import WARM
from still import group


class Pieces:
    """Many small pieces in one mesh for each material."""

    def __init__(self, m):
        self.m, self.made = m, {}

    def quad(self, material, *points):
        verts, faces = self.made.setdefault(material, ([], []))
        faces.append(tuple(range(len(verts), len(verts) + len(points))))
        verts.extend(points)

    def box(self, material, low, high):
        (x0, y0, z0), (x1, y1, z1) = low, high
        c = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        for face in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)):
            self.quad(material, *(c[k] for k in face))

    def bar(self, material, a, b, r):
        a, b = np.array(a, float), np.array(b, float)
        way = (b - a) / np.linalg.norm(b - a)
        side = np.cross(way, (0, 0, 1) if abs(way[2]) < 0.9 else (0, 1, 0))
        side *= r / np.linalg.norm(side)
        up = np.cross(way, side)
        ring = [side + up, side - up, -side - up, -side + up]
        for k in range(4):
            self.quad(material, *(tuple(p) for p in (a + ring[k], a + ring[(k + 1) % 4], b + ring[(k + 1) % 4], b + ring[k])))

    def objects(self):
        things = []
        for material, (verts, faces) in self.made.items():
            mesh = bpy.data.meshes.new(material)
            mesh.from_pydata(verts, [], faces)
            things.append(add(mesh, material, self.m[material], smooth=False))
        return things


def outline(x0, x1, w, nose, power=2.4, stern=1.5, count=40):
    """The plan of a deck house, anticlockwise from the middle of its stern: straight sides and a rounded nose that long."""
    a = np.linspace(-math.pi / 2, math.pi / 2, count)
    front = [(x1 - nose + nose * abs(math.cos(t)) ** (2 / power), w * math.copysign(abs(math.sin(t)) ** (2 / power), math.sin(t))) for t in a]
    return [(x0, 0.0), (x0, -w + stern), (x0 + stern * .3, -w + stern * .3), (x0 + stern, -w), *front, (x0 + stern, w), (x0 + stern * .3, w - stern * .3), (x0, w - stern)]


def grown(line, by):
    points = np.array(line)
    ahead, behind = np.roll(points, -1, 0), np.roll(points, 1, 0)
    way = ahead - behind
    out = np.stack([way[:, 1], -way[:, 0]], 1) / np.maximum(np.linalg.norm(way, axis=1), 1e-9)[:, None]
    return [tuple(p) for p in points + by * out]


def house(p, line, z0, z1, material='white', slab=0.5, slab_thick=0.32, lean=0.0):
    """Walls along an outline, and a slab on them that juts out."""
    top = [(x - lean * max(0, i_nose), y) for (x, y), i_nose in zip(line, nose_share(line))]
    count = len(line)
    for k in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = line[k], line[(k + 1) % count], top[(k + 1) % count], top[k]
        p.quad(material, (ax, ay, z0), (bx, by, z0), (cx, cy, z1), (dx, dy, z1))
    rim = grown(top, slab)
    for k in range(count):
        (ax, ay), (bx, by) = rim[k], rim[(k + 1) % count]
        p.quad(material, (ax, ay, z1 - slab_thick), (bx, by, z1 - slab_thick), (bx, by, z1), (ax, ay, z1))
    p.quad('deck', *((x, y, z1) for x, y in rim))
    p.quad(material, *((x, y, z1 - slab_thick) for x, y in reversed(rim)))


def nose_share(line):
    xs = np.array([x for x, _ in line])
    return np.clip((xs - (xs.max() - 14)) / 14, 0, 1)


def windows(p, line, z0, z1, pitch, wide, rng, lit=0.5, keep=lambda x, y: True, out=0.05, kinds=('lit 0', 'lit 1', 'lit 2'), dark='dark glass', runs=1, lean=0.0, high=1.0):
    """Panes along an outline. runs: that many panes side by side are lit or dark together."""
    points = np.array(grown(line, out) + grown(line, out)[:1])
    share = np.append(nose_share(line), nose_share(line)[0])
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    k, s = 0, pitch * 0.5
    while s + wide < way[-1]:
        a, b = (np.array([np.interp(t, way, points[:, i]) for i in (0, 1)]) for t in (s, s + wide))
        la, lb = (lean * np.interp(t, way, share) / high for t in (s, s + wide))
        if keep(*((a + b) / 2)):
            if k % runs == 0:
                kind = kinds[rng.integers(len(kinds))] if rng.uniform() < lit else dark
            p.quad(kind, (a[0], a[1], z0), (b[0], b[1], z0), (b[0] - lb * (z1 - z0), b[1], z1), (a[0] - la * (z1 - z0), a[1], z1))
            k += 1
        s += pitch


def railing(p, line, z, closed=False, high=1.1, every=2.4):
    points = [np.array((*q, z)) for q in line] + ([np.array((*line[0], z))] if closed else [])
    for a, b in zip(points, points[1:]):
        long = np.linalg.norm(b - a)
        if long < 0.05:
            continue
        for dz in (0.4, 0.75, high):
            p.bar('rail', a + (0, 0, dz), b + (0, 0, dz), 0.035 if dz == high else 0.022)
        for t in np.linspace(0, 1, max(2, round(long / every)), endpoint=False):
            q = a + (b - a) * t
            p.bar('rail', q, q + (0, 0, high), 0.03)


class Hull:
    """rake: how far the stem leans ahead; run: the share of the length that the bow tapers along."""

    def __init__(self, long, wide, free, rake, run=0.42, sheer=2.4, blunt=0.0):
        self.long, self.wide, self.free, self.rake, self.run, self.sheer, self.blunt = long, wide, free, rake, run, sheer, blunt

    def stem(self, z):
        return self.long / 2 - self.rake * (1 - z / self.free) ** (1.0 if z > self.free else 1.25 if z > 0 else 1.0)

    def half(self, x, z):
        h = min(max(z / self.free, -0.1), 1.25)
        start, end = self.long / 2 - self.long * (self.run - 0.12 * h), self.stem(z)
        t = min(max((x - start) / (end - start), 0.0), 1.0)
        aft = min(max((-self.long / 2 + 0.16 * self.long - x) / (0.16 * self.long), 0.0), 1.0)
        body = (1 - t ** (1.55 + 1.0 * h)) ** (1.0 - 0.26 * h)
        return self.wide / 2 * body * (1 - (0.05 + 0.16 * max(0, 1 - h)) * aft ** 2)

    def top(self, x):
        t = min(max((x - self.long * 0.18) / (self.long * 0.32), 0.0), 1.0)
        return self.free + self.sheer * t * t * (3 - 2 * t)

    def build(self, p, material):
        things = []

        def point(u, v, side):
            g = 1 - (1 - u) ** 1.7
            rough_x = -self.long / 2 + self.long * g
            z = -2.0 + (self.top(rough_x) + 2.0) * v
            x = -self.long / 2 + (self.stem(z) + self.long / 2) * g
            return x, side * self.half(x, z), z
        for side in (-1, 1):
            shell = sheet('hull', lambda u, v: point(u, v, side), 220, 30, p.m[material])
            if side > 0:
                shell.data.flip_normals()
            things.append(shell)
        zs = np.linspace(-2, self.free, 12)
        rim = [(-self.long / 2, -self.half(-self.long / 2, z), z) for z in zs] + [(-self.long / 2, self.half(-self.long / 2, z), z) for z in zs[::-1]]
        p.quad('white', *rim)
        xs = np.linspace(-self.long / 2, self.stem(self.free) - 0.05, 90)
        for a, b in zip(xs, xs[1:]):
            p.quad('deck', (a, -self.half(a, self.free), self.free - .02), (b, -self.half(b, self.free), self.free - .02), (b, self.half(b, self.free), self.free - .02), (a, self.half(a, self.free), self.free - .02))
        return things


def hull_paint(name, low, stripe, edge, line, ports=None):
    """White above, a colour below with a stripe over it; plates between the frames bend a little. ports: (z, from x, to x)."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    x, y, z = n('ShaderNodeSeparateXYZ', at).outputs
    grime = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (0.5, 0.5, 0.08), _operation='MULTIPLY'), Scale=1.0, Detail=5.0)
    white = n.ramp(grime.outputs['Fac'], (0.3, srgb('dcd9d3')), (0.7, srgb('f1eeea'))).outputs[0]
    colour = n.mix(n.math('LESS_THAN', z, edge), white, srgb(low)).outputs[0]
    band = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', z, line)), 0.32)
    colour = n.mix(band, colour, srgb(stripe)).outputs[0]
    colour = n.mix(n.math('LESS_THAN', z, 0.75), colour, srgb('6b2f2a')).outputs[0]
    wet = n('ShaderNodeMapRange', z, 0.2, 2.4, 0.62, 1.0)
    colour = n.mix(1.0, colour, wet, 'MULTIPLY').outputs[0]
    if ports:
        height, x0, x1 = ports
        dx = n.math('SUBTRACT', n.math('MULTIPLY', n.math('FRACT', n.math('DIVIDE', x, 3.2)), 3.2), 1.6)
        dz = n.math('SUBTRACT', z, height)
        disc = n.math('LESS_THAN', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dz, dz)), 0.10)
        inside = n.math('MULTIPLY', n.math('GREATER_THAN', x, x0), n.math('LESS_THAN', x, x1))
        colour = n.mix(n.math('MULTIPLY', disc, inside), colour, srgb('161d26')).outputs[0]
    frames = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', x, math.pi / 2.4)))
    strakes = n.math('GREATER_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', z, 2.6)), 0.5)), 0.485)
    dent = n('ShaderNodeTexNoise', Vector=at, Scale=0.35, Detail=3.0)
    height = n.math('ADD', n.math('MULTIPLY', n.math('POWER', frames, 0.5), 0.6), n.math('SUBTRACT', dent.outputs['Fac'], n.math('MULTIPLY', strakes, 0.5)))
    bump = n('ShaderNodeBump', Strength=0.35, Distance=0.05, Height=height)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=colour, Roughness=0.34, Specular=0.45, Normal=bump))
    return material


def glass(name, code):
    material, n = new_material(name)
    mirror = n('ShaderNodeBsdfGlossy', (0.20, 0.22, 0.25, 1), 0.04)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeAddShader', n('ShaderNodeEmission', srgb(code), 0.4), mirror))
    material.cycles.sample_as_light = False
    return material


def paints(lit):
    """lit: how bright the lamps are."""
    return {'white': matte('ship white', srgb('e9e6e1'), 0.42, 0.03, 0.4), 'deck': matte('ship deck', srgb('6f7f7a'), 0.7, 0.1, 0.5), 'rail': matte('ship rail', srgb('dedbd5'), 0.5, 0.0, 1),
            'teal': matte('funnel', srgb('1c4a56'), 0.4, 0.05, 0.5), 'coral': matte('coral', srgb('d9694a'), 0.45, 0.05, 0.5), 'dark': matte('ship dark', srgb('23292d'), 0.5, 0.05, 0.5),
            'orange': matte('lifeboat', srgb('e0662a'), 0.4, 0.05, 0.6), 'dark glass': glass('dark glass', '0d141c'), 'bridge glass': glass('bridge glass', '101a20'),
            'lit 0': glow('lit 0', srgb('ffb56e'), 1.9 * lit + 0.02), 'lit 1': glow('lit 1', srgb('ffca8c'), 1.4 * lit + 0.02), 'lit 2': glow('lit 2', srgb('ffdcae'), 0.9 * lit + 0.02),
            'lamp': glow('deck lamp', srgb('ffdfb0'), 9.0 * lit + 0.3), 'letters': matte('letters', srgb('1c4a56'), 0.5, 0.0, 1)}


def letters(m, text, size, at, turn):
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.space_character = text, size, 0.02, 'CENTER', 1.12
    thing = bpy.data.objects.new('letters', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    curve.materials.append(m['letters'])
    return thing


def lifeboat(p, m, x, y, z, long=9.6):
    def point(u, v):
        a, t = u * math.tau, v * 2 - 1
        r = (1 - abs(t) ** 3.2) ** 0.5
        c, s = math.cos(a), math.sin(a)
        return x + t * long / 2, y + 1.55 * r * c, z + (1.45 if s > 0 else 1.15) * r * s
    boat = sheet('lifeboat', point, 24, 28, m['orange'], closed=True)
    p.box('white', (x - long * .44, y - 1.6, z - 0.28), (x + long * .44, y + 1.6, z - 0.05))
    for dx in (-0.33, 0.33):
        p.bar('white', (x + dx * long, y, z + 1.2), (x + dx * long, y, z + 2.9), 0.10)
        p.bar('white', (x + dx * long, y - math.copysign(2.4, y), z + 2.6), (x + dx * long, y + math.copysign(0.4, y), z + 2.9), 0.16)
        p.bar('white', (x + dx * long, y - math.copysign(2.3, y), z - 1.8), (x + dx * long, y - math.copysign(2.3, y), z + 2.6), 0.16)
    return boat


def funnel(m, x, y, z, long, wide, high, lean=0.25, pipes=(-.2, 0, .2)):
    """A funnel with a coral band, leaning aft, and its pipes."""
    def body(z0, z1, material, extra=0.0):
        def point(u, v):
            h = z0 + (z1 - z0) * v
            a, b = long / 2 * (1 - 0.18 * h / high) + extra, wide / 2 * (1 - 0.14 * h / high) + extra
            c, s = math.cos(u * math.tau), math.sin(u * math.tau)
            return x - lean * h + a * math.copysign(abs(c) ** 0.7, c), y + b * math.copysign(abs(s) ** 0.7, s), z + h
        return sheet('funnel', point, 48, 6, material, closed=True)
    things = [body(0, high, m['teal']), body(high * .62, high * .80, m['coral'], 0.03), body(high * .93, high * 1.02, m['dark'], 0.10)]
    top = turned('funnel top', [(0, 0), (1.0, 0)], m['dark'], (x - lean * high, y, z + high * .99), 40)
    top.scale = (long * .41, wide * .42, 1)
    things.append(top)
    for dx in (long * share for share in pipes):
        things.append(tube('pipe', [(x - lean * high + dx, y, z + high - .5), (x - lean * high + dx, y, z + high + .9), (x - lean * high + dx - .35, y, z + high + 1.4)], 0.36, m['dark'], 4))
    return things


def mast(p, m, x, z, high):
    things = [turned('mast', [(0.7, 0), (0.45, high * .5), (0.2, high)], m['white'], (x, 0, z), 24)]
    for h, w in ((.45, 3.2), (.70, 2.2), (.88, 1.2)):
        p.bar('white', (x, -w, z + high * h), (x, w, z + high * h), 0.13)
    p.box('white', (x + .3, -1.9, z + high * .52), (x + .75, 1.9, z + high * .52 + .28))
    p.box('white', (x + .3, -1.2, z + high * .76), (x + .65, 1.2, z + high * .76 + .2))
    p.box('lamp', (x + .25, -.18, z + high * .93), (x + .6, .18, z + high * .93 + .35))
    return things


def dome(m, x, y, z, r):
    return turned('dome', [(r * .7, -r * 1.3), (r * .7, -r * .6), *((r * math.cos(a), r * math.sin(a)) for a in np.linspace(-.7, math.pi / 2, 12))], m['white'], (x, y, z + r * 1.2), 32)


def hanbada(lit=1.0, at=(0, 0, 0), turn=0.0, share=0.62):
    """The large ferry: 196.5 m, cars below, six decks of cabins above, lifeboats in a recess, the funnel aft."""
    m = paints(lit)
    m['hull'] = hull_paint('hanbada hull', '1c4a56', 'd9694a', 4.4, 5.0, (11.2, -84, 70))
    p, rng = Pieces(m), np.random.default_rng(11)
    hull = Hull(196.5, 27.0, 13.2, 13.0)
    things = hull.build(p, 'hull')
    z, step = 13.2, 2.85
    # each deck house: from x, to x, half width, nose, kind
    decks = [(-94, 67, 13.4, 17, 'public'), (-91, 62, 10.4, 15, 'recess'), (-90, 60, 13.4, 15, 'cabins'), (-82, 57, 13.2, 14, 'cabins'), (-58, 54, 12.6, 13, 'cabins')]
    for k, (x0, x1, w, nose, kind) in enumerate(decks):
        line = outline(x0, x1, w, nose)
        house(p, line, z, z + step, slab=(0.25, 3.2, 0.25, 0.3, 0.9)[k])
        if kind == 'cabins':
            windows(p, line, z + 0.95, z + 2.15, 3.0, 1.55, rng, share)
        elif kind == 'public':
            windows(p, line, z + 0.75, z + 2.25, 3.4, 2.7, rng, share + 0.2, runs=4)
        else:
            windows(p, line, z + 0.7, z + 2.2, 4.2, 1.4, rng, share + 0.1)
            rim = grown(line, 3.0)
            railing(p, [q for q in rim if q[1] < -2], z)
            railing(p, [q for q in rim if q[1] > 2], z)
        z += step
    recess = 13.2 + step
    for side in (-1, 1):
        for x in (-62, -49, -36, -8, 5, 18):
            things.append(lifeboat(p, m, x, side * 12.5, recess + 1.65, 10.4))
        for x in range(-84, 44, 7):
            p.box('lamp', (x - .25, side * 10.9 - .12, recess + 2.34), (x + .25, side * 10.9 + .12, recess + 2.46))
        for x in range(-88, 60, 13):
            p.bar('white', (x, side * 13.1, recess), (x, side * 13.1, recess + step), 0.20)
    top = z
    railing(p, grown(outline(-58, 54, 12.6, 13), 0.7), top, True)
    railing(p, [(-90.5, -13), (-94, -11), (-94, 11), (-90.5, 13)], recess)
    railing(p, [(-59, -13), (-81.6, -13.1), (-82, 0), (-81.6, 13.1), (-59, 13)], top - step)
    bridge = outline(30, 52, 11.0, 9)
    house(p, bridge, top, top + 3.0, slab=0.9)
    windows(p, bridge, top + 1.15, top + 2.35, 1.75, 1.55, rng, 0.12, lambda x, y: x > 36, 0.06, ('lit 2',), 'bridge glass')
    for side in (-1, 1):  # the wings
        y0, y1 = sorted((side * 10.5, side * 15.2))
        p.box('white', (38.5, y0, top - 0.3), (43.5, y1, top + 0.95))
        p.box('bridge glass', (38.6, y0 + .1, top + 0.95), (43.4, y1 - .1, top + 2.25))
        p.box('white', (38.2, y0 - .2, top + 2.25), (43.9, y1 + .2, top + 2.6))
        for x in (38.55, 41.0, 43.4):
            p.bar('white', (x, side * 15.12, top + .9), (x, side * 15.12, top + 2.3), 0.07)
    house(p, outline(-40, 20, 8.2, 8), top, top + 2.7, slab=0.5)
    windows(p, outline(-40, 20, 8.2, 8), top + 0.8, top + 2.0, 3.6, 2.6, rng, share, runs=3)
    railing(p, grown(outline(30, 52, 11.0, 9), 0.7), top + 3.0, True)
    things += mast(p, m, 40, top + 3.0, 11.0)
    things += [dome(m, 31, -6, top + 3.0, 1.5), dome(m, 31, 6, top + 3.0, 1.5), dome(m, 10, 0, top + 2.7, 1.2)]
    p.box('white', (-60, -6.5, top), (-41, 6.5, top + 3.2))
    things += funnel(m, -50, 0, top + 2.6, 15, 9.0, 10.5)
    things += foreship(p, m, hull, 66)
    for side in (-1, 1):
        things.append(letters(m, 'HANBADA FERRY', 5.0, (-14, side * 13.56, 6.9), (math.pi / 2, 0, 0 if side < 0 else math.pi)))
        p.box('dark', (-72, side * 13.52 - .02, 7.2), (-60, side * 13.52 + .02, 10.6))
    things += p.objects()
    if lit:
        for side in (-1, 1):
            things.append(area('promenade', (-16, side * 11.6, recess + step - 0.5), (134, 0.6), 900 * lit, WARM, (0, 0, 0), 150))
        things.append(area('aft deck', (-70, 0, top + 4), (18, 16), 700 * lit, WARM, (0, 0, 0)))
        things.append(area('funnel light', (-36, 0, top + 3), (3, 6), 500 * lit, WARM, (0, math.radians(115), 0)))
        things.append(area('foredeck light', (70, 0, 24), (3, 12), 500 * lit, WARM, (0, math.radians(-40), 0)))
    return group(things, at, turn), hull


def foreship(p, m, hull, x0):
    """What stands on the foredeck, and the rail round it; hull has its bulwark there."""
    tip, z = hull.stem(hull.free), hull.free
    things = [turned('foremast', [(0.55, 0), (0.35, 3), (0.16, 11)], m['white'], (tip - 13, 0, z), 20)]
    p.box('lamp', (tip - 12.9, -.2, z + 9.6), (tip - 12.5, .2, z + 10.0))
    for side in (-1, 1):
        p.box('dark', (tip - 20, side * 3.2 - 1, z), (tip - 17, side * 3.2 + 1, z + 1.2))
        xs = np.linspace(x0, tip - 1.0, 24)
        railing(p, [(x, side * (hull.half(x, z) - .1)) for x in xs if hull.top(x) < z + 1], z)
    return things


def nuri(lit=0.0, at=(0, 0, 0), turn=0.0):
    """The fast ship: 112 m, slender, with ribbons of glass that sweep back."""
    m = paints(lit)
    m['teal'] = matte('nuri blue', srgb('1e5f8f'), 0.35, 0.04, 0.5)
    m['hull'] = hull_paint('nuri hull', '1d4f86', '3fb3bf', 2.3, 3.2)
    m['letters'], m['coral'] = m['teal'], matte('turquoise', srgb('3fb3bf'), 0.4, 0.04, 0.5)
    p, rng = Pieces(m), np.random.default_rng(5)
    hull = Hull(112.0, 17.5, 7.0, 15.0, run=0.56, sheer=2.0)
    things = hull.build(p, 'hull')
    z = 7.0
    for k, (x0, x1, w, nose, step, lean) in enumerate(((-52, 30, 8.5, 26, 3.1, 3.5), (-48, 24, 7.9, 22, 3.0, 4.0))):
        line = outline(x0, x1, w, nose, 2.1)
        house(p, line, z, z + step, slab=0.2, lean=lean, slab_thick=0.25)
        windows(p, line, z + 0.95, z + 2.25, 2.15, 2.05, rng, 0.0, lambda x, y, a=x0: x > a + 3, 0.06, lean=lean, high=step)
        z += step
    line = outline(-10, 14, 6.4, 13, 2.1)
    house(p, line, z, z + 2.7, slab=0.5, lean=3.0, slab_thick=0.25)
    windows(p, line, z + 1.05, z + 2.15, 1.8, 1.68, rng, 0.0, lambda x, y: x > -4, 0.06, dark='bridge glass', lean=3.0, high=2.7)
    railing(p, [(-11, -7.3), (-47.5, -7.6), (-48, 0), (-47.5, 7.6), (-11, 7.3)], z)
    railing(p, [(-49, -8.3), (-53, -8.2), (-54, 0), (-53, 8.2), (-49, 8.3)], 7.0)
    things += mast(p, m, 2, z + 2.7, 7.5)
    things += [dome(m, -6, -3, z + 2.7, 0.9), dome(m, -6, 3, z + 2.7, 0.9)]
    for side in (-1, 1):
        things += funnel(m, -30, side * 4.6, z, 9, 3.0, 5.2, 0.45, ())
        things.append(letters(m, 'NURI', 3.0, (-26, side * 8.8, 4.0), (math.pi / 2, 0, 0 if side < 0 else math.pi)))
        for x in (-22, -40):
            things.append(lifeboat(p, m, x, side * 7.2, z + 1.22, 6.5))
    things += foreship(p, m, hull, 31)
    things += p.objects()
    return group(things, at, turn), hull


def wake(hull, at, turn, speed=1.0):
    """How a sailing ship stirs the water, as sea.waves wants it."""
    c, s = math.cos(turn), math.sin(turn)
    stem, aft = hull.stem(0.0), -hull.long / 2
    xs = np.linspace(aft, stem, 160)
    halves = np.array([hull.half(x, 0.0) for x in xs])

    def stirred(x, y):
        ax, ay = x - at[0], y - at[1]
        along, off = ax * c + ay * s, np.abs(-ax * s + ay * c)
        beside = (along > aft - 2) & (along < stem + 3)
        gap = off - np.interp(along, xs, halves)
        behind = np.clip(stem - along, 0, None)
        crest = gap - behind * 0.16 - 0.6 + 2.6 * (1 - np.exp(-behind / 14))
        wide = 1.1 + 0.045 * behind
        arm = np.exp(-(crest / wide) ** 2) * np.exp(-behind / (90 * speed)) * (along < stem + 1.5)
        second = np.exp(-((gap - np.clip(aft + hull.long * .45 - along, 0, None) * 0.2) / (1.4 + .03 * behind)) ** 2) * (along < aft + hull.long * .45) * np.exp(-np.clip(aft + hull.long * .45 - along, 0, None) / 110) * 0.55
        skirt = np.exp(-np.clip(gap, 0, None) / (1.5 + 0.012 * behind)) * beside * (0.42 + 0.5 * np.exp(-behind / 25))
        d = np.clip(aft - along, 0, None)
        trail = (d > 0) * np.exp(-(off / (hull.wide * .40 + 0.05 * d)) ** 4) * (0.35 + 0.65 * np.exp(-d / 260)) * np.exp(-d / 900)
        nose = np.exp(-(np.hypot(along - stem, off) / 4.5) ** 2)
        foam = np.clip(speed * (arm * 1.7 + second * 1.3 + skirt * 1.2 + trail * 1.2 + nose), 0, 1)
        lift = speed * hull.free * (0.11 * arm + 0.05 * second + 0.14 * nose + 0.02 * skirt) * (gap > -3)
        return foam, lift
    return stirred
