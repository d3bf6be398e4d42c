import type { AffiliationRequest, OwnershipRequest } from '../../generated/types.ts';
import { given } from '../provide-me.ts';
import { answer, by, said } from '../words.ts';
import { signupSetup } from './signup.setup.ts';
import { back, backTo, expired, proven } from './signup.ways.ts';

/** Proofs of a company that a member belongs to, or of a room that a member owns. */
export const belonging = {
  affiliation: signupSetup.createStateConfig({
    description: 'The affiliate, its business number and the customer number.',
    meta: { step: 'verify' },
    on: {
      PROVE_AFFILIATION: { target: 'verifyingAffiliation', actions: by('take the affiliation', said) },
      RESUME: 'refreshing',
      BACK: back('agreements'),
    },
  }),

  verifyingAffiliation: signupSetup.createStateConfig({
    description: 'They must belong together in what the provider registered.',
    meta: { step: 'verify' },
    tags: 'busy',
    invoke: {
      id: 'verifyAffiliation',
      src: 'verifyAffiliation',
      // Whole since PROVE_AFFILIATION, which brings it as the contract wants it.
      input: ({ context }) => ({
        signupToken: given(context.signupToken),
        body: context.affiliation as AffiliationRequest,
      }),
      onDone: proven,
      onError: [expired, backTo('affiliation')],
    },
  }),

  loadingRooms: signupSetup.createStateConfig({
    description: 'Buildings, units and rooms to pick from.',
    meta: { step: 'verify' },
    tags: 'busy',
    invoke: {
      id: 'ownedRooms',
      src: 'ownedRooms',
      input: ({ context }) => ({ signupToken: given(context.signupToken) }),
      onDone: { target: 'ownership', actions: by('take the rooms', answer) },
      onError: [expired, backTo('roomsInterrupted')],
    },
  }),

  roomsInterrupted: signupSetup.createStateConfig({
    description: 'The rooms could not be loaded; it can be tried again.',
    meta: { step: 'verify' },
    tags: 'interrupted',
    on: { RETRY: back('loadingRooms'), BACK: back('agreements') },
  }),

  ownership: signupSetup.createStateConfig({
    description: 'The owned room, the number of its sale and the contractor.',
    meta: { step: 'verify' },
    on: {
      PROVE_OWNERSHIP: { target: 'verifyingOwnership', actions: by('take the ownership', said) },
      RESUME: 'refreshing',
      BACK: back('agreements'),
    },
  }),

  verifyingOwnership: signupSetup.createStateConfig({
    description: 'It must be what the contract says.',
    meta: { step: 'verify' },
    tags: 'busy',
    invoke: {
      id: 'verifyOwnership',
      src: 'verifyOwnership',
      // Whole since PROVE_OWNERSHIP.
      input: ({ context }) => ({
        signupToken: given(context.signupToken),
        body: context.ownership as OwnershipRequest,
      }),
      onDone: proven,
      onError: [expired, backTo('ownership')],
    },
  }),
};
