"""Parts of a ship's cabin. m is the room's materials by name; the room is x from 0 to W, y to D, z to H."""
import math
import numpy as np
from family import quilt
from fittings import placed
from kit import area, box, bulb, cushion, glow, matte, sheet, srgb, tube, turned, wood
from parts import WARM, curtain, materials


def colours(panel=('8f7455', 'b0946f'), **changed):
    m = materials(**changed)
    for axis, name in enumerate(('panel across', 'panel', 'panel up')):
        m[name] = wood(f'cabin {name}', srgb(panel[0]), srgb(panel[1]), 0.36, along=axis)
    m['steel'] = matte('brushed steel', srgb('c8c6c2'), 0.24, 0.0, 1, metal=1.0)
    m['carpet'] = matte('carpet', srgb(changed.get('carpet', '4a5661')), 1.0, 0.14, 45, weave=0.012, bump=0.004, bump_scale=170, sheen=0.3, spec=0.05)
    m['spot'] = glow('spot', srgb('ffdcb0'), 7.0)
    m['mirror'] = matte('mirror', srgb('e8ecec'), 0.015, 0.0, 1, metal=1.0)
    return m


def panels(m, W, D, H, start, back=True, wide=0.62):
    """Floor, ceiling and walls of narrow panels with open joints, as ships are fitted out."""
    box('floor', (-0.1, start, -0.1), (W + 0.1, D + 0.3, 0), m['carpet'], 0)
    box('ceiling', (-0.1, start, H + 0.02), (W + 0.1, D + 0.3, H + 0.2), m['ceiling'], 0)
    box('front', (-0.2, start - 0.2, 0), (W + 0.2, start, H + 0.1), m['wall'], 0)
    for x in (-0.2, W):
        box('side', (x, start, 0), (x + 0.2, D + 0.3, H + 0.1), m['wall'], 0)
    count = round((D - start) / wide)
    step = (D - start) / count
    for k in range(count):
        a, b = start + k * step + 0.003, start + (k + 1) * step - 0.003
        for x in (0, W - 0.012):
            box('panel', (x, a, 0.1), (x + 0.012, b, H - 0.04), m['wall'], 0.002)
    for x in (0, W - 0.02):
        box('skirting', (x, start, 0), (x + 0.02, D, 0.10), m['steel'], 0.003)
        box('cornice', (x - 0.01, start, H - 0.04), (x + 0.03, D, H + 0.03), m['steel'], 0.004)
    if back:
        count = round(W / wide)
        for k in range(count):
            box('panel', (k * W / count + 0.003, D - 0.012, 0.1), ((k + 1) * W / count - 0.003, D, H - 0.04), m['wall'], 0.002)
        box('back', (-0.1, D, 0), (W + 0.1, D + 0.2, H + 0.1), m['wall'], 0)
        box('skirting', (0, D - 0.02, 0), (W, D, 0.10), m['steel'], 0.003)
    boards(m, W, D, H, start)


def wainscot(m, W, D, start, high=0.98, wide=0.62):
    """Wood on the lower part of three walls, with a ledge on it."""
    for k in range(count := round(W / wide)):
        box('wainscot', (k * W / count + 0.003, D - 0.035, 0.08), ((k + 1) * W / count - 0.003, D, high), m['panel up'], 0.004)
    for k in range(count := round((D - start) / wide)):
        a, b = start + k * (D - start) / count + 0.003, start + (k + 1) * (D - start) / count - 0.003
        for x in (0.012, W - 0.034):
            box('wainscot', (x, a, 0.08), (x + 0.022, b, high), m['panel up'], 0.004)
    box('ledge', (0, D - 0.075, high), (W, D, high + 0.025), m['panel across'], 0.005)
    for x in (0, W - 0.06):
        box('ledge', (x, start, high), (x + 0.06, D, high + 0.025), m['panel'], 0.005)


def boards(m, W, D, H, start, wide=0.60):
    """The ceiling's boards along the room."""
    count = round(W / wide)
    for k in range(count):
        box('board', (k * W / count + 0.004, start, H), ((k + 1) * W / count - 0.004, D, H + 0.02), m['ceiling'], 0.003)


