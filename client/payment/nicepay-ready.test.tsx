// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { choose, pay, reserve, searchFor } from '../../tests/support/client/booking.ts';
import { press, screenRenderer, findText } from '../../tests/support/client/screen.tsx';
import { booking } from '../booking/journey/booking.store.ts';
import NicepayReadyScreen from './nicepay-ready.screen.tsx';

const order = 'haneul-01JZ8Q4T7V';
const stay = { total_price: 460_000, paid_amount: 460_000, rooms: [{ room_type_name: 'Deluxe Twin' }] };
/** Responses by the last segment of the path. */
const answers: Record<string, object> = {
  quotes: { result: 'success', quote_id: 'q-1', quote_token: 'quote', expires_at: '2027-06-01T01:30:00Z', stay },
  holds: {
    result: 'success',
    hold_number: 'HD3N8P5RT2',
    status: 'held',
    confirmed_by: 'payment',
    reservation_number: null,
    reservation_token: 'token',
    stay,
  },
  payments: {
    result: 'success',
    order_id: order,
    card_window: { provider: 'nicepay', script_url: 'https://cards.example/v1/js/', request: {} },
  },
  [order]: { result: 'success', order_id: order, hold_number: 'HD3N8P5RT2', status: 'ready', code: null },
};
const requests: string[] = [];
vi.stubGlobal('fetch', async ({ method, url }: Request) => {
  const path = new URL(url).pathname;
  requests.push(`${method} ${path}`);
  return Response.json(answers[path.split('/').at(-1) ?? ''], { status: method === 'POST' ? 201 : 200 });
});
const render = screenRenderer('payment', 'booking', 'errors');

let script: Node | undefined;
vi.spyOn(document.head, 'append').mockImplementation((node) => void (script = node as Node));
function layer() {
  return document.querySelector('iframe');
}
function paymentState() {
  return booking.getSnapshot().children.payment?.getSnapshot().value;
}

beforeAll(async () => {
  booking.send(searchFor);
  booking.send({ ...choose(false), packageCode: null });
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('info'));
  booking.send(reserve);
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('held'));
  booking.send(pay);
  await vi.waitFor(() => expect(paymentState()).toBe('windowOpen'));
});

async function open() {
  window.AUTHNICE = { requestPay: () => document.body.append(document.createElement('iframe')) };
  await render(<NicepayReadyScreen />);
  await act(async () => void script?.dispatchEvent(new Event('load')));
  await vi.waitFor(() => expect(layer()).not.toBeNull());
}

test('queries the payment when the guest closes an empty window, and offers to reopen the window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  await act(async () => vi.advanceTimersByTime(8000));
  vi.useRealTimers();
  requests.length = 0;
  await press('Close payment window');
  await findText('Reopen payment window');
  expect(requests.filter((call) => call.includes('/payments'))).toEqual([`GET /api/client/payments/${order}`]);
  await findText('The payment window is closed');
  expect([paymentState(), layer()]).toEqual(['windowOpen', null]);
});

test('closes the window when the guest leaves the page', async () => {
  await render(<NicepayReadyScreen />);
  const again = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Reopen payment window');
  await act(async () => again?.click());
  await vi.waitFor(() => expect(layer()).not.toBeNull());
  await render(null);
  expect(layer()).toBeNull();
});
