import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Releases about 150 MB of source text that remains after loading. V8 keeps it until memory runs short, which never
 * happens on an idle server. Call once the server is ready.
 */
export function releaseStartupMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Makes V8 collect garbage earlier, for short-lived processes. Creating an embedded database takes the same time but
 * half the memory. Call before loading other modules.
 */
export function preferLittleMemory(): void {
  setFlagsFromString('--optimize-for-size');
}

/**
 * Stops V8 from optimising WebAssembly. Optimising the embedded database takes up to 500 MB of memory and doesn't make
 * it faster. Call before loading the database.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only']) setFlagsFromString(flag);
}
