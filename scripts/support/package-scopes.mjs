/**
 * Halves the server's start; used with `node --import`. To decide whether a file is a module, Node parses the
 * package.json of its package again for each file, and drizzle-orm's is 180 kB for 423 files. This hook skips that for
 * drizzle-orm's relative imports, which are all ES modules. It can be deleted when Node caches the result, when
 * drizzle-orm ships a smaller package.json, or if the server is bundled into one file.
 */
import { registerHooks } from 'node:module';

const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !OF_DRIZZLE.test(parentURL ?? ''))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
