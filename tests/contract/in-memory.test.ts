import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../scripts/generate/contract.ts';
import type { MemberType } from '../../generated/types.ts';
import { addDemoMembers, DEMO_MEMBERS } from '../../scripts/demo/members.ts';
import { startSandbox } from '../../scripts/sandbox/sandbox.ts';
import { createApp } from '../../server/app.ts';
import { httpFetch } from '../../server/payment/gateways/http-fetch.ts';
import { gatewayRegistry } from '../../server/payment/gateways/registry.ts';
import { createNicepayGateway } from '../../server/payment/gateways/nicepay/nicepay.ts';
import { ok } from '../../server/platform/outcome.ts';
import type { TestDeps } from '../support/api/deps.ts';
import { testDeps } from '../support/api/deps.ts';
import { embeddedDatabase } from '../support/database/embedded.ts';
import { demoHotel, loadHotels, TODAY } from '../support/api/properties.ts';
import { DEPARTURES, push } from '../support/api/voyages.ts';
import { bodyTypeOf, bounded, calledBy, contract, delivered, expectDocumented, requestsOf } from './fuzz.ts';
import type { Call, SendCall } from './fuzz.ts';
import { newGuest, sharedGuests } from './guest.ts';

const VALID_RUNS = 3;
const INVALID_RUNS = 3;
/** Maximum number of additional runs. If the operation still hasn't succeeded after them, the test fails. */
const MOST_RUNS = 3_000;

/**
 * Operations that can't succeed with random values, each with the value that it needs. Every other operation must
 * succeed at least once, because a fuzz test with only failed requests proves little.
 */
const NOT_BY_CHANCE: Record<string, string> = {
  receivePaymentReturn: "the provider's signature and the window's request",
  receivePaymentWebhook: "the provider's signature",
  confirmGuarantee: 'a card token from the frame, at a property that takes guarantees',
  sendHoldCode: 'rooms without prepayment',
  confirmHold: 'the code that was sent',
  claimReservation: 'the code that was sent',
  redeemCheckInToken: "the token on a guest's screen",
  markNoShow: 'a stay whose check-in date has come',
  checkOutReservation: 'a stay whose check-in date has come',
  extendHold: 'a hold that hasn’t been paid for',
  revokeProviderKey: 'the id of a key',
  rotateProviderKey: 'the id of a key',
  payOutRefund: 'a refund that the card provider has refused',
  putPicture: 'a picture',
  updateWebhookEndpoint: 'the id of an endpoint',
  deleteWebhookEndpoint: 'the id of an endpoint',
  rotateWebhookSecret: 'the id of an endpoint',
  testWebhookEndpoint: 'the id of an endpoint',
  listWebhookDeliveries: 'the id of an endpoint',
  redeliverWebhook: 'the id of an event that was sent',
  reversePointsEntry: 'the ID of a points transaction',
  answerEnquiry: 'the version of the enquiry',
  putContracts: 'the codes of an owned room, a property and its room types',
  importPropertyBundle: 'a bundle with consistent rows',
  sendSignupCode: 'a phone number',
  confirmSignupCode: 'the code that was sent',
  verifyAffiliation: 'a sign-up of another member type',
  verifyOwnership: 'a sign-up of another member type',
  createMember: 'a verified phone number',
  createSocialMember: 'a preceding social login',
  findLoginId: 'the ticket for a verified phone number',
  changePassword: 'the same new password twice',
  searchAddresses: 'an address service',
  sendContactCode: 'a phone number',
  changeContact: 'the code that was sent',
  linkSocialAccount: 'the ticket from a social login',
  unlinkSocialAccount: 'a social account in addition to the password',
  endSession: 'the id of a login',
  deleteSavedTraveller: 'the id of a saved traveller',
  confirmVerification: 'the code that was sent',
  finishSocialLogin: "a provider's response",
  addSubMember: "an owner's contract, and a member's ID and name",
  switchSubMember: "an owner's contract, and its sub-member",
};

