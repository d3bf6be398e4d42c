import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what loading the program left behind: about 150 MB of source text that the engine would otherwise keep
 * until it is next short of memory, which an idle server never is. Once, when the server is ready.
 */
export function releaseStartupMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Has V8 collect sooner, for a process that does one thing and ends: the making of an embedded database leaves as much behind as it
 * needs, and is no slower for it. Before anything is loaded.
 */
export function preferLittleMemory(): void {
  setFlagsFromString('--optimize-for-size');
}

/**
 * Keeps V8 from compiling WebAssembly a second time, for speed. The embedded database is one program of some megabytes with very
 * large functions; optimising them takes up to 500 MB for a while, and the demo loads no faster for it. Before the program is loaded.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only']) setFlagsFromString(flag);
}
