import type { OwnedRoomsResult, SignupState } from '../../../generated/types.ts';
import {
  initialSignup,
  type Joined,
  type SignupContext,
  type SignupInput,
} from '../../../machines/signup/signup.context.ts';
import { example } from './examples.ts';

export function signupState(missing: SignupState['missing'], more: Partial<SignupState> = {}) {
  return {
    result: 'success' as const,
    signup: {
      member_type: 'GENERAL',
      join_type: 'NORMAL',
      expires_at: '2027-06-01T01:30:00Z',
      missing,
      phone_number: null,
      email: null,
      guardian_phone_number: null,
      affiliate_name: null,
      owned_room: null,
      prefill: null,
      ...more,
    } satisfies SignupState,
  };
}
export function startedSignup(missing: SignupState['missing']) {
  return { ...signupState(missing), signup_token: 'haneul.Sg5rTb' };
}
export const verifiedSignup = signupState([], { phone_number: '01055500163' });
export const guardedSignup = signupState([], { phone_number: '01055500163', guardian_phone_number: '01055500199' });
export const rooms: OwnedRoomsResult = {
  result: 'success',
  buildings: [
    {
      building_code: 'B101',
      building_name: '101동',
      units: [{ unit_code: 'A', unit_name: 'A타입', room_numbers: ['1203', '1204'] }],
    },
  ],
};
export const sent = example('VerificationResult', 'verification');
export const free = { result: 'success', available: true } as const;
export const created: Joined = {
  result: 'success',
  login_id: 'haneul27',
  user_name: '박도윤',
  member_type: 'GENERAL',
  join_type: 'NORMAL',
  member_no: 'M0000163',
};

export const agreements = { PRIVACY: true, TERMS: true, MARKETING: false, MEMBERSHIP: false };
export const affiliation = { affiliate_name: '한빛전자', business_number: '0000000101', customer_number: 'C20417' };
export const ownership = {
  building_code: 'B101',
  unit_code: 'A',
  room_number: '1203',
  distribution_number: 'D-2024-0117',
  owner_name: '최지우',
};
export const person = {
  last_name: '박',
  first_name: '도윤',
  birthday: '1990-11-20',
  gender: 'male',
  email: 'doyun@guest.example',
} as const;
export const information = { login_id: 'haneul27', ...person };

export function event(type: string) {
  return { type };
}
export const choose = { type: 'CHOOSE', memberType: 'GENERAL' } as const;
export const agree = { type: 'AGREE', agreements } as const;
export const proveAffiliation = { type: 'PROVE_AFFILIATION', affiliation } as const;
export const proveOwnership = { type: 'PROVE_OWNERSHIP', ownership } as const;
export const sendCode = { type: 'SEND_CODE', to: '01055500163' } as const;
export const changeContact = { type: 'CHANGE_CONTACT', channel: 'SMS' } as const;
export const checkId = { type: 'CHECK', field: 'login_id', value: 'haneul27' } as const;
export const checkEmail = { type: 'CHECK', field: 'email', value: person.email } as const;
export const submit = { type: 'SUBMIT', information, guardianNeeded: false } as const;
export const lost = new TypeError('fetch failed');

export const input: SignupInput = {
  hotelCode: '1',
  memberTypes: ['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL'],
  membershipTermsAlone: false,
};
export const social = {
  ticket: 'haneul.Ty6sVn',
  provider: 'kakao',
  prefill: {
    user_name: '이서준',
    last_name: '이',
    first_name: '서준',
    email: 'seojun@guest.example',
    phone_number: '01055500177',
  },
} as const;

/** A context that is valid in every state. */
export const everything: SignupContext = {
  ...initialSignup(input),
  memberType: 'GENERAL',
  signupToken: 'haneul.Sg5rTb',
  signup: verifiedSignup.signup,
  agreements,
  affiliation,
  ownership,
  buildings: rooms.buildings,
  proof: { channel: 'SMS', subject: 'MEMBER', to: '01055500163' },
  verification: { verification_id: sent.verification_id, expires_at: sent.expires_at, resend_at: sent.resend_at },
  information,
  checking: { field: 'login_id', value: 'haneul27' },
  checked: { login_id: 'haneul27', email: person.email },
};
