import type { Context } from 'hono';

/** Each expression matches an Accept-Encoding header that lists the encoding with a weight above 0. */
const ACCEPTED = { br: listed('br'), gzip: listed('gzip') };

function listed(name: string): RegExp {
  return new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`, 'i');
}

export function accepts(c: Context, encoding: keyof typeof ACCEPTED): boolean {
  return ACCEPTED[encoding].test(c.req.header('Accept-Encoding') ?? '');
}
