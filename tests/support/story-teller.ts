import type { BrowserContext } from 'playwright';
import { expect as expectThat } from 'vitest';
import { codeOf, type Story } from '../../scripts/mock/stories.ts';
import { choose } from './mock.ts';
import { expect, type SitePage, sitePageOf } from './site-page.ts';
import { type Entered, WAYS } from './story-walk.ts';

/** Opens a new visitor's page: in the browser, or without one. */
type Open = (options: { locale: string; path?: string; alone?: boolean }) => Promise<{
  page: SitePage['page'];
  leave(): Promise<void>;
}>;

/** What a browser keeps of a visitor who has arrived at a place. */
type Arrived = {
  address: string;
  tab: Record<string, string>;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
};

/**
 * Goes through a story: checks that the screen says what happened, that the button that helps is there, and that nothing that was
 * entered is lost. The way to a place is gone once for all its stories.
 */
export function storyTeller(open: Open): (name: string, story: Story) => Promise<void> {
  const arrived = new Map<string, Promise<Arrived>>();

  /** Opens the story by its address, or, where there is a way to its place, at the end of that way. */
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
    // A login that ends late must not reach the next visitor of this tab.
    const { page, leave } = await open({ locale: 'en-US', path, alone: story.persona !== undefined });
    await arrive(sitePageOf(page, 'en'));
    const tab = await page.evaluate(() => ({ ...sessionStorage }));
    const there = { address: page.url(), tab, cookies: await page.context().cookies() };
    await leave();
    return there;
  }

  return async (name, story) => {
    const { page, leave } = await open({ locale: 'en-US', alone: story.persona !== undefined });
    const sitePage = sitePageOf(page, 'en');
    await begin(sitePage, name, story);
    const entered = await WAYS[story.at]!.act(sitePage, story);
    await expectToTell(sitePage, story);
    await expectKept(sitePage, story, entered);
    await leave();
  };
}

async function expectToTell({ page, formatMessage }: SitePage, story: Story): Promise<void> {
  const messages = story.tells ?? [`errors:${codeOf(story)}.title`];
  for (const key of messages) await expect(page.getByText(formatMessage(key, BLANKS)).first()).toBeVisible();
  if (!story.next) return;
  const helps = new RegExp(`^${escaped(formatMessage(story.next, BLANKS)).replaceAll(BLANK, '.*')}$`);
  const button = page.getByRole('button', { name: helps }).or(page.getByRole('link', { name: helps }));
  await expect(button.first()).toBeVisible();
}

/** Submit buttons. If a story names one as the next step, the form must still hold what was entered. */
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
