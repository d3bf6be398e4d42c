import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSentTo } from '../../../tests/support/api/hold-code.ts';
import { BOOKED_FOR_ANOTHER, done, nicepayWindow, problemOf } from '../../../tests/support/api/guest.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FOR_ANOTHER = { customerInfo: { ...BOOKED_FOR_ANOTHER, arrival_time: '01:00', guest_memo: 'A quiet floor' } };

/** Minseo books and pays for her father. */
async function booked() {
  const { guest, externalServices } = app;
  const hold = await guest.reserve({}, FOR_ANOTHER);
  const ready = done(await guest.openPayment(hold));
  await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(ready).request));
  const { reservation_number } = done(await guest.payment(ready.order_id, hold.reservation_token));
  return { hold, ready, number: reservation_number!, token: hold.reservation_token };
}

test('shows the booker in the card window, and both the guest and the booker in the reservation', async () => {
  const { hold, ready, number, token } = await booked();
  expect(hold).toMatchObject({ guest_name: '김영수', booker_name: '김민서', booker_email: 'minseo@guest.example' });
  expect(nicepayWindow(ready).request).toMatchObject({
    buyerName: '김민서',
    buyerTel: '01055500142',
    buyerEmail: 'minseo@guest.example',
  });
  expect(done(await app.guest.detail(number, token)).reservation).toMatchObject({
    guest_name: '김영수',
    guest_phone: null,
    guest_email: null,
    booker_name: '김민서',
    booker_phone: '01055500142',
    booker_email: 'minseo@guest.example',
    arrival_time: '01:00',
    request_text: 'A quiet floor',
  });
});

test('finds the reservation by the guest’s or the booker’s name, but not by a mix of the two', async () => {
  const { guest } = app;
  const { number } = await booked();
  for (const name of ['김영수', '영수 김', '김민서', '민서 김'])
    expect(done(await guest.lookUp(number, name)).reservation_number).toBe(number);
  for (const name of ['김', '영수 민서', '김영수김민서'])
    expect(problemOf(await guest.lookUp(number, name))).toBe('404 lookup_mismatch');
});

test('sends the confirmation code to the booker', async () => {
  const { guest, deps } = app;
  const { hold_number, reservation_token } = await guest.reserve(
    { hotel_code: '10', room_type_code: 'OCN' },
    { customerInfo: { ...BOOKED_FOR_ANOTHER, guest_phone: '01055500188' } },
  );
  const sent = done(await guest.sendCode(hold_number, reservation_token));
  expect(sent).toMatchObject({ channel: 'SMS', to: '01055500142' });
  expect(await codeSentTo(deps, sent)).toMatch(/^\d{6}$/);
});
