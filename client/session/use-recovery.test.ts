// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { writeSession } from '../platform/storage.ts';
import { keptSnapshot } from './use-recovery.ts';

function inMinutes(minutes: number) {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
function keep(context: object, status = 'active') {
  return writeSession('recovery:id', {
    status,
    context: { hotelCode: '1', ticket: null, ticketExpiresAt: null, ...context },
  });
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['before any ticket', {}],
  ['with a ticket that is good', { ticket: 'haneul.Zk3uYw', ticketExpiresAt: inMinutes(5) }],
])('a recovery %s goes on after a reload', (_, context) => {
  keep(context);
  expect(keptSnapshot('recovery:id', '1')).toMatchObject({ context });
});

test.each([
  ['whose ticket is over', { ticket: 'haneul.Zk3uYw', ticketExpiresAt: inMinutes(-1) }],
  ['whose ticket has no end', { ticket: 'haneul.Zk3uYw' }],
  ['at another hotel', { hotelCode: '2' }],
])('a recovery %s begins anew', (_, context) => {
  keep(context);
  expect(keptSnapshot('recovery:id', '1')).toBeNull();
});
