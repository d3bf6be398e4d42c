import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The environment in which our processes start sooner: what Node has compiled is kept, and a package's kind is not looked up for each file. */
export const QUICK_START = {
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compiled'),
  NODE_OPTIONS: `--import=${new URL('package-scopes.mjs', import.meta.url).href}`,
};
