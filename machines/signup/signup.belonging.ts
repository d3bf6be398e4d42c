import type { AffiliationRequest, OwnershipRequest } from '../../generated/types.ts';
import { fromEvent, fromOutput, required } from '../params.ts';
import { signupSetup } from './signup.setup.ts';
import { back, backTo, expired, proven } from './signup.ways.ts';

/** Proofs of a company that a member belongs to, or of a room that a member owns. */
export const belonging = {
  affiliation: signupSetup.createStateConfig({
    description: 'The affiliate, its business number and the customer number.',
    meta: { step: 'verify' },
    on: {
      PROVE_AFFILIATION: {
        target: 'verifyingAffiliation',
        actions: { type: 'take the affiliation', params: fromEvent },
      },
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
        signupToken: required(context.signupToken),
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
      input: ({ context }) => ({ signupToken: required(context.signupToken) }),
      onDone: { target: 'ownership', actions: { type: 'take the rooms', params: fromOutput } },
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
      PROVE_OWNERSHIP: { target: 'verifyingOwnership', actions: { type: 'take the ownership', params: fromEvent } },
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
        signupToken: required(context.signupToken),
        body: context.ownership as OwnershipRequest,
      }),
      onDone: proven,
      onError: [expired, backTo('ownership')],
    },
  }),
};
