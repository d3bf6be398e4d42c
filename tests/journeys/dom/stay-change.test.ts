import { expect as expectThat, test } from 'vitest';
import { addDays } from '../../../server/platform/values/nights.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import {
  cardWindow,
  confirmed,
  expect,
  headed,
  pay,
  payButton,
  type SitePage,
  sitePageOf,
  startAddress,
  stayIn,
} from '../../support/pages/site-page.ts';
import { changeDates, makeChange, toChange, toPaymentOfEverything } from '../../support/pages/stay-change.ts';
import { someOf } from '../../support/long.ts';
import { useSiteDatabase } from '../../support/database/site-database.ts';

useDom({ validated: true });
useSiteDatabase();

/**
 * Chooses Kakao Pay and pays with it. Expects a reload to keep the choice, and the card window to use it.
 */
async function payByKakao({ page, formatMessage }: SitePage): Promise<void> {
  const tiles = page.getByRole('radiogroup', { name: formatMessage('payment:method') });
  const kakao = tiles.getByRole('radio', { name: formatMessage('booking:payment.methods.kakaopay'), exact: true });
  await kakao.check();
  await page.reload();
  await expect(kakao).toBeChecked();
  await payButton({ page, formatMessage }).click();
  const card = await cardWindow(page);
  await expect(card.getByRole('heading', { name: /카카오페이|Kakao Pay/ })).toBeVisible();
  await card.locator('button[name="action"][value="pay"]').click();
}

const [KOREAN, ENGLISH] = [['ko', 90] as const, ['en', 97] as const];

test.each(someOf([KOREAN], [KOREAN, ENGLISH]))(
  '(%s) two rooms with a package, options and a promotion are booked, changed to a higher and then a lower price, and cancelled',
  async (locale, days) => {
    const { page, context } = await domVisitor();
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    const { startDate, endDate } = stayIn(days);
    await toPaymentOfEverything(sitePage, days);
    await payByKakao(sitePage);
    const number = await confirmed(sitePage);

    await page.goto(`/reservation/detail?number=${number}`);
    await expect(page.getByText(formatMessage('booking:payment.methods.kakaopay'), { exact: true })).toBeVisible();
    await toChange(sitePage);
    await changeDates(sitePage, startDate, addDays(endDate, 1));
    // In a second tab, open another hotel in another language. This must not affect the change in the first tab.
    const other = await context.newPage();
    await other.goto(startAddress({ hotel: '10', lang: locale === 'ko' ? 'en' : 'ko' }));
    await headed(other, locale === 'ko' ? 'Nami Pets Yangyang' : '나미 펫 양양');
    await other.close();
    await makeChange(sitePage, 'pay');
    await headed(page, formatMessage('change:held.title'));
    await pay(sitePage);
    await headed(page, formatMessage('booking:change.success.title'));
    expectThat(new URL(page.url()).searchParams.get('number')).toBe(number);

    await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
    await toChange(sitePage);
    await changeDates(sitePage, startDate, endDate);
    await makeChange(sitePage, 'refund');
    await headed(page, formatMessage('booking:detail.title'));
    await expect(page.getByRole('heading', { name: formatMessage('booking:change.history.title') })).toBeVisible();

    await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
      .click();
    await expect(page.getByText(new RegExp(formatMessage('booking:cancelled.title', { at: '.*' })))).toBeVisible();
  },
);
