"""Pieces that the bathrooms share: tiles, tubs, basins, taps, towels, glass. m is the bathroom's materials by name."""
import math
import bmesh
import bpy
import numpy as np
from mathutils import Matrix
from kit import add, area, box, clear, cut, glow, marble, matte, new_material, sheet, srgb, tube, turned, wood
from parts import direction


def materials(dark, light, **more):
    """What every bathroom has; dark and light are the colours of the room's wood."""
    grain = srgb(dark), srgb(light)
    made = {
        'enamel': matte('enamel', srgb('efebe4'), 0.07, 0.0, 3, spec=0.6), 'china': matte('china', srgb('efeae2'), 0.12, 0.0, 9, spec=0.5),
        'towel': matte('towel', srgb('ece5da'), 1.0, 0.05, 40, bump=0.003, bump_scale=420, sheen=0.6, spec=0.05),
        'brass': matte('brass', srgb('c09a62'), 0.16, 0.0, 1, metal=1.0), 'frame': matte('frame', srgb('2b2724'), 0.34, 0.0, 1, spec=0.5),
        'black': matte('black', srgb('1b1817'), 0.4, 0.02, 10), 'mirror': matte('mirror', srgb('d8d8dc'), 0.02, 0.0, 1, metal=1.0),
        'lengthwise': wood('lengthwise veneer', *grain, 0.34, along=1), 'upright': wood('upright veneer', *grain, 0.36, along=2),
        'across': wood('across veneer', *grain, 0.34, along=0), 'stone': marble('stone', srgb('857b72'), srgb('b5aaa0')),
        'clay': matte('clay', srgb('5f524a'), 0.55, 0.08, 30, bump=0.001, bump_scale=80), 'leaf': matte('leaf', srgb('47563c'), 0.5, 0.2, 20),
        'amber': matte('amber', srgb('6e4528'), 0.15, 0.2, 12), 'flame': glow('flame', srgb('ffc27a'), 14.0),
        'glass': clear('glass'), 'edge': matte('glass edge', srgb('86aa9c'), 0.12, 0.0, 1, spec=0.5), 'pane': clear('pane', (1, 1, 1, 1), 0.045),
        'water': water(), 'ceiling': matte('ceiling', srgb('e9e5dd'), 0.85, 0.01, 1.0),
    }
    made.update(more)
    return made


