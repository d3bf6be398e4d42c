import type { Page } from 'playwright';
import { CHOICES_COOKIE } from '../../../scripts/mock/choices.ts';

/**
 * Chooses the mock responses to this visitor's later calls, as `?mock=` does in an address. An empty string clears the
 * choices.
 */
export async function choose(page: Page, choices: string): Promise<void> {
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: CHOICES_COOKIE, value: encodeURIComponent(choices), url }]);
}

/** The stay that is for sale in the contract's examples. */
export const STAY = { startDate: '2027-06-11', endDate: '2027-06-13' };
