import type {
  BundleAffiliate,
  BundleHotel,
  BundleOwnedRoom,
  MemberCreated,
  MemberInformation,
  MemberType,
  OwnedRoomsResult,
  OwnershipRequest,
  SignupCodeRequest,
  SignupResult,
  SocialFinishResult,
  SocialMemberInformation,
  SocialProvider,
  SocialStartResult,
  StartSignupRequest,
  StartSignupResult,
  VerificationResult,
} from '../../../generated/types.ts';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { createRateLimiter } from '../../../server/platform/rate-limit.ts';
import { importBundle } from '../../../server/provider/provider.usecases.ts';
import type { SocialIdentity } from '../../../server/session/social/social.ts';
import { TEST_SECRET, testDeps, type TestDeps } from './deps.ts';
import { type Answer, done, guestOf, type Send } from './guest.ts';
import { demoHotel, IMPORT_LIMITS } from './properties.ts';

export const KINDS: MemberType[] = ['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE'];

export const AFFILIATE: BundleAffiliate = {
  affiliate_name: '한빛전자',
  business_number: '0000000101',
  customer_number: 'C20417',
};

function owned(more: Partial<BundleOwnedRoom> = {}): BundleOwnedRoom {
  return {
    building_code: 'B101',
    building_name: { ko: '101동', en: 'Building 101' },
    unit_code: 'A',
    unit_name: { ko: 'A타입', en: 'Type A' },
    room_number: '1203',
    distribution_number: 'D-2024-0117',
    owner_kind: 'INDIVIDUAL',
    owner_name: '최지우',
    ...more,
  };
}
const OWNED_ROOMS = [
  owned(),
  owned({ room_number: '1204', distribution_number: 'D-2024-0118', owner_name: '정하윤' }),
  owned({
    building_code: 'B102',
    room_number: '0705',
    distribution_number: 'D-2024-0231',
    owner_kind: 'CORPORATE',
    owner_name: '누리건설',
    business_number: '0000000202',
  }),
];

export const OWNER: OwnershipRequest = {
  building_code: 'B101',
  unit_code: 'A',
  room_number: '1203',
  distribution_number: 'D-2024-0117',
  owner_name: '최지우',
};
export const CORPORATION: OwnershipRequest = {
  building_code: 'B102',
  unit_code: 'A',
  room_number: '0705',
  distribution_number: 'D-2024-0231',
  owner_name: '누리건설',
  business_number: '0000000202',
};

/** Returns hotel 1, and hotel 13, which shows its membership terms on a separate page. Both accept all member types. */
function signupHotels() {
  return [
    demoHotel('1', (hotel) => void (hotel.member_types = KINDS)),
    demoHotel('13', (hotel) => void (hotel.member_types = KINDS)),
  ];
}

export async function loadCompany(db: Database, company_code = 'haneul', hotels: BundleHotel[] = signupHotels()) {
  const bundle = {
    company_code,
    company_name: { ko: '하늘 스테이', en: 'Haneul Stay' },
    affiliates: [AFFILIATE],
    owned_rooms: OWNED_ROOMS,
    replace_days: true,
    hotels,
  };
  const report = await importBundle({ db, ...IMPORT_LIMITS }, bundle);
  if (report.result === 'fail') throw new Error(JSON.stringify(report.problems));
}

export const INFORMATION: MemberInformation = {
  login_id: 'haneul27',
  password: 'Haneul!2027',
  password_confirm: 'Haneul!2027',
  last_name: '박',
  first_name: '도윤',
  last_name_en: 'Park',
  first_name_en: 'Doyun',
  birthday: '1990-11-20',
  gender: 'male',
  email: 'doyun@guest.example',
  agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
};
export const SOCIAL_INFORMATION: SocialMemberInformation = {
  last_name: '이',
  first_name: '서준',
  birthday: '1992-05-14',
  gender: 'male',
  email: 'seojun@guest.example',
  agreements: { PRIVACY: true, TERMS: true, MARKETING: false },
};

