import { test } from 'vitest';
import { DESK } from '../../support/pages/browser.ts';
import {
  choose,
  continueButton,
  expect,
  field,
  fillIn,
  headed,
  sitePageOf,
  startAddress,
  toList,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();

test('the hotel chooser switches to another hotel with its brand and keeps the chosen dates', async () => {
  const { page } = await domVisitor({ viewport: DESK });
  const sitePage = sitePageOf(page, 'en');
  await toList(sitePage, 40);
  await page
    .getByRole('banner')
    .getByRole('button', { name: sitePage.formatMessage('app:header.otherHotels') })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Nami Pets Yangyang' }).click();
  await headed(page, sitePage.formatMessage('catalogue:list.title'));
  await expect(page).toHaveTitle(/Nami Pets Yangyang/);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'nami');
  await expect(page.getByText(sitePage.formatMessage('catalogue:nights', { count: 2 })).first()).toBeVisible();
});

test('changing the language keeps the current step and the entries, and is remembered', async () => {
  const { page } = await domVisitor({ viewport: DESK });
  const sitePage = sitePageOf(page, 'ko');
  await toList(sitePage, 42);
  await choose(sitePage);
  await field(sitePage, 'guest_email').fill('minseo@guest.example');
  await page.getByRole('banner').getByRole('button', { name: 'ENG' }).click();
  const english = sitePageOf(page, 'en');
  await headed(page, english.formatMessage('booking:info.title'));
  await expect(field(english, 'guest_email')).toHaveValue('minseo@guest.example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Deluxe Twin').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ENG');
  await page.reload();
  await headed(page, english.formatMessage('booking:info.title'));
  await fillIn(english);
  await continueButton(english).click();
  await headed(page, english.formatMessage('payment:heading.PREPAY'));
  await page.getByRole('banner').getByRole('button', { name: 'KOR' }).click();
  await headed(page, sitePage.formatMessage('payment:heading.PREPAY'));
  await expect(page.getByText('디럭스 트윈').first()).toBeVisible();
});

test('the language is Korean if the browser accepts it, otherwise English; the address overrides both', async () => {
  const korean = await domVisitor({ path: startAddress() });
  await headed(korean.page, '하루 시티 서울');
  const { page } = await domVisitor({ locale: 'fr-FR', path: startAddress() });
  await headed(page, 'Haru City Seoul');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(startAddress({ lang: 'ko' }));
  await headed(page, '하루 시티 서울');
});
