import { test } from 'vitest';
import { useSiteDatabase } from '../support/database/site-database.ts';
import { useBrowser, visitor } from '../support/pages/browser.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  field,
  fillIn,
  headed,
  NUMBER,
  payButton,
  sitePageOf,
  toList,
} from '../support/pages/site-page.ts';

useBrowser();
useSiteDatabase();

test('hotel 13 requires an emergency contact and a card guarantee, and reports an expired card', async () => {
  const { page } = await visitor({ locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  await toList(sitePage, 62, { hotel: '13' });
  await choose(sitePage, 'ONS');
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await expect(page.getByText(formatMessage('booking-form:guest.errors.emergency_name.missing'))).toBeVisible();
  await field(sitePage, 'emergency_name').fill('Kim Hajun');
  await field(sitePage, 'emergency_phone').fill('01055500143');
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.GUARANTEE'));
  await payButton(sitePage).click();

  const frame = page.frameLocator(`iframe[title="${formatMessage('payment:frame.title')}"]`);
  await headed(page, formatMessage('payment:frame.heading'));
  await frame.locator('input[value="guarantee_expired"]').check();
  await frame.getByRole('button').click();
  await headed(page, formatMessage('payment:progress.failed.title_GUARANTEE'));
  await page.getByRole('button', { name: formatMessage('payment:progress.again_GUARANTEE') }).click();
  await frame.locator('input[value="guarantee"]').check();
  await frame.getByRole('button').click();
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});
