import { assign, setup } from 'xstate';
import type { Problem } from '../../generated/types.ts';
import { fromError } from '../params.ts';
import { unimplementedActor } from '../unimplemented.ts';

export type RecheckEvent = { type: 'CHECK' };

export type RecheckContext = {
  problem: Problem | null;
};

/** `hasPassword`: false for social members, who are not asked. */
export type RecheckInput = { hasPassword: boolean };

/**
 * Asks for the password before a protected page. The password bypasses the machine; see machines/secret-channel.ts.
 */
export const recheckMachine = setup({
  types: {
    context: {} as RecheckContext & RecheckInput,
    events: {} as RecheckEvent,
    input: {} as RecheckInput,
  },
  actors: { check: unimplementedActor<void, void>('check') },
  guards: { 'there is a password': ({ context }) => context.hasPassword },
  actions: {
    'keep the problem': assign((_, problem: Problem) => ({ problem })),
    'forget the problem': assign({ problem: null }),
  },
}).createMachine({
  id: 'recheck',
  description: 'The password is asked for once more before the account is changed.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'begun',
  states: {
    begun: {
      description: 'Whether there is anything to ask.',
      always: [{ guard: 'there is a password', target: 'asking' }, { target: 'known' }],
    },
    asking: {
      description: 'The password is wanted.',
      on: { CHECK: { target: 'checking', actions: 'forget the problem' } },
    },
    checking: {
      description: 'It is being tried.',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        onDone: 'known',
        onError: { target: 'asking', actions: { type: 'keep the problem', params: fromError } },
      },
    },
    known: { description: 'It is who they say.', type: 'final' },
  },
});
