import { dayName, expect, headed, type SitePage } from './site-page.ts';

/** To the page on which a reservation is changed, from its detail. */
export async function toChange({ page, say }: SitePage): Promise<void> {
  await page.getByRole('link', { name: say('booking:change.open') }).click();
  await headed(page, say('change:title'));
}

/** Chooses other dates in the calendar. */
export async function changeDates({ page, say, locale }: SitePage, start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: say('change:editDates') }).click();
  for (const date of [start, end]) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${dayName(locale, date)}`) })
      .click();
  }
  await page.getByRole('button', { name: say('change:apply') }).click();
}

/** Presses what makes the change; `what` is paid, given back or nothing, of any amount. */
export async function makeChange({ page, say }: SitePage, what: 'pay' | 'refund' | 'none'): Promise<void> {
  const name = new RegExp(`^${say(`change:confirm.${what}`, { amount: '.*' })}$`);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name }).click();
}