def spot(m, x, y, H, watts=9):
    turned('spot rim', [(0.038, 0.0), (0.050, -0.004), (0.056, -0.002), (0.056, 0.002)], m['steel'], (x, y, H), 32)
    turned('spot lens', [(0, 0.003), (0.038, 0.003)], m['spot'], (x, y, H), 24)
    area('spot light', (x, y, H - 0.012), (0.08, 0.08), watts, (1.0, 0.80, 0.58), (0, 0, 0), 120)


def porthole(m, W, D, H, x, z, r, deep=0.22):
    """The wall y = D with a round window in it: a reveal, a ring with bolts and a pane."""
    corners = [math.atan2(b - z, a - x) for a in (0, W) for b in (0, H + 0.1)]
    angles = np.array(sorted({*np.linspace(-math.pi, math.pi, 145)[:-1], *corners}))

    def rim(a):
        c, s = math.cos(a), math.sin(a)
        reach = min(((W - x) if c > 0 else x) / max(abs(c), 1e-9), ((H + 0.1 - z) if s > 0 else z) / max(abs(s), 1e-9))
        return x + reach * c, z + reach * s
    count = len(angles)

    def wall(u, v):
        a = angles[round(u * count) % count]
        far = rim(a)
        return (x + r * math.cos(a), D, z + r * math.sin(a)) if v < 0.5 else (far[0], D, far[1])
    sheet('wall', wall, count, 2, m['wall'], closed=True)
    sheet('reveal', lambda u, v: (x + r * math.cos(u * math.tau), D + v * deep, z + r * math.sin(u * math.tau)), 96, 2, m['reveal'], closed=True)
    for depth, radius, thick in ((-0.012, r + 0.012, 0.026), (deep - 0.02, r - 0.01, 0.022)):
        tube('ring', [(x + radius * math.cos(a), D + depth, z + radius * math.sin(a)) for a in np.linspace(0, math.tau, 49)[:-1]], thick, m['steel'], 8, cyclic=True)
    flange = turned('flange', [(r, 0), (r, 0.014), (r + 0.075, 0.014), (r + 0.082, 0.008), (r + 0.082, 0)], m['steel'], (x, D, z), 96)
    flange.rotation_euler = (math.pi / 2, 0, 0)
    for a in np.linspace(0, math.tau, 17)[:-1]:
        bolt = turned('bolt', [(0, 0.022), (0.007, 0.021), (0.010, 0.016), (0.010, 0)], m['steel'], (x + (r + 0.05) * math.cos(a), D, z + (r + 0.05) * math.sin(a)), 16)
        bolt.rotation_euler = (math.pi / 2, 0, 0)
    pane = turned('pane', [(0, 0), (r, 0)], m['pane'], (x, D + deep - 0.02, z), 64)
    pane.rotation_euler = (math.pi / 2, 0, 0)
    pane.visible_shadow = pane.visible_diffuse = False


def reading_lamp(m, watts=7):
    """A small lamp on the wall y = 0 that shines towards -y and down."""
    plate = turned('lamp plate', [(0, 0), (0.036, 0), (0.038, 0.006), (0.034, 0.012), (0, 0.014)], m['brass'], (0, 0, 0), 40)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    tube('lamp arm', [(0, -0.01, 0), (0, -0.06, 0.015), (0, -0.105, 0.055), (0, -0.12, 0.11)], 0.006, m['brass'])
    shade = turned('shade', [(0.062, -0.045), (0.052, 0.01), (0.044, 0.055)], m['shade'], (0, -0.12, 0.13), 40)
    shade.visible_shadow = shade.visible_diffuse = False
    for r, dz in ((0.062, -0.045), (0.044, 0.055)):
        tube('rim', [(r * math.cos(a), -0.12 + r * math.sin(a), 0.13 + dz) for a in np.linspace(0, math.tau, 13)[:-1]], 0.002, m['brass'], 3, cyclic=True)
    bulb('lamp bulb', (0, -0.12, 0.13), 0.03, watts, WARM)


