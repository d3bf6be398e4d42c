"""python3 finish.py FOLDER OUT.png [more exposure]: averages the passes of render.py, removes the noise and gives the
film look. Light on matte surfaces is filtered apart from their colour, so cloth and grain keep their threads. Needs numpy,
OpenCV and PyTorch."""
import glob
import json
import os
import sys
import numpy as np
import torch
import torch.nn.functional as F
from tone import film, write


def load(folder, name):
    return torch.from_numpy(np.load(os.path.join(folder, f'{name}.npy')).astype(np.float32)).permute(2, 0, 1)


def average(folders, *names):
    return sum(sum(load(f, n).clamp(0, 60) for n in names) for f in folders) / len(folders)


def blur(x, r):
    padded = F.pad(x[None], (r,) * 4, mode='reflect')
    return F.avg_pool2d(F.avg_pool2d(padded, (2 * r + 1, 1), 1), (1, 2 * r + 1), 1)[0]


def tame(x, r=2, k=4.0):
    """Cuts pixels that are far brighter than all round them."""
    mean = blur(x.mean(0, keepdim=True), r)
    level = x.mean(0, keepdim=True).clamp_min(1e-6)
    return x * (torch.minimum(level, k * mean + 1e-4) / level)


def shifted(x, dy, dx, r):
    h, w = x.shape[-2] - 2 * r, x.shape[-1] - 2 * r
    return x[..., r + dy:r + dy + h, r + dx:r + dx + w]


def filtered(a, b, guides, r, patch, k, step=1):
    """Non-local means: the weights of one half of the samples are used on the other, so noise can't keep itself."""
    half_variance = blur((a - b).pow(2).mean(0, keepdim=True) / 2, 4)
    pad = lambda x: F.pad(x[None], (r,) * 4, mode='reflect')[0]
    pa, pb, pv = pad(a), pad(b), pad(half_variance)
    pg = [(pad(g), g, s) for g, s in guides]
    sums = [torch.zeros_like(a), torch.zeros_like(b)]
    weights = [torch.zeros_like(half_variance), torch.zeros_like(half_variance)]
    for dy in range(-r, r + 1, step):
        for dx in range(-r, r + 1, step):
            if dy * dy + dx * dx > r * r:
                continue
            vq = shifted(pv, dy, dx, r)
            feature = sum(((shifted(p, dy, dx, r) - own).pow(2).sum(0, keepdim=True)) / s for p, own, s in pg)
            near = torch.exp(-feature)
            for i, (own, padded, other) in enumerate(((a, pa, pb), (b, pb, pa))):
                d = (shifted(padded, dy, dx, r) - own).pow(2).mean(0, keepdim=True)
                d = (d - (half_variance + torch.minimum(vq, half_variance))) / (1e-7 + k * k * (half_variance + vq))
                w = torch.exp(-blur(d, patch).clamp_min(0)) * near
                sums[i] += w * shifted(other, dy, dx, r)
                weights[i] += w
    return [s / w.clamp_min(1e-8) for s, w in zip(sums, weights)]


def graded(glowing, pivot=0.30, contrast=1.2, colour=1.1):
    """The view and the lamps with deeper darks and fuller colours than the haze leaves them."""
    grey = (glowing * torch.tensor([0.2126, 0.7152, 0.0722])[:, None, None]).sum(0, keepdim=True).clamp_min(1e-5)
    fuller = (grey + colour * (glowing - grey)).clamp_min(0)
    return fuller * torch.where(grey < 1.2, (grey / pivot) ** (contrast - 1), (1.2 / pivot) ** (contrast - 1)) * 0.92


def positions(depth, lens):
    """Where in space each pixel is, in the camera's axes."""
    h, w = depth.shape[-2:]
    scale = 36.0 / lens / w
    y, x = torch.meshgrid((torch.arange(h) - h / 2) * scale, (torch.arange(w) - w / 2) * scale, indexing='ij')
    return torch.cat([x[None] * depth, -y[None] * depth, -depth])


