import { assign, type ExtractEvent, setup } from 'xstate';
import type { Problem } from '../../generated/types.ts';
import { fromError, fromEvent } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';

export type WithdrawalEvent = { type: 'AGREE'; agreed: boolean } | { type: 'LEAVE' };

export type WithdrawalContext = {
  /** The member has confirmed that they read the consequences. */
  agreed: boolean;
  problem: Problem | null;
};

export const initialWithdrawal: WithdrawalContext = { agreed: false, problem: null };

const leave = { guard: 'it is agreed', target: 'leaving', actions: 'forget the problem' } as const;
const agree = { actions: { type: 'take the agreement', params: fromEvent } } as const;

/** Ends an account permanently. */
export const withdrawalMachine = setup({
  types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
  actors: { withdraw: unimplementedActor<void, void>('withdraw') },
  guards: { 'it is agreed': ({ context }) => context.agreed },
  actions: {
    'take the agreement': assign((_, { agreed }: ExtractEvent<WithdrawalEvent, 'AGREE'>) => ({ agreed })),
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
    'forget the problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'A member ends their account for good.',
  context: initialWithdrawal,
  initial: 'reading',
  states: {
    reading: {
      description: 'What goes, what the law has us keep, and that it cannot be undone.',
      on: { AGREE: agree, LEAVE: leave },
    },
    leaving: {
      description: 'The account is being ended.',
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: 'gone',
        onError: { target: 'refused', actions: { type: 'keep the problem', params: fromError } },
      },
    },
    refused: {
      description: 'Something is open yet, or no answer came: the account stands.',
      on: { AGREE: agree, LEAVE: leave },
    },
    gone: { description: 'There is no account any more.', type: 'final' },
  },
});
