import { describe } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { problem } from '../../tests/support/client/examples.ts';
import { answered, refused, type Row, testPaths, testReload, testTable } from '../../tests/support/client/machines.ts';
import { recheckMachine } from './recheck.machine.ts';

const context = { hasPassword: true, problem: null };
const check = { type: 'CHECK' } as const;
const noAnswer = new TypeError('fetch failed');

const table: Row<typeof context>[] = [
  ['asking', check, 'checking'],
  ['checking', check, 'checking'],
  ['checking', answered('check'), 'known'],
  ['checking', refused('check', problem('bad_credentials')), 'asking'],
  ['checking', refused('check', noAnswer), 'asking'],
  ['known', check, 'known'],
];

describe('transitions of the recheck machine', () => {
  testTable(recheckMachine, table, context);
});

describe('every simple path of the recheck machine, on a real actor', () => {
  const events = [check, answered('check'), refused('check', problem('bad_credentials')), refused('check', noAnswer)];
  for (const hasPassword of [true, false]) {
    const input = { hasPassword };
    testPaths(recheckMachine, input, getSimplePaths(recheckMachine, { events, input }), ['check']);
  }
});

describe('recheck machine after a reload during a call', () => {
  testReload(recheckMachine, { hasPassword: true }, context, ['begun']);
});
