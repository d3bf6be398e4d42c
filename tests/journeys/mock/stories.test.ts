import type { Cookie } from 'playwright';
import { expect as expectThat, test } from 'vitest';
import { codeOf, readStories, type Story } from '../../../scripts/mock/stories.ts';
import { useBrowser, visitor } from '../../support/browser.ts';
import { everyNth } from '../../support/long.ts';
import { choose } from '../../support/mock.ts';
import { expect, type SitePage, sitePageOf } from '../../support/site-page.ts';
import { type Entered, WAYS } from '../../support/story-walk.ts';

useBrowser();

/** Who walk through the stories at once. */
const VISITORS = 3;

const { places, stories } = readStories();
/** Where the site first asks again by itself, that is the client's own tests. */
const told = everyNth(
  2,
  Object.entries(stories).filter(([, { slow }]) => !slow),
);

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
  expectThat(Object.keys(places).toSorted()).toEqual(Object.keys(WAYS).toSorted());
  expectThat(Object.values(WALKED).flat().toSorted()).toEqual(Object.keys(WAYS).toSorted());
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
  const { page, leave } = await visitor({ locale: 'en-US', alone: story.persona !== undefined });
  const sitePage = sitePageOf(page, 'en');
  await begin(sitePage, name, story);
  const entered = await WAYS[story.at]!.act(sitePage, story);
  await expectToTell(sitePage, story);
  await expectKept(sitePage, story, entered);
  await leave();
}

/** What a browser keeps of somebody who has arrived at a place. */
type Arrived = { address: string; tab: Record<string, string>; cookies: Cookie[] };
const arrived = new Map<string, Promise<Arrived>>();

/** Where the story is met: there by its own address, or, where there is a way to it, as the first who came that way left it. */
async function begin({ page }: SitePage, name: string, story: Story): Promise<void> {
  const { arrive } = WAYS[story.at]!;
  if (!arrive) return void (await page.goto(`/?scenario=${name}`));
  if (!arrived.has(story.at)) arrived.set(story.at, goTo(story, arrive));
  const { address, tab, cookies } = await arrived.get(story.at)!;
  await page.context().addCookies(cookies);
  await page.goto('/robots.txt');
  await page.evaluate((kept) => Object.entries(kept).forEach((entry) => sessionStorage.setItem(...entry)), tab);
  await choose(page, story.mock);
  await page.goto(address);
}

async function goTo(story: Story, arrive: (sitePage: SitePage) => Promise<void>): Promise<Arrived> {
  const path = story.persona ? `${story.opens}&persona=${story.persona}` : story.opens;
  // A login that ends late must not be anybody's who comes after.
  const { page, context, leave } = await visitor({ locale: 'en-US', path, alone: story.persona !== undefined });
  await arrive(sitePageOf(page, 'en'));
  const tab = await page.evaluate(() => ({ ...sessionStorage }));
  const there = { address: page.url(), tab, cookies: await context.cookies() };
  await leave();
  return there;
}

async function expectToTell({ page, formatMessage }: SitePage, story: Story): Promise<void> {
  const messages = story.tells ?? [`errors:${codeOf(story)}.title`];
  for (const key of messages) await expect(page.getByText(formatMessage(key, BLANKS)).first()).toBeVisible();
  if (!story.next) return;
  const helps = new RegExp(`^${escaped(formatMessage(story.next, BLANKS)).replaceAll(BLANK, '.*')}$`);
  const button = page.getByRole('button', { name: helps }).or(page.getByRole('link', { name: helps }));
  await expect(button.first()).toBeVisible();
}

/** The buttons of forms: where one of them helps, the form stands as it was sent. */
const FORMS = /(continue\.|login\.submit|lookup\.submit|affiliation\.submit|ownership\.submit|information\.join)/;

/** Another screen than the form leads back to what was entered. */
async function expectKept({ page }: SitePage, { at, next }: Story, entered: Entered): Promise<void> {
  const stands = FORMS.test(next ?? '');
  expectThat(stands && Object.keys(entered).length === 0, `${at} has a form and nothing was entered`).toBe(false);
  if (!stands) return;
  for (const [name, value] of Object.entries(entered))
    await expect(page.locator(`[name="${name}"]`).first()).toHaveValue(value);
}

const BLANK = 'BLANK';
/** For what the words have a place for. */
const BLANKS = { phone: BLANK, price: BLANK, amount: BLANK };

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
