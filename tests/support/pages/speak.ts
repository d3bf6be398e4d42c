import type { Page, Request } from 'playwright';
import { expect } from './site-page.ts';
import type { Locale } from '../client/messages.ts';

/**
 * Changes the language with the select box in the footer. The page keeps entered values and open dialogs. Waits until
 * the page has reloaded its data, so that names from the server also appear in the new language.
 */
export async function speak(page: Page, locale: Locale): Promise<void> {
  const underWay = new Set<Request>();
  const started = (request: Request) => void underWay.add(request);
  const ended = (request: Request) => void underWay.delete(request);
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended);
  const choice = page.locator('select:has(option[lang="mn"])').last();
  if ((await choice.count()) === 0) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // While a dialog is open, the footer is inert, so a guest can't use it. The test can still change the select box.
  await choice.selectOption(locale, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect.poll(() => underWay.size).toBe(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended);
}