const filesFolder = mkdtempSync(join(tmpdir(), 'fuzzed-files-'));
let deps: TestDeps;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let ask: SendCall;

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => deps.clock.now() });
  const apiBase = sandbox.addresses.nicepay;
  const cardGateway = createNicepayGateway(
    { ...sandbox.credentials.nicepay, apiBase, scriptUrl: `${apiBase}/v1/js/`, answerWithinMs: 35_000 },
    { fetch: httpFetch(), now: () => deps.clock.now() },
  );
  // Rate limits would hide other responses here. They have their own tests.
  const limiter = {
    most: () => 1_000_000,
    hit: async () => ok({ limit: 1000, remaining: 1000, resetSeconds: 1 }),
    purge: async () => undefined,
  };
  // Most other tests use PostgreSQL, so this one covers the embedded database.
  const database = await embeddedDatabase();
  deps = await testDeps({ database, cardGateways: gatewayRegistry([cardGateway], 'nicepay'), limiter });
  await loadHotels(deps.db, demoHotel('1'), demoHotel('10'), demoHotel('15'), demoHotel('20'));
  await push(deps.db, ...DEPARTURES);
  await addDemoMembers(deps);
  deps.settings = { ...deps.settings, filesFolder };
  const app = createApp(deps);
  ask = async ({ path, ...init }) => app.request(`/api${path}`, init);
});
afterAll(async () => {
  await deps?.close();
  await sandbox?.close();
  rmSync(filesFolder, { recursive: true });
});

function guestFor(operation: Operation) {
  return newGuest(ask, TODAY, operation, {
    providerKey: deps.settings.providerKeys[0]!.key,
    sandbox: sandbox.addresses.nicepay,
  });
}

/** Returns the alternative credentials for an operation, as names of security schemes. Empty for a public operation. */
function waysIn({ node }: Operation): string[][] {
  const ways = (node.security ?? contract.security) as Record<string, unknown>[];
  return ways.map((way) => Object.keys(way));
}

const LOCKED = delivered.filter((operation) => {
  const ways = waysIn(operation);
  return ways.length > 0 && ways.every((way) => way.length > 0);
});

