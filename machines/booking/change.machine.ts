import { assign, type ExtractEvent, setup } from 'xstate';
import type {
  ChangeQuoteResult,
  HoldResult,
  Problem,
  QuoteRequest,
  VoyageChangeRequest,
} from '../../generated/types.ts';
import { fromError, fromEvent, fromOutput, required } from '../params.ts';
import { isTemporary, retryDelay, type TimedProblem } from '../problem.ts';
import { unimplementedActor } from '../unimplemented.ts';
import { leadsTo } from './booking.problems.ts';

export type ChangeSelection = QuoteRequest | VoyageChangeRequest;

export type ChangeEvent =
  | { type: 'SELECT'; selection: ChangeSelection }
  | { type: 'CHANGE'; idempotencyKey: string }
  | { type: 'RETRY' };
type On<Type extends ChangeEvent['type']> = ExtractEvent<ChangeEvent, Type>;

type ChangeInput = { reservationNumber: string; selection: ChangeSelection };

export type PriceInput = { reservationNumber: string; selection: ChangeSelection };
export type MakeChangeInput = { reservationNumber: string; quoteId: string; idempotencyKey: string };

export type ChangeContext = ChangeInput & {
  quote: ChangeQuoteResult | null;
  /** Idempotency-Key for the change. Kept for retries until the request changes. */
  changeKey: string | null;
  hold: HoldResult | null;
  problem: TimedProblem | null;
};

const keepProblem = { type: 'store the problem', params: fromError } as const;
const select = {
  target: 'pricing',
  reenter: true,
  actions: { type: 'store the selection', params: fromEvent },
} as const;

export const changeMachine = setup({
  types: {
    context: {} as ChangeContext,
    events: {} as ChangeEvent,
    input: {} as ChangeInput,
    tags: {} as 'busy',
  },
  actors: {
    price: unimplementedActor<ChangeQuoteResult, PriceInput>('price'),
    change: unimplementedActor<HoldResult, MakeChangeInput>('change'),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.problem) },
  guards: {
    'the change is complete': (_, { status }: HoldResult) => status === 'confirmed',
    'the call may have succeeded': (_, problem: Problem) => leadsTo('perhapsDone', problem),
    'a retry may succeed': ({ context }) => isTemporary(context.problem),
  },
  actions: {
    'store the selection': assign((_, { selection }: On<'SELECT'>) => ({ selection, quote: null, problem: null })),
    'store the quote': assign((_, quote: ChangeQuoteResult) => ({ quote, problem: null })),
    'clear the quote': assign({ quote: null, changeKey: null }),
    'store the key': assign((_, { idempotencyKey }: On<'CHANGE'>) => ({ changeKey: idempotencyKey })),
    'store the hold': assign((_, hold: HoldResult) => ({ hold, problem: null })),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'change',
  description: 'Changes a confirmed reservation.',
  context: ({ input }) => ({ ...input, quote: null, changeKey: null, hold: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The guest chooses the new stay. If the change is impossible, the reason is shown.',
      on: { SELECT: select, RETRY: 'pricing' },
    },

    pricing: {
      description: 'Requesting the price of the change. If the guest chooses again, the price is requested again.',
      invoke: {
        id: 'price',
        src: 'price',
        input: ({ context: { reservationNumber, selection } }) => ({ reservationNumber, selection }),
        onDone: { target: 'priced', actions: { type: 'store the quote', params: fromOutput } },
        onError: { target: 'choosing', actions: keepProblem },
      },
      on: { SELECT: select },
    },

    priced: {
      description: 'Shows what the change costs or refunds. The guest confirms the change or chooses again.',
      on: { SELECT: select, CHANGE: { target: 'changing', actions: { type: 'store the key', params: fromEvent } } },
    },

    changing: {
      description: 'Applying the change, or holding it for payment.',
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({
          reservationNumber: context.reservationNumber,
          quoteId: required(context.quote).quote_id,
          idempotencyKey: required(context.changeKey),
        }),
        onDone: [
          {
            guard: { type: 'the change is complete', params: fromOutput },
            target: 'changed',
            actions: { type: 'store the hold', params: fromOutput },
          },
          { target: 'toPay', actions: { type: 'store the hold', params: fromOutput } },
        ],
        onError: [
          {
            guard: { type: 'the call may have succeeded', params: fromError },
            target: 'interrupted',
            actions: keepProblem,
          },
          { target: 'choosing', actions: [keepProblem, 'clear the quote'] },
        ],
      },
    },

    interrupted: {
      description:
        'No response arrived. The same request is sent again with the same idempotency key, so that only one change is made.',
      after: { retryDelay: { guard: 'a retry may succeed', target: 'changing' } },
      on: { RETRY: 'changing' },
    },

    changed: { description: 'The change is complete.', type: 'final' },

    toPay: { description: 'The change is held until the guest pays the difference.', type: 'final' },
  },
});
