import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { chooseCabins, chooseSailings, sailingSearch, voyage } from '../../tests/support/client/booking.ts';
import { type Row, testPaths, testReload, testTable } from '../../tests/support/client/machines.ts';
import { emptyVoyage, type VoyageChoice, voyageMachine, voyageQuoteRequest } from './voyage.machine.ts';

const input = emptyVoyage(sailingSearch);
const unchosen = { outbound: null, inbound: null };
function goTo(step: string) {
  return { type: 'GO_TO', step };
}

const table: Row<VoyageChoice>[] = [
  ['opening', { type: 'xstate.init' }, 'cabins'],
  ['opening', { type: 'xstate.init' }, 'sailings', { open: 'sailings' }],
  ['opening', { type: 'xstate.init' }, 'sailings', unchosen],
  ['sailings', chooseSailings, 'cabins'],
  ['sailings', goTo('cabins'), 'cabins'],
  ['sailings', goTo('cabins'), 'sailings', unchosen],
  ['sailings', goTo('info'), 'sailings'],
  ['cabins', chooseSailings, 'cabins'],
  ['cabins', chooseCabins, 'chosen'],
  ['cabins', { ...chooseCabins, cabins: [] } as never, 'cabins'],
  ['cabins', goTo('sailings'), 'sailings'],
  ['cabins', goTo('info'), 'cabins'],
];

describe('transitions of the voyage machine', () => {
  testTable(voyageMachine, table, voyage, (value, context) =>
    value === 'opening'
      ? createActor(voyageMachine, { input: context }).getSnapshot()
      : voyageMachine.resolveState({ value: value as 'cabins', context }),
  );
});

describe('every simple path of the voyage machine, on a real actor', () => {
  const events = [chooseSailings, chooseCabins, goTo('sailings'), goTo('cabins')];
  const paths = getSimplePaths(voyageMachine, { input, events: events as never });

  it('reaches every state except opening', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(['sailings', 'cabins', 'chosen']));
  });

  testPaths(voyageMachine, input, paths, []);
});

describe('voyage machine', () => {
  testReload(voyageMachine, input, voyage, ['opening']);

  it('returns a complete voyage, and requests a price with codes and counts only', () => {
    const actor = createActor(voyageMachine, { input }).start();
    actor.send(chooseSailings);
    actor.send(chooseCabins);
    expect(actor.getSnapshot().output).toEqual(voyage);
    expect(voyageQuoteRequest(voyage)).toEqual({
      hotel_code: '20',
      outbound: 'IT0611',
      inbound: 'TI0614',
      cabins: chooseCabins.cabins,
    });
    expect(voyageQuoteRequest({ ...voyage, inbound: null })).not.toHaveProperty('inbound');
  });

  it('keeps the cabins while the guest looks at other sailings', () => {
    const [looking] = transition(voyageMachine, voyageMachine.resolveState({ value: 'cabins', context: voyage }), {
      type: 'GO_TO',
      step: 'sailings',
    });
    expect(looking.context.cabins).toEqual(voyage.cabins);
  });
});
