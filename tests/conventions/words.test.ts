import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Prose,
  proseOfCode,
  proseOfContract,
  proseOfDocuments,
  proseOfOtherFiles,
  proseOfScreens,
} from '../support/prose.ts';

/**
 * Words that docs/writing.md replaces. If a sentence contains one, rewrite the sentence instead of swapping the word.
 */
const BANNED = new RegExp(
  [
    String.raw`\b(told|tells|untold)\b`,
    String.raw`\bstands?\b(?!-in\b| (by|in for)\b)`,
    String.raw`\b(whoever|whatever|whomever|somebody|anybody|nobody|everybody)('s)?\b`,
    String.raw`\b(meanwhile|by now|any more|for a while|come what may|as far as it is)\b`,
    String.raw`\bby (itself|themselves)\b`,
    String.raw`\bof a kind\b`,
    String.raw`\b(let|lets) go\b`,
    String.raw`(?:^|[.:(*] ?|\b(?:of|for|to|by|from|with|than|is) )who (books|stays|pays|asks|attends|attaches|withdraws|looks|joins|travels)\b`,
    String.raw`\bwhose it is\b`,
    String.raw`\b(can|could|is|are|to) be had\b`,
    String.raw`\b(is|are|was|were) had\b`,
    String.raw`\b(came|come|comes) to nothing\b`,
    String.raw`\b(put|puts) (it |them )?(in|into) words\b`,
    String.raw`\b(look|looks|looked) after\b`,
    String.raw`\btakes? along\b`,
    String.raw`(?<!contentful )\bpaint(s|ed|er|ing)?\b`,
  ].join('|'),
  'i',
);

/** Texts that need a banned word, each with the reason. */
const EXCEPTIONS: readonly { at: RegExp; because: string }[] = [
  { at: /^docs\/writing\.md/, because: 'names the words that it replaces' },
  { at: /^tests\/conventions\/words\.test\.ts/, because: 'names the words that it bans' },
];

function offences(prose: readonly Prose[]): string[] {
  expect(prose.length).toBeGreaterThan(0);
  return prose
    .filter(({ at, text }) => BANNED.test(text) && !EXCEPTIONS.some((exception) => exception.at.test(at)))
    .map(({ at, text }) => `${at} “${BANNED.exec(text)?.[0]}” in: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
}

test('there are fewer than twenty exceptions', () => {
  expect(EXCEPTIONS.length).toBeLessThan(20);
});

test.each<[string, () => Prose[]]>([
  ['comments, log lines, errors and test names', proseOfCode],
  ['comments of style sheets, YAML and scripts', proseOfOtherFiles],
  ['documents', proseOfDocuments],
  ['the contract', () => proseOfContract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')))],
  ['English screens and emails', proseOfScreens],
])('no word that docs/writing.md replaces is in %s', (_, read) => {
  expect(offences(read())).toEqual([]);
});

test('a banned word is detected', () => {
  expect(offences([{ at: 'a', text: 'A guest is told.' }])).toHaveLength(1);
  expect(offences([{ at: 'a', text: 'The guest reads the standard text.' }])).toEqual([]);
});
