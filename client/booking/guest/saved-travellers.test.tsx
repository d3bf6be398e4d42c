// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SavedTraveller } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { session } from '../../session/index.ts';
import { GuestForm, type WrittenGuest } from './guest-form.tsx';
import { forgetPassports, withPassports } from './passports.ts';
import { filledFrom, saveMarked, spaceLeft } from './saved-travellers.ts';
import { withoutPassports } from './traveller-draft.ts';

const render = screenRenderer('booking', 'booking-form', 'voyage', 'errors');
const { stay } = example('QuoteResult', 'quote-oneWay');
const LIST = example('SavedTravellerListResult', 'saved-travellers');
const [MINSEO, DOYUN] = LIST.traveller_list as [SavedTraveller, SavedTraveller];
const CUSTOMER = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
  emergency_name: '김하준',
  emergency_phone: '01055500143',
};
const AGREED = { PRIVACY: true, TERMS: true, MARKETING: false, PASSPORT: true } as const;

let sent: { method: string; path: string; body: Record<string, unknown> }[] = [];
let answer: () => Response;
vi.stubGlobal('fetch', async (request: Request) => {
  const path = new URL(request.url).pathname;
  if (!path.includes('/saved-travellers')) return new Promise(() => undefined);
  if (request.method === 'GET') return Response.json(LIST);
  sent.push({ method: request.method, path, body: (await request.json()) as Record<string, unknown> });
  return answer();
});
beforeAll(() => Promise.all([import('./travellers-section.tsx'), import('./guest.schema.ts')]));
beforeEach(() => {
  sent = [];
  answer = () => Response.json(example('SavedTravellerResult', 'saved-traveller'));
  session.user = example('LoginResult', 'login').userInfo;
  forgetPassports();
});
afterEach(() => queryClient.clear());

let reserved: WrittenGuest[] = [];
async function show() {
  reserved = [];
  await render(
    <GuestForm
      stay={stay}
      draft={{ customerInfo: CUSTOMER, agreements: AGREED }}
      problem={null}
      onDraft={() => undefined}
      onReserve={(guest) => void reserved.push(guest)}
    />,
    { hotel_code: '20', property_kind: 'sailing' },
  );
  await vi.waitFor(() => expect(heads()).toHaveLength(2));
}
function heads() {
  return [...document.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')];
}
/** The list of saved travellers in the open traveller's section. */
function select() {
  const head = heads().find((each) => each.getAttribute('aria-expanded') === 'true')!;
  return document.getElementById(head.getAttribute('aria-controls')!)!.querySelector('select')!;
}
async function choose(id: string) {
  await act(async () => {
    select().value = id;
    select().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('fills in a saved traveller without the passport number, and offers each saved traveller only once', async () => {
  await show();
  await findText('Use a saved traveller');
  await choose(MINSEO.saved_traveller_id);
  await findText('Your saved passport ******846 will be used.');
  expect(heads()[0]?.textContent).toContain('Complete');
  const typed = [...document.querySelectorAll('fieldset')].map((dates) =>
    [...dates.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')].map(({ value }) => value).join('/'),
  );
  expect(typed.filter(Boolean)).toEqual(['03/08/1994', '04/11/2023', '04/11/2033']);
  await act(async () => heads()[1]!.click());
  expect([...select().options].map(({ textContent }) => textContent)).toEqual(['New traveller', 'PARK DOYUN']);
  await choose(DOYUN.saved_traveller_id);
  expect(heads()[1]?.textContent).not.toContain('Complete');
  await act(async () => document.querySelector('form')!.requestSubmit());
  await vi.waitFor(() => expect(heads()[1]?.getAttribute('aria-expanded')).toBe('true'));
  expect(reserved).toEqual([]);
});

test('sends a saved traveller’s ID instead of a passport number, and a typed number as it is', () => {
  const seat = { band: 'adult', cabin: 0 } as const;
  const form = [MINSEO, DOYUN].map((saved) => ({ ...seat, ...filledFrom(saved), keep: true }));
  form[1]!.passport_number = 'M11122233';
  const [first, second] = withPassports(withoutPassports(form) as never) as object[];
  expect(first).toMatchObject({ english_last_name: 'KIM', saved_traveller_id: MINSEO.saved_traveller_id });
  expect(first).not.toHaveProperty('passport_number');
  expect(second).toMatchObject({ english_last_name: 'PARK', passport_number: 'M11122233' });
  for (const own of ['key', 'keep', 'keep_passport']) expect(first).not.toHaveProperty(own);
});

test('doesn’t offer visitors to use or save travellers', async () => {
  session.user = null;
  await show();
  await findText('Surname in the passport');
  expect(document.body.textContent).not.toContain('saved traveller');
  expect(document.body.textContent).not.toContain('Save this traveller');
});

test('asks for consent to save the passport only once the traveller is to be saved', async () => {
  await show();
  await findText('Save this traveller for next time');
  expect(document.body.textContent).not.toContain('I agree to save this passport');
  await act(async () => document.querySelector<HTMLInputElement>('[name="travellers.0.keep"]')!.click());
  await findText('I agree to save this passport');
  expect(document.querySelector<HTMLInputElement>('[name="travellers.0.keep_passport"]')!.checked).toBe(false);
});

const WRITTEN = {
  band: 'adult',
  cabin: 0,
  key: '0197f3a2-6d1e-7c40-9b1a-5b5b00000003',
  english_last_name: 'CHOI',
  english_first_name: 'JIWOO',
  gender: 'female',
  nationality: 'KR',
  birthday: '1979-01-17',
  passport_number: 'M70512846',
  passport_issued_on: '2023-04-11',
  passport_expires_on: '2033-04-11',
} as const;

test('saves only marked travellers, and their passports only with consent', async () => {
  await saveMarked([WRITTEN]);
  expect(sent).toEqual([]);
  await saveMarked([{ ...WRITTEN, keep: true }]);
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { english_last_name: 'CHOI', passport_consent: false } });
  expect(sent[0]!.path).toContain(`/saved-travellers/${WRITTEN.key}`);
  expect(Object.keys(sent[0]!.body).filter((name) => name.startsWith('passport_'))).toEqual(['passport_consent']);
  await saveMarked([{ ...WRITTEN, keep: true, keep_passport: true }]);
  expect(sent[1]!.body).toMatchObject({ passport_consent: true, passport_number: 'M70512846' });
});

test('a failure to save a traveller doesn’t fail the booking', async () => {
  answer = () => refusal(409, 'too_many_saved_travellers');
  await expect(saveMarked([{ ...WRITTEN, keep: true }])).resolves.toBeUndefined();
});

test('counts the travellers marked to be saved towards the limit', () => {
  const marked = { band: 'adult', keep: true } as const;
  const saved = { list: LIST.traveller_list, maximum: 4 };
  expect(
    spaceLeft(saved, [
      { ...marked, key: 'a' },
      { ...marked, key: MINSEO.saved_traveller_id },
    ]),
  ).toBe(1);
  expect(
    spaceLeft(saved, [
      { ...marked, key: 'a' },
      { ...marked, key: 'b' },
    ]),
  ).toBe(0);
});
