import assert from 'node:assert/strict';
import { once as onceEvent } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type {
  AriResult,
  ChangeQuoteResult,
  EnquiriesResult,
  LoginResult,
  ManifestResult,
  MemberSearchResult,
  PictureUploadResult,
  PointsEntryResult,
  PropertyBundle,
  ProviderKeySecretResult,
  ReservationChangesResult,
  ReservationStateResult,
  WebhookSecretResult,
} from '../../generated/types.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { type Booking, book } from './booking.ts';
import { accepted, type Call, once } from './calls.ts';
import { greySquare } from './picture.ts';
import { bundleOf, DAYS_SOLD, hotelOf, ROOM } from './property.ts';

export type DayOptions = {
  call: Call;
  company: string;
  property: string;
  today: string;
  member: { loginId: string; password: string };
  ferry: { property: string; departure: string };
  /** Waits until the server has done its waiting work. */
  settle: () => Promise<void>;
  say: (line: string) => void;
};

type Day = DayOptions & { key: string };

/**
 * Walks through a day of a provider: connects its system, loads a property, sells, follows, changes and answers. Prints
 * each step, and throws at the first step whose outcome isn't as expected.
 */
export async function providerDay(options: DayOptions): Promise<void> {
  const { call, say } = options;
  const scopes = ['read', 'ari', 'reservations', 'members', 'payments'];
  const body = { name: 'Property management system', scopes };
  const { key, secret } = accepted(await call<ProviderKeySecretResult>('POST', '/provider/keys', { body }));
  say(`key ${key.name} with the scopes ${key.scopes.join(', ')}`);
  const day: Day = { ...options, key: secret };
  await loadProperty(day);
  await updateYear(day);
  const booking = await bookAndReceive(day);
  await changeStay(day, booking);
  await noShow(day);
  await serveMember(day);
  await readManifest(day);
  await exportProperty(day);
}

async function loadProperty({ call, key, company, property, today, say }: Day): Promise<void> {
  const form = new FormData();
  form.set('file', new File([greySquare()], 'twin.png'));
  const uploaded = await call<PictureUploadResult>('PUT', '/provider/pictures/twin.png', { key, body: form });
  const { file_path } = accepted(uploaded);
  const hotel = hotelOf(property, today);
  const room = { ...hotel.room_types[0]!, pictures: [{ file_path, alt: { ko: '트윈 객실', en: 'Twin room' } }] };
  const bundle = bundleOf(company, [{ ...hotel, room_types: [room] }]);
  accepted(await call('POST', '/provider/property-bundles', { key, body: bundle }));
  say(`property ${property} with the picture ${file_path}, on sale for ${DAYS_SOLD + 1} days`);
}

async function updateYear({ call, key, property, today, say }: Day): Promise<void> {
  const period = { room_type_code: ROOM, from: today, to: addDays(today, 364) };
  const days = [
    { ...period, price: 190_000, allotment: 8 },
    { ...period, weekdays: [5, 6], price: 240_000 },
  ];
  const body = { hotel_code: property, message_id: `year-${property}`, sequence: 1, days };
  const { changed, problems } = accepted(await call<AriResult>('POST', '/provider/ari-updates', { key, body }));
  assert.deepEqual([changed, problems], [365, []]);
  say(`prices and allotments of ${changed} nights`);
}

type Received = { headers: IncomingHttpHeaders; body: string };

/** Receives webhooks on loopback while `work` runs. */
async function receiving<T>(work: (url: string, received: Received[]) => Promise<T>): Promise<T> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await onceEvent(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, received);
  } finally {
    server.close();
  }
}

async function bookAndReceive(day: Day): Promise<Booking> {
  const { call, key, property, today, settle, say } = day;
  return receiving(async (url, received) => {
    const body = { url, event_types: ['reservation.created'], hotel_code: property, enabled: true };
    const created = accepted(await call<WebhookSecretResult>('POST', '/provider/webhook-endpoints', { body }));
    const booking = await book(call, property, addDays(today, 40));
    await settle();
    const [webhook] = received;
    assert.ok(webhook, 'no webhook arrived');
    assert.ok(isSigned(webhook, created.secret), 'the signature of the webhook is invalid');
    const event = JSON.parse(webhook.body) as { data: { reservation_number: string } };
    assert.equal(event.data.reservation_number, booking.number);
    say(`reservation ${booking.number}, whose webhook has a valid signature`);
    accepted(await call('DELETE', `/provider/webhook-endpoints/${created.endpoint.endpoint_id}`));

    const feed = await call<ReservationChangesResult>('GET', `/provider/reservations?hotel_code=${property}`, { key });
    assert.equal(accepted(feed).reservations[0]?.reservation.reservation_number, booking.number);
    const record = { code: `PMS-${booking.number}`, memo: 'Welcome' };
    const path = `/provider/reservations/${booking.number}/property-record`;
    accepted(await call('PUT', path, { key, body: record }));
    say(`acknowledged as ${record.code}`);
    return booking;
  });
}