def tiles(name, colour, wide, high, rough, axis):
    """Large slabs of stone with a thin joint, each of its own tone. axis is the normal of the wall."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    parts = n('ShaderNodeSeparateXYZ', at)
    a, b = {'x': ('Y', 'Z'), 'y': ('X', 'Z'), 'z': ('X', 'Y')}[axis]
    flat = n('ShaderNodeCombineXYZ', parts.outputs[a], parts.outputs[b], 0.0)
    slab = n('ShaderNodeTexBrick', flat, (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 0, 1), Scale=1.0, Mortar__Size=0.0022, Mortar__Smooth=0.3,
             Brick__Width=wide, Row__Height=high, _offset=0.5 if axis != 'z' else 0.0)
    move = n('ShaderNodeVectorMath', slab.outputs['Color'], (5.0, 9.0, 4.0), _operation='MULTIPLY')
    where = n('ShaderNodeVectorMath', at, move, _operation='ADD').outputs[0]
    cloud = n('ShaderNodeTexNoise', Vector=where, Scale=1.5, Detail=8.0, Roughness=0.6, Distortion=0.7)
    vein = n('ShaderNodeTexNoise', Vector=where, Scale=0.8, Detail=3.0, Roughness=0.4, Distortion=1.0)
    line = n.ramp(vein.outputs['Fac'], (0.43, (0, 0, 0, 1)), (0.5, (0.8, 0.8, 0.8, 1)), (0.55, (0, 0, 0, 1)), ease='EASE')
    k = lambda f: tuple(c * f for c in colour[:3]) + (1,)
    stone = n.ramp(cloud.outputs['Fac'], (0.28, k(0.88)), (0.72, k(1.08)))
    each = n('ShaderNodeHueSaturation', Color=stone.outputs[0], Value=n('ShaderNodeMapRange', slab.outputs['Color'], 0.0, 1.0, 0.92, 1.07))
    veined = n.mix(n.math('MULTIPLY', line.outputs[0], 0.34), each, k(1.45))
    base = n.mix(slab.outputs['Fac'], veined, k(0.42))
    bump = n('ShaderNodeBump', Strength=0.6, Distance=0.002, Height=n.math('SUBTRACT', n.math('MULTIPLY', cloud.outputs['Fac'], 0.15), slab.outputs['Fac']))
    shader = n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Specular=0.5, Normal=bump,
               Roughness=n('ShaderNodeMapRange', cloud.outputs['Fac'], 0.3, 0.7, rough * 1.05, rough * 0.95))
    n('ShaderNodeOutputMaterial', Surface=shader)
    return material


def small_tiles(name, colour, joint, wide, high, rough, axis, bond=0.0, vary=0.13):
    """Glazed tiles by hand: each has its own tone and is a little uneven, so that the light breaks on it. axis is the normal of
    the wall, bond the share of a tile by which rows are moved."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    parts = n('ShaderNodeSeparateXYZ', at)
    a, b = {'x': ('Y', 'Z'), 'y': ('X', 'Z'), 'z': ('X', 'Y')}[axis]
    flat = n('ShaderNodeCombineXYZ', parts.outputs[a], parts.outputs[b], 0.0)
    tile = n('ShaderNodeTexBrick', flat, (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 0, 1), Scale=1.0, Mortar__Size=0.0017, Mortar__Smooth=0.3,
             Brick__Width=wide, Row__Height=high, _offset=bond)
    move = n('ShaderNodeVectorMath', tile.outputs['Color'], (5.0, 9.0, 4.0), _operation='MULTIPLY')
    where = n('ShaderNodeVectorMath', at, move, _operation='ADD').outputs[0]
    swell = n('ShaderNodeTexNoise', Vector=where, Scale=11.0, Detail=1.0)
    glaze = n('ShaderNodeTexNoise', Vector=where, Scale=26.0, Detail=3.0)
    tone = n('ShaderNodeMapRange', tile.outputs['Color'], 0.0, 1.0, 1 - vary, 1 + vary)
    pooled = n('ShaderNodeMapRange', glaze.outputs['Fac'], 0.3, 0.7, 0.95, 1.05)
    fired = n('ShaderNodeHueSaturation', Color=colour, Value=n.math('MULTIPLY', tone, pooled))
    base = n.mix(tile.outputs['Fac'], fired, joint)
    uneven = n('ShaderNodeBump', Strength=0.5, Distance=0.006, Height=swell.outputs['Fac'])
    sunk = n('ShaderNodeBump', Strength=0.7, Distance=0.0016, Height=n.math('SUBTRACT', 1.0, tile.outputs['Fac']), Normal=uneven)
    gloss = n('ShaderNodeMapRange', tile.outputs['Fac'], 0.0, 1.0, rough, 0.7)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=gloss, Specular=0.5, Normal=sunk))
    return material


