import { test } from 'vitest';
import { useSiteDatabase } from '../../support/database/site-database.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { DESK } from '../../support/pages/browser.ts';
import { asMember, codeSentBy, demoMember, enterCode } from '../../support/pages/login-page.ts';
import {
  agree,
  choose,
  confirmed,
  continueButton,
  expect,
  headed,
  openBenefits,
  type SitePage,
  sitePageOf,
  toList,
} from '../../support/pages/site-page.ts';
import { problemMessages } from '../../support/client/messages.ts';

useDom({ validated: true });
useSiteDatabase();

function benefitsOf({ page, formatMessage }: SitePage) {
  return page.getByRole('region', { name: formatMessage('coupon:title') });
}
async function toBenefits(sitePage: SitePage, days: number): Promise<void> {
  await toList(sitePage, days, { hotel: '15' });
  await choose(sitePage, 'OCS');
}

test("a sub-member books with an owner's vouchers, and the owner then disables them", async () => {
  const sub = await domVisitor();
  const minseo = sitePageOf(sub.page);
  await asMember(sub.page, 'minseo21');
  await toBenefits(minseo, 90);
  await openBenefits(minseo);
  const vouchers = benefitsOf(minseo).getByRole('group', { name: minseo.formatMessage('coupon:vouchers') });
  await vouchers.getByRole('checkbox').check();
  await expect(sub.page.getByText('₩0').first()).toBeVisible();
  await agree(minseo);
  await continueButton(minseo).click();
  const send = sub.page.getByRole('button', { name: minseo.formatMessage('payment:code.send') });
  await enterCode(minseo, await codeSentBy(demoMember('minseo21').phoneNumber, () => send.click()));
  const number = await confirmed(minseo);

  const owner = await domVisitor({ viewport: DESK, locale: 'en-US' });
  const jiwoo = sitePageOf(owner.page, 'en');
  await asMember(owner.page, 'jiwoo1203');
  await owner.page.goto('/start?hotel_code=15&lang=en&p=myPage');
  await owner.page.getByRole('link', { name: jiwoo.formatMessage('member:way.vouchers'), exact: true }).click();
  await headed(owner.page, jiwoo.formatMessage('member:vouchers.title'));
  await expect(owner.page.getByText(number)).toBeVisible();
  await owner.page.goto('/my_page/contract');
  await headed(owner.page, jiwoo.formatMessage('member:contracts.title'));
  await toBenefits(minseo, 95);
  await benefitsOf(minseo)
    .getByRole('button', { name: minseo.formatMessage('coupon:best.use') })
    .click();
  await expect(sub.page.getByText('₩0').first()).toBeVisible();
  await owner.page.getByRole('switch', { name: '김민서' }).uncheck();
  await expect(owner.page.getByText(jiwoo.formatMessage('member:contracts.off', { name: '김민서' }))).toBeVisible();
  await agree(minseo);
  await continueButton(minseo).click();
  await expect(sub.page.getByText(problemMessages('ko', 'contract_not_found').title)).toBeVisible();
  await expect(benefitsOf(minseo).getByRole('group', { name: minseo.formatMessage('coupon:vouchers') })).toHaveCount(0);
});
