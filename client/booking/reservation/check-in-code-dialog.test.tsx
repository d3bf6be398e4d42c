// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { refusal, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { storage } from '../../platform/tab/storage.ts';
import CheckInCodeDialog from './check-in-code-dialog.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const { reservation } = example('ReservationResult', 'reservation-confirmed');

let answers = 0;
let down = false;
vi.stubGlobal('fetch', async () => {
  if (down) return refusal(500, 'internal');
  answers += 1;
  return Response.json({ ...example('CheckInTokenResult', 'check-in-token'), token: `haneul.${answers}` });
});

const render = screenRenderer('booking', 'errors');
beforeAll(async () => {
  await import('../../ui/dialog.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  [answers, down] = [0, false];
  queryClient.clear();
  storage.reservationToken.of(reservation.reservation_number).set('haneul.token');
});
afterEach(() => seen(true));

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}
function seen(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  return act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}
function drawn(): string | null {
  return document.querySelector('svg[role="img"] path')?.getAttribute('d') ?? null;
}

async function open() {
  await render(<CheckInCodeDialog reservation={reservation} open onClose={() => undefined} />);
  await pass(SECOND);
}

test('loads the next code before the current one expires', async () => {
  await open();
  const first = drawn();
  expect(first).not.toBeNull();
  expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toMatch(/^QR code/);
  expect(document.body.textContent).toContain(reservation.reservation_number);
  await pass(4 * MINUTE);
  expect([answers, drawn()]).toEqual([1, first]);
  await pass(MINUTE - SECOND);
  expect(answers).toBe(2);
  expect(drawn()).not.toBe(first);
  await pass(4.5 * MINUTE);
  expect(answers).toBe(3);
});

test('requests and shows no code in a hidden tab, and requests one when the tab is shown again', async () => {
  await open();
  await seen(false);
  await pass(20 * MINUTE);
  expect([answers, drawn()]).toEqual([1, null]);
  await seen(true);
  await pass(SECOND);
  expect(answers).toBe(2);
  expect(drawn()).not.toBeNull();
});

test('reports that no code arrived, and offers a retry', async () => {
  down = true;
  await open();
  expect([drawn(), document.querySelector('dialog, [role="dialog"]')?.querySelectorAll('button').length]).toEqual([
    null,
    2,
  ]);
});
