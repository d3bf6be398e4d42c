import { expect, test } from 'vitest';
import { EventType, WebhookPayload } from '../../generated/zod/schemas.ts';
import { deref, loadContract, type Node } from '../../scripts/generate/contract.ts';
import { bodyOf } from '../../server/provider/webhook/webhook.rules.ts';

const contract = loadContract();
const payloads = Object.values<Node>(contract.webhooks).flatMap(({ post }) =>
  Object.values<Node>(post.requestBody.content['application/json'].examples).map(
    (example) => deref(example, contract).value as WebhookPayload,
  ),
);

test('every kind of event has an example, and so has the test event', () => {
  expect(payloads.map(({ type }) => type).toSorted()).toEqual([...EventType.options, 'webhook.test'].toSorted());
});

test.each(payloads)('the example of $type is valid, and is what the server sends', (payload) => {
  expect(WebhookPayload.safeParse(payload).error).toBeUndefined();
  const { hotel_code = null, reservation_number = null, member_id = null, ...data } = payload.data;
  const ids = { hotelCode: hotel_code, reservationNumber: reservation_number, memberId: member_id };
  const occurredAt = new Date(payload.timestamp);
  const body: unknown = JSON.parse(bodyOf({ type: payload.type, occurredAt, ...ids, data }));
  expect(body).toEqual({ ...payload, timestamp: occurredAt.toISOString() });
});
