// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ReservationResult } from '../../../generated/types.ts';
import { example, screenRenderer, pageText } from '../../../tests/support/screen.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { JourneyEnded } from '../journey/journey.tsx';
import ReservationDetail from './reservation-detail.screen.tsx';

const render = screenRenderer('booking', 'errors');
const refused = example<ReservationResult>('reservation-refund-refused');

let answer = refused;
vi.stubGlobal('fetch', async () => Response.json(answer));

afterEach(() => sessionStorage.clear());

test.each([
  [
    'refused',
    'HS8R3F5ND6',
    'does not accept the refund of ₩460,000. 하루 시티 서울 will contact you by phone or email',
  ],
  ['paid_out', 'HS8R3F5ND7', '하루 시티 서울 has returned ₩460,000 to you another way.'],
] as const)(
  'of a cancelled booking whose refund is %s the guest reads who is in touch',
  async (status, number, messages) => {
    answer = structuredClone(refused);
    answer.reservation.cancellation!.refund_status = status;
    history.replaceState(null, '', `/reservation/detail?number=${number}`);
    storage.reservationToken.of(number).set('haneul.token');
    await render(<ReservationDetail />);
    expect(await pageText(messages)).not.toContain('Depending on the payment provider');
  },
);

test('so does who paid for rooms that were gone', async () => {
  await render(<JourneyEnded how="refundRefused" />);
  const messages = 'will contact you by phone or email and return the whole amount another way';
  expect(await pageText(messages)).not.toContain('automatically');
});
