import { expect, test } from 'vitest';
import { readStories } from '../../../scripts/mock/stories.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { storyTeller } from '../../support/story-teller.ts';
import { WAYS } from '../../support/story-walk.ts';

useDom();

/** How many stories are gone through at once: while one waits for an answer, another goes on. */
const AT_ONCE = 3;

const { places, stories } = readStories();
/** The client's own tests cover the stories in which the site first asks again. */
const told = Object.entries(stories).filter(([, { slow }]) => !slow);

const WALKED = {
  'of a search': ['entry', 'list', 'sailings'],
  'of a booking': ['room', 'guest', 'benefits', 'vouchers'],
  'of payments and reservations': ['payment', 'card', 'code', 'lookup', 'cancellation', 'change'],
  'of voyages': ['cabins', 'travellers', 'voyageChange'],
  'of logins': ['login', 'social', 'findId', 'password'],
  'of accounts': ['account', 'enquiries'],
  'of sign-ups': ['signup', 'contact', 'information'],
};

test('there is a way to each place, and each is walked', () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(WAYS).toSorted());
  expect(Object.values(WALKED).flat().toSorted()).toEqual(Object.keys(WAYS).toSorted());
});

const tell = storyTeller(domVisitor);

test.each(Object.entries(WALKED))(
  'each story %s says what happened and what helps, and nothing that was entered is lost',
  async (_, at) => {
    const left = told.filter(([, story]) => at.includes(story.at));
    const untold: string[] = [];
    const goOn = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [name, story] = next;
        await tell(name, story).catch((error: Error) => untold.push(`${name}: ${error.message}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
    expect(untold).toEqual([]);
  },
);