/** Returns each error in a problem as `pointer code`, without duplicates. */
export function placesOf({ problem }: Answer<unknown>) {
  return [...new Set((problem.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`))];
}

export type Joiner = ReturnType<typeof joinerOf>;

/** Returns functions that make sign-up calls as a browser does, and functions that read and use the codes sent. */
export function joinerOf(deps: TestDeps, send: Send, headers: Record<string, string> = {}) {
  const { call } = guestOf(send, headers);
  const post = <T>(path: string, token: string, body: unknown) =>
    call<T>('POST', `/client/signup/${path}`, { 'signup-token': token }, body);

  const joiner = {
    call,
    start: (member_type: MemberType, more: Partial<StartSignupRequest> = {}) =>
      call<StartSignupResult>('POST', '/client/signup/sessions', {}, { hotel_code: '1', member_type, ...more }),
    state: (token: string) => call<SignupResult>('GET', '/client/signup/sessions/current', { 'signup-token': token }),
    send: (token: string, to: string, more: Partial<SignupCodeRequest> = {}) =>
      post<VerificationResult>('codes', token, {
        channel: to.includes('@') ? 'EMAIL' : 'SMS',
        subject: 'MEMBER',
        to,
        ...more,
      }),
    confirm: (token: string, verification_id: string, code: string) =>
      post<SignupResult>('codes/confirmation', token, { verification_id, code }),
    affiliation: (token: string, request: unknown = AFFILIATE) => post<SignupResult>('affiliation', token, request),
    rooms: (token: string) => call<OwnedRoomsResult>('GET', '/client/presale/owned-rooms', { 'signup-token': token }),
    ownership: (token: string, request: unknown = OWNER) => post<SignupResult>('ownership', token, request),
    isFree: (token: string, field: 'login_id' | 'email', value: string) =>
      post<{ available: true }>('duplicate-checks', token, { field, value }),
    create: (token: string, more: object = {}) => post<MemberCreated>('members', token, { ...INFORMATION, ...more }),
    createSocial: (token: string, more: object = {}) =>
      post<MemberCreated>('social-members', token, { ...SOCIAL_INFORMATION, ...more }),

    async codeFor(to: string): Promise<string> {
      await deps.queue.runDue(['message.send']);
      const message = deps.outbox.findLast((one) => one.to === to);
      const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0];
      if (code === undefined) throw new Error('No code was sent to this recipient');
      return code;
    },
    /** Requests a code, submits it, and returns the response. */
    async prove(token: string, to: string, more: Partial<SignupCodeRequest> = {}) {
      const { verification_id } = done(await joiner.send(token, to, more));
      return joiner.confirm(token, verification_id, await joiner.codeFor(to));
    },
    /** Completes the social login of a person without an account, and returns the ticket for the sign-up. */
    async socialTicket(
      provider: SocialProvider,
      person: Partial<SocialIdentity> & { subject: string },
      hotel_code = '1',
    ) {
      deps.scripted[provider].knows('code-of-the-provider', person);
      const path = `/client/user/social/${provider}`;
      const { state, flow_token } = done(
        await call<SocialStartResult>('POST', `${path}/authorization`, {}, { hotel_code }),
      );
      const finish = { hotel_code, code: 'code-of-the-provider', state, flow_token };
      const finished = done(await call<SocialFinishResult>('POST', `${path}/session`, {}, finish));
      if (finished.social_ticket === undefined) throw new Error(`the login ended with ${finished.outcome}`);
      return finished.social_ticket;
    },
    /**
     * Starts a sign-up, completes every step before the personal information, and returns the token of the sign-up.
     * Cyber members verify `email` before the phone number.
     */
    async ready(
      member_type: MemberType,
      phone = '01055500163',
      { hotel_code = '1', email = INFORMATION.email } = {},
    ): Promise<string> {
      const { signup_token: token } = done(await joiner.start(member_type, { hotel_code }));
      if (member_type === 'AFFILIATE') done(await joiner.affiliation(token));
      if (member_type === 'PRESALE_INDIVIDUAL') done(await joiner.ownership(token));
      if (member_type === 'PRESALE_CORPORATE') done(await joiner.ownership(token, CORPORATION));
      if (member_type === 'CYBER') done(await joiner.prove(token, email));
      done(await joiner.prove(token, phone));
      return token;
    },
    async join(member_type: MemberType, phone: string, more: Partial<MemberInformation> = {}): Promise<MemberCreated> {
      const { email = INFORMATION.email } = more;
      return done(await joiner.create(await joiner.ready(member_type, phone, { email }), more));
    },
  };
  return joiner;
}

export type SignupSite = { deps: TestDeps; send: Send; joiner: Joiner; close(): Promise<void> };

type Options = Parameters<typeof testDeps>[0] & {
  /** Raises the limits per address, because all tests share one address. Pass 1 in tests of the limits. */
  rateLimitFactor?: number;
};

export async function startSignupSite({ rateLimitFactor = 1_000, ...overrides }: Options = {}): Promise<SignupSite> {
  const deps = await testDeps(overrides);
  deps.limiter = createRateLimiter({ db: deps.db, clock: deps.clock, secret: TEST_SECRET, factor: rateLimitFactor });
  await loadCompany(deps.db);
  const app = createApp(deps);
  const send: Send = async (path, init) => app.request(`https://booking.example/api${path}`, init);
  return { deps, send, joiner: joinerOf(deps, send), close: () => deps.close() };
}