def berths(m, long=1.98, wide=0.86, low=0.36, high=1.42, H=2.25, drawn=(0.34, 0.46), seed=0):
    """Two berths one over the other along y from -long to 0, open towards +x, with curtains, lamps and a ladder. The wall is x = 0."""
    box('berth end', (0, 0, 0), (wide + 0.02, 0.04, H - 0.05), m['panel up'], 0.006)
    for x in (0.0, wide - 0.04):
        box('berth post', (x, -long - 0.06, 0), (x + 0.06, -long, H - 0.02), m['panel up'], 0.012)
    for z in (low, high):
        box('berth foot', (0.04, -long - 0.045, z - 0.10), (wide - 0.02, -long - 0.012, z + 0.11), m['panel across'], 0.012)
    box('berth base', (0.04, -long - 0.045, 0.08), (wide - 0.02, -long - 0.012, low - 0.11), m['panel across'], 0.004)
    box('berth plinth', (0, -long, 0), (wide - 0.05, 0, 0.08), m['black'], 0.003)
    for k in range(2):
        a = -long + k * long / 2
        box('berth drawer', (wide - 0.06, a + 0.004, 0.085), (wide - 0.035, a + long / 2 - 0.004, low - 0.07), m['panel'], 0.004)
        tube('grip', [(wide - 0.03, a + long / 4 - 0.07, 0.20), (wide - 0.012, a + long / 4 - 0.05, 0.20), (wide - 0.012, a + long / 4 + 0.05, 0.20), (wide - 0.03, a + long / 4 + 0.07, 0.20)], 0.005, m['steel'], 4)
    for level, z in enumerate((low, high)):
        box('berth', (0, -long, z - 0.07), (wide - 0.03, 0, z - 0.01), m['panel'], 0.004)
        box('berth board', (wide - 0.03, -long, z - 0.10), (wide, 0, z + 0.09), m['panel'], 0.012)
        box('back panel', (0.0, -long, z), (0.02, 0, z + 0.95 if z < 1 else H - 0.06), m['upholstery'], 0.004)
        mattress = box('mattress', (0.03, -long + 0.01, z - 0.01), (wide - 0.035, -0.01, z + 0.13), m['crisp'], 0.045)
        mattress.modifiers['edge'].segments = 6
        quilt((0.035, -long + 0.02), (wide - 0.032, -0.60), z + 0.145, m['linen'], None, seed + level)
        quilt((0.034, -long + 0.30), (wide - 0.031, -long + 0.95), z + 0.163, m['throw'], None, seed + 3 + level)
        quilt((0.036, -0.86), (wide - 0.034, -0.54), z + 0.172, m['crisp'], None, seed + 5 + level)
        cushion('pillow', 0.64, 0.42, 0.17, m['crisp'], 4 + level, (wide * 0.47, -0.27, z + 0.21), (math.radians(-66), 0, math.radians(3 - 5 * level)))
        cushion('pillow', 0.36, 0.30, 0.13, m['accent'], 2, (wide * 0.52, -0.44, z + 0.27), (math.radians(-50), math.radians(5 - 9 * level), 0), m['piping'])
        placed((wide * 0.5, 0, z + 0.46), 0, reading_lamp, m, 8)
        top = z + 0.92 if z < 1 else H - 0.09
        tube('rail', [(wide - 0.012, -long, top), (wide - 0.012, 0, top)], 0.008, m['steel'], 6)
        high_ = top - z - 0.07
        for side, (a, b) in enumerate(((-long + 0.01, -long + drawn[level]), (-0.16 - 0.05 * level, -0.01))):
            placed((wide - 0.012, 0, z + 0.075), math.pi / 2, curtain, 'berth curtain', a, b, 0.0, 5 + side + 2 * level + seed, m['drape'], high_, 0.05, 0.085)
    for y in (-0.62, -0.24):
        tube('ladder', [(wide + 0.11, y, 0.01), (wide + 0.025, y, high + 0.42), (wide - 0.005, y, high + 0.46), (wide - 0.05, y, high + 0.42), (wide - 0.05, y, high + 0.1)], 0.014, m['steel'], 6)
    for k in range(5):
        z = 0.28 + k * 0.27
        box('rung', (wide + 0.075 - 0.047 * k / 4 - 0.012, -0.62, z), (wide + 0.105 - 0.047 * k / 4 + 0.02, -0.24, z + 0.024), m['panel'], 0.006)


def wall_rail(m, a, b, z):
    """A handrail along the wall y = 0."""
    tube('handrail', [(a, -0.055, z), (b, -0.055, z)], 0.019, m['panel across'], 8)
    for x in np.linspace(a + 0.12, b - 0.12, max(2, round((b - a) / 0.9))):
        tube('bracket', [(x, 0, z - 0.03), (x, -0.04, z - 0.035), (x, -0.055, z - 0.01)], 0.006, m['steel'], 4)
