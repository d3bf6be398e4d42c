import { expect as expectThat, test } from 'vitest';
import { codeOf, readStories, type Story } from '../../../scripts/mock/stories.ts';
import { useBrowser, visitor } from '../../support/browser.ts';
import { expect, type SitePage, sitePageOf } from '../../support/site-page.ts';
import { type Entered, WALKS } from '../../support/story-walk.ts';

useBrowser();

/** Who walk through the stories at once. */
const VISITORS = 3;

const { places, stories } = readStories();
/** Where the site first asks again by itself, that is the client's own tests. */
const told = Object.entries(stories).filter(([, { slow }]) => !slow);

const WALKED = {
  'of a search': ['entry', 'list'],
  'of a booking': ['room', 'guest'],
  'of payments and reservations': ['payment', 'card', 'lookup', 'cancellation'],
  'of logins': ['login', 'social', 'findId', 'password'],
  'of sign-ups': ['signup', 'contact', 'information'],
};

test('there is a way to each place, and each is walked', () => {
  expectThat(Object.keys(places).toSorted()).toEqual(Object.keys(WALKS).toSorted());
  expectThat(Object.values(WALKED).flat().toSorted()).toEqual(Object.keys(WALKS).toSorted());
});

test.each(Object.entries(WALKED))(
  'each story %s says what happened and what helps, and nothing that was entered is lost',
  async (_, at) => {
    const left = told.filter(([, story]) => at.includes(story.at));
    const untold: string[] = [];
    const walkOn = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [name, story] = next;
        await walk(name, story).catch((error: Error) => untold.push(`${name}: ${error.message}`));
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, walkOn));
    expectThat(untold).toEqual([]);
  },
);

async function walk(name: string, story: Story): Promise<void> {
  const { page, leave } = await visitor({ locale: 'en-US', path: `/?scenario=${name}` });
  const sitePage = sitePageOf(page, 'en');
  const entered = await WALKS[story.at]!(sitePage, story);
  await expectToTell(sitePage, story);
  await expectKept(sitePage, entered);
  await leave();
}

async function expectToTell({ page, say }: SitePage, story: Story): Promise<void> {
  const words = story.tells ?? [`errors:${codeOf(story)}.title`];
  for (const key of words) await expect(page.getByText(say(key, BLANKS)).first()).toBeVisible();
  if (!story.next) return;
  const helps = new RegExp(`^${escaped(say(story.next, BLANKS)).replaceAll(BLANK, '.*')}$`);
  const button = page.getByRole('button', { name: helps }).or(page.getByRole('link', { name: helps }));
  await expect(button.first()).toBeVisible();
}

/** Fields that are still there have what was entered; another screen leads back to the rest. */
async function expectKept({ page }: SitePage, entered: Entered): Promise<void> {
  for (const [name, value] of Object.entries(entered)) {
    const field = page.locator(`[name="${name}"]`);
    if (await field.count()) await expect(field).toHaveValue(value);
  }
}

const BLANK = 'BLANK';
/** For what the words have a place for. */
const BLANKS = { phone: BLANK, price: BLANK, amount: BLANK };

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
