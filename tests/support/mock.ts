import type { Page } from 'playwright';
import { CHOICES_COOKIE } from '../../scripts/mock/choices.ts';

/** Makes later calls of this visitor use these mock choices, as `?mock=` in an address does; '' removes them. */
export async function choose(page: Page, choices: string): Promise<void> {
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: CHOICES_COOKIE, value: encodeURIComponent(choices), url }]);
}

/** The stay that the contract's examples sell. */
export const STAY = { startDate: '2027-06-11', endDate: '2027-06-13' };
