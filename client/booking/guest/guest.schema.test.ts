import { expect, test } from 'vitest';
import { Nationality } from '../../../generated/zod/schemas.ts';
import { countries } from '../../ui/countries.ts';
import { asBooker, bookedFor } from './guest-draft.ts';
import { guestResolver } from './guest.schema.ts';

const guest = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
};
const agreements = { PRIVACY: true as const, TERMS: true as const, MARKETING: false };
const options = { fields: {}, shouldUseNativeValidation: false } as const;
async function wrongFields(emergency: boolean, values: unknown, voyage = false) {
  const { errors } = await guestResolver({ emergency, voyage })(values as never, undefined, options);
  return Object.entries(errors).flatMap(([group, inside]) => Object.keys(inside ?? {}).map((key) => `${group}.${key}`));
}

test("validates the form with the contract's schemas", async () => {
  expect(await wrongFields(false, { customerInfo: guest, agreements })).toEqual([]);
  expect(
    await wrongFields(false, {
      customerInfo: { ...guest, guest_first_name: '  ', guest_phone: '0105', guest_email: 'minseo@' },
      agreements: { ...agreements, TERMS: false },
    }),
  ).toEqual([
    'customerInfo.guest_first_name',
    'customerInfo.guest_phone',
    'customerInfo.guest_email',
    'agreements.TERMS',
  ]);
});

test('requires an emergency contact only if the property does', async () => {
  expect(await wrongFields(true, { customerInfo: guest, agreements })).toEqual([
    'customerInfo.emergency_name',
    'customerInfo.emergency_phone',
  ]);
});

test("requires all of the booker's details and only the name of the guest if they are different people", async () => {
  const forAnother = { ...guest, ...bookedFor(true, guest) };
  expect(await wrongFields(false, { customerInfo: forAnother, agreements })).toEqual([
    'customerInfo.guest_last_name',
    'customerInfo.guest_first_name',
  ]);
  const named = { ...forAnother, guest_last_name: '김', guest_first_name: '영수' };
  expect(await wrongFields(false, { customerInfo: named, agreements })).toEqual([]);
  expect(await wrongFields(false, { customerInfo: { ...named, booker_email: '' }, agreements })).toEqual([
    'customerInfo.booker_email',
  ]);
});

test("keeps the booker's details when booking for someone else is switched on and off", () => {
  const forAnother = { ...guest, ...bookedFor(true, guest) };
  expect(forAnother).toMatchObject({ booker_phone: '01055500142', guest_last_name: '', guest_phone: undefined });
  expect({ ...forAnother, ...bookedFor(false, forAnother) }).toMatchObject({ ...guest, booker_last_name: undefined });
  expect(asBooker(guest, forAnother)).toMatchObject({ booker_email: guest.guest_email });
  expect(asBooker(guest, guest)).toBe(guest);
});

test('requires travellers, an emergency contact and passport consent for a voyage', async () => {
  expect(
    await wrongFields(false, { customerInfo: guest, agreements, travellers: [{ key: 'a', band: 'adult' }] }, true),
  ).toEqual(['customerInfo.emergency_name', 'customerInfo.emergency_phone', 'agreements.PASSPORT', 'travellers.0']);
});

test('accepts every nationality that the form lists, and no other code', () => {
  const listed = countries('en').map(({ code }) => code);
  expect([...Nationality.options].toSorted()).toEqual(listed.toSorted());
  expect(Nationality.safeParse('XX').success).toBe(false);
});

test('requires a passport number unless a saved passport is used', async () => {
  const traveller = { key: 'a', band: 'adult', cabin: 0, english_last_name: 'KIM', english_first_name: 'MINSEO' };
  const rest = { gender: 'female', nationality: 'KR', birthday: '1992-05-14', passport_number: '' };
  const passport = { passport_issued_on: '2023-04-11', passport_expires_on: '2033-04-11' };
  const emergency = { emergency_name: '김하준', emergency_phone: '01055500143' };
  const wrong = (more: object) =>
    wrongFields(
      false,
      {
        customerInfo: { ...guest, ...emergency },
        agreements: { ...agreements, PASSPORT: true },
        travellers: [{ ...traveller, ...rest, ...passport, ...more }],
      },
      true,
    );
  const saved = { saved_traveller_id: '0197f3a2-6d1e-7c40-9b1a-5b5b00000001' };
  expect(await wrong({})).toEqual(['travellers.0']);
  expect(await wrong(saved)).toEqual([]);
  expect(await wrong({ ...saved, passport_number: 'M-7051' })).toEqual(['travellers.0']);
});
