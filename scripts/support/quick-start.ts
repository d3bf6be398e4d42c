import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Environment that speeds up the start of our processes: Node keeps compiled code, and skips the module type lookup
 * per file.
 */
export const QUICK_START = {
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compiled'),
  NODE_OPTIONS: `--import=${new URL('package-scopes.mjs', import.meta.url).href}`,
};
