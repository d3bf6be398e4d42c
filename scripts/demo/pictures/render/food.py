"""Food and what it is served in. m is the picture's materials by name; places are (x, y, z) in metres."""
import math
import bmesh
import bpy
import numpy as np
from kit import add, box, clear, matte, new_material, sheet, srgb, tube, turned
from still import glaze, group, leaf, tapered


def pantry():
    return {
        'crust': crust(), 'juice': cloudy('juice', 'ffb21f'), 'jam': matte('jam', srgb('7c1420'), 0.08, 0.15, 60, bump=0.001, bump_scale=120, spec=0.5),
        'butter': matte('butter', srgb('f0dc9a'), 0.4, 0.03, 40), 'blueberry': matte('blueberry', srgb('3a4566'), 0.5, 0.25, 120, spec=0.3), 'strawberry': strawberry_skin(),
        'raspberry': matte('raspberry', srgb('a8203a'), 0.28, 0.12, 200, spec=0.45), 'seed': matte('seed', srgb('d8b06a'), 0.5, 0.1, 40),
        'honey': matte('honey cookie', srgb('8f5220'), 0.2, 0.16, 90, bump=0.0006, bump_scale=240, spec=0.5), 'pine pollen': matte('pine pollen', srgb('dcc478'), 0.8, 0.05, 60),
        'green bean': matte('green bean', srgb('aab887'), 0.8, 0.05, 60), 'black sesame': matte('black sesame', srgb('5b4d45'), 0.8, 0.12, 240), 'rose': matte('rose', srgb('d9a6a0'), 0.8, 0.05, 60),
        'celadon': glaze('celadon', 'b4c3b0', '94a893'), 'tumbler': clear('tumbler', (0.985, 0.99, 0.99, 1), 0.06),
    }


def crust():
    """Baked dough whose colour is stored in the mesh: 0 is pale, 1 is dark."""
    material, n = new_material('crust')
    at = n('ShaderNodeTexCoord').outputs['Object']
    baked = n('ShaderNodeSeparateRGB', n('ShaderNodeVertexColor', _layer_name='baked').outputs[0]).outputs[0]
    flakes = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (60.0, 240.0, 240.0), _operation='MULTIPLY'), Scale=1.0, Detail=4.0)
    spots = n('ShaderNodeTexNoise', Vector=at, Scale=55.0, Detail=3.0)
    tone = n.math('ADD', baked, n.math('MULTIPLY', n.math('SUBTRACT', n.math('ADD', flakes.outputs['Fac'], spots.outputs['Fac']), 1.0), 0.55))
    base = n.ramp(tone, (0.0, srgb('e9c488')), (0.35, srgb('d39a4e')), (0.65, srgb('ab6626')), (1.0, srgb('71380f')))
    bump = n('ShaderNodeBump', Strength=0.8, Distance=0.0012, Height=flakes.outputs['Fac'])
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.42, Specular=0.4, Normal=bump))
    return material


def cloudy(name, code):
    """A drink that light gets into but not through."""
    material, n = new_material(name)
    colour = srgb(code)
    body = n('ShaderNodeMixShader', 0.6, n('ShaderNodeBsdfDiffuse', colour), n('ShaderNodeBsdfTranslucent', colour))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', 0.04, body, n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.05)))
    return material


def strawberry_skin():
    material, n = new_material('strawberry')
    at = n('ShaderNodeTexCoord').outputs['Object']
    pit = n('ShaderNodeTexVoronoi', Vector=at, Scale=230.0)
    seed = n.ramp(pit.outputs['Distance'], (0.0, (1, 1, 1, 1)), (0.16, (1, 1, 1, 1)), (0.24, (0, 0, 0, 1)))
    height = n('ShaderNodeSeparateXYZ', at).outputs['Z']
    red = n.ramp(n('ShaderNodeMapRange', height, 0.014, 0.034, 0.0, 1.0).outputs[0], (0.2, srgb('b5161f')), (0.9, srgb('d8402f')))
    base = n.mix(seed, red, srgb('e0b45c'))
    dent = n('ShaderNodeMapRange', pit.outputs['Distance'], 0.0, 0.5, 0.0, 1.0)
    bump = n('ShaderNodeBump', Strength=0.8, Distance=0.0012, Height=dent)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=0.22, Specular=0.5, Normal=bump))
    return material


