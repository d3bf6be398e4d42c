import { test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { asMember, demoMember } from '../support/login-page.ts';
import { everyNth } from '../support/long.ts';
import { expect } from '../support/site-page.ts';
import { openAt, SETTINGS, inspectMyPage } from '../support/my-page-screens.ts';

useBrowser({ validated: true });

const OWNERS = ['contracts', 'vouchers'] as const;
/** By the demo: one of each kind; the general one is the sub-member of a contract, and the cyber one of another. */
const MEMBERS = [
  { kind: 'general', loginId: 'minseo21', beside: ['password', ...OWNERS] },
  { kind: 'cyber', loginId: 'emma88', beside: OWNERS },
  { kind: 'affiliate', loginId: 'hanbit7', beside: [] },
  { kind: 'individual owner', loginId: 'jiwoo1203', beside: OWNERS },
  { kind: 'corporate owner', loginId: 'nuri0705', beside: OWNERS },
] as const;

const WALKS = MEMBERS.flatMap((member) => SETTINGS.map((place) => ({ ...member, place, locale: place.locale })));

test.each(everyNth(10, WALKS))(
  '$kind: the whole of my page is walked in $locale',
  async ({ loginId, beside, place }) => {
    const sitePage = await openAt(place);
    await asMember(sitePage.page, loginId);
    expect(await inspectMyPage(sitePage, { extraSections: beside, password: demoMember(loginId).password })).toEqual(
      [],
    );
  },
);
