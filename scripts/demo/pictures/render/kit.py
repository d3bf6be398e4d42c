"""Parts that every scene uses: meshes with bevelled edges, procedural materials, cloth. Lengths are in metres."""
import math
import os
import zlib
import bmesh
import bpy
import numpy as np


def srgb(code, k=1.0):
    """Returns a linear RGBA colour of a hex code, scaled by k."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in parts) + (1.0,)


class Nodes:
    """A short way to write a node tree: n(type, input=value or (node, socket), _setting=value)."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, *inputs, **named):
        node = self.tree.nodes.new(kind)
        for key, value in list(enumerate(inputs)) + [(k, v) for k, v in named.items()]:
            if isinstance(key, str) and key.startswith('_'):
                setattr(node, key[1:], value)
                continue
            if value is None:
                continue
            target = node.inputs[key if isinstance(key, int) else key.replace('__', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, target)
            elif isinstance(value, bpy.types.Node):
                self.tree.links.new(next(o for o in value.outputs if o.enabled), target)
            else:
                target.default_value = value
        return node

    def math(self, op, *inputs, clamp=False):
        return self('ShaderNodeMath', *inputs, _operation=op, _use_clamp=clamp)

    def mix(self, factor, a, b, kind='MIX'):
        return self('ShaderNodeMixRGB', factor, a, b, _blend_type=kind)

    def ramp(self, factor, *stops, ease='LINEAR'):
        node = self('ShaderNodeValToRGB', factor)
        node.color_ramp.interpolation = ease
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = colour
        return node


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


def matte(name, colour, rough=0.6, vary=0.12, scale=3.0, bump=0.0, bump_scale=200.0, sheen=0.0, metal=0.0, weave=0.0,
          wrinkle=0.0, spec=0.4):
    """A surface that is nowhere evenly coloured. bump and wrinkle are heights in metres; weave is a thread width."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord')
    cloud = n('ShaderNodeTexNoise', Vector=at.outputs['Object'], Scale=scale, Detail=5.0)
    dark = tuple(c * (1 - vary) for c in colour[:3]) + (1,)
    light = tuple(min(1, c * (1 + vary)) for c in colour[:3]) + (1,)
    base = n.ramp(cloud.outputs['Fac'], (0.3, dark), (0.7, light))
    normal = None
    if wrinkle:
        folds = n('ShaderNodeTexNoise', Vector=at.outputs['Object'], Scale=6.0, Detail=3.0, Distortion=1.2)
        creases = n('ShaderNodeTexMusgrave', Vector=at.outputs['Object'], Scale=4.5, Detail=2.2, Dimension=1.1,
                    _musgrave_type='RIDGED_MULTIFRACTAL')
        height = n.math('ADD', folds.outputs['Fac'], n.math('MULTIPLY', creases.outputs[0], 0.32))
        normal = n('ShaderNodeBump', Strength=1.0, Distance=wrinkle, Height=height)
    if weave:
        uv = n('ShaderNodeVectorMath', at.outputs['Object'], (1 / weave,) * 3, _operation='MULTIPLY')
        cell = n('ShaderNodeTexNoise', Vector=uv, Scale=1.0, Detail=2.0)
        normal = n('ShaderNodeBump', Strength=0.6, Distance=weave * 0.5, Height=cell.outputs['Fac'], Normal=normal)
    if bump:
        grain = n('ShaderNodeTexNoise', Vector=at.outputs['Object'], Scale=bump_scale, Detail=3.0)
        normal = n('ShaderNodeBump', Strength=1.0, Distance=bump, Height=grain.outputs['Fac'], Normal=normal)
    roughness = n('ShaderNodeMapRange', cloud.outputs['Fac'], 0.3, 0.7, rough * 0.88, min(1, rough * 1.1))
    shader = n('ShaderNodeBsdfPrincipled', Base__Color=base.outputs[0], Roughness=roughness, Metallic=metal,
               Sheen=sheen, Specular=spec, Normal=normal)
    n('ShaderNodeOutputMaterial', Surface=shader)
    return material


def wood(name, dark, light, rough=0.38, along=0, planks=None, fine=1.0):
    """Wood with straight, fine grain along an axis. planks=(length, width) lays boards, each of its own tone."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    tone, gap = None, None
    if planks:
        turned = n('ShaderNodeMapping', at, Rotation=(0, 0, math.pi / 2 if along == 1 else 0))
        bricks = n('ShaderNodeTexBrick', turned, (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 0, 1), Scale=1.0, Mortar__Size=0.0012,
                   Mortar__Smooth=0.2, Brick__Width=planks[0], Row__Height=planks[1], _offset=0.37)
        bricks.inputs['Bias'].default_value = 0.0
        tone, gap = bricks.outputs['Color'], bricks.outputs['Fac']
        shift = n('ShaderNodeVectorMath', tone, (7.0, 3.0, 11.0), _operation='MULTIPLY')
        at = n('ShaderNodeVectorMath', at, shift, _operation='ADD').outputs[0]

    def layer(across, lengthwise, detail):
        scale = [across * fine] * 3
        scale[along] = lengthwise
        where = n('ShaderNodeVectorMath', at, tuple(scale), _operation='MULTIPLY')
        return n('ShaderNodeTexNoise', Vector=where, Scale=1.0, Detail=detail, Roughness=0.5).outputs['Fac']
    broad, grain, pores = layer(9.0, 0.35, 2.0), layer(55.0, 1.1, 3.0), layer(260.0, 7.0, 1.0)
    mixed = n.math('ADD', n.math('ADD', n.math('MULTIPLY', broad, 0.42), n.math('MULTIPLY', grain, 0.38)), n.math('MULTIPLY', pores, 0.20))
    base = n.ramp(mixed, (0.36, dark), (0.64, light)).outputs[0]
    height = n.math('MULTIPLY', n.math('ADD', grain, pores), 0.12)
    if planks:
        each = n('ShaderNodeHueSaturation', Color=base, Value=n('ShaderNodeMapRange', tone, 0.0, 1.0, 0.84, 1.12),
                 Saturation=n('ShaderNodeMapRange', tone, 0.0, 1.0, 1.06, 0.94))
        base = n.mix(gap, each, (0.03, 0.02, 0.014, 1)).outputs[0]
        height = n.math('SUBTRACT', height, gap)
    normal = n('ShaderNodeBump', Strength=0.4, Distance=0.0008, Height=height)
    roughness = n('ShaderNodeMapRange', mixed, 0.3, 0.7, rough * 1.1, rough * 0.9)
    shader = n('ShaderNodeBsdfPrincipled', Base__Color=base, Roughness=roughness, Specular=0.4, Normal=normal)
    n('ShaderNodeOutputMaterial', Surface=shader)
    return material


def marble(name, colour, vein, rough=0.16):
    """Polished stone with a few broad, soft veins."""
    material, n = new_material(name)
    at = n('ShaderNodeTexCoord').outputs['Object']
    tilted = n('ShaderNodeMapping', at, Rotation=(0.3, 0.5, 0.7), Scale=(1.0, 2.4, 1.6))
    veins = n('ShaderNodeTexNoise', Vector=tilted, Scale=1.1, Detail=4.0, Roughness=0.45, Distortion=0.9)
    line = n.ramp(veins.outputs['Fac'], (0.42, (0, 0, 0, 1)), (0.5, (0.75, 0.75, 0.75, 1)), (0.56, (0, 0, 0, 1)), ease='EASE')
    fine = n('ShaderNodeTexNoise', Vector=at, Scale=90.0, Detail=2.0)
    base = n.mix(n.math('MULTIPLY', line.outputs[0], 0.7), colour, vein)
    base = n('ShaderNodeHueSaturation', Color=base, Value=n('ShaderNodeMapRange', fine.outputs['Fac'], 0.3, 0.7, 0.96, 1.04))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=base, Roughness=rough, Specular=0.5))
    return material