/** Checks the signature, but not the time, because a test server has a clock of its own. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  return String(headers['webhook-signature']).split(' ').includes(signature);
}

async function changeStay({ call, key, property, say }: Day, { number, token, start }: Booking): Promise<void> {
  const own = { key: null, headers: { 'Reservation-Token': token } };
  const room = { room_type_code: ROOM, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] };
  const wish = { hotel_code: property, start_date: start, end_date: addDays(start, 1), reservationRoomList: [room] };
  const path = `/client/booking/reservations/${number}`;
  const quote = await call<ChangeQuoteResult>('POST', `${path}/change-quotes`, { ...own, body: wish });
  const change = { quote_id: accepted(quote).quote_id };
  const headers = { ...own.headers, ...once() };
  accepted(await call('POST', `${path}/changes`, { key: null, headers, body: change }));
  say('shortened to one night by the guest, and the difference refunded');
  const body = { room_numbers: ['1204'], note: 'Quiet floor' };
  const assignment = `/provider/reservations/${number}/room-assignment`;
  accepted(await call('PUT', assignment, { key, headers: once(), body }));
  say('room 1204 assigned, with an internal note');
}

async function noShow({ call, key, property, today, settle, say }: Day): Promise<void> {
  const { number } = await book(call, property, today);
  const act = async (action: string, body?: object) => {
    const path = `/provider/reservations/${number}/${action}`;
    return accepted(await call<ReservationStateResult>('POST', path, { key, headers: once(), ...(body && { body }) }));
  };
  const { no_show_at } = await act('no-show');
  assert.ok(no_show_at);
  say(`reservation ${number} of today marked as a no-show`);
  const refunded = await act('refunds', { amount: 50_000, reason: 'Goodwill' });
  assert.equal(refunded.property_refunds[0]?.amount, 50_000);
  await settle();
  say('50,000 refunded by hand');
}

async function serveMember({ call, key, member, say }: Day): Promise<void> {
  const { loginId, password } = member;
  const login = { hotelCode: '1', loginId, password, joinType: 'NORMAL' };
  const { token } = accepted(await call<LoginResult>('POST', '/client/user/login', { key: null, body: login }));
  const enquiry = { category: 'inquiry', title: '주차', content: '주차가 되나요?' };
  const headers = { Authorization: `Bearer ${token}`, ...once() };
  accepted(await call('POST', '/client/voc/entries', { key: null, headers, body: enquiry }));
  const waiting = accepted(await call<EnquiriesResult>('GET', '/provider/enquiries', { key })).enquiries;
  const found = waiting.find(({ entry }) => entry.title === enquiry.title);
  assert.ok(found, 'the enquiry is not in the list');
  const answer = { answer: '네, 투숙객은 무료로 주차하실 수 있습니다.', changed_at: found.changed_at };
  const path = `/provider/enquiries/${found.entry.voc_seq}/answers`;
  accepted(await call('POST', path, { key, headers: once(), body: answer }));
  say('enquiry of a member answered');

  const search = await call<MemberSearchResult>('POST', '/provider/member-searches', {
    key,
    body: { login_id: loginId },
  });
  const [person] = accepted(search).members;
  const points = { points_type: 'outlet_earn', points: 1_500, note: 'Restaurant' };
  const entries = `/provider/members/${person!.member_id}/points-entries`;
  const granted = await call<PointsEntryResult>('POST', entries, { key, headers: once(), body: points });
  say(`1,500 points granted; the balance is ${accepted(granted).balance}`);
}

async function readManifest({ call, key, ferry, say }: Day): Promise<void> {
  const path = `/provider/departures/${ferry.departure}/manifest?hotel_code=${ferry.property}`;
  const manifest = accepted(await call<ManifestResult>('GET', path, { key }));
  assert.ok(Array.isArray(manifest.travellers));
  const table = await call<string>('GET', `${path}&format=csv`, { key });
  assert.match(table.headers.get('content-type') ?? '', /text\/csv/);
  say(`manifest of departure ${ferry.departure}, with ${manifest.travellers.length} travellers`);
}

async function exportProperty({ call, key, property, say }: Day): Promise<void> {
  const path = `/provider/property-bundles?hotel_code=${property}`;
  const bundle = accepted(await call<PropertyBundle>('GET', path, { key }));
  accepted(await call('POST', '/provider/property-bundles?dry_run=true', { key, body: bundle }));
  say(`property ${property} exported; importing it again would be accepted`);
}