def terrazzo(name, ground, chips, rough=0.2):
    """Stone chips of two sizes in cement; chips are three colours."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    base = n('ShaderNodeRGB')
    base.outputs[0].default_value = ground
    colour = base.outputs[0]
    for scale, share in ((95.0, 0.55), (34.0, 0.66)):
        cell = n('ShaderNodeTexVoronoi', Vector=at, Scale=scale)
        pick = n('ShaderNodeSeparateRGB', cell.outputs['Color'])
        stone = n.ramp(pick.outputs['R'], *((k / 3, chip) for k, chip in enumerate(chips)), ease='CONSTANT')
        size = n('ShaderNodeMapRange', pick.outputs['B'], 0.0, 1.0, 0.2, 0.42)
        inside = n.math('LESS_THAN', cell.outputs['Distance'], size)
        shown = n.math('MULTIPLY', inside, n.math('GREATER_THAN', pick.outputs['G'], share))
        colour = n.mix(shown, colour, stone.outputs[0]).outputs[0]
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=colour, Roughness=rough, Specular=0.45))
    return material


def water():
    """Still water: clear from above, a mirror from the side."""
    material, n = new_material('water')
    ripple = n('ShaderNodeTexNoise', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=7.0, Detail=2.0, Distortion=0.6)
    bump = n('ShaderNodeBump', Strength=0.3, Distance=0.004, Height=ripple.outputs['Fac'])
    mirrored = n('ShaderNodeMapRange', n('ShaderNodeFresnel', IOR=1.33, Normal=bump), 0.0, 1.0, 0.04, 1.0)
    clear_water = n('ShaderNodeBsdfTransparent', (0.80, 0.90, 0.89, 1))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', mirrored, clear_water, n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.02, bump)))
    return material


def walls(m, W, D, H, window, start=-1.6, mullions=()):
    """A room with one window in the wall at y = D. window = (left, right, sill, head)."""
    left, right, sill, head = window
    box('floor', (-0.1, start, -0.1), (W + 0.1, D + 0.3, 0), m['floor'], 0)
    box('ceiling', (-0.1, start, H), (W + 0.1, D + 0.3, H + 0.1), m['ceiling'], 0)
    box('left', (-0.2, start, 0), (0, D + 0.3, H), m['wall x'], 0)
    box('right', (W, start, 0), (W + 0.2, D + 0.3, H), m['wall x'], 0)
    box('behind', (-0.2, start - 0.2, 0), (W + 0.2, start, H), m['wall y'], 0)
    for name, low, high in (('below', (0, 0), (W, sill)), ('above', (0, head), (W, H)), ('beside', (0, sill), (left, head)), ('beside', (right, sill), (W, head))):
        box(name, (low[0], D, low[1]), (high[0], D + 0.3, high[1]), m['wall y'], 0.003)
    box('sill', (left - 0.02, D - 0.03, sill - 0.03), (right + 0.02, D + 0.3, sill + 0.004), m['stone'], 0.005)
    f = 0.05
    for x in [left] + [left + (right - left) * k for k in mullions] + [right - f]:
        box('mullion', (x, D + 0.16, sill), (x + f, D + 0.25, head), m['frame'], 0.004)
    for z in (sill, head - f):
        box('rail', (left, D + 0.165, z), (right, D + 0.245, z + f), m['frame'], 0.004)
    pane = box('pane', (left, D + 0.20, sill), (right, D + 0.202, head), m['pane'], 0)
    pane.visible_shadow = pane.visible_diffuse = False


def daylight(W, D, H, window, sun, power, fill, glare=24.0):
    """Light of a window with the sun in it, and a fill from the ceiling and from the door behind the camera."""
    left, right, sill, head = window
    area('sky', ((left + right) / 2, D + 0.1, (sill + head) / 2), (right - left, head - sill), power, (0.88, 0.94, 1.0), (-math.pi / 2, 0, 0))
    area('fill', (W / 2, D * 0.4, H - 0.01), (W * 0.6, D * 0.6), fill, (1.0, 0.94, 0.86))
    area('behind', (W / 2, -1.4, 1.4), (W * 0.8, 1.8), fill * 0.5, (1.0, 0.96, 0.9), (math.pi / 2, 0, 0))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = glare, math.radians(1.2), (1.0, 0.92, 0.78)
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = direction(sun)


def placed(at, turn, make, *args):
    """Builds a piece at the origin, facing -y, then moves it as one. Returns what carries it."""
    before = set(bpy.data.objects)
    make(*args)
    base = bpy.data.objects.new(make.__name__, None)
    bpy.context.scene.collection.objects.link(base)
    for thing in set(bpy.data.objects) - before - {base}:
        if thing.parent is None:
            thing.parent = base
    base.location, base.rotation_euler = at, (0, 0, turn)
    return base


def ring(u, a, b, power, r=1.0):
    """A point of an oval with half-axes a and b; the higher the power, the squarer."""
    x, y = math.cos(u * math.tau), math.sin(u * math.tau)
    k = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
    return x * k * r * a, y * k * r * b


TUB = ((0, 0), (0.78, 0), (0.82, 0.012), (0.86, 0.06), (0.90, 0.2), (0.95, 0.38), (0.995, 0.53), (1.02, 0.575), (1.012, 0.592), (0.985, 0.594),
       (0.955, 0.585), (0.93, 0.54), (0.88, 0.36), (0.83, 0.2), (0.76, 0.11), (0.6, 0.085), (0, 0.08))


def tub(m, x, y, turn, rise=0.055, skin=None):
    """A freestanding bath full of water whose ends rise. skin is another material for the outside."""
    def shell(rows):
        def point(u, v):
            r, z = rows[min(len(rows) - 1, round(v * (len(rows) - 1)))]
            px, py = ring(u, 0.84, 0.40, 2.35, r)
            return px, py, z + rise * abs(math.cos(u * math.tau)) ** 2 * (z / 0.59) ** 3
        return sheet('tub', point, 72, len(rows), m['enamel'], closed=True, subdivide=2)
    made = [shell(TUB)]
    if skin:
        coat = shell([(r + 0.006, z) for r, z in TUB[1:8]])
        coat.data.materials[0] = skin
        made.append(coat)

    def surface(u, v):
        return *ring(u, 0.84, 0.40, 2.35, 0.928 * v), 0.535
    made.append(sheet('water', surface, 72, 24, m['water'], closed=True))
    for thing in made:
        thing.location, thing.rotation_euler = (x, y, 0), (0, 0, turn)


def tub_tap(m, x, y, turn=0.0):
    """A tap that rises from the floor; turned by 0 its spout points to -x."""
    def parts():
        turned('plate', [(0, 0), (0.06, 0), (0.062, 0.006), (0.05, 0.014), (0, 0.014)], m['brass'])
        tube('pipe', [(0, 0, 0.01), (0, 0, 0.6), (0, 0, 0.9), (-0.04, -0.02, 0.965), (-0.12, -0.05, 0.98), (-0.2, -0.085, 0.955), (-0.215, -0.09, 0.90)], 0.0135, m['brass'], 8)
        tube('bar', [(-0.09, 0, 0.70), (0.09, 0, 0.70)], 0.016, m['brass'], 8)
        for dx in (-0.09, 0.09):
            tube('grip', [(dx, -0.04, 0.70), (dx, 0.04, 0.70)], 0.012, m['brass'], 8)
    placed((x, y, 0), turn, parts)


def basin(m, x, y, z, a=0.2, b=0.2, power=2.0, high=0.125):
    rows = [(0, 0), (0.62, 0), (0.72, 0.02), (0.88, 0.42), (0.97, 0.86), (1.0, 0.96), (0.992, 1.0), (0.972, 1.0), (0.945, 0.93), (0.85, 0.45), (0.68, 0.17), (0.3, 0.10), (0, 0.09)]

    def point(u, v):
        r, h = rows[min(len(rows) - 1, round(v * (len(rows) - 1)))]
        return *ring(u, a, b, power, r), h * high
    sheet('basin', point, 64, len(rows), m['enamel'], closed=True, subdivide=2).location = (x, y, z)
    turned('drain', [(0, 0.004), (0.02, 0.004), (0.023, 0.0)], m['brass'], (x, y, z + 0.09 * high))


def basin_tap(m, x, y, z, tall=0.27):
    """A tap whose spout points to -y."""
    turned('tap foot', [(0, 0), (0.026, 0), (0.027, 0.004), (0.02, 0.009), (0, 0.009)], m['brass'], (x, y, z))
    tube('tap', [(x, y, z), (x, y, z + tall - 0.05), (x, y - 0.03, z + tall), (x, y - 0.13, z + tall), (x, y - 0.145, z + tall - 0.03)], 0.0115, m['brass'], 8)
    tube('lever', [(x + 0.012, y, z + 0.1), (x + 0.05, y, z + 0.105)], 0.007, m['brass'], 6)


def vanity(m, wide, basins, z=0.50, high=0.30, deep=0.50, drawers=2, square=2.0, size=(0.2, 0.19)):
    """A washstand that hangs on the wall y = 0 between x = 0 and wide, with basins and taps at the x of basins."""
    box('vanity', (0, -deep, z), (wide, 0, z + high), m['across'], 0.006)
    for side in (0.0, wide):
        box('vanity end', (side - 0.002, -deep, z + 0.002), (side + 0.002, 0, z + high - 0.002), m['lengthwise'], 0.001)
    step = wide / drawers
    for i in range(drawers):
        box('drawer', (i * step + 0.004, -deep - 0.014, z + 0.005), ((i + 1) * step - 0.004, -deep + 0.004, z + high - 0.03), m['across'], 0.003)
    top = z + high + 0.03
    box('vanity top', (-0.015, -deep - 0.025, z + high), (wide + 0.015, 0, top), m['stone'], 0.005)
    for x in basins:
        basin(m, x, -deep * 0.55, top, *size, square)
        basin_tap(m, x, -0.065, top)


def round_mirror(m, x, z, r, rim):
    """A mirror on the wall y = 0 that faces -y."""
    disc = turned('mirror', [(0, 0.012), (r - 0.004, 0.012), (r, 0.008), (r, 0)], m['mirror'], (x, -0.012, z))
    disc.rotation_euler = (math.pi / 2, 0, 0)
    tube('mirror rim', [(x + r * math.cos(a), -0.022, z + r * math.sin(a)) for a in np.linspace(0, math.tau, 25)[:-1]], 0.011, rim, cyclic=True)


def folded(m, x, y, z, w=0.36, d=0.25, h=0.075, cloth='towel', turn=0.0, seed=0):
    """A folded towel with its fold to -y; its four layers show at the sides."""
    t, r = h / 4, np.random.default_rng(seed)
    wave = r.uniform(0, 6.3, 4)

    def layer(radius):
        def point(u, v):
            flat = d - 2 * t
            if v < 0.4:
                py, pz = d / 2 - flat * v / 0.4, 2 * t - radius
            elif v > 0.6:
                py, pz = d / 2 - flat * (1 - v) / 0.4, 2 * t + radius
            else:
                a = (v - 0.4) / 0.2 * math.pi
                py, pz = -d / 2 + 2 * t - radius * math.sin(a), 2 * t - radius * math.cos(a)
            sag = 0.0022 * (math.sin(u * 7 + wave[0]) + math.sin(py * 31 + u * 3 + wave[1])) * (pz / h)
            edge = 1 + 0.012 * math.sin(v * 9 + wave[2]) + 0.008 * math.sin(v * 23 + wave[3])
            return (u - 0.5) * w * edge, py, pz + sag
        return sheet('towel', point, 16, 31, m[cloth], thick=t * 1.04, subdivide=2)
    for thing in (layer(1.5 * t), layer(0.5 * t)):
        thing.location, thing.rotation_euler = (x, y, z), (0, 0, turn)


def pile(m, x, y, z, count=3, turn=0.0, cloths=('towel',), w=0.36, d=0.25):
    for k in range(count):
        h = 0.078 - 0.003 * k
        folded(m, x, y, z, w - 0.008 * k, d, h, cloths[k % len(cloths)], turn + 0.05 * (k - 1), k)
        z += h * 1.01
    return z


def hung(m, x0, x1, y, z, front=0.62, back=0.5, cloth='towel', band=None, seed=0):
    """A towel over a bar that runs along x at (y, z). The front hangs at -y."""
    r = np.random.default_rng(seed).uniform(0, 6.3, 4)
    bend, bar = 0.06, 0.02
    long = front + bend + back

    def point(u, v):
        s = v * long
        if s < front:
            py, pz, loose = y - bar, z - (front - s), 1 - s / front
        elif s > front + bend:
            py, pz, loose = y + bar, z - (s - front - bend), (s - front - bend) / back
        else:
            a = (s - front) / bend * math.pi
            py, pz, loose = y - bar * math.cos(a), z + bar * math.sin(a), 0.0
        fold = 0.014 * math.sin(u * 9 + r[0]) + 0.008 * math.sin(u * 19 + r[1])
        middle = (x0 + x1) / 2
        return middle + (u - 0.5) * (x1 - x0) * (1 - 0.05 * loose ** 2), py + fold * loose ** 0.8, pz + 0.006 * math.sin(u * 5 + r[2]) * loose
    towel = sheet('hung towel', point, 34, 60, m[cloth])
    if band:
        low = z - front + 0.09
        cut(towel, 'band', lambda _, yy, zz: low < zz < low + 0.035 and yy < y, 0.0, 0.0125, m[band])
    solid = towel.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.009, 0
    towel.modifiers.new('round', 'SUBSURF').render_levels = 1


def rail(m, x0, x1, y, z, wall=0.0, metal='brass'):
    """A bar along x that two arms hold off the wall y = wall."""
    tube('rail bar', [(x0, y, z), (x1, y, z)], 0.009, m[metal], 6)
    for x in (x0 + 0.02, x1 - 0.02):
        tube('rail arm', [(x, y, z), (x, wall, z)], 0.008, m[metal], 6)


def bottle(m, x, y, z, tall=0.15, r=0.03, glass='amber'):
    """A bottle of soap with a pump that points to -y."""
    turned('bottle', [(0, 0), (r * 0.94, 0), (r, 0.006), (r, tall * 0.78), (r * 0.9, tall * 0.86), (r * 0.42, tall * 0.93), (r * 0.42, tall), (0, tall)], m[glass], (x, y, z))
    turned('collar', [(0, 0), (r * 0.5, 0), (r * 0.5, 0.016), (0.005, 0.018), (0.005, 0.04), (r * 0.42, 0.041), (r * 0.42, 0.05), (0, 0.051)], m['black'], (x, y, z + tall - 0.003), 24)
    tube('spout', [(x, y, z + tall + 0.042), (x, y - r * 1.1, z + tall + 0.04)], 0.0045, m['black'], 4)


def candle(m, x, y, z, tall):
    """A tealight in amber glass."""
    turned('holder', [(0, 0), (0.04, 0), (0.042, 0.004), (0.042, tall), (0.039, tall), (0.039, tall - 0.02), (0, tall - 0.02)], m['amber'], (x, y, z))
    turned('flame', [(0, 0), (0.005, 0.006), (0.006, 0.012), (0.003, 0.024), (0, 0.034)], m['flame'], (x, y, z + tall - 0.005), 16)


def bench(m, long, deep=0.34, high=0.44):
    """A slatted wooden bench along x from 0, its back at y = 0."""
    for x in (0.06, long - 0.11):
        for y in (-deep + 0.02, -0.065):
            box('bench leg', (x, y, 0), (x + 0.05, y + 0.045, high - 0.03), m['upright'], 0.006)
        box('bench beam', (x, -deep + 0.03, high - 0.085), (x + 0.05, -0.03, high - 0.03), m['lengthwise'], 0.005)
    count = 5
    step = deep / count
    for k in range(count):
        box('bench slat', (0, -deep + k * step + 0.006, high - 0.032), (long, -deep + (k + 1) * step - 0.006, high), m['across'], 0.007)


def mat(m, wide, long, stripe):
    """A woven mat round the origin with a stripe at both of its ends, which point to -y and +y."""
    box('mat', (-wide / 2, -long / 2, 0), (wide / 2, long / 2, 0.014), m['towel'], 0.006)
    for y in (-long / 2 + 0.07, long / 2 - 0.10):
        box('stripe', (-wide / 2 + 0.001, y, 0.002), (wide / 2 - 0.001, y + 0.03, 0.0165), m[stripe], 0.003)


def duck(m, x, y, z, size, turn=0.0):
    """A rubber duck that floats at z and looks towards +x when turned by 0."""
    bm = bmesh.new()
    for at, scale in (((0, 0, 0.26), (0.50, 0.38, 0.30)), ((-0.40, 0, 0.40), (0.20, 0.22, 0.12)), ((-0.54, 0, 0.50), (0.09, 0.13, 0.07)), ((0.24, 0, 0.50), (0.20, 0.20, 0.18)),
                      ((0.27, 0, 0.80), (0.28, 0.27, 0.27)), ((-0.08, 0.32, 0.34), (0.27, 0.10, 0.15)), ((-0.08, -0.32, 0.34), (0.27, 0.10, 0.15))):
        bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=1, matrix=Matrix.Translation(at) @ Matrix.Diagonal((*scale, 1)))
    body = add(bm, 'duck', m['duck'])
    one = body.modifiers.new('one', 'REMESH')
    one.mode, one.voxel_size, one.use_smooth_shade = 'VOXEL', 0.03, True
    soft = body.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 7
    made = [body]
    for at, scale, what in (((0.575, 0, 0.765), (0.13, 0.135, 0.036), 'beak'), ((0.55, 0, 0.715), (0.095, 0.11, 0.028), 'beak'),
                            ((0.475, 0.13, 0.885), (0.028, 0.036, 0.046), 'black'), ((0.475, -0.13, 0.885), (0.028, 0.036, 0.046), 'black'),
                            ((0.498, 0.125, 0.90), (0.010, 0.012, 0.013), 'china'), ((0.498, -0.135, 0.90), (0.010, 0.012, 0.013), 'china')):
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=1)
        thing = add(bm, 'duck part', m[what], at)
        thing.scale = scale
        made.append(thing)
    base = bpy.data.objects.new('duck', None)
    bpy.context.scene.collection.objects.link(base)
    for thing in made:
        thing.parent = base
    base.location, base.rotation_euler, base.scale = (x, y, z - 0.10 * size), (0, math.radians(-3), turn), (size,) * 3
