import type { SitePage } from './site-page.ts';
import { dayName, expect, stayIn } from './site-page.ts';

/** Chooses the nights of `stayIn(days)` in the open calendar, with the keyboard alone. */
export async function byKeyboard({ page, locale, formatMessage }: SitePage, days: number) {
  const { startDate, endDate } = stayIn(days);
  const focused = page.locator(':focus');
  await page.getByRole('tab', { name: formatMessage('catalogue:search.tabs.dates') }).focus();
  for (
    let tabs = 0;
    tabs < 8 && !(await focused.getAttribute('aria-label'))?.startsWith(dayName(locale, stayIn(0).startDate));
    tabs++
  )
    await page.keyboard.press('Tab');
  for (let week = 0; week < Math.floor(days / 7); week++) await page.keyboard.press('ArrowDown');
  for (let day = 0; day < days % 7; day++) await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(new RegExp(`^${dayName(locale, startDate)}`));
  await page.keyboard.press('Enter');
  // Once the arrival is chosen, the focus moves to the first possible departure date.
  await expect(focused).toHaveAccessibleName(new RegExp(`^${dayName(locale, stayIn(days + 1).startDate)}`));
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(new RegExp(`^${dayName(locale, endDate)}`));
  await page.keyboard.press('Enter');
}

/** Chooses Kakao Pay on the payment page with an arrow key. */
export async function kakaoByArrowKey({ page, formatMessage }: SitePage): Promise<void> {
  const tiles = page.getByRole('radiogroup', { name: formatMessage('payment:method') });
  await tiles.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    tiles.getByRole('radio', { name: formatMessage('booking:payment.methods.kakaopay'), exact: true }),
  ).toBeChecked();
}
