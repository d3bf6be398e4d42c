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

export function soughtVoyage(search: SailingSearchRequest): VoyageChoice {
  return { search, outbound: null, inbound: null, cabins: [], open: 'sailings' };
}

/** Contains only codes and counts; the server computes the price. */
export function voyageQuoteRequest({ search, outbound, inbound, cabins }: VoyageChoice): VoyageQuoteRequest {
  return {
    hotel_code: search.hotel_code,
    outbound: required(outbound),
    ...(inbound !== null && { inbound }),
    cabins,
  };
}

const takeSailings = { target: 'cabins', actions: { type: 'take the sailings', params: fromEvent } } as const;

/** Chooses the sailings, then the cabins. Reserves nothing; the price comes from a quote of the booking. */
export const voyageMachine = setup({
  types: {
    context: {} as VoyageChoice,
    events: {} as VoyageEvent,
    input: {} as VoyageChoice,
    output: {} as VoyageChoice,
  },
  guards: {
    'cabins are chosen next': ({ context }) => context.open === 'cabins' && context.outbound !== null,
    'there are cabins': (_, { cabins }: On<'CHOOSE_CABINS'>) => cabins.length > 0,
    'to the sailings': (_, { step }: On<'GO_TO'>) => step === 'sailings',
    'to the cabins of sailings that are chosen': ({ context }, { step }: On<'GO_TO'>) =>
      step === 'cabins' && context.outbound !== null,
  },
  actions: {
    'take the sailings': assign((_, { outbound, inbound }: On<'CHOOSE_SAILINGS'>) => ({
      outbound,
      inbound,
      open: 'cabins' as const,
    })),
    'take the cabins': assign((_, { cabins }: On<'CHOOSE_CABINS'>) => ({ cabins })),
  },
}).createMachine({
  id: 'voyage',
  description: 'Leads the guest from the sailings to the cabins, for the booking to ask a price for.',
  context: ({ input }) => input,
  output: ({ context }) => context,
  initial: 'opening',
  states: {
    opening: {
      description: 'Where the guest goes on.',
      always: [{ guard: 'cabins are chosen next', target: 'cabins' }, { target: 'sailings' }],
    },
    sailings: {
      description: 'The way out, and for a round trip the way back.',
      on: {
        CHOOSE_SAILINGS: takeSailings,
        GO_TO: { guard: { type: 'to the cabins of sailings that are chosen', params: fromEvent }, target: 'cabins' },
      },
    },
    cabins: {
      description: 'Cabins, and who sleeps in which.',
      on: {
        CHOOSE_SAILINGS: takeSailings,
        CHOOSE_CABINS: {
          guard: { type: 'there are cabins', params: fromEvent },
          target: 'chosen',
          actions: { type: 'take the cabins', params: fromEvent },
        },
        GO_TO: { guard: { type: 'to the sailings', params: fromEvent }, target: 'sailings' },
      },
    },
    chosen: { description: 'The voyage is whole.', type: 'final' },
  },
});
