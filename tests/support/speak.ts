import type { Page, Request } from 'playwright';
import { expect } from './site-page.ts';
import type { Locale } from './words.ts';

/**
 * Changes the language of the screen that is shown, by the choice in the footer: what was entered and what is open stays. Waits until the
 * page has asked the server again, so that names are in the language too.
 */
export async function speak(page: Page, locale: Locale): Promise<void> {
  const underWay = new Set<Request>();
  const begun = (request: Request) => void underWay.add(request);
  const ended = (request: Request) => void underWay.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  const choice = page.locator('select:has(option[lang="mn"])').last();
  if ((await choice.count()) === 0) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // An open dialog makes the footer inert for a guest; the choice works as it does without one.
  await choice.selectOption(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect.poll(() => underWay.size).toBe(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}