def croissant(m, at, turn, seed=0, size=1.0):
    """A crescent of rolled dough whose tips point to -y."""
    rng = np.random.default_rng(seed)
    columns, rows, turns, bend = 56, 190, 9, rng.uniform(1.25, 1.5)
    uneven = rng.normal(0, 0.06, turns + 2)
    points, baked = [], []
    for j in range(rows):
        t = j / (rows - 1) * 2 - 1
        for i in range(columns):
            a = i / columns * math.tau
            coil = (abs(t) * (1 + 0.03 * math.sin(a + 2)) + 0.03 * math.sin(a)) * turns / 2 + 0.5
            step = coil - math.floor(coil)
            ridge = min(1.0, (1 - step) / 0.86) ** 0.6 * min(1.0, step / 0.10) ** 0.5
            tip = math.sqrt(max(0.0, 1 - (max(0.0, abs(t) - 0.94) / 0.06) ** 2))
            full = 0.031 * math.cos(t * 1.46) ** 0.62 * (1 + uneven[int(coil) % len(uneven)]) * (0.05 + 0.95 * tip)
            r = full * (0.80 + 0.25 * ridge)
            around, radial = t * bend, 0.062 + r * math.cos(a) * 1.05
            z = max(-0.62 * full - 0.002, r * math.sin(a) * 0.92)
            points.append((radial * math.sin(around) * 1.18, radial * math.cos(around), z + 0.62 * full))
            baked.append(np.clip(0.18 + 0.62 * ridge * (0.45 + 0.55 * max(0.0, math.sin(a))) + 0.22 * abs(t) ** 3 - (0.2 if step < 0.12 else 0), 0, 1))
    faces = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns)]
    mesh = bpy.data.meshes.new('croissant')
    mesh.from_pydata((np.array(points) * size).tolist(), [], faces)
    colours = mesh.color_attributes.new('baked', 'FLOAT_COLOR', 'POINT')
    colours.data.foreach_set('color', np.repeat(np.array(baked, 'f')[:, None], 4, 1).ravel())
    return add(mesh, 'croissant', m['crust'], at, (0, 0, turn))


def balls(name, places, material, detail=2):
    """Many balls as one mesh; places is a list of (x, y, z, radius)."""
    bm = bmesh.new()
    for x, y, z, r in places:
        made = bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=r)
        bmesh.ops.translate(bm, vec=(x, y, z), verts=made['verts'])
    return add(bm, name, material)


def raspberry(m, at, turn, size=0.0105):
    """A cone of drupelets that lies on its side."""
    places = []
    for ring in range(6):
        z = ring / 5
        r = size * (0.95 * math.cos(z * 1.35) ** 0.8 if ring else 0.86)
        count = max(1, round(11 * r / size))
        places += [(r * math.cos(k * math.tau / count + ring * 0.5), r * math.sin(k * math.tau / count + ring * 0.5), z * size * 1.5, size * 0.33) for k in range(count)]
    thing = balls('raspberry', places, m['raspberry'])
    thing.location, thing.rotation_euler = (at[0], at[1], at[2] + size), (math.radians(84), 0, turn)


def blueberry(m, at, turn, size=0.0075):
    profile = [(0, -1), (.5, -.87), (.87, -.5), (1, 0), (.9, .45), (.62, .80), (.46, .93), (.42, 1.02), (.36, .90), (.2, .82), (0, .80)]
    thing = turned('blueberry', [(r * size, z * size) for r, z in profile], m['blueberry'], (at[0], at[1], at[2] + size * 0.95), columns=20, subdivide=1)
    thing.rotation_euler = turn


