import { Environment } from '../environment.ts';

export type UnknownSetting = { name: string; meant: string | undefined };

const KNOWN = Object.keys(Environment.shape);
/** Prefixes that other programs also use. A variable with such a prefix may not be meant for this server. */
const COMMON_WORDS = new Set(['APP', 'DATA', 'NODE', 'PUBLIC']);
const FIRST_WORDS = new Set(
  KNOWN.filter((name) => name.includes('_'))
    .map((name) => name.split('_')[0]!)
    .filter((word) => !COMMON_WORDS.has(word)),
);

/**
 * Returns variables that look like server settings but aren't, such as misspelled ones. `meant` is the setting with the
 * most similar name, or undefined if no name is similar.
 */
export function unknownSettings(environment: Record<string, string | undefined>): UnknownSetting[] {
  return Object.keys(environment)
    .filter((name) => !KNOWN.includes(name))
    .map((name) => ({ name, meant: closestTo(name.toUpperCase()) }))
    .filter(({ name, meant }) => meant || (name.includes('_') && FIRST_WORDS.has(name.split('_')[0]!)));
}

function closestTo(name: string): string | undefined {
  return KNOWN.map((known) => ({ known, typos: distance(name, known) }))
    .filter(({ known, typos }) => typos <= (known.length > 5 ? 2 : 1))
    .toSorted((a, b) => a.typos - b.typos)[0]?.known;
}

/** Returns the Levenshtein distance. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const replaced = previous[column]! + (character === to[column] ? 0 : 1);
      current.push(Math.min(replaced, previous[column + 1]! + 1, current[column]! + 1));
    }
    previous = current;
  }
  return previous.at(-1)!;
}
