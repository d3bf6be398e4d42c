/**
 * Halves the server's startup time; used with `node --import`. To decide whether a file is an ES module, Node parses
 * the package.json of the file's package again for every file. For drizzle-orm, this means parsing 180 kB for each of
 * 423 files. This hook skips the decision for relative imports in drizzle-orm, which are all ES modules. It can be
 * deleted when Node caches the result, when drizzle-orm ships a smaller package.json, or when the server is bundled
 * into one file.
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
