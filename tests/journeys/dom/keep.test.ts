import { test } from 'vitest';
import { useSiteDatabase } from '../../support/database/site-database.ts';
import {
  cardWindow,
  confirmed,
  continueButton,
  expect,
  field,
  fillIn,
  headed,
  NUMBER,
  payButton,
  ROOMS,
  sitePageOf,
  toList,
  useCard,
} from '../../support/pages/site-page.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';

useDom();
useSiteDatabase();

const PARTY = JSON.stringify([{ adult: 2, kid: 1, infant: 0, pet: 0 }]);

test('a reload at any step, and on the result page, loses nothing', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const again = async (heading: string) => {
    await page.reload();
    await headed(page, heading);
  };
  await toList(sitePage, 66, { resvInfo: PARTY });
  await again(formatMessage('catalogue:list.title'));
  await expect(page.getByText(formatMessage('catalogue:party.count.kid', { count: 1 })).first()).toBeVisible();
  await page
    .getByRole('button', {
      name: formatMessage('catalogue:offer.chooseNamed', {
        room: ROOMS.DLX.ko,
        offer: formatMessage('catalogue:offer.roomOnly'),
      }),
    })
    .click();
  await headed(page, formatMessage('catalogue:options.title'));
  await page
    .getByRole('button', { name: formatMessage('catalogue:party.more', { label: '조식' }), exact: true })
    .click();
  await again(formatMessage('catalogue:options.title'));
  await expect(page.getByRole('group', { name: '조식', exact: true }).getByRole('status')).toHaveText('1');
  await page.getByRole('button', { name: formatMessage('catalogue:options.continue'), exact: true }).click();
  await headed(page, formatMessage('booking:info.title'));
  await fillIn(sitePage);
  await field(sitePage, 'guest_memo').fill('늦게 도착합니다');
  await again(formatMessage('booking:info.title'));
  await expect(field(sitePage, 'guest_memo')).toHaveValue('늦게 도착합니다');
  await expect(page.getByRole('checkbox', { name: formatMessage('booking:terms.all') })).toBeChecked();
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await again(formatMessage('payment:heading.PREPAY'));
  await expect(page.getByRole('timer')).toBeVisible();

  await payButton(sitePage).click();
  await cardWindow(page);
  await page.goBack();
  await headed(page, formatMessage('payment:window.closed'));
  await again(formatMessage('payment:window.closed'));
  await page.getByRole('button', { name: formatMessage('payment:window.reopen') }).click();
  await useCard(sitePage, 'late_webhook');
  expect(await confirmed(sitePage)).toMatch(NUMBER);
  await again(formatMessage('booking:success.title'));
  const order = await page.evaluate(() =>
    Object.keys(sessionStorage)
      .find((key) => key.startsWith('order:'))
      ?.slice('order:'.length),
  );
  await page.goto(`/nicepay/result?order=${order}`);
  expect(await confirmed(sitePage)).toMatch(NUMBER);
});