async function loginOf(memberType: MemberType): Promise<string> {
  const { loginId, password } = DEMO_MEMBERS.find((member) => member.memberType === memberType)!;
  const body = JSON.stringify({ hotelCode: '1', loginId, password, joinType: 'NORMAL' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await ask({ method: 'POST', path: '/client/user/login', headers, body });
  return ((await answer.json()) as { token: string }).token;
}
async function endedLogin(): Promise<string> {
  const token = await loginOf('GENERAL');
  await ask({ method: 'POST', path: '/client/user/logout', headers: { Authorization: `Bearer ${token}` } });
  return token;
}

const [ownGuest, otherGuest, rejectedGuest] = [sharedGuests(guestFor), sharedGuests(guestFor), sharedGuests(guestFor)];

let logins: { otherToken: string; ended: string } | undefined;
/**
 * Operations in which the caller chooses the ID of the resource. The ID is unique only per caller, so a different
 * caller creates a different resource.
 */
const CHOSEN_BY_CALLER = ['putSavedTraveller'];

/** Returns whether the path identifies a resource that belongs to a caller. */
function namesAResource({ id, path }: Operation): boolean {
  return /\{(?!provider\})/.test(path) && !CHOSEN_BY_CALLER.includes(id);
}

// This test must run before the fuzz tests, because they close members' accounts.
test.each(LOCKED)('$id rejects other credentials', async (operation) => {
  logins ??= { otherToken: await loginOf('CYBER'), ended: await endedLogin() };
  const { otherToken, ended } = logins;
  // Creating an enquiry deletes the member's other enquiries, so the other guest is created first.
  const other = await otherGuest(operation);
  const guest = await ownGuest(operation);
  const [call] = fc.sample(requestsOf(operation, guest, TODAY).valid(), { numRuns: 1, seed: 7 });
  const ways = [...new Set(waysIn(operation).flat())];
  const kinds: Record<string, string> = { bearerAuth: otherToken, ...guest.credentials };
  const shown = (credential: (way: string) => string) => Object.fromEntries(ways.map((way) => [way, credential(way)]));
  const otherCallers: Record<string, Record<string, string>> = {
    'no credentials': {},
    'invented credentials': shown(() => `haneul.${'x'.repeat(43)}`),
    'another kind of token': shown((way) => Object.entries(kinds).find(([kind]) => kind !== way)![1]),
    'another company': shown((way) =>
      way === 'providerKey' ? 'key-of-another' : kinds[way]!.replace('haneul', 'other'),
    ),
    ...(ways.includes('bearerAuth') && { 'an ended login': { bearerAuth: ended } }),
  };
  // Another guest requests this guest's resource.
  if (namesAResource(operation) && !ways.includes('providerKey'))
    otherCallers['another guest'] = shown((way) => (way === 'bearerAuth' ? otherToken : other.credentials[way]!));
  const opened: string[] = [];
  for (const [who, credentials] of Object.entries(otherCallers)) {
    const { status } = await ask(calledBy(call!, operation, credentials));
    if (![401, 403, 404].includes(status)) opened.push(`${who}: ${status}`);
  }
  expect(opened).toEqual([]);
});

function rejectionOf(operation: Operation, calls: () => fc.Arbitrary<Call>) {
  return fc.asyncProperty(calls(), async (call) => {
    const status = await expectDocumented(operation, call, await ask(call));
    expect(status, `${call.path} ${JSON.stringify(call.headers)}`).toBeGreaterThanOrEqual(400);
  });
}

test.each(delivered)('$id responds as documented to invalid parameters and to valid requests', async (operation) => {
  const { valid, misaddressed } = requestsOf(operation, await guestFor(operation), TODAY);
  // Invalid requests are sent first, because a valid one may log the guest out.
  if (misaddressed) await fc.assert(rejectionOf(operation, misaddressed), bounded(INVALID_RUNS));
  const statuses: number[] = [];
  const property = fc.asyncProperty(
    valid(),
    async (call) => void statuses.push(await expectDocumented(operation, call, await ask(call))),
  );
  await fc.assert(property, bounded(VALID_RUNS));
  if (operation.id in NOT_BY_CHANCE) return;
  const succeeded = () => statuses.some((status) => status < 400);
  // All requests may have failed by chance. If so, send more.
  const { seed } = bounded(VALID_RUNS);
  for (let more = 1; more <= MOST_RUNS && !succeeded(); more += 1) {
    const [call] = fc.sample(valid(), { numRuns: 1, seed: seed + more });
    statuses.push(await expectDocumented(operation, call!, await ask(call!)));
  }
  expect(succeeded(), 'at least one success').toBe(true);
});

describe.each(delivered.filter(bodyTypeOf))('$id rejects', (operation) => {
  const type = bodyTypeOf(operation)!;
  const tooMany: number = operation.node['x-body-limit'] + 1;
  const statusOf = async (headers: Record<string, string>, body: string) => {
    const { any } = requestsOf(operation, await rejectedGuest(operation), TODAY);
    const [call] = fc.sample(any(headers, body), { numRuns: 1, seed: 1 });
    return expectDocumented(operation, call!, await ask(call!));
  };

  test('another content type', async () => expect(await statusOf({ 'Content-Type': 'text/plain' }, 'a')).toBe(415));

  test('a body beyond the size limit', async () => {
    const complete = type === 'multipart/form-data' ? `${type}; boundary=form` : type;
    expect(await statusOf({ 'Content-Type': complete }, 'a'.repeat(tooMany))).toBe(413);
  });
});

describe.each(delivered.filter((operation) => bodyTypeOf(operation) === 'application/json'))(
  '$id rejects',
  (operation) => {
    test('a body with one fault', async () => {
      const { faulty } = requestsOf(operation, await rejectedGuest(operation), TODAY);
      const property = fc.asyncProperty(faulty(), async ({ call, wrong }) => {
        const status = await expectDocumented(operation, call, await ask(call));
        expect(status, `${wrong} ${call.body}`).toBeGreaterThanOrEqual(400);
      });
      await fc.assert(property, bounded(INVALID_RUNS));
    });

    test('malformed JSON', async () => {
      const { any } = requestsOf(operation, await rejectedGuest(operation), TODAY);
      const [call] = fc.sample(any({ 'Content-Type': 'application/json' }, '{"a":'), { numRuns: 1, seed: 1 });
      expect(await expectDocumented(operation, call!, await ask(call!))).toBe(400);
    });
  },
);