def clear(name, tint=(0.97, 0.98, 0.98, 1), facing=0.05):
    """Glass that lets light through unbent and mirrors a little, more at its edges."""
    material, n = new_material(name)
    edge = n('ShaderNodeLayerWeight', Blend=0.35).outputs['Fresnel']
    share = n('ShaderNodeMapRange', edge, 0.0, 1.0, facing, 0.6)
    mirror = n('ShaderNodeBsdfGlossy', (1, 1, 1, 1), 0.0)
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', share, n('ShaderNodeBsdfTransparent', tint), mirror))
    return material


def glow(name, colour, strength, falloff=None):
    """A lit surface that isn't sampled as a light: a light beside it does that with less noise. falloff=(z0, z1)."""
    material, n = new_material(name)
    power = strength
    if falloff:
        z = n('ShaderNodeSeparateXYZ', n('ShaderNodeTexCoord').outputs['Object']).outputs['Z']
        x = n('ShaderNodeMapRange', z, falloff[0], falloff[1], 0.0, 1.0)
        power = n.math('MULTIPLY', n.ramp(x.outputs[0], (0.0, (.75,) * 4), (0.35, (1,) * 4), (1.0, (.42,) * 4)).outputs[0],
                       strength)
        weave = n('ShaderNodeTexNoise', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=260.0, Detail=2.0)
        power = n.math('MULTIPLY', power, n('ShaderNodeMapRange', weave.outputs['Fac'], 0.3, 0.7, 0.9, 1.08))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeEmission', colour, power))
    material.cycles.sample_as_light = False
    return material


