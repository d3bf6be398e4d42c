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

export type ChangeInput = { reservationNumber: string; selection: ChangeSelection };

export type PriceInput = { reservationNumber: string; selection: ChangeSelection };
export type MakeChangeInput = { reservationNumber: string; quoteId: string; idempotencyKey: string };

export type ChangeContext = ChangeInput & {
  quote: ChangeQuoteResult | null;
  /** Idempotency-Key of the change, from the press of the button until the intent changes. */
  changeKey: string | null;
  hold: HoldResult | null;
  problem: TimedProblem | null;
};

const keepProblem = { type: 'keep the problem', params: fromError } as const;
const select = {
  target: 'pricing',
  reenter: true,
  actions: { type: 'take the selection', params: fromEvent },
} as const;

/** Changes a confirmed stay: prices each choice, then applies the change or holds it for payment. */
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
    'it is changed': (_, { status }: HoldResult) => status === 'confirmed',
    'it may have been done': (_, problem: Problem) => leadsTo('perhapsDone', problem),
    'asking again may help': ({ context }) => isTemporary(context.problem),
  },
  actions: {
    'take the selection': assign((_, { selection }: On<'SELECT'>) => ({ selection, quote: null, problem: null })),
    'take the quote': assign((_, quote: ChangeQuoteResult) => ({ quote, problem: null })),
    'forget the quote': assign({ quote: null, changeKey: null }),
    'take the key': assign((_, { idempotencyKey }: On<'CHANGE'>) => ({ changeKey: idempotencyKey })),
    'take the hold': assign((_, hold: HoldResult) => ({ hold, problem: null })),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
  },
}).createMachine({
  id: 'change',
  description: 'Leads the guest from what is booked to what it becomes.',
  context: ({ input }) => ({ ...input, quote: null, changeKey: null, hold: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What the stay is to be; a change that cannot be had says why.',
      on: { SELECT: select, RETRY: 'pricing' },
    },

    pricing: {
      description: 'What the change costs or gives back is being asked for; another choice asks anew.',
      invoke: {
        id: 'price',
        src: 'price',
        input: ({ context: { reservationNumber, selection } }) => ({ reservationNumber, selection }),
        onDone: { target: 'priced', actions: { type: 'take the quote', params: fromOutput } },
        onError: { target: 'choosing', actions: keepProblem },
      },
      on: { SELECT: select },
    },

    priced: {
      description: 'What the change costs or gives back; the guest decides.',
      on: { SELECT: select, CHANGE: { target: 'changing', actions: { type: 'take the key', params: fromEvent } } },
    },

    changing: {
      description: 'The change is being made, or held to be paid.',
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
            guard: { type: 'it is changed', params: fromOutput },
            target: 'changed',
            actions: { type: 'take the hold', params: fromOutput },
          },
          { target: 'toPay', actions: { type: 'take the hold', params: fromOutput } },
        ],
        onError: [
          {
            guard: { type: 'it may have been done', params: fromError },
            target: 'interrupted',
            actions: keepProblem,
          },
          { target: 'choosing', actions: [keepProblem, 'forget the quote'] },
        ],
      },
    },

    interrupted: {
      description: 'No answer; the same request is sent again with the same key, so that it is one change.',
      after: { retryDelay: { guard: 'asking again may help', target: 'changing' } },
      on: { RETRY: 'changing' },
    },

    changed: { description: 'The stay is another one.', type: 'final' },

    toPay: { description: 'What comes is held; the difference has to be paid.', type: 'final' },
  },
});
