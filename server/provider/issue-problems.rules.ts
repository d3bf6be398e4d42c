import type { ImportProblem } from '../../generated/types.ts';

type Issue = { code: string; path: readonly PropertyKey[]; message: string; keys?: readonly string[] };

/** Zod reports an unknown key at the object that contains it, but the pointer should refer to the key. */
export function issueProblems({ path, message, keys }: Issue): ImportProblem[] {
  if (keys === undefined) return [{ pointer: pointerTo(path), message }];
  return keys.map((key) => ({ pointer: pointerTo([...path, key]), message: 'Unknown field.' }));
}

export function pointerTo(parts: readonly PropertyKey[]) {
  return parts.map((part) => `/${escaped(String(part))}`).join('');
}

function escaped(part: string) {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
