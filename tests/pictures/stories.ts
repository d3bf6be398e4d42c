import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { Locale } from '../support/client/messages.ts';
import { sitePageOf } from '../support/pages/site-page.ts';
import { WAYS } from '../support/pages/story-walk.ts';
import { readStories } from '../../scripts/mock/stories.ts';
import { startBuiltMockSite } from '../../scripts/support/mock-site.ts';

const FOLDER = 'dist/stories';
const PATIENCE_MS = 10_000;
/** Time allowed for fade-in animations to end. */
const SETTLED_MS = 400;

/**
 * Plays the named stories, or all if `names` is empty, and takes a screenshot of the last screen of each. Prints the
 * error of each story that fails.
 */
export async function takeStories(browser: Browser, locale: Locale, names: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await startBuiltMockSite();
  try {
    for (const [name, story] of Object.entries(readStories().stories)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 390, height: 844 },
        locale,
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page
        .goto(`/?scenario=${name}`)
        .then(() => WAYS[story.at]!.arrive?.(sitePageOf(page, locale)))
        .then(() => WAYS[story.at]!.act(sitePageOf(page, locale), story))
        .then(() => page.locator('h1, [role="alert"]').first().waitFor())
        .then(() => page.waitForLoadState('networkidle'))
        .catch((error: Error) => console.error(`${name}: ${error.message.split('\n')[0]}`));
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: `${FOLDER}/${name}-${locale}.png` });
      await context.close();
      process.stdout.write(`${FOLDER}/${name}-${locale}.png\n`);
    }
  } finally {
    await site.close();
  }
}
