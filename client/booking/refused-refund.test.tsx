// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReservationResult } from '../../generated/types.ts';
import { example, screenRenderer } from '../../tests/support/screen.tsx';

const render = screenRenderer('booking', 'errors');
const refused = example<ReservationResult>('reservation-refund-refused');

let answer = refused;
async function serverFetch() {
  return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
}
vi.stubGlobal('fetch', serverFetch);
// The transport takes the browser's fetch as it finds it when it is loaded.
const { storage } = await import('../platform/storage.ts');
const { default: ReservationDetail } = await import('./reservation-detail.screen.tsx');
const { JourneyEnded } = await import('./journey.tsx');

afterEach(() => sessionStorage.clear());

/** What stands on the screen when these words have come. */
function told(words: string) {
  return vi.waitUntil(async () => {
    await act(async () => undefined);
    return document.body.textContent?.includes(words) && document.body.textContent;
  });
}

test.each([
  [
    'refused',
    'HS8R3F5ND6',
    'does not accept the refund of ₩460,000. 하루 시티 서울 will contact you by phone or email',
  ],
  ['paid_out', 'HS8R3F5ND7', '하루 시티 서울 has returned ₩460,000 to you another way.'],
] as const)(
  'of a cancelled booking whose refund is %s the guest reads who is in touch',
  async (status, number, words) => {
    answer = structuredClone(refused);
    answer.reservation.cancellation!.refund_status = status;
    history.replaceState(null, '', `/reservation/detail?number=${number}`);
    storage.reservationToken.of(number).set('haneul.token');
    await render(<ReservationDetail />);
    expect(await told(words)).not.toContain('Depending on the issuer');
  },
);

test('so does who paid for rooms that were gone', async () => {
  await render(<JourneyEnded how="refundRefused" />);
  const words = 'will contact you by phone or email and return the whole amount another way';
  expect(await told(words)).not.toContain('automatically');
});
