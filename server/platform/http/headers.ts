import type { MiddlewareHandler } from 'hono';
import type { Env } from './context.ts';

/** External origins that the site's pages may use for the card window and the card token frame. */
export type ContentOrigins = {
  script: readonly string[];
  frame: readonly string[];
  formAction: readonly string[];
  connect: readonly string[];
  /** Hashes ('sha256-…') of the style elements that libraries insert at run time. */
  styleHashes: readonly string[];
};

export const NO_ORIGINS: ContentOrigins = {
  script: [],
  frame: [],
  formAction: [],
  connect: [],
  styleHashes: [],
};

function join(directives: Record<string, readonly string[]>) {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/**
 * Returns the Content-Security-Policy for the site's pages. It blocks everything inline or external that `origins`
 * doesn't list.
 * @param frameAncestors origins that may show the page in a frame
 */
export function pagePolicy(origins: ContentOrigins, frameAncestors: readonly string[] = []): string {
  return join({
    'default-src': [],
    'script-src': ["'self'", ...origins.script],
    'style-src': ["'self'", ...origins.styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'frame-src': origins.frame,
    'form-action': ["'self'", ...origins.formAction],
    'frame-ancestors': frameAncestors,
    'manifest-src': ["'self'"],
    'base-uri': [],
    'object-src': [],
  });
}

/** Policy for /docs only. The viewer for the API reference needs inline style attributes. */
export const DOCS_POLICY = join({
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': [],
  'form-action': [],
  'base-uri': [],
});

/** Policy for uploaded files. An SVG can contain a script, which must not run when the file is opened directly. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type Options = { origins: ContentOrigins; https: boolean };

/** Sets each security header on responses that don't already have it. */
export function securityHeaders({ origins, https }: Options): MiddlewareHandler<Env> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': pagePolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The card window may be a pop-up that needs its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    'Cache-Control': 'no-store',
    'Strict-Transport-Security': https ? 'max-age=31536000; includeSubDomains' : '',
  };
  const sent = Object.entries(headers).filter(([, value]) => value !== '');
  const unframed = [...sent, ['X-Frame-Options', 'DENY'] as const];
  return async (c, next) => {
    await next();
    const { headers: given } = c.res;
    const frameAncestors = c.get('frameAncestors') ?? [];
    if (frameAncestors.length > 0) setMissing(given, 'Content-Security-Policy', pagePolicy(origins, frameAncestors));
    for (const [name, value] of frameAncestors.length > 0 ? sent : unframed) setMissing(given, name, value);
  };
}

function setMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
