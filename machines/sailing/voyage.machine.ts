import { assign, type ExtractEvent, setup } from 'xstate';
import type { SailingSearchRequest, VoyageCabin, VoyageQuoteRequest } from '../../generated/types.ts';
import { fromEvent, required } from '../params.ts';

export type VoyageChoice = {
  search: SailingSearchRequest;
  outbound: string | null;
  inbound: string | null;
  cabins: VoyageCabin[];
  open: 'sailings' | 'cabins';
};

export type VoyageEvent =
  | { type: 'CHOOSE_SAILINGS'; outbound: string; inbound: string | null }
  | { type: 'CHOOSE_CABINS'; cabins: VoyageCabin[] }
  | { type: 'GO_TO'; step: string };
type On<Type extends VoyageEvent['type']> = ExtractEvent<VoyageEvent, Type>;

export function emptyVoyage(search: SailingSearchRequest): VoyageChoice {
  return { search, outbound: null, inbound: null, cabins: [], open: 'sailings' };
}

/** Contains only codes and counts, because the server computes the price. */
export function voyageQuoteRequest({ search, outbound, inbound, cabins }: VoyageChoice): VoyageQuoteRequest {
  return {
    hotel_code: search.hotel_code,
    outbound: required(outbound),
    ...(inbound !== null && { inbound }),
    cabins,
  };
}

const takeSailings = { target: 'cabins', actions: { type: 'store the sailings', params: fromEvent } } as const;

export const voyageMachine = setup({
  types: {
    context: {} as VoyageChoice,
    events: {} as VoyageEvent,
    input: {} as VoyageChoice,
    output: {} as VoyageChoice,
  },
  guards: {
    'the cabins are next': ({ context }) => context.open === 'cabins' && context.outbound !== null,
    'there are cabins': (_, { cabins }: On<'CHOOSE_CABINS'>) => cabins.length > 0,
    'going to the sailings': (_, { step }: On<'GO_TO'>) => step === 'sailings',
    'going to the cabins, and sailings are chosen': ({ context }, { step }: On<'GO_TO'>) =>
      step === 'cabins' && context.outbound !== null,
  },
  actions: {
    'store the sailings': assign((_, { outbound, inbound }: On<'CHOOSE_SAILINGS'>) => ({
      outbound,
      inbound,
      open: 'cabins' as const,
    })),
    'store the cabins': assign((_, { cabins }: On<'CHOOSE_CABINS'>) => ({ cabins })),
  },
}).createMachine({
  id: 'voyage',
  description: 'Lets the guest choose sailings, then cabins. The booking machine then requests the price.',
  context: ({ input }) => input,
  output: ({ context }) => context,
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides which step to open.',
      always: [{ guard: 'the cabins are next', target: 'cabins' }, { target: 'sailings' }],
    },
    sailings: {
      description: 'The guest chooses the outbound sailing and, for a round trip, the return sailing.',
      on: {
        CHOOSE_SAILINGS: takeSailings,
        GO_TO: { guard: { type: 'going to the cabins, and sailings are chosen', params: fromEvent }, target: 'cabins' },
      },
    },
    cabins: {
      description: 'The guest chooses cabins and the travellers in each.',
      on: {
        CHOOSE_SAILINGS: takeSailings,
        CHOOSE_CABINS: {
          guard: { type: 'there are cabins', params: fromEvent },
          target: 'chosen',
          actions: { type: 'store the cabins', params: fromEvent },
        },
        GO_TO: { guard: { type: 'going to the sailings', params: fromEvent }, target: 'sailings' },
      },
    },
    chosen: { description: 'The sailings and cabins have been chosen.', type: 'final' },
  },
});
