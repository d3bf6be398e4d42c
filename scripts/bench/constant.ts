/**
 * node --import ./scripts/bench/constant.ts server/main.ts: the server as it is, but where a search says `X-Bench: constant` the
 * handler answers what an earlier search found. Everything else of the process is the same, for both kinds of request.
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
