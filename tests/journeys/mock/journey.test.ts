import { expect as expectThat, test } from 'vitest';
import { DESK, PHONE } from '../../support/pages/browser.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { someOf } from '../../support/long.ts';
import { STAY } from '../../support/site/mock.ts';
import {
  agree,
  continueButton,
  expect,
  field,
  GUEST,
  headed,
  payButton,
  type SitePage,
  sitePageOf,
  startAddress,
} from '../../support/pages/site-page.ts';
import { holdEverything, KOREAN_NAMES, makeChange, takeOption, toChange } from '../../support/pages/stay-change.ts';
import { EXAMPLED, lookUp } from '../../support/pages/story-walk.ts';
import {
  changeSailing,
  fillVoyage,
  holdVoyage,
  takeCabins,
  THREE,
  toCabins,
  toSailings,
  toTravellers,
} from '../../support/pages/voyage-steps.ts';
import { problemMessages, won } from '../../support/client/messages.ts';

useDom();

const [ON_A_PHONE, ON_A_DESK] = [['ko', PHONE] as const, ['en', DESK] as const];
const PLACES = [ON_A_PHONE, ON_A_DESK];

async function toInfo({ page, formatMessage, locale }: SitePage, hotel: string, room: string) {
  await page.goto(startAddress({ hotel, ...STAY }));
  await headed(page, formatMessage('catalogue:list.title'));
  const offer = formatMessage('catalogue:offer.roomOnly');
  await page.getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', { room, offer }) }).click();
  await page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true }).click();
  await headed(page, formatMessage('booking:info.title'));
  for (const [name, value] of Object.entries(GUEST)) await field({ page, formatMessage, locale }, name).fill(value);
  await agree({ page, formatMessage, locale });
}

test('without a server, a room is booked and cancelled, and each screen shows it', async () => {
  const { page } = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const sitePage = sitePageOf(page, 'en');
  const { formatMessage } = sitePage;
  const villa = () =>
    expect(
      page.getByRole('main').or(page.getByRole('complementary')).filter({ hasText: '풀 빌라' }).first(),
    ).toBeVisible();
  await toInfo(sitePage, '15', '풀 빌라');
  await villa();
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await villa();
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await headed(page, problemMessages('en', 'payment_failed').title);
  await page.getByRole('button', { name: formatMessage('payment:progress.again') }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await headed(page, formatMessage('booking:success.title'));
  await villa();
  await expect(page.getByText('별 리조트 제주').first()).toBeVisible();
  await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
  await headed(page, formatMessage('booking:detail.title'));
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
    .click();
  await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
  await villa();
  await page.goto('/login?tab=lookup');
  await lookUp(sitePage);
  await headed(page, formatMessage('booking:detail.title'));
});

test('without a server, a stay is looked up, changed to a higher and then a lower price, and cancelled', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  const leaveAt = (time: string) => page.getByRole('radio', { name: new RegExp(time) }).check();
  await page.goto(startAddress({ p: 'search' }));
  await lookUp(sitePage);
  await headed(page, formatMessage('booking:detail.title'));
  await toChange(sitePage);
  const address = new URL(page.url());
  await page.goto(`${address.pathname}${address.search}&mock=previewCancellation:200/fee`);
  await expect(page.getByText(formatMessage('change:limited'))).toBeVisible();
  await page.goto(`${address.pathname}${address.search}&mock=`);
  await headed(page, formatMessage('change:title'));
  await expect(page.getByText(formatMessage('change:limited'))).toBeHidden();
  await leaveAt('14:00');
  await makeChange(sitePage, 'pay');
  await headed(page, formatMessage('change:held.title'));
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await headed(page, formatMessage('booking:change.success.title'));
  await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
  await toChange(sitePage);
  await leaveAt('11:00');
  await makeChange(sitePage, 'refund');
  await expect(page.getByText(won(510_000, 'ko')).first()).toBeVisible();
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  await page.getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true }).click();
  await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
});

