import { test } from 'vitest';
import { someOf } from '../../support/long.ts';
import { domVisitor, useDom } from '../../support/dom/visitor.ts';
import { inspectMyPage, SETTINGS } from '../../support/pages/my-page-screens.ts';
import { expect, sitePageOf } from '../../support/pages/site-page.ts';

useDom();

const OWNERS = ['contracts', 'vouchers'] as const;
/**
 * Personas in the contract's examples, with the My Page sections that only some members have. The standard member is a
 * sub-member of an owner contract.
 */
const PERSONAS = [
  { persona: 'standard', beside: ['password', ...OWNERS] },
  { persona: 'cyber', beside: [] },
  { persona: 'affiliate', beside: [] },
  { persona: 'individual', beside: OWNERS },
  { persona: 'corporate', beside: OWNERS },
] as const;

/**
 * `npm test` runs only the standard persona, which has every section, in one language. `npm run test:long` runs each
 * persona in both languages.
 */
const ALL = PERSONAS.flatMap((persona) => SETTINGS.map((place) => ({ ...persona, place })));
const WALKS = someOf([ALL[0]!], ALL);

test.each(WALKS)('$persona: shows every screen of my page in $place.locale', async ({ persona, beside, place }) => {
  const { viewport, locale } = place;
  const { page } = await domVisitor({ viewport, locale, path: `/?persona=${persona}` });
  expect(await inspectMyPage(sitePageOf(page, locale), { extraSections: beside, password: 'Haneul!2027' })).toEqual([]);
});
