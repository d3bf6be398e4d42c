import { expect, test } from 'vitest';
import { someOf } from '../../support/long.ts';
import { readStories } from '../../../scripts/mock/stories.ts';
import { useBrowser, visitor } from '../../support/pages/browser.ts';
import { storyTeller } from '../../support/pages/story-teller.ts';

useBrowser();

/** One story for each kind of place. stories.test.ts plays the stories of every place without a browser. */
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

test.each(someOf(['fileTypeMismatch'], CHOSEN))(
  'in a browser, the story %s says what happened and offers a next step',
  async (name) => {
    await expect(tell(name, stories[name]!)).resolves.toBeUndefined();
  },
);