def spread(light, variance, normal, place, levels, strict):
    """Wavelet filter: averages over ever wider rings, but only over pixels on the same plane with like light. Returns the
    light and how much each pixel had to average over."""
    taps = ((-2, 1 / 16), (-1, 1 / 4), (0, 3 / 8), (1, 1 / 4), (2, 1 / 16))
    found = torch.zeros_like(variance)
    depth = -place[2:3]
    for level in range(levels):
        step = 2 ** level
        r = 2 * step
        pad = lambda x: F.pad(x[None], (r,) * 4, mode='replicate')[0]
        pl, pv, pn, pp = pad(light), pad(variance), pad(normal), pad(place)
        deviation = blur(variance, 1).sqrt() + 1e-3
        grey = light.mean(0, keepdim=True)
        tolerance = 3.0 * deviation + 0.06 * blur(grey, 2)
        total, weights, noise = torch.zeros_like(light), torch.zeros_like(variance), torch.zeros_like(variance)
        for dy, wy in taps:
            for dx, wx in taps:
                move = lambda x: shifted(x, dy * step, dx * step, r)
                other = move(pl)
                off = (normal * (move(pp) - place)).sum(0, keepdim=True).abs() / (0.006 + 0.004 * depth)
                bend = (move(pn) - normal).pow(2).sum(0, keepdim=True) / 0.04
                unlike = (other.mean(0, keepdim=True) - grey).abs() / tolerance
                w = wy * wx * torch.exp(-(off + bend) * strict - unlike)
                total += w * other
                noise += w * w * move(pv)
                weights += w
        light = total / weights
        variance = noise / weights.pow(2)
        if level == 1:
            found = weights
    return light, found


def cleaned(a, b, normal, place, r, k, levels):
    """Removes the noise of two halves of the samples: similar patches first, then planes. A pixel on an edge, which has no
    like, takes what lies round it."""
    depth = (-place[2:3]).clamp_min(0.1)
    guides = [(normal, 0.15), (place / depth, 9e9), (depth.log(), 0.01)]
    a, b = filtered(a, b, guides, r, 1, k)
    variance = blur((a - b).pow(2).mean(0, keepdim=True) / 4, 3)
    light = (a + b) / 2
    fine, found = spread(light, variance, normal, place, levels, 1.0)
    loose, _ = spread(light, variance, normal, place, 2, 0.12)
    trust = ((found - 0.16) / 0.2).clamp(0, 1)
    return fine * trust + loose * (1 - trust)


def creases(raw, normal, place, radius=14, gain=1.35):
    """How much brighter or darker than its surroundings a pixel is because of its slope alone. The dependence of light on
    slope is fitted over a window, so it has next to no noise; the filter would smooth small folds away."""
    grey = raw.mean(0, keepdim=True)
    means, level = blur(normal, radius), blur(grey, radius)
    pairs = [(i, j) for i in range(3) for j in range(i, 3)]
    spread_of = {(i, j): (blur((normal[i] * normal[j])[None], radius) - means[i] * means[j])[0] for i, j in pairs}
    matrix = torch.stack([torch.stack([spread_of[min(i, j), max(i, j)] + (2e-3 if i == j else 0) for j in range(3)], -1) for i in range(3)], -2)
    along = torch.stack([(blur(normal[i][None] * grey, radius) - means[i] * level)[0] for i in range(3)], -1)
    slope = torch.linalg.solve(matrix, along[..., None])[..., 0].permute(2, 0, 1)
    fine = normal - blur(normal, 5)
    depth = (-place[2:3]).log()
    flat = torch.exp(-(blur(depth.pow(2), 4) - blur(depth, 4).pow(2)).clamp_min(0) / 0.0006)
    soft = blur(grey, 4)[None]
    highest = lambda x: F.max_pool2d(F.max_pool2d(x, (21, 1), 1, (10, 0)), (1, 21), 1, (0, 10))
    step = (highest(soft) + highest(-soft))[0] / level.clamp_min(0.02)
    calm = ((1.1 - step) / 0.5).clamp(0, 1)  # at the edge of a shadow, slope explains nothing
    part = gain * flat * calm * (slope * fine).sum(0, keepdim=True) / level.clamp_min(0.02)
    return (1 + part).clamp(0.6, 1.5)


