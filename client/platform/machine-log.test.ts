import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { logTransitions } from './machine-log.ts';

function started() {
  const log = { debug: vi.fn<Console['debug']>(), warn: vi.fn<Console['warn']>() };
  const machine = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { OPEN: 'open', KNOCK: {} } }, open: {} },
  });
  return { log, actor: createActor(machine, { inspect: logTransitions(log) }).start() };
}

test('logs a transition with the event that caused it', () => {
  const { log, actor } = started();
  actor.send({ type: 'OPEN' });
  expect(log.debug.mock.calls).toEqual([['door: "closed" → "open" on OPEN']]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('warns about an event that the state does not accept', () => {
  const { log, actor } = started();
  actor.send({ type: 'CLOSE' });
  expect(log.warn.mock.calls).toEqual([[`door: "closed" doesn't accept CLOSE`]]);
});

test('does not warn about an event that is accepted without a transition', () => {
  const { log, actor } = started();
  actor.send({ type: 'KNOCK' });
  expect(log.warn).not.toHaveBeenCalled();
});
