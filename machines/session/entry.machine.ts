import { entered, entrySetup, initialEntry } from './entry.setup.ts';
import { fromError, fromOutput, required } from '../params.ts';
import { membershipsRequest } from './memberships.ts';

const loginIfThereAreKeys = [
  { guard: 'there are keys to log in by', target: 'tryingSso' },
  { target: 'known' },
] as const;
const promotionIfGiven = [
  { guard: 'the address gave a promotion code', target: 'storingPromotion' },
  { target: 'entered' },
] as const;

/**
 * The start flow (spec, section 2), step by step. Nothing that fails on the way stops it: the guest comes in, with less. Pure;
 * the actors are provided.
 */
export const entryMachine = entrySetup.createMachine({
  id: 'entry',
  description: 'Brings a guest from the address of the entry page to where it leads.',
  context: ({ input }) => initialEntry(input),
  initial: 'reading',
  output: ({ context }) => entered(context),
  states: {
    reading: {
      description: 'What the address asks for; without a hotel the access is invalid.',
      always: [{ guard: 'no hotel is named', target: 'invalidAccess' }, { target: 'resetting' }],
    },

    resetting: {
      description: 'Hotel, reservation and data begin anew, but for what the address supplies.',
      tags: 'busy',
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context }) => ({ supplied: required(context.asked).supplied }),
        onDone: 'storingHotelCode',
        onError: 'storingHotelCode',
      },
    },

    storingHotelCode: {
      description: "The hotel's code is stored.",
      tags: 'busy',
      invoke: {
        id: 'storeHotelCode',
        src: 'storeHotelCode',
        input: ({ context }) => ({ hotelCode: required(context.asked).hotelCode }),
        onDone: loginIfThereAreKeys,
        onError: loginIfThereAreKeys,
      },
    },

    tryingSso: {
      description:
        'The keys of the address, or else those that were kept. Kept keys that are refused are a silent logout; without an answer they stay.',
      tags: 'busy',
      invoke: {
        id: 'loginBySso',
        src: 'loginBySso',
        input: ({ context }) => ({ hotel_code: required(context.asked).hotelCode, ...required(context.sso) }),
        onDone: [
          {
            guard: { type: 'it has memberships', params: fromOutput },
            target: 'fetchingMemberships',
            actions: { type: 'keep the login', params: fromOutput },
          },
          { target: 'known', actions: { type: 'keep the login', params: fromOutput } },
        ],
        onError: [
          {
            guard: 'other keys are kept',
            target: 'tryingSso',
            reenter: true,
            actions: 'turn to the kept keys',
          },
          { guard: { type: 'the keys are refused', params: fromError }, target: 'known', actions: 'forget the keys' },
          { target: 'known' },
        ],
      },
    },

    fetchingMemberships: {
      description: 'The membership list, whose first number is booked with. A failure does not undo the login.',
      tags: 'busy',
      invoke: {
        id: 'memberships',
        src: 'memberships',
        input: ({ context }) =>
          membershipsRequest(required(context.asked).hotelCode, required(context.token), required(context.userInfo)),
        onDone: { target: 'known', actions: { type: 'keep the memberships', params: fromOutput } },
        onError: 'known',
      },
    },

    known: {
      description: 'It is settled whether a member or a visitor comes in.',
      always: [{ guard: 'the address says whose employee it is', target: 'readingCompanyInfo' }, { target: 'decided' }],
    },

    readingCompanyInfo: {
      description: 'Whose employee the guest is; what is not signed rightly is nothing, and ignored.',
      tags: 'busy',
      invoke: {
        id: 'readCompanyInfo',
        src: 'readCompanyInfo',
        input: ({ context: { asked } }) => ({
          hotelCode: required(asked).hotelCode,
          CsHsUi: required(required(asked).companyUser),
        }),
        onDone: { target: 'decided', actions: { type: 'keep the company', params: fromOutput } },
        onError: 'decided',
      },
    },

    decided: {
      description: '`p` says where to go: my page for who is logged in, login, sign-up, look-up; else the date does.',
      entry: 'decide where to go',
      always: 'notingSupplied',
    },

    notingSupplied: {
      description: 'What of the search the address gave is noted, so that a reset keeps it.',
      tags: 'busy',
      invoke: {
        id: 'noteSupplied',
        src: 'noteSupplied',
        input: ({ context }) => {
          const { supplied, startDate, endDate, rooms } = required(context.asked);
          return { supplied, startDate, endDate, rooms };
        },
        onDone: promotionIfGiven,
        onError: promotionIfGiven,
      },
    },

    storingPromotion: {
      description: 'The promotion code is stored; a membership cleared only one from before.',
      tags: 'busy',
      invoke: {
        id: 'storePromotion',
        src: 'storePromotion',
        input: ({ context }) => ({ promotion: required(required(context.asked).promotion) }),
        onDone: 'entered',
        onError: 'entered',
      },
    },

    entered: { type: 'final', description: 'On to where the address leads.' },
    invalidAccess: { type: 'final', description: 'No hotel: on to the error page.' },
  },
});
