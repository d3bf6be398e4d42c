import { describe, expect, it } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import type { SignupState } from '../../generated/types.ts';
import {
  agree,
  agreements,
  startedSignup,
  changeContact,
  checkEmail,
  checkId,
  choose,
  created,
  event,
  everything,
  free,
  guardedSignup,
  input,
  lost,
  person,
  proveAffiliation,
  verifiedSignup,
  proveOwnership,
  rooms,
  sendCode,
  sent,
  social,
  signupState,
  submit,
} from '../../tests/support/client/signup-fixtures.ts';
import { problem } from '../../tests/support/client/examples.ts';
import { answered, refused, type Row, testPaths, testTable } from '../../tests/support/client/machines.ts';
import type { SignupContext } from './signup.context.ts';
import { signupMachine } from './signup.machine.ts';

type Context = Partial<SignupContext>;
const bySocial: Context = { social, memberType: 'GENERAL' };
function missing(...proofs: SignupState['missing']): Context {
  return { signup: signupState(proofs).signup };
}
const ofGuardian: Context = { proof: { channel: 'SMS', subject: 'GUARDIAN', to: '01055500199' } };
const termsAlone: Context = { membershipTermsAlone: true };
function ticked(more: object) {
  return { ...agree, agreements: { ...agreements, ...more } } as never;
}
function saidBy(more: object) {
  return { ...submit, ...more } as never;
}
const expired = problem('session_expired');

function goesOn(from: string, event: (missing: SignupState['missing']) => { type: string }): Row<SignupContext>[] {
  return [
    [from, event(['AFFILIATION', 'PHONE']), 'affiliation', missing('AFFILIATION', 'PHONE')],
    [from, event(['OWNERSHIP', 'PHONE']), 'ownership', missing('OWNERSHIP', 'PHONE')],
    [from, event(['OWNERSHIP']), 'loadingRooms', { ...missing('OWNERSHIP'), buildings: null }],
    [from, event(['PHONE']), 'contact', missing('PHONE')],
    [from, event(['EMAIL']), 'contact', missing('EMAIL')],
    [from, event([]), 'information', missing()],
  ];
}

function making(from: string, actor: string): Row<SignupContext>[] {
  return [
    [from, answered(actor, created), 'welcome', { created }],
    [from, refused(actor, expired), 'expired'],
    [from, refused(actor, problem('signup_not_completed')), 'refreshing'],
    [from, refused(actor, problem('guardian_consent_required')), 'guardian'],
    ...(
      [
        'duplicate_id',
        'duplicate_email',
        'duplicate_phone',
        'rejoin_too_early',
        'password_format',
        'unavailable',
      ] as const
    ).map((code): Row<SignupContext> => [from, refused(actor, problem(code)), 'information']),
    [from, refused(actor, lost), 'information'],
    [from, event('SAVE'), from],
    [from, submit, from],
  ];
}

