import { expect, test } from 'vitest';
import { STATUS_OF } from '../../generated/problems.ts';
import { deref, type Node } from '../../scripts/generate/contract.ts';
import { contract, operations } from '../../scripts/generate/situations.ts';
import { personas } from '../../scripts/mock/persona.ts';
import { choicesProblem, codeOf, readStories } from '../../scripts/mock/stories.ts';
import { formatMessageIn } from '../support/client/messages.ts';

const { places, stories } = readStories();
const entries = Object.entries(stories);

/** Errors that no guest can cause on a screen, each with the reason. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  malformed_request: 'the site sends no malformed body',
  payload_too_large: 'no field allows so much, and the site rejects larger files',
  unsupported_media_type: 'the site sends the content type of the contract',
  not_implemented: 'an unfinished operation has no screen',
  first_social_cannot_unlink: 'no button unlinks the account used to sign up',
  too_many_saved_travellers: 'the form doesn’t offer to save more',
  no_available_dates: 'the calendar shows a month without prices',
};

const WITHOUT_SCREEN = ['receivePaymentReturn', 'receivePaymentWebhook'];

function codesOf(node: Node): string[] {
  return Object.values<Node>(node.responses).flatMap((response) => {
    const examples = deref(response, contract).content?.['application/problem+json']?.examples ?? {};
    return Object.values<Node>(examples).map((example) => deref(example, contract).value.code as string);
  });
}

test('every story uses operations in the contract, starts at a known place, and has texts', () => {
  expect(entries.length).toBeGreaterThan(50);
  for (const [name, { says, at, mock, persona, shows: messageKeys, next }] of entries) {
    expect({ name, problem: choicesProblem(mock) }).toEqual({ name, problem: undefined });
    expect(Object.keys(places), name).toContain(at);
    expect(says, name).toMatch(/^[A-Z].+\.$/);
    expect(['', ...personas()], name).toContain(persona ?? '');
    for (const language of ['ko', 'en'] as const)
      for (const key of [...(messageKeys ?? []), ...(next ? [next] : [])])
        expect(formatMessageIn(language)(key), key).not.toBe('');
  }
});

test('every error that a guest can cause has a story', () => {
  const met = operations
    .filter(({ id, area }) => area !== 'provider' && !WITHOUT_SCREEN.includes(id))
    .flatMap(({ node }) => codesOf(node));
  const withStory = new Set(entries.map(([, story]) => codeOf(story)));
  const without = [...new Set(met)].filter((code) => !withStory.has(code) && !(code in WITHOUT_STORY));
  expect(without.toSorted()).toEqual([]);
  expect(Object.keys(WITHOUT_STORY).filter((code) => !(code in STATUS_OF) || withStory.has(code))).toEqual([]);
});