def strawberry(m, at, turn, size=0.034):
    """Lies on its side with its calyx at +z before it is turned."""
    profile = [(0, 0), (.18, .05), (.33, .2), (.44, .45), (.47, .68), (.40, .88), (.2, .97), (0, .95)]
    body = turned('strawberry', [(r * size, z * size) for r, z in profile], m['strawberry'], columns=32, subdivide=1)
    things = [body]
    for k in range(7):
        a = k * math.tau / 7
        calyx = sheet('calyx', lambda u, v: (size * .09 * (u * 2 - 1) * math.sin(math.pi * min(1, v * .9 + .1)), size * .40 * v, size * (.965 + .10 * math.sin(v * 2.4))), 5, 7, m['green'])
        calyx.rotation_euler = (0, 0, a)
        things.append(calyx)
    base = group(things, (at[0], at[1], at[2] + size * 0.42))
    base.rotation_euler = (math.radians(82), 0, turn)


BOWL = [(0, .005), (.45, .005), (.47, 0), (.53, 0), (.55, .006), (.8, .022), (.95, .042), (1.0, .055), (.985, .0565), (.96, .053), (.9, .040), (.74, .022), (.5, .010), (0, .008)]


def berries(m, at, radius=0.062, seed=0, china='china'):
    """A bowl with raspberries, blueberries and two strawberries."""
    rng = np.random.default_rng(seed)
    turned('bowl', [(r * radius, z) for r, z in BOWL], m[china], at, columns=96, subdivide=1)
    x, y, z = at
    for k in range(26):
        a, r = k * 2.4, radius * 0.60 * math.sqrt((k + 0.5) / 26)
        lift = 0.040 - 0.016 * (r / radius) ** 2 + rng.uniform(-0.003, 0.003)
        spot = x + r * math.cos(a), y + r * math.sin(a), z + lift
        if k % 2:
            raspberry(m, spot, rng.uniform(0, 6.3))
        else:
            blueberry(m, spot, (rng.uniform(-0.8, 0.8), rng.uniform(-0.8, 0.8), 0))
    turned('filling', [(0, .034), (radius * .78, .030)], m['raspberry'], at)
    strawberry(m, (x - radius * .30, y - radius * .18, z + .043), 0.9, 0.030)
    strawberry(m, (x + radius * .26, y + radius * .24, z + .044), -2.0, 0.030)
    leaf(m, (x + radius * .1, y - radius * .5, z + .056), (0.3, 0.2, -0.9), 0.030, 0.014)


def scattered(m, at, seed=1):
    """A few berries beside their bowl."""
    x, y, z = at
    for k, (dx, dy) in enumerate(((0, 0), (.021, .008), (.006, .022))):
        blueberry(m, (x + dx, y + dy, z), (0.5 * k, 0.7 - k * 0.6, 0))
    raspberry(m, (x - .024, y + .010, z), 2.0 + seed)


def juice(m, at, full=0.092):
    glass = [(0, .0), (.027, .0), (.0295, .002), (.031, .010), (.0365, .115), (.0362, .1162), (.0352, .115), (.0298, .012), (.027, .0075), (0, .0075)]
    edge = 0.0296 + (full - 0.012) / 0.103 * 0.0054
    body = [(0, .008), (.0265, .008), (.0296, .013), (edge, full), (edge - .0006, full + .0003), (0, full - .0004)]
    return group([turned('glass', glass, m['tumbler'], columns=96), turned('juice', body, m['juice'], columns=96)], at)