test.each(someOf([], PLACES))(
  '(%s) without a server, rooms with packages and options are booked, changed to a higher and then a lower price, and cancelled',
  async (locale, viewport) => {
    const { page } = await domVisitor({ viewport, locale });
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    const { pickUp } = KOREAN_NAMES;
    const costs = (amount: number) =>
      expect(page.getByText(won(amount, locale)).filter({ visible: true }).first()).toBeVisible();
    const approve = async () => {
      await payButton(sitePage).click();
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
    };
    const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };
    await page.goto(
      startAddress({ ...STAY, lang: locale, promotion: 'SUMMER10', resvInfo: JSON.stringify([couple, couple]) }),
    );
    await headed(page, formatMessage('catalogue:list.title'));
    await costs(1_098_000);
    await holdEverything(sitePage, KOREAN_NAMES);
    await costs(1_288_000);
    await approve();
    await headed(page, formatMessage('booking:success.title'));

    await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
    await toChange(sitePage);
    await takeOption(sitePage, 2, pickUp);
    await makeChange(sitePage, 'pay');
    await headed(page, formatMessage('change:held.title'));
    await costs(1_378_000);
    await approve();
    await headed(page, formatMessage('booking:change.success.title'));
    await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
    await costs(1_378_000);
    await toChange(sitePage);
    await takeOption(sitePage, 2, pickUp, 'fewer');
    await makeChange(sitePage, 'refund');
    await headed(page, formatMessage('booking:detail.title'));
    await costs(1_288_000);
    await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
    await page.getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true }).click();
    await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
  },
);

test.each(someOf([], PLACES))(
  '(%s) without a server, a round trip for three in two cabins is booked and cancelled',
  async (locale, size) => {
    const { page } = await domVisitor({ viewport: size, locale: locale === 'ko' ? 'ko-KR' : 'en-US' });
    const sitePage = sitePageOf(page, locale);
    const { formatMessage } = sitePage;
    await toSailings(sitePage, EXAMPLED);
    await toCabins(sitePage);
    await takeCabins(sitePage, true);
    await toTravellers(sitePage);
    await fillVoyage(sitePage, THREE);
    await holdVoyage(sitePage);
    await payButton(sitePage).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await headed(page, formatMessage('booking:success.title'));
    await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
    await headed(page, formatMessage('booking:detail.title'));
    await expect(page.getByText('******846').first()).toBeVisible();
    await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
      .click();
    await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
  },
);

test.each(someOf([], PLACES))('(%s) without a server, two travellers sail one way and cancel', async (locale) => {
  const { page } = await domVisitor({ locale: locale === 'ko' ? 'ko-KR' : 'en-US' });
  const sitePage = sitePageOf(page, locale);
  const { formatMessage } = sitePage;
  const { departure } = EXAMPLED;
  await toSailings(sitePage, { departure, adult: 2, infant: 0 });
  await toCabins(sitePage);
  await takeCabins(sitePage, false);
  await toTravellers(sitePage);
  await fillVoyage(sitePage, [THREE[0]!, THREE[2]!]);
  await holdVoyage(sitePage);
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await headed(page, formatMessage('booking:success.title'));
  expectThat(new URL(page.url()).searchParams.get('number')).toMatch(/^HS/);
  await page.getByRole('link', { name: formatMessage('booking:success.detail') }).click();
  await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
    .click();
  await expect(page.getByText(formatMessage('booking:cancel.done'))).toBeVisible();
});

test('without a server, a voyage is looked up and moved to a week later', async () => {
  const { page } = await domVisitor();
  const sitePage = sitePageOf(page);
  const { formatMessage } = sitePage;
  await page.goto(startAddress({ hotel: '20', p: 'search' }));
  await lookUp(sitePage, 'HSV4W2Y5P7');
  await headed(page, formatMessage('booking:detail.title'));
  await toChange(sitePage, 'sailing');
  await changeSailing(sitePage, 'only', '2027-06-18');
  await makeChange(sitePage, 'pay');
  await headed(page, formatMessage('change:held.title'));
  await payButton(sitePage).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await headed(page, formatMessage('booking:change.success.title_sailing'));
  expectThat(new URL(page.url()).searchParams.get('number')).toBe('HSV4W2Y5P7');
});