def shrunk(x, size):
    return F.interpolate(x[None], size, mode='area')[0]


def enlarged(x, size):
    return F.interpolate(x[None], size, mode='bilinear', align_corners=False)[0]


def fitted(light, small, normal, place):
    """Enlarges light that was rendered smaller than the features: each pixel takes it from neighbours on its own plane. small
    is the (normal, place) of the light's pixels."""
    size = normal.shape[-2:]
    h, w = light.shape[-2:]
    y, x = ((torch.arange(n) + 0.5) * m / n - 0.5 for n, m in zip(size, (h, w)))
    depth = (-place[2:3]).clamp_min(0.1).log()
    guides = torch.cat([small[0], (-small[1][2:3]).clamp_min(0.1).log()])
    total, weights = torch.zeros(light.shape[0], *size), torch.zeros(1, *size)
    for dy in (-1, 0, 1, 2):
        for dx in (-1, 0, 1, 2):
            yy, xx = y.floor() + dy, x.floor() + dx
            at = yy.clamp(0, h - 1).long()[:, None], xx.clamp(0, w - 1).long()[None]
            near = torch.exp(-((y - yy) ** 2)[:, None] - ((x - xx) ** 2)[None])
            guide = guides[:, at[0], at[1]]
            unlike = (guide[:3] - normal).pow(2).sum(0, keepdim=True) / 0.03 + (guide[3:] - depth).pow(2) / 0.0012
            weight = near * (torch.exp(-unlike) + 1e-4)
            total += weight * light[:, at[0], at[1]]
            weights += weight
    return total / weights


def main(folder, out, exposure=0.0):
    torch.set_num_threads(1)
    with open(os.path.join(folder, 'about.json')) as file:
        about = json.load(file)
    features = os.path.join(folder, 'features')
    folders = sorted(f for f in glob.glob(os.path.join(folder, '[0-9]*')) if os.path.exists(os.path.join(f, 'transind.npy')))
    halves = folders[0::2], folders[1::2]
    normal = load(features, 'normal')
    normal = normal / normal.norm(dim=0, keepdim=True).clamp_min(0.3)
    place = positions(load(features, 'depth')[:1].clamp(0.1, 600), about['lens'])
    image = graded(average([features], 'emit', 'env')) if about['time'] != 'day' else average([features], 'emit', 'env')
    shine = average([features], 'glosscol')
    behind_pane = (shine.sum(0, keepdim=True) < 1e-3) & (image.sum(0, keepdim=True) > 0)
    size, full = np.load(os.path.join(folders[0], 'diffind.npy'), 'r').shape[:2], tuple(normal.shape[-2:])
    shine = torch.where(behind_pane, blur(enlarged(average(folders, 'glosscol'), full) * behind_pane, 6), shine)
    less = size != full
    small = (shrunk(normal, size), shrunk(place, size)) if less else (normal, place)
    colours = {'diff': average([features], 'diffcol'), 'trans': average([features], 'transcol'), 'gloss': shine}
    for kind, r, k, levels in (('diff', 4, 0.8, 5), ('trans', 3, 0.7, 3), ('gloss', 3, 0.6, 3)):
        a, b = (tame(average(h, f'{kind}dir', f'{kind}ind')) for h in halves)
        if max(float(a.max()), float(b.max())) == 0:
            continue
        if kind != 'diff' and about.get('outdoors'):  # the filter would smooth the sea's small waves away
            light = 0.4 * (a + b) / 2 + 0.6 * blur((a + b) / 2, 1)
        else:
            light = cleaned(a, b, *small, r - less, k, levels - less)
        if less:
            light = fitted(light, small, normal, place)
        if kind == 'diff':
            light = light * creases(enlarged((a + b) / 2, full), normal, place)
        image = image + colours[kind] * light
    image = image.permute(1, 2, 0).numpy()
    np.save(out.replace('.png', '.npy'), image.astype(np.float16))
    write(out, film(image, about['exposure'] + exposure, about['time']))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0)
