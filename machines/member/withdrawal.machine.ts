import { assign, type ExtractEvent, setup } from 'xstate';
import type { Problem } from '../../generated/types.ts';
import { fromError, fromEvent } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';

type WithdrawalEvent = { type: 'AGREE'; agreed: boolean } | { type: 'LEAVE' };

export type WithdrawalContext = {
  agreed: boolean;
  problem: Problem | null;
};

export const initialWithdrawal: WithdrawalContext = { agreed: false, problem: null };

const leave = { guard: 'the consequences are accepted', target: 'leaving', actions: 'clear the problem' } as const;
const agree = { actions: { type: 'store the agreement', params: fromEvent } } as const;

export const withdrawalMachine = setup({
  types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
  actors: { withdraw: unimplementedActor<void, void>('withdraw') },
  guards: { 'the consequences are accepted': ({ context }) => context.agreed },
  actions: {
    'store the agreement': assign((_, { agreed }: ExtractEvent<WithdrawalEvent, 'AGREE'>) => ({ agreed })),
    'store the problem': assign((_, problem: Problem) => ({ problem })),
    'clear the problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Deletes a member account permanently.',
  context: initialWithdrawal,
  initial: 'reading',
  states: {
    reading: {
      description:
        "Shows what will be deleted, what the law requires us to keep, and that a withdrawal can't be undone.",
      on: { AGREE: agree, LEAVE: leave },
    },
    leaving: {
      description: 'Deleting the account.',
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: 'withdrawn',
        onError: { target: 'refused', actions: { type: 'store the problem', params: fromError } },
      },
    },
    refused: {
      description:
        'The withdrawal was refused because a stay or refund is still open, or no response arrived. The member can try again.',
      on: { AGREE: agree, LEAVE: leave },
    },
    withdrawn: { description: 'The account was deleted.', type: 'final' },
  },
});
