/**
 * node --import ./tests/bench/constant.ts server/main.ts: starts the server with one change. A search with the header
 * `X-Bench: constant` returns the result of an earlier search, so the benchmark can measure HTTP and JSON without the
 * search itself.
 */
import { registerHooks } from 'node:module';

const REAL = '/server/catalogue/catalogue.routes.ts';
const OURS = new URL('./constant.routes.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return found.url.endsWith(REAL) && context.parentURL !== OURS ? { ...found, url: OURS } : found;
  },
});
