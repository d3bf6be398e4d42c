import { assign, setup } from 'xstate';
import type { Problem } from '../../generated/types.ts';
import { fromError } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';

type RecheckEvent = { type: 'CHECK' };

type RecheckContext = {
  problem: Problem | null;
};

/** `hasPassword` is false for social members, who aren't asked for a password. */
type RecheckInput = { hasPassword: boolean };

/**
 * Asks for the password again before a protected page opens. The password is passed directly to the actor; see
 * machines/secret-channel.ts.
 */
export const recheckMachine = setup({
  types: {
    context: {} as RecheckContext & RecheckInput,
    events: {} as RecheckEvent,
    input: {} as RecheckInput,
  },
  actors: { check: unimplementedActor<void, void>('check') },
  guards: { 'the member has a password': ({ context }) => context.hasPassword },
  actions: {
    'store the problem': assign((_, problem: Problem) => ({ problem })),
    'clear the problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'recheck',
  description: 'Asks a member for the password again before opening a protected page.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'begun',
  states: {
    begun: {
      description: 'Checks whether the member has a password.',
      always: [{ guard: 'the member has a password', target: 'asking' }, { target: 'known' }],
    },
    asking: {
      description: 'Shows the password form.',
      on: { CHECK: { target: 'checking', actions: 'clear the problem' } },
    },
    checking: {
      description: 'Verifying the password.',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        onDone: 'known',
        onError: { target: 'asking', actions: { type: 'store the problem', params: fromError } },
      },
    },
    known: { description: 'The password was correct.', type: 'final' },
  },
});
