import type { BrowserContext } from 'playwright';
import { expect as expectThat } from 'vitest';
import { codeOf, type Story } from '../../../scripts/mock/stories.ts';
import { choose } from '../site/mock.ts';
import { expect, type SitePage, sitePageOf } from './site-page.ts';
import { type Entered, WAYS } from './story-walk.ts';

type Open = (options: { locale: string; path?: string; alone?: boolean }) => Promise<{
  page: SitePage['page'];
  leave(): Promise<void>;
}>;

/** The state of a tab in which a visitor has reached the place of a story: address, session storage and cookies. */
type Arrived = {
  address: string;
  tab: Record<string, string>;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
};

/**
 * Returns a function that plays a story. The function expects the screen to explain what happened, to show the button
 * or link that helps, and to keep the values that the guest has entered. Stories at the same place share the steps that
 * lead there, which are performed only once.
 */
export function storyTeller(open: Open): (name: string, story: Story) => Promise<void> {
  const arrived = new Map<string, Promise<Arrived>>();

  /**
   * Opens the address of a story. If more steps are needed to reach the story's place, restores the tab state that was
   * saved when they were first performed.
   */
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
    // A persona's login may complete late and would then affect the next visitor in the same tab, so a persona gets a
    // separate browser context.
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
  const messages = story.shows ?? [`errors:${codeOf(story)}.title`];
  for (const key of messages) await expect(page.getByText(formatMessage(key, BLANKS)).first()).toBeVisible();
  if (!story.next) return;
  const helps = new RegExp(`^${escaped(formatMessage(story.next, BLANKS)).replaceAll(BLANK, '.*')}$`);
  const button = page.getByRole('button', { name: helps }).or(page.getByRole('link', { name: helps }));
  await expect(button.first()).toBeVisible();
}

/**
 * Submit buttons. If the next step of a story is one of these, the form must still contain the values that were
 * entered.
 */
const FORMS = /(continue\.|login\.submit|lookup\.submit|affiliation\.submit|ownership\.submit|information\.join)/;

/** Expects the form to still contain the entered values. Nothing is checked if the story leads to another screen. */
async function expectKept({ page }: SitePage, { at, next }: Story, entered: Entered): Promise<void> {
  const stands = FORMS.test(next ?? '');
  expectThat(
    stands && Object.keys(entered).length === 0,
    `the story at ${at} returns to a form, but no values were entered`,
  ).toBe(false);
  if (!stands) return;
  for (const [name, value] of Object.entries(entered))
    await expect(page.locator(`[name="${name}"]`).first()).toHaveValue(value);
}

const BLANK = 'BLANK';
/** Values for the placeholders in the texts. */
const BLANKS = { phone: BLANK, price: BLANK, amount: BLANK };

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