const table: Row<SignupContext>[] = [
  ['chooseType', choose, 'starting'],
  ['chooseType', { ...choose, memberType: 'PRESALE_CORPORATE' } as never, 'chooseType'],
  ['starting', answered('startSignup', startedSignup(['PHONE'])), 'agreements'],
  ['starting', refused('startSignup', problem('verification_expired')), 'expired', bySocial],
  ['starting', refused('startSignup', lost), 'startInterrupted'],
  ['starting', refused('startSignup', problem('rate_limited')), 'startInterrupted'],
  ['starting', refused('startSignup', problem('forbidden')), 'startInterrupted', bySocial],
  ['starting', refused('startSignup', problem('forbidden')), 'chooseType'],
  ['startInterrupted', event('RETRY'), 'starting'],
  ['startInterrupted', event('BACK'), 'chooseType'],
  ['startInterrupted', event('BACK'), 'startInterrupted', bySocial],
  ...goesOn('agreements', () => agree),
  ['agreements', ticked({ PRIVACY: false }), 'agreements'],
  ['agreements', ticked({ TERMS: false }), 'agreements'],
  ['agreements', ticked({ MARKETING: true }), 'information'],
  ['agreements', agree, 'agreements', termsAlone],
  ['agreements', ticked({ MEMBERSHIP: true }), 'information', termsAlone],
  ['agreements', event('BACK'), 'chooseType'],
  ['agreements', event('BACK'), 'agreements', bySocial],
  ['agreements', event('RESUME'), 'agreements'],
  ['affiliation', proveAffiliation, 'verifyingAffiliation'],
  ['affiliation', event('RESUME'), 'refreshing'],
  ['affiliation', event('BACK'), 'agreements'],
  ...goesOn('verifyingAffiliation', (missing) => answered('verifyAffiliation', signupState(missing))),
  ['verifyingAffiliation', refused('verifyAffiliation', problem('member_not_matched')), 'affiliation'],
  ['verifyingAffiliation', refused('verifyAffiliation', lost), 'affiliation'],
  ['verifyingAffiliation', refused('verifyAffiliation', expired), 'expired'],
  ['loadingRooms', answered('ownedRooms', rooms), 'ownership'],
  ['loadingRooms', refused('ownedRooms', lost), 'roomsInterrupted'],
  ['loadingRooms', refused('ownedRooms', expired), 'expired'],
  ['roomsInterrupted', event('RETRY'), 'loadingRooms'],
  ['roomsInterrupted', event('BACK'), 'agreements'],
  ['ownership', proveOwnership, 'verifyingOwnership'],
  ['ownership', event('RESUME'), 'refreshing'],
  ['ownership', event('BACK'), 'agreements'],
  ...goesOn('verifyingOwnership', (missing) => answered('verifyOwnership', signupState(missing))),
  ['verifyingOwnership', refused('verifyOwnership', problem('presale_info_wrong')), 'ownership'],
  ['verifyingOwnership', refused('verifyOwnership', expired), 'expired'],
  ['contact', sendCode, 'sendingCode'],
  ['contact', event('RESUME'), 'refreshing'],
  ['contact', event('BACK'), 'agreements'],
  ['contact', event('CODE'), 'contact'],
  ['guardian', sendCode, 'sendingCode', ofGuardian],
  ['guardian', event('BACK'), 'information', ofGuardian],
  ['guardian', event('RESUME'), 'guardian', ofGuardian],
  ['sendingCode', answered('sendCode', sent), 'code'],
  ['sendingCode', refused('sendCode', problem('rate_limited')), 'code'],
  ['sendingCode', refused('sendCode', problem('invalid_phone')), 'contact', { verification: null }],
  ['sendingCode', refused('sendCode', lost), 'guardian', { verification: null, ...ofGuardian }],
  ['sendingCode', refused('sendCode', expired), 'expired'],
  ['code', event('CODE'), 'confirmingCode'],
  ['code', event('RESEND'), 'sendingCode'],
  ['code', event('CODE_EXPIRED'), 'contact'],
  ['code', event('CODE_EXPIRED'), 'guardian', ofGuardian],
  ['code', event('BACK'), 'contact'],
  ['code', event('BACK'), 'guardian', ofGuardian],
  ['code', event('RESUME'), 'code'],
  ...goesOn('confirmingCode', (missing) => answered('confirmCode', signupState(missing))),
  [
    'confirmingCode',
    answered('confirmCode', { ...guardedSignup, signup: { ...guardedSignup.signup, missing: ['PHONE'] } }),
    'information',
    ofGuardian,
  ],
  ['confirmingCode', refused('confirmCode', expired), 'expired'],
  ['confirmingCode', refused('confirmCode', problem('verification_failed')), 'code'],
  ...(['verification_expired', 'duplicate_phone', 'duplicate_email', 'rejoin_too_early'] as const).flatMap(
    (code): Row<SignupContext>[] => [
      ['confirmingCode', refused('confirmCode', problem(code)), 'contact'],
      ['confirmingCode', refused('confirmCode', problem(code)), 'guardian', ofGuardian],
    ],
  ),
  ['confirmingCode', refused('confirmCode', lost), 'code'],
  ['information', checkId, 'checking'],
  ['information', checkEmail, 'checking'],
  ['information', submit, 'creating'],
  ['information', submit, 'creatingSocial', bySocial],
  ['information', submit, 'information', { checked: { login_id: null, email: person.email } }],
  ['information', submit, 'creatingSocial', { ...bySocial, checked: { login_id: null, email: person.email } }],
  ['information', submit, 'information', { checked: { login_id: 'haneul27', email: null } }],
  ['information', submit, 'information', { ...bySocial, checked: { login_id: null, email: null } }],
  [
    'information',
    submit,
    'creating',
    { checked: { login_id: 'haneul27', email: null }, signup: signupState([], { email: person.email }).signup },
  ],
  ['information', saidBy({ guardianNeeded: true }), 'guardian'],
  ['information', saidBy({ guardianNeeded: true }), 'creating', { signup: guardedSignup.signup }],
  ['information', saidBy({ guardianNeeded: true }), 'information', { checked: { login_id: null, email: null } }],
  ['information', event('GUARDIAN'), 'guardian'],
  ['information', changeContact, 'contact'],
  ['information', event('RESUME'), 'refreshing'],
  ['information', event('BACK'), 'agreements'],
  ['information', event('CODE'), 'information'],
  ['checking', answered('checkDuplicate', free), 'information'],
  ['checking', refused('checkDuplicate', problem('duplicate_id')), 'information'],
  ['checking', refused('checkDuplicate', expired), 'expired'],
  ['checking', submit, 'checking'],
  ['checking', event('GUARDIAN'), 'guardian'],
  ['checking', changeContact, 'contact'],
  ['checking', event('BACK'), 'agreements'],
  ...making('creating', 'createMember'),
  ...making('creatingSocial', 'createSocialMember'),
  ...goesOn('refreshing', (missing) => answered('getSignup', signupState(missing))),
  ['refreshing', refused('getSignup', expired), 'expired'],
  ['refreshing', refused('getSignup', lost), 'resumeInterrupted'],
  ['resumeInterrupted', event('RETRY'), 'refreshing'],
  ['resumeInterrupted', event('RESUME'), 'refreshing'],
  ['expired', event('RESTART'), 'starting'],
  ['expired', event('RESTART'), 'socialAgain', bySocial],
  ...[
    'starting',
    'refreshing',
    'verifyingAffiliation',
    'loadingRooms',
    'verifyingOwnership',
    'sendingCode',
    'confirmingCode',
  ].flatMap((from) =>
    [choose, agree, sendCode, submit, ...['CODE', 'RESEND', 'RETRY', 'RESUME', 'RESTART', 'BACK'].map(event)].map(
      (e): Row<SignupContext> => [from, e, from],
    ),
  ),
];

