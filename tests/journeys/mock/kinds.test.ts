import { test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { everyNth } from '../../support/long.ts';
import { openAt, SETTINGS, inspectMyPage } from '../../support/my-page-screens.ts';
import { expect } from '../../support/site-page.ts';

useBrowser();

const OWNERS = ['contracts', 'vouchers'] as const;
/** By the contract's examples; the general one is the sub-member of a contract. */
const PERSONAS = [
  { persona: 'standard', beside: ['password', ...OWNERS] },
  { persona: 'cyber', beside: [] },
  { persona: 'affiliate', beside: [] },
  { persona: 'individual', beside: OWNERS },
  { persona: 'corporate', beside: OWNERS },
] as const;

const WALKS = PERSONAS.flatMap((persona) => SETTINGS.map((place) => ({ ...persona, place, locale: place.locale })));

test.each(everyNth(10, WALKS))(
  '$persona: the whole of my page is walked in $locale',
  async ({ persona, beside, place }) => {
    const sitePage = await openAt(place, `/?persona=${persona}`);
    expect(await inspectMyPage(sitePage, { extraSections: beside, password: 'Haneul!2027' })).toEqual([]);
  },
);
