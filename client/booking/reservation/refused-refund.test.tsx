// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer, findText } from '../../../tests/support/client/screen.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { JourneyEnded } from '../journey/journey.tsx';
import ReservationDetail from './reservation-detail.screen.tsx';

const render = screenRenderer('booking', 'errors');
const refused = example('ReservationResult', 'reservation-refund-refused');

let answer = refused;
vi.stubGlobal('fetch', async () => Response.json(answer));

afterEach(() => sessionStorage.clear());

test.each([
  ['refused', 'HS8R3F5ND6', 'rejected the refund of ₩460,000. 하루 시티 서울 will contact you by phone or email'],
  ['paid_out', 'HS8R3F5ND7', '하루 시티 서울 has refunded ₩460,000 to you another way.'],
] as const)(
  'explains how the guest gets the money if the refund for a cancelled booking is %s',
  async (status, number, messages) => {
    answer = structuredClone(refused);
    answer.reservation.cancellation!.refund_status = status;
    history.replaceState(null, '', `/reservation/detail?number=${number}`);
    storage.reservationToken.of(number).set('haneul.token');
    await render(<ReservationDetail />);
    expect(await findText(messages)).not.toContain('depending on the payment provider');
  },
);

test('explains that the property refunds a payment for rooms that were already sold', async () => {
  await render(<JourneyEnded how="refundRefused" />);
  const messages = 'will contact you by phone or email to refund the full amount another way';
  expect(await findText(messages)).not.toContain('automatically');
});
