import { problemOf } from './api.ts';

/** For a machine's actor: what a call threw goes on as the wire Problem. */
export function refuse(error: unknown): never {
  throw problemOf(error);
}
