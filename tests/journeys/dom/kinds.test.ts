import { test } from 'vitest';
import { someOf } from '../../support/long.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { asMember, demoMember } from '../../support/pages/login-page.ts';
import { inspectMyPage, MEMBERS } from '../../support/pages/my-page-screens.ts';
import { expect, sitePageOf } from '../../support/pages/site-page.ts';

useDom({ validated: true });

const { cyber, affiliate, individualOwner, corporateOwner } = MEMBERS;

/**
 * ../kinds.test.ts inspects the screens of the general member in a browser. `npm test` leaves out the kinds that have the
 * same sections as a kind that it tests.
 */
const tested = someOf([affiliate, corporateOwner], [cyber, affiliate, individualOwner, corporateOwner]);

test.each(tested)('$kind: shows every screen of My Page', async (member) => {
  const { loginId, extraSections } = member;
  const { page } = await domVisitor();
  await asMember(page, loginId);
  const { password } = demoMember(loginId);
  expect(await inspectMyPage(sitePageOf(page, 'ko'), { extraSections, password })).toEqual([]);
});
