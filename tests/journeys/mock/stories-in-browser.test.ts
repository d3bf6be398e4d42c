import { expect, test } from 'vitest';
import { readStories } from '../../../scripts/mock/stories.ts';
import { useBrowser, visitor } from '../../support/browser.ts';
import { storyTeller } from '../../support/story-teller.ts';

useBrowser();

/** One for each kind of place; stories.test.ts has all of them without a browser. */
const CHOSEN = [
  'datesSoldOut',
  'couponOnAnotherRoom',
  'priceChanged',
  'cardDeclined',
  'changeNotFree',
  'kakaoFailed',
  'fileTypeMismatch',
  'idTaken',
] as const;

const { stories } = readStories();
const tell = storyTeller(visitor);

test.each(CHOSEN)('in the browser the story %s says what happened and what helps', async (name) => {
  await expect(tell(name, stories[name]!)).resolves.toBeUndefined();
});