def teapot(m, at, turn, china='celadon', bail='brass'):
    """A round pot whose spout points to +x, with a bail handle."""
    body = [(0, .004), (.036, .004), (.038, 0), (.042, 0), (.044, .004), (.058, .016), (.068, .034), (.070, .050), (.064, .068), (.050, .082), (.036, .0875), (.033, .0880), (.0325, .0865)]
    lid = [(.0335, .0865), (.0345, .0885), (.033, .0905), (.024, .0965), (.012, .1000), (.0062, .1015), (.0056, .1045), (.0092, .1080), (.0108, .1125), (.0085, .1168), (0, .1185)]
    spout = tapered('spout', [(.056, 0, .034), (.078, 0, .043), (.094, 0, .062), (.107, 0, .084)], 0.0165, 0.0068, m[china], 8)
    mouth = turned('mouth', [(0, 0), (.0056, 0)], m['ink'], (.1078, 0, .0856))
    mouth.rotation_euler = (0, math.radians(31), 0)
    arch = [(-.058 * math.cos(a), 0, .080 + .095 * math.sin(a)) for a in np.linspace(-0.1, math.pi + 0.1, 15)]
    lugs = [turned('lug', [(0, 0), (.0065, .001), (.0065, .012), (0, .014)], m[china], (s * .055, 0, .069), columns=24, subdivide=1) for s in (-1, 1)]
    return group([turned('pot', body, m[china], columns=96, subdivide=1), turned('lid', lid, m[china], columns=96, subdivide=1), spout, mouth, tube('bail', arch, 0.0030, m[bail], 6), *lugs], at, turn)


def pressed(name, at, radius, high, material, lobes=0, rings=(0.35, 0.62)):
    """A cookie from a mould: lobes make it a flower, rings are pressed into its top."""
    steps = [(0.0, 1.0), *((r + d, 1.0 - (0.16 if d == 0 else 0)) for r in rings for d in (-0.05, 0, 0.05)), (0.86, 1.0), (0.96, 0.93), (1.0, 0.78), (1.0, 0.2), (0.96, 0.04), (0.9, 0.0), (0, 0)]

    def point(u, v):
        share, z = steps[round(v * (len(steps) - 1))]
        a = u * math.tau
        r = radius * share * (1 + (0.085 * abs(math.cos(a * lobes / 2)) - 0.05 if lobes else 0) * share)
        petal = 0.10 * abs(math.sin(a * lobes / 2)) ** 6 * (0.3 < share < 0.95) * (z > 0.8) if lobes else 0
        return r * math.cos(a), r * math.sin(a), high * (z - petal)
    thing = sheet(name, point, 96, len(steps), material, closed=True, subdivide=1)
    thing.location = at
    return thing


def sweets(m, at, radius=0.082):
    """Honey cookies and pressed tea cookies on a plate; at is the plate's floor."""
    x, y, z = at
    for k, (dx, dy, dz, turn) in enumerate(((-.026, -.020, 0, 0.2), (.016, -.034, 0, 0.7), (-.004, -.025, .0135, 0.4))):
        pressed('yakgwa', (x + dx, y + dy, z + dz), 0.0205, 0.0135, m['honey'], 8, (0.3, 0.6)).rotation_euler = (0.05 * k, -0.04 * k, turn)
        turned('pine nut', [(0, -.0045), (.0018, -.002), (.0023, .001), (0, .005)], m['nut'], (x + dx, y + dy, z + dz + .0148), columns=16, subdivide=1).rotation_euler = (1.5, 0.2, turn)
    for k, (dx, dy, kind) in enumerate(((-.040, .022, 'pine pollen'), (-.012, .030, 'green bean'), (.016, .024, 'black sesame'), (.040, .006, 'rose'), (-.014, .006, 'pine pollen'), (.013, -.002, 'green bean'))):
        pressed('dasik', (x + dx, y + dy, z), 0.0130, 0.0085, m[kind], 0, (0.3, 0.68))


def jam(m, at, radius=0.026):
    turned('jam jar', [(r * radius, z * .55) for r, z in BOWL], m['china'], at, columns=64, subdivide=1)
    turned('jam', [(0, .0265), (radius * .6, .0255), (radius * .92, .0245)], m['jam'], at, subdivide=1)


def butter(m, at, turn=0.2):
    x, y, z = at
    for k in range(2):
        box('butter', (x - .013, y - .013 + k * .006, z + k * .0085), (x + .013, y + .013 + k * .006, z + .0085 + k * .0085), m['butter'], 0.002, turn + 0.3 * k)