def add(mesh_or_bm, name, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    if isinstance(mesh_or_bm, bmesh.types.BMesh):
        mesh = bpy.data.meshes.new(name)
        mesh_or_bm.to_mesh(mesh)
        mesh_or_bm.free()
    else:
        mesh = mesh_or_bm
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = turn
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    return thing


def box(name, low, high, material, bevel=0.004, turn=0.0, subdivide=0):
    """A box between two corners with rounded edges; its origin is its middle, so that materials differ by object."""
    size = [h - l for l, h in zip(low, high)]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    thing = add(bm, name, material, [(l + h) / 2 for l, h in zip(low, high)], (0, 0, turn))
    if bevel:
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width = min(bevel, min(size) * 0.49)
        edge.segments = 4
        edge.harden_normals = True
    return thing


def sheet(name, function, columns, rows, material, thick=0.0, closed=False, subdivide=0):
    """A surface function(u, v) -> (x, y, z) for u and v from 0 to 1."""
    verts = [function(i / (columns - (0 if closed else 1)), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = []
    for j in range(rows - 1):
        for i in range(columns if closed else columns - 1):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    thing = add(mesh, name, material)
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thick
        solid.offset = 0
    if subdivide:
        thing.modifiers.new('round', 'SUBSURF').render_levels = subdivide
        thing.modifiers['round'].levels = subdivide
    return thing


def turned(name, profile, material, at=(0, 0, 0), columns=64, subdivide=0):
    """A body turned on a lathe: profile is a list of (radius, height)."""
    def point(u, v):
        x = v * (len(profile) - 1)
        i = min(int(x), len(profile) - 2)
        r = profile[i][0] + (profile[i + 1][0] - profile[i][0]) * (x - i)
        z = profile[i][1] + (profile[i + 1][1] - profile[i][1]) * (x - i)
        return (r * math.cos(u * math.tau), r * math.sin(u * math.tau), z)
    thing = sheet(name, point, columns, len(profile), material, closed=True, subdivide=subdivide)
    thing.location = at
    return thing


def tube(name, points, radius, material, resolution=6, cyclic=False):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for bezier, point in zip(line.bezier_points, points):
        bezier.co = point
        bezier.handle_left_type = bezier.handle_right_type = 'AUTO'
    line.use_cyclic_u = cyclic
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def kept(name, key, make):
    """Returns the vertices that make() simulates; with CLOTH, a folder, they are simulated only once."""
    folder = os.environ.get('CLOTH')
    path = folder and os.path.join(folder, f"{name}-{zlib.crc32(repr(key).encode())}.npy")
    if path and os.path.exists(path):
        return np.load(path)
    points = make()
    if path:
        os.makedirs(folder, exist_ok=True)
        np.save(path, points)
    return points


def simulated(thing, frames):
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    points = np.empty(len(mesh.vertices) * 3, 'f')
    mesh.vertices.foreach_get('co', points)
    bpy.data.meshes.remove(mesh)
    scene.frame_set(1)
    return points.reshape(-1, 3)


def cushion(name, w, h, puff, material, seed=0, at=(0, 0, 0), turn=(0, 0, 0), piping=None, chop=0.06):
    """A stuffed cushion standing on its edge in the xz plane: two sewn sheets that are blown up, so that the seams crease."""
    nx, nz = max(24, int(w / 0.014)), max(24, int(h / 0.014))
    rng = np.random.default_rng(seed)
    front = [(i, j) for j in range(nz + 1) for i in range(nx + 1)]
    number = {('f', *ij): k for k, ij in enumerate(front)}
    for i, j in front:
        rim = i in (0, nx) or j in (0, nz)
        number['b', i, j] = number['f', i, j] if rim else None
    k = len(front)
    for i, j in front:
        if number['b', i, j] is None:
            number['b', i, j] = k
            k += 1
    start = np.zeros((k, 3))
    for side, y in (('f', 0.006), ('b', -0.006)):
        for i, j in front:
            u, v = i / nx * 2 - 1, j / nz * 2 - 1
            trim = 1 - 0.035 * abs(u * v) ** 5
            rim = i in (0, nx) or j in (0, nz)
            start[number[side, i, j]] = (u * w / 2 * trim, 0 if rim else y + rng.normal(0, 0.0012), v * h / 2 * trim)
    faces = []
    for j in range(nz):
        for i in range(nx):
            quad = (i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)
            faces.append(tuple(number['f', *c] for c in quad[::-1]))
            faces.append(tuple(number['b', *c] for c in quad))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(start.tolist(), [], faces)

    def blow():
        thing = add(mesh, name, None)
        s = (cloth := thing.modifiers.new('cloth', 'CLOTH')).settings
        s.quality, s.mass = 4, 0.3
        s.tension_stiffness = s.compression_stiffness = 15
        s.shear_stiffness, s.bending_stiffness, s.air_damping = 5, 0.25, 1.5
        s.use_pressure, s.uniform_pressure_force = True, 9.0
        s.effector_weights.gravity = 0
        cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, 40
        points = simulated(thing, 36)
        bpy.data.objects.remove(thing)
        return points
    points = kept('cushion', (w, h, seed), blow).astype(float)
    points -= (points.max(0) + points.min(0)) / 2
    points *= np.array((w, puff, h)) / (points.max(0) - points.min(0))
    x, z = points[:, 0] / w * 2, points[:, 2] / h * 2
    points[:, 1] *= 1 - 0.22 * z
    points[:, 2] -= h * (chop + rng.uniform(-0.02, 0.02)) * np.exp(-(x - rng.uniform(-0.15, 0.15)) ** 2 * 3.5) * (z > 0) * z
    points[:, 2] += h * 0.05 * (z < 0) * z ** 2 * (1 - 0.5 * x ** 2)
    for vertex, point in zip(mesh.vertices, points):
        vertex.co = point
    thing = add(mesh, name, material, at, turn)
    thing.modifiers.new('round', 'SUBSURF').render_levels = 1
    if piping:
        rim = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(nz)] + [(i, nz) for i in range(nx, 0, -1)] + [(0, j) for j in range(nz, 0, -1)]
        cord = tube('piping', seam(thing, [number['f', *ij] for ij in rim], (0, nx, nx + nz, 2 * nx + nz)), 0.0052, piping, 3, cyclic=True)
        cord.parent = thing
    return thing


def seam(thing, rim, corners):
    """Returns the places of the rim's vertices on the rounded surface, evened out between the corners, which are indices of rim."""
    rounded = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    line = np.array([rounded.vertices[k].co for k in rim])
    even = np.ones((len(rim), 1))
    even[list(corners)] = 0
    for _ in range(4):
        line += even * ((np.roll(line, 1, 0) + np.roll(line, -1, 0)) / 4 - line / 2)
    return [tuple(point) for point in line]


def drape(name, low, high, z, step, colliders, material, frames=42, stiff=0.35, seed=0, folds=0.012, grow=0.05, flip=False):
    """Lets a cloth fall over colliders and keeps its last shape. The cloth grows, so that it wrinkles as if slept in."""
    rng = np.random.default_rng(seed)
    columns, rows = int((high[0] - low[0]) / step) + 1, int((high[1] - low[1]) / step) + 1
    bumps = rng.normal(0, 1, (4, 4))

    def point(u, v):
        wave = sum(math.sin(u * 9 * (k + 1) * abs(b[0]) + b[1]) * math.sin(v * 8 * (k + 1) * abs(b[2]) + b[3])
                   for k, b in enumerate(bumps)) / 4
        return (low[0] + u * (high[0] - low[0]), low[1] + v * (high[1] - low[1]), z + folds * wave)
    thing = sheet(name, point, columns, rows, material)

    def fall():
        for hard in colliders:
            if 'Collision' not in hard.modifiers:
                hard.modifiers.new('Collision', 'COLLISION')
            hard.collision.thickness_outer = 0.008
            hard.collision.cloth_friction = 30
        cloth = thing.modifiers.new('cloth', 'CLOTH')
        s = cloth.settings
        s.quality, s.mass = 5, 0.45
        s.tension_stiffness = s.compression_stiffness = 18
        s.shear_stiffness, s.bending_stiffness, s.air_damping = 6, stiff, 2
        s.shrink_min = -grow
        cloth.collision_settings.distance_min = 0.008
        cloth.collision_settings.use_self_collision = False
        cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
        points = simulated(thing, frames)
        thing.modifiers.remove(cloth)
        return points - np.array((*low, 0), 'f')
    size = round(high[0] - low[0], 3), round(high[1] - low[1], 3)
    points = kept(name, (*size, round(z, 3), step, frames, stiff, seed, folds, grow), fall)
    if flip:
        points = points * np.array((1, -1, 1), 'f') + np.array((0, size[1], 0), 'f')
    points = points + np.array((*low, 0), 'f')
    thing.data.vertices.foreach_set('co', points.astype('f').ravel())
    thing.data.update()
    return thing


def cut(thing, name, keep, lift, thick, material):
    """A second layer on a cloth: a copy of its faces whose middle keep(x, y, z) wants, lifted along the normals."""
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if not keep(*f.calc_center_median())], context='FACES')
    bm.normal_update()
    flip = 1 if sum(v.normal.z for v in bm.verts) > 0 else -1
    shift = [(v, v.normal * lift * flip) for v in bm.verts]
    for v, d in shift:
        v.co += d
    layer = add(bm, name, material)
    layer.location = thing.location
    plump(layer, thick)
    return layer


def plump(thing, thick, level=1):
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = thick
    solid.offset = 0
    thing.modifiers.new('round', 'SUBSURF').render_levels = level
    thing.modifiers['round'].levels = level


def area(name, at, size, watts, colour, turn=(0, 0, 0), spread=180.0):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy, data.color, data.spread = watts, colour[:3], math.radians(spread)
    return light(data, name, at, turn)


def bulb(name, at, radius, watts, colour):
    data = bpy.data.lights.new(name, 'POINT')
    data.shadow_soft_size, data.energy, data.color = radius, watts, colour[:3]
    return light(data, name, at, (0, 0, 0))


def light(data, name, at, turn):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    thing.visible_camera = False
    thing.visible_glossy = False
    return thing
