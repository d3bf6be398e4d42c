import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signupMachine } from '../../../machines/signup/signup.machine.ts';
import { everything, free } from '../../../tests/support/client/signup-fixtures.ts';
import { problem } from '../../../tests/support/client/examples.ts';
import { deferred, flushPromises } from '../../../tests/support/client/machines.ts';
import { checkValue, checkIn } from './duplicate-check.ts';

const server = deferred('checkDuplicate');

function atTheInformation() {
  const machine = signupMachine.provide({ actors: server.actors });
  const context = { ...everything, checking: null, checked: { login_id: null, email: null } };
  const actor = createActor(machine, {
    input: {} as never,
    snapshot: machine.resolveState({ value: 'information', context }),
  });
  return actor.start() as never as Parameters<typeof checkValue>[0];
}

afterEach(() => void server.calls.splice(0));

test('remembers a taken value after another field has been checked', async () => {
  const actor = atTheInformation();
  const id = checkValue(actor, 'login_id', 'minseo21');
  const email = checkValue(actor, 'email', 'doyun@guest.example');
  await flushPromises();
  server.refuse(problem('duplicate_id'));
  await id;
  await flushPromises();
  server.answer(free);
  await email;
  expect(server.calls.map(({ input }) => (input as { body: { field: string } }).body.field)).toEqual([
    'login_id',
    'email',
  ]);
  expect(checkIn(actor, 'login_id', 'minseo21')).toBe('taken');
  expect(checkIn(actor, 'login_id', 'minseo22')).toBeNull();
  expect(checkIn(actor, 'email', 'doyun@guest.example')).toBe('free');
});

test('checks the same value only once', async () => {
  const actor = atTheInformation();
  const both = [checkValue(actor, 'login_id', 'minseo21'), checkValue(actor, 'login_id', 'minseo21')];
  await flushPromises();
  server.refuse(problem('duplicate_id'));
  await Promise.all(both);
  expect(server.calls).toHaveLength(1);
});
