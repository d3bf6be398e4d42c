import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signupMachine } from '../../machines/signup/signup.machine.ts';
import { everything, free } from '../../tests/support/signup-fixtures.ts';
import { deferred, flushPromises, problem } from '../../tests/support/machines.ts';
import { askWhether, checkIn } from './duplicate-check.ts';

const server = deferred('checkDuplicate');

function atTheInformation() {
  const machine = signupMachine.provide({ actors: server.actors });
  const context = { ...everything, checking: null, checked: { login_id: null, email: null } };
  const actor = createActor(machine, {
    input: {} as never,
    snapshot: machine.resolveState({ value: 'information', context }),
  });
  return actor.start() as never as Parameters<typeof askWhether>[0];
}

afterEach(() => void server.calls.splice(0));

test('what was found taken is still known when another field has been asked about', async () => {
  const actor = atTheInformation();
  const id = askWhether(actor, 'login_id', 'minseo21');
  const email = askWhether(actor, 'email', 'doyun@guest.example');
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

test('what is asked about twice is asked once', async () => {
  const actor = atTheInformation();
  const both = [askWhether(actor, 'login_id', 'minseo21'), askWhether(actor, 'login_id', 'minseo21')];
  await flushPromises();
  server.refuse(problem('duplicate_id'));
  await Promise.all(both);
  expect(server.calls).toHaveLength(1);
});
