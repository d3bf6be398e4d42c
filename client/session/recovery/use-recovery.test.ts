// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../platform/tab/storage.ts';
import { keptSnapshot } from './use-recovery.ts';

function inMinutes(minutes: number) {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
function keep(context: object, status = 'active') {
  const snapshot = { status, context: { hotel_code: '1', ticket: null, ticketExpiresAt: null, ...context } };
  return storage.recovery.of('id').set(snapshot as never);
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['without a ticket', {}],
  ['with a valid ticket', { ticket: 'haneul.Zk3uYw', ticketExpiresAt: inMinutes(5) }],
])('continues a recovery %s after a reload', (_, context) => {
  keep(context);
  expect(keptSnapshot('id', '1')).toMatchObject({ context });
});

test.each([
  ['whose ticket has expired', { ticket: 'haneul.Zk3uYw', ticketExpiresAt: inMinutes(-1) }],
  ['whose ticket has no expiry time', { ticket: 'haneul.Zk3uYw' }],
  ['for another hotel', { hotel_code: '2' }],
])('restarts a recovery %s', (_, context) => {
  keep(context);
  expect(keptSnapshot('id', '1')).toBeNull();
});
