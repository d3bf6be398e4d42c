// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Problem } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { GuestDraft } from './guest-draft.ts';
import { GuestForm } from './guest-form.tsx';
import { forgetPassports, keepPassport } from './passports.ts';

const render = screenRenderer('booking', 'booking-form', 'voyage', 'errors');
const { stay } = example('QuoteResult', 'quote-roundTrip');
const FILLED = {
  english_last_name: 'KIM',
  english_first_name: 'MINSEO',
  birthday: '1992-05-14',
  gender: 'female',
  nationality: 'KR',
  passport_issued_on: '2026-09-11',
  passport_expires_on: '2035-04-11',
} as const;
const TRAVELLERS: GuestDraft['travellers'] = [
  { key: 'a', band: 'adult', ...FILLED },
  { key: 'b', band: 'infant' },
  { key: 'c', band: 'adult' },
];

vi.stubGlobal('fetch', () => new Promise(() => undefined));
beforeAll(() => Promise.all([import('./travellers-section.tsx'), import('./guest.schema.ts')]));

async function show(travellers: GuestDraft['travellers'], problem: Problem | null = null) {
  forgetPassports();
  for (const each of travellers ?? []) keepPassport(each.key, 'M70512846');
  const form = (rejected: Problem | null) => (
    <GuestForm
      stay={stay}
      draft={{ customerInfo: {}, agreements: {}, travellers }}
      problem={rejected}
      onDraft={() => undefined}
      onReserve={() => undefined}
    />
  );
  await render(form(problem), { hotel_code: '20' });
  await vi.waitFor(() => expect(heads()).toHaveLength(travellers?.length ?? 0));
}

function heads() {
  return [...document.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')];
}
function open() {
  return heads().map((head) => head.getAttribute('aria-expanded') === 'true');
}
function content(index: number) {
  return document.getElementById(heads()[index]!.getAttribute('aria-controls')!)!;
}

async function pressNext(index: number) {
  const buttons = [...content(index).querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Next traveller')!.click());
}

test('opens the first traveller with missing details and folds the others, with a tick if they are complete', async () => {
  await show(TRAVELLERS);
  expect(open()).toEqual([false, true, false]);
  expect(heads()[0]?.textContent).toContain('KIM MINSEO');
  expect(heads()[0]?.textContent).toContain('Complete');
  expect(heads()[2]?.textContent).not.toContain('Complete');
  expect([0, 1, 2].map((index) => content(index).hidden)).toEqual([true, false, true]);
});

test('opens one traveller at a time', async () => {
  await show(TRAVELLERS);
  await act(async () => heads()[2]!.click());
  expect(open()).toEqual([false, false, true]);
  expect(document.activeElement).toBe(heads()[2]);
  await act(async () => heads()[2]!.click());
  expect(open()).toEqual([false, false, false]);
});

test('opens the next traveller only once this one is valid', async () => {
  await show(TRAVELLERS);
  await act(async () => heads()[0]!.click());
  const nationality = content(0).querySelector('select')!;
  // In happy-dom, the select loses its initial value, so choose it again.
  await act(async () => {
    nationality.value = FILLED.nationality;
    nationality.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await pressNext(0);
  await vi.waitFor(() => expect(open()).toEqual([false, true, false]), 10_000);
  expect(document.activeElement).toBe(heads()[1]);
  await pressNext(1);
  await vi.waitFor(
    () => expect(document.activeElement?.getAttribute('name')).toBe('travellers.1.english_last_name'),
    10_000,
  );
  expect(open()).toEqual([false, true, false]);
});

test('opens the traveller that the server rejects, focuses the field, and names it once folded', async () => {
  const all = TRAVELLERS!.map((each) => ({ ...FILLED, ...each, english_last_name: 'LEE' }));
  await show(all, {
    code: 'validation',
    errors: [{ pointer: '/travellers/2/passport_number', code: 'duplicate_passport' }],
  } as Problem);
  await vi.waitFor(() => expect(open()).toEqual([false, false, true]));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('travellers.2.passport_number'));
  expect(document.body.textContent).toContain('Another traveller has the same passport number.');
  await act(async () => heads()[2]!.click());
  expect(heads()[2]?.textContent).toContain('Check: Passport number');
  expect(heads()[0]?.textContent).toContain('Complete');
});

test('opens the first incomplete traveller when the guest submits the form', async () => {
  await show(TRAVELLERS);
  await act(async () => heads()[1]!.click());
  expect(open()).toEqual([false, false, false]);
  await act(async () => document.querySelector('form')!.requestSubmit());
  await vi.waitFor(() => expect(open()).toEqual([false, true, false]), 10_000);
  expect(heads()[2]?.textContent).toMatch(/\d+ details to check/);
});

test('doesn’t break passport dates across lines', async () => {
  await show(TRAVELLERS);
  const hints = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  for (const start of ['Enter everything', 'Passport numbers'])
    expect(hints.find((hint) => hint.startsWith(start))).toMatch(/[A-Z][a-z]+\u00a0\d+,\u00a0\d{4}\.$/);
});
