import { test } from 'vitest';
import { someOf } from '../support/long.ts';
import { PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { asMember, demoMember } from '../support/pages/login-page.ts';
import { inspect, structureOf } from '../support/pages/inspect.ts';
import { inspectMyPage, MEMBERS, OVERVIEW, SETTINGS } from '../support/pages/my-page-screens.ts';
import { expect, sitePageOf } from '../support/pages/site-page.ts';
import { speak } from '../support/pages/speak.ts';

useBrowser();

/**
 * Structures of the screens that have been inspected. A later member's screen is inspected only if its structure
 * differs.
 */
const inspected = new Set<string>();

const { general } = MEMBERS;

// `npm run test:long` inspects each screen in Korean on a phone and in English on a desktop before it opens the next
// one; `npm test` leaves out the desktop. The general member has every section, as a sub-member of an owner contract.
// dom/kinds.test.ts opens the screens of the other members without a browser.
test.each(someOf([general], Object.values(MEMBERS)))(
  '$kind: shows every screen of My Page, which is accessible and fits every width',
  async (member) => {
    const { page } = await visitor();
    const { loginId, extraSections } = member;
    await asMember(page, loginId);
    const look = async (name: string) => {
      // The navigation isn't part of the structure and differs by member type, so inspect it once for each member.
      const structure = name === OVERVIEW ? loginId : await structureOf(page);
      if (inspected.has(structure)) return [];
      inspected.add(structure);
      const found = [];
      for (const { locale, viewport } of someOf(SETTINGS.slice(0, 1), SETTINGS)) {
        await speak(page, locale);
        await page.setViewportSize(viewport);
        found.push(...(await inspect(page, `${name} in ${locale}`)));
      }
      await speak(page, 'ko');
      await page.setViewportSize(PHONE);
      return found;
    };
    const { password } = demoMember(loginId);
    expect(await inspectMyPage(sitePageOf(page, 'ko'), { extraSections, password, look })).toEqual([]);
  },
);
