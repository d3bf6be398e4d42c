import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { problem } from '../../tests/support/client/examples.ts';
import {
  answered,
  deferred,
  flushPromises,
  refused,
  type Row,
  testPaths,
  testReload,
  testTable,
} from '../../tests/support/client/machines.ts';
import { initialWithdrawal, type WithdrawalContext, withdrawalMachine } from './withdrawal.machine.ts';

const agree = { type: 'AGREE', agreed: true } as const;
const leave = { type: 'LEAVE' } as const;
const noAnswer = new TypeError('fetch failed');
const agreed = { agreed: true };

const table: Row<WithdrawalContext>[] = [
  ['reading', agree, 'reading'],
  ['reading', leave, 'reading'],
  ['reading', leave, 'leaving', agreed],
  ['leaving', leave, 'leaving', agreed],
  ['leaving', answered('withdraw'), 'withdrawn', agreed],
  ['leaving', refused('withdraw', problem('withdrawal_failed')), 'refused', agreed],
  ['leaving', refused('withdraw', noAnswer), 'refused', agreed],
  ['refused', { type: 'AGREE', agreed: false } as never, 'refused', agreed],
  ['refused', leave, 'refused'],
  ['refused', leave, 'leaving', agreed],
];

describe('transitions of the withdrawal machine', () => {
  testTable(withdrawalMachine, table, initialWithdrawal);
});

describe('every simple path of the withdrawal machine, on a real actor', () => {
  const events = [
    agree,
    leave,
    answered('withdraw'),
    refused('withdraw', problem('withdrawal_failed')),
    refused('withdraw', noAnswer),
  ];
  testPaths(withdrawalMachine, undefined, getSimplePaths(withdrawalMachine, { events }), ['withdraw']);
});

describe('withdrawal machine after a reload during a call', () => {
  testReload(withdrawalMachine, undefined, initialWithdrawal);
});

test('does not end the account without consent, or after consent has been revoked', async () => {
  const { actors, calls } = deferred('withdraw');
  const actor = createActor(withdrawalMachine.provide({ actors })).start();
  for (const event of [leave, agree, { type: 'AGREE', agreed: false } as const, leave]) actor.send(event);
  await flushPromises();
  expect(calls).toEqual([]);
  actor.stop();
});
