import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { example, problem } from '../../tests/support/client/examples.ts';
import {
  after,
  answered,
  deferred,
  flushPromises,
  refused,
  type Row,
  testPaths,
  testTable,
} from '../../tests/support/client/machines.ts';
import { type ChangeContext, changeMachine } from './change.machine.ts';

const { selection: booked, reservation_number: reservationNumber } = example(
  'ReservationResult',
  'reservation-confirmed',
).reservation;
const selection = booked!;
const quote = example('ChangeQuoteResult', 'change-quote-later');
const held = example('HoldResult', 'hold-later');
const changed = example('HoldResult', 'hold-shorter');
const noAnswer = new TypeError('fetch failed');

const input = { reservationNumber, selection };
const later = { ...selection, end_date: '2027-06-14' };
const select = { type: 'SELECT', selection: later };
const change = { type: 'CHANGE', idempotencyKey: 'key-1' };
const retry = { type: 'RETRY' };
const everything: ChangeContext = { ...input, quote, changeKey: 'key-1', hold: null, problem: null };
const temporary = { problem: problem('unavailable') };

const table: Row<ChangeContext>[] = [
  ['choosing', select, 'pricing'],
  ['choosing', retry, 'pricing'],
  ['pricing', select, 'pricing'],
  ['pricing', answered('price', quote), 'priced'],
  ['pricing', refused('price', problem('room_sold_out')), 'choosing'],
  ['pricing', refused('price', noAnswer), 'choosing'],
  ['priced', select, 'pricing'],
  ['priced', change, 'changing'],
  ['changing', answered('change', changed), 'changed'],
  ['changing', answered('change', held), 'toPay'],
  ['changing', refused('change', noAnswer), 'interrupted'],
  ['changing', refused('change', problem('idempotency_in_flight')), 'interrupted'],
  ['changing', refused('change', problem('price_changed')), 'choosing'],
  ['changing', refused('change', problem('change_not_free')), 'choosing'],
  ['changing', select, 'changing'],
  ['interrupted', after('retryDelay', 'change', 'interrupted'), 'changing', temporary],
  ['interrupted', after('retryDelay', 'change', 'interrupted'), 'interrupted', { problem: problem('internal') }],
  ['interrupted', retry, 'changing'],
];

describe('transitions of the change machine', () => {
  testTable(changeMachine, table, everything);
});

describe('every simple path of the change machine, on a real actor', () => {
  const events = [
    select,
    change,
    retry,
    answered('price', quote),
    refused('price', noAnswer),
    answered('change', changed),
    answered('change', held),
    refused('change', noAnswer),
    refused('change', problem('price_changed')),
    after('retryDelay', 'change', 'interrupted'),
  ];
  const paths = getSimplePaths(changeMachine, { input, events: events as never });
  testPaths(changeMachine, input, paths, ['price', 'change']);
});

describe('inputs of the calls', () => {
  function begun() {
    const { actors, calls, answer, refuse } = deferred('price', 'change');
    const actor = createActor(changeMachine.provide({ actors }), { input }).start();
    return { actor, calls, answer, refuse };
  }

  it('prices the last choice, and changes the reservation with its quote and the same key, even on a retry', async () => {
    const { actor, calls, answer, refuse } = begun();
    actor.send({ type: 'SELECT', selection });
    actor.send({ type: 'SELECT', selection: later });
    answer(quote);
    await flushPromises();
    actor.send({ type: 'CHANGE', idempotencyKey: 'key-1' });
    refuse(noAnswer);
    await flushPromises();
    actor.send({ type: 'RETRY' });
    answer(held);
    await flushPromises();
    expect(actor.getSnapshot()).toMatchObject({ value: 'toPay', context: { hold: held } });
    const asked = { reservationNumber, quoteId: quote.quote_id, idempotencyKey: 'key-1' };
    expect(calls.map((call) => call.input)).toEqual([
      { reservationNumber, selection },
      { reservationNumber, selection: later },
      asked,
      asked,
    ]);
  });

  it('discards an outdated price, and keeps the choice', async () => {
    const { actor, answer, refuse } = begun();
    actor.send({ type: 'SELECT', selection: later });
    answer(quote);
    await flushPromises();
    actor.send({ type: 'CHANGE', idempotencyKey: 'key-1' });
    refuse(problem('price_changed'));
    await flushPromises();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { selection: later, quote: null, changeKey: null, problem: { code: 'price_changed' } },
    });
  });
});
