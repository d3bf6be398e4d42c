import { expect, test } from 'vitest';
import { readStories } from '../../../scripts/mock/stories.ts';
import { someOf } from '../../support/long.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { storyTeller } from '../../support/pages/story-teller.ts';
import { WAYS } from '../../support/pages/story-walk.ts';

useDom();

/** Number of stories that are played in parallel: while one waits for a response, another continues. */
const AT_ONCE = 3;

const { places, stories } = readStories();
/** The client's own tests cover the stories in which the site first retries automatically. */
const all = Object.entries(stories).filter(([, { slow }]) => !slow);
/** The first story at each place. `npm run test:long` plays all of them. */
const firsts = Object.values(Object.groupBy(all, ([, { at }]) => at)).map((alike = []) => alike[0]!);
const told = someOf(firsts, all);

const WALKED = {
  'about a search': ['entry', 'list', 'sailings'],
  'about a booking': ['room', 'guest', 'benefits', 'vouchers'],
  'about payments and reservations': ['payment', 'card', 'code', 'lookup', 'cancellation', 'change'],
  'about voyages': ['cabins', 'travellers', 'voyageChange'],
  'about logins': ['login', 'social', 'findId', 'password'],
  'about accounts': ['account', 'enquiries'],
  'about sign-ups': ['signup', 'contact', 'information'],
};

test('every place can be reached, and its stories are tested', () => {
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(WAYS).toSorted());
  expect(Object.values(WALKED).flat().toSorted()).toEqual(Object.keys(WAYS).toSorted());
});

const tell = storyTeller(domVisitor);

test.each(Object.entries(WALKED))(
  'each story %s says what happened, offers a next step, and keeps the entered values',
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
