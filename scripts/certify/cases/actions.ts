import assert from 'node:assert/strict';
import type {
  ProviderReservationResult,
  ReservationStateResult,
  WebhookEndpointsResult,
  WebhookSecretResult,
} from '../../../generated/types.ts';
import { accepted, type Call, once } from '../calls.ts';
import type { Case } from '../case.ts';

function act(call: Call, number: string, action: string, body?: object, headers = once(), method = 'POST') {
  const path = `/provider/reservations/${number}/${action}`;
  return call<ReservationStateResult>(method, path, { headers, ...(body && { body }) });
}
async function read(call: Call, number: string) {
  return accepted(await call<ProviderReservationResult>('GET', `/provider/reservations/${number}`)).reservation;
}

const ENDPOINTS = '/provider/webhook-endpoints';
const ENDPOINT = { url: 'https://pms.example/events', event_types: ['reservation.created'], enabled: true };

export const actionCases: readonly Case[] = [
  {
    id: 'actions.cancel',
    given: 'a paid reservation',
    when: 'the property cancels it, and repeats the call with the same key',
    expect: 'the whole payment is refunded once',
    async run({ call, book }) {
      const { number } = await book();
      const total = (await read(call, number)).reservation.total_price;
      const headers = once();
      const cancel = async () => accepted(await act(call, number, 'cancellation', { reason: 'Water damage' }, headers));
      const [first, second] = [await cancel(), await cancel()];
      assert.deepEqual(first, second);
      assert.deepEqual([first.cancellation?.fee, first.cancellation?.refund], [0, total]);
    },
  },
  {
    id: 'actions.refund',
    given: 'a paid reservation',
    when: 'the property refunds a part, and then more than is left',
    expect: 'the part is refunded, and the rest is rejected with 422',
    async run({ call, book }) {
      const { number } = await book();
      const { reservation } = await read(call, number);
      const state = accepted(await act(call, number, 'refunds', { amount: 10_000, reason: 'No hot water' }));
      assert.deepEqual(
        state.property_refunds.map(({ amount }) => amount),
        [10_000],
      );
      const more = { amount: reservation.total_price, reason: 'Too much' };
      assert.equal((await act(call, number, 'refunds', more)).status, 422);
    },
  },
  {
    id: 'actions.no-show-early',
    given: 'a reservation before its check-in date',
    when: 'it is marked as a no-show',
    expect: '409 change_failed',
    async run({ call, book }) {
      const { number } = await book();
      const { status, problem } = await act(call, number, 'no-show');
      assert.deepEqual([status, problem.code], [409, 'change_failed']);
    },
  },
  {
    id: 'actions.rooms',
    given: 'a reservation of one room',
    when: 'a room number and an internal note are stored',
    expect: 'the property reads both',
    async run({ call, book }) {
      const { number } = await book();
      const body = { room_numbers: ['1204'], note: 'High floor' };
      accepted(await act(call, number, 'room-assignment', body, once(), 'PUT'));
      const { property } = await read(call, number);
      assert.deepEqual([property.room_numbers, property.note], [['1204'], 'High floor']);
    },
  },
  {
    id: 'webhooks.private',
    given: 'an address in a private network',
    when: 'a webhook endpoint is created for it',
    expect: '422 validation',
    async run({ call }) {
      const body = { ...ENDPOINT, url: 'https://10.0.0.1/events' };
      const { status, problem } = await call('POST', ENDPOINTS, { body });
      assert.deepEqual([status, problem.code], [422, 'validation']);
    },
  },
  {
    id: 'webhooks.endpoint',
    given: 'a new webhook endpoint',
    when: 'its secret is rotated and it is deleted',
    expect: 'another secret, and no endpoint in the list',
    async run({ call }) {
      const created = accepted(await call<WebhookSecretResult>('POST', ENDPOINTS, { body: ENDPOINT }));
      const path = `${ENDPOINTS}/${created.endpoint.endpoint_id}`;
      const rotation = { body: { overlap_minutes: 60 } };
      const rotated = accepted(await call<WebhookSecretResult>('POST', `${path}/rotations`, rotation));
      assert.notEqual(rotated.secret, created.secret);
      accepted(await call('DELETE', path));
      const { endpoints } = accepted(await call<WebhookEndpointsResult>('GET', ENDPOINTS));
      assert.ok(!endpoints.some(({ endpoint_id }) => endpoint_id === created.endpoint.endpoint_id));
    },
  },
];
