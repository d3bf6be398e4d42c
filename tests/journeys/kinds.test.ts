import { test } from 'vitest';
import { PHONE, useBrowser, visitor } from '../support/browser.ts';
import { asMember, demoMember } from '../support/login-page.ts';
import { inspect } from '../support/inspect.ts';
import { inspectMyPage, SETTINGS } from '../support/my-page-screens.ts';
import { expect, sitePageOf } from '../support/site-page.ts';
import { speak } from '../support/speak.ts';

useBrowser({ validated: true });

const OWNERS = ['contracts', 'vouchers'] as const;
/**
 * Demo members, one of each type, with the sections of my page that not every member has. The general member and the
 * cyber member are sub-members of different owner contracts.
 */
const MEMBERS = [
  { kind: 'general', loginId: 'minseo21', beside: ['password', ...OWNERS] },
  { kind: 'cyber', loginId: 'emma88', beside: OWNERS },
  { kind: 'affiliate', loginId: 'hanbit7', beside: [] },
  { kind: 'individual owner', loginId: 'jiwoo1203', beside: OWNERS },
  { kind: 'corporate owner', loginId: 'nuri0705', beside: OWNERS },
] as const;

// One test per member type: each screen is inspected in Korean on a phone and in English on a desktop before the next
// screen is opened.
test.each(MEMBERS)('$kind: shows every screen of my page in Korean and in English', async (member) => {
  const { page } = await visitor();
  const { loginId, beside } = member;
  await asMember(page, loginId);
  const sitePage = sitePageOf(page, 'ko');
  const look = async (name: string) => {
    const found = [];
    for (const { locale, viewport } of SETTINGS) {
      await speak(page, locale);
      await page.setViewportSize(viewport);
      found.push(...(await inspect(page, `${name} in ${locale}`)));
    }
    await speak(page, 'ko');
    await page.setViewportSize(PHONE);
    return found;
  };
  expect(
    await inspectMyPage(sitePage, { extraSections: beside, password: demoMember(loginId).password, look }),
  ).toEqual([]);
});