describe('transitions of the sign-up machine', () => {
  testTable(signupMachine, table, everything);
});

const sources = Object.keys(signupMachine.implementations.actors);
const forward = [
  ...['CODE', 'RESTART', 'GUARDIAN', 'RETRY'].map(event),
  refused('sendCode', expired),
  changeContact,
  agree,
  sendCode,
  checkId,
  checkEmail,
  answered('sendCode', sent),
  refused('sendCode', lost),
  refused('confirmCode', problem('verification_failed')),
  refused('confirmCode', problem('duplicate_phone')),
  answered('checkDuplicate', free),
  refused('startSignup', lost),
];

/**
 * The events for each kind of sign-up. The responses list the proofs that are still missing at the start and after each
 * proof.
 */
const kinds = {
  GENERAL: [
    submit,
    saidBy({ guardianNeeded: true }),
    choose,
    answered('startSignup', startedSignup(['PHONE'])),
    answered('confirmCode', verifiedSignup),
    answered('createMember', created),
    refused('createMember', problem('duplicate_id')),
    refused('createMember', problem('signup_not_completed')),
    answered('getSignup', signupState(['PHONE'])),
    refused('getSignup', lost),
  ],
  AFFILIATE: [
    submit,
    { ...choose, memberType: 'AFFILIATE' },
    answered('startSignup', startedSignup(['AFFILIATION', 'PHONE'])),
    proveAffiliation,
    answered('verifyAffiliation', signupState(['PHONE'])),
    refused('verifyAffiliation', problem('member_not_matched')),
    answered('confirmCode', verifiedSignup),
    answered('createMember', created),
  ],
  PRESALE_INDIVIDUAL: [
    submit,
    { ...choose, memberType: 'PRESALE_INDIVIDUAL' },
    answered('startSignup', startedSignup(['OWNERSHIP', 'PHONE'])),
    answered('ownedRooms', rooms),
    refused('ownedRooms', lost),
    proveOwnership,
    answered('verifyOwnership', signupState(['PHONE'])),
    refused('verifyOwnership', problem('presale_info_wrong')),
    answered('confirmCode', verifiedSignup),
    answered('createMember', created),
  ],
  social: [
    submit,
    answered('startSignup', startedSignup(['PHONE'])),
    refused('startSignup', problem('verification_expired')),
    answered('confirmCode', verifiedSignup),
    answered('createSocialMember', created),
    refused('createSocialMember', problem('duplicate_email')),
  ],
};

describe.each(Object.entries(kinds))('every simple path of a sign-up (%s), on a real actor', (kind, own) => {
  const given = kind === 'social' ? { ...input, social } : input;
  const paths = getSimplePaths(signupMachine, {
    input: given,
    events: [...own, ...forward] as never,
    // The guards read these values in addition to the state.
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.signup?.missing,
        context.checked,
        value === 'checking' && context.checking,
        context.proof.subject,
        context.buildings === null,
      ]),
    // Stop at the states that need to be reached only once, and at the end of the sign-up, which accepts no more
    // events.
    stopWhen: ({ value, status }) =>
      status === 'done' || value === 'expired' || value === 'guardian' || value === 'resumeInterrupted',
  });

  it('reaches the welcome and the expiry', () => {
    const reached = new Set(paths.map((path) => path.state.value));
    expect(reached).toContain('welcome');
    expect(reached).toContain('expired');
  });

  testPaths(signupMachine, given, paths, sources);
});
