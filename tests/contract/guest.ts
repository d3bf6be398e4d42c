import type { components, DepartureRow, MemberType } from '../../generated/types.ts';
import { hanbadaDepartures } from '../../scripts/demo/hotels/hanbada-departures.ts';
import { agreements, customerInfo } from '../support/client/booking.ts';
import { DEMO_MEMBERS } from '../../scripts/demo/members.ts';
import type { Operation } from '../../scripts/generate/contract.ts';
import { addDays } from '../../server/platform/values/nights.ts';
import { guestDetails } from '../support/api/guest.ts';
import { CONSENTS, travellersFor } from '../support/api/voyages.ts';
import { encodeBody } from '../support/api/encode-body.ts';
import type { Known } from './arbitrary.ts';
import type { SendCall, Guest } from './fuzz.ts';

type Schemas = components['schemas'];

const HOTEL = '1';
const VOYAGES_OF = '20';
const RESORT = '15';
const ROOM = 'STD';

/**
 * Each guest books later nights than the previous guest, so that guests don't compete for rooms. After the last day,
 * the next guest starts again at the first day.
 */
const [FIRST_DAY, LAST_DAY] = [20, 300];
let guests = 0;

type Circumstances = { sandbox: string; providerKey: string };

/** Whether a provider's operation is about members or their enquiries. */
function isAboutMembers({ path }: Pick<Operation, 'path'>): boolean {
  return /^\/provider\/(member|coupon-grants|enquiries)/.test(path);
}

const FOR_MEMBERS = /^(loginUser|loginBySso|createSsoKey)$/;
function isForMembers({ id, node, path }: Operation) {
  return (
    FOR_MEMBERS.test(id) ||
    isAboutMembers({ path }) ||
    (node.security ?? [{ bearerAuth: [] }]).some((requirement: object) => 'bearerAuth' in requirement)
  );
}

function isOfBooking(operation: Operation) {
  return ['catalogue', 'booking', 'payment'].includes(operation.area) || needsReservation(operation);
}

/**
 * Member types for operations that must not use the shared account. For example, a withdrawn account can't log in
 * again. A randomly generated password might be accepted, and later logins would then fail, so `changePassword` uses a
 * cyber member, who isn't allowed to change the password while logged in.
 */
const KIND_OF: Readonly<Record<string, MemberType>> = {
  changePassword: 'CYBER',
  withdrawMember: 'AFFILIATE',
  // This operation uses a separate account, because the number of idempotency keys per caller is limited.
  createVoc: 'CYBER',
};

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';

const NO_EXTRAS = { package_code: [], promotion_code: [], early_checkout_seq: [], member_no: [] };
const NOTHING: Guest = { credentials: {}, known: {} };

function isOfVoyages({ id, area }: Operation) {
  return area === 'sailing' || /Voyage|Departures/.test(id);
}

const CABIN = { cabin_type_code: 'OCV', adult: 1, kid: 0, infant: 0 };

/**
 * Returns three departures of the demo ferry line: two outbound, `booked` and `other`, and a return after both of them.
 */
function sailingsFrom(today: string) {
  const later = hanbadaDepartures(today).filter(({ departs_at }) => departs_at > addDays(today, 60));
  const of = (route: string) => later.filter(({ route_code }) => route_code === route);
  const [booked, other] = of('ICNTAO');
  const back = of('TAOICN').find(({ departs_at }) => departs_at > addDays(other!.departs_at.slice(0, 10), 3));
  return { booked: booked!, other: other!, back: back! };
}

/**
 * Returns the known values of a round trip whose outbound departure is `other`. The guest's booking is for `booked`, so
 * a change request with these values really changes the booking.
 */
function knownOfVoyages(today: string) {
  const { other, back } = sailingsFrom(today);
  const dayOf = ({ departs_at }: DepartureRow) => departs_at.slice(0, 10);
  return {
    hotel_code: [VOYAGES_OF],
    route_code: [other.route_code],
    return_route_code: [back.route_code],
    departure_date: [dayOf(other)],
    return_date: [dayOf(back)],
    from: [dayOf(other)],
    to: [dayOf(back)],
    outbound: [other.departure_code],
    inbound: [back.departure_code],
    cabin_type_code: [CABIN.cabin_type_code],
    adult: [1],
    kid: [0],
    infant: [0],
    // In the calendar, this is the number of travellers; in a cabin, it is the index of a traveller.
    travellers: [1, 0],
    ship_code: [other.ship_code],
    departure_code: [other.departure_code],
    departs_at: [other.departs_at],
  };
}

function needsEnquiry({ area, path }: Operation): boolean {
  return area === 'voc' || path.startsWith('/provider/enquiries');
}

/** Returns whether the operation needs a reservation, not just a hold. */
function needsReservation({ path }: Operation): boolean {
  return /reservation_number|lookup/.test(path);
}

/** Operations for which `newGuest` creates data that no other operation needs. */
const UNIQUE = /^(listOwnedRooms|createVoc|createQuote|createChangeQuote|createVoyageChangeQuote|createChange)$/;

/** Returns a key that is equal for operations for which `newGuest` creates the same data. */
function dataKeyOf(operation: Operation): string {
  const { id } = operation;
  const kind = KIND_OF[id] ?? null;
  const data = [isOfBooking, needsReservation, isForMembers, isOfVoyages].map((needs) => needs(operation));
  return JSON.stringify([...data, needsEnquiry(operation), kind, UNIQUE.test(id) && id]);
}

/**
 * Returns a function like `create`, but operations that need the same data share a guest. For requests that are
 * rejected, because they change nothing.
 */
export function sharedGuests(create: (operation: Operation) => Promise<Guest>) {
  const guests = new Map<string, Promise<Guest>>();
  return (operation: Operation): Promise<Guest> => {
    const key = dataKeyOf(operation);
    const guest = guests.get(key) ?? create(operation);
    guests.set(key, guest);
    return guest;
  };
}

/**
 * Creates the data that an operation needs. Always starts a sign-up. Depending on the operation, may also log a demo
 * member in, create an enquiry, and make a hold with a ready payment and a second, unused quote. The payment is
 * completed only if the operation needs a reservation. Returns all credentials and numbers. `sandbox` is the address of
 * the card provider's sandbox.
 */
export async function newGuest(
  ask: SendCall,
  today: string,
  operation: Operation,
  { sandbox, providerKey }: Circumstances,
): Promise<Guest> {
  const paidAt = needsReservation(operation) && sandbox;
  const send = (path: string, body: string, type: string, headers: Record<string, string>) =>
    ask({ method: 'POST', path, body, headers: { 'Content-Type': type, ...headers } });
  const post = async <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await send(path, JSON.stringify(body), 'application/json', headers);
    if (!answer.ok) throw new Error(`POST ${path} returned ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  // Only owners can list rooms, and only the resort has owners.
  const joining =
    operation.id === 'listOwnedRooms'
      ? { hotel_code: RESORT, member_type: 'PRESALE_INDIVIDUAL' }
      : { hotel_code: HOTEL, member_type: 'GENERAL' };
  const { signup_token: signupToken } = await post<Schemas['StartSignupResult']>('/client/signup/sessions', joining);
  const booked = isOfBooking(operation) ? await book() : NOTHING;
  const known = isForMembers(operation) ? await logIn() : NOTHING;
  const enquiry =
    needsEnquiry(operation) && operation.id !== 'createVoc' ? await enquire(known.credentials['bearerAuth']!) : {};
  return {
    credentials: { providerKey, signupToken, ...booked.credentials, ...known.credentials },
    known: {
      hotel_code: [HOTEL],
      hotelCode: [HOTEL],
      coupon_list: [],
      benefit_list: [],
      use_point: [],
      voucher_contract: [],
      // Most extras are unavailable for most stays, so a quote with random extras would rarely succeed.
      ...(/^create(Change)?Quote$/.test(operation.id) && NO_EXTRAS),
      ...booked.known,
      ...known.known,
      ...enquiry,
      ...(isOfVoyages(operation) && knownOfVoyages(today)),
    },
  };

  async function logIn(): Promise<Guest> {
    const kind = KIND_OF[operation.id] ?? 'GENERAL';
    const { loginId, password } = DEMO_MEMBERS.find(({ memberType }) => memberType === kind)!;
    const login = { hotelCode: HOTEL, loginId, password, joinType: 'NORMAL' };
    const { token, userInfo } = await post<Schemas['LoginResult']>('/client/user/login', login);
    return {
      credentials: { bearerAuth: token },
      known: {
        loginId: [loginId],
        login_id: [loginId],
        password: [password],
        joinType: ['NORMAL'],
        sso_key: [userInfo.sso_key],
        company_code: [userInfo.company_code],
        member_id: [userInfo.user_id],
        member_ids: [userInfo.user_id],
        ...(userInfo.member_no_list.length > 0 && { member_no: userInfo.member_no_list }),
      },
    };
  }

  /** Creates an unanswered enquiry with a file. Deletes all other enquiries first, to stay below the limit. */
  async function enquire(token: string): Promise<Known> {
    const path = '/client/voc/entries';
    const headers = { Authorization: `Bearer ${token}` };
    const list = await ask({ method: 'GET', path, headers });
    const { entries } = (await list.json()) as Schemas['VocListResult'];
    for (const { voc_seq } of entries) await ask({ method: 'DELETE', path: `${path}/${voc_seq}`, headers });
    const request = { category: 'inquiry', title: '주차', content: '주차가 되나요?' };
    const { voc_seq } = await post<Schemas['VocCreatedResult']>(path, request, { ...headers, ...once() });
    const { type, body } = encodeBody('multipart/form-data', { file: PDF });
    const added = await send(`${path}/${voc_seq}/attachments`, body, type, headers);
    const { attachment } = (await added.json()) as Schemas['VocAttachmentResult'];
    return { voc_seq: [voc_seq], attachment_id: [attachment.attachment_id], file: [PDF], cursor: [] };
  }

  async function book(): Promise<Guest> {
    const { stay, quote } = await freeStay();
    const voyage = { hotel_code: VOYAGES_OF, outbound: sailingsFrom(today).booked.departure_code, cabins: [CABIN] };
    const ofVoyage = operation.id === 'createVoyageChangeQuote';
    const { quote_id, quote_token } = ofVoyage
      ? await post<Schemas['QuoteResult']>('/client/booking/voyage-quotes', voyage)
      : quote;
    const travelling = { ...guestDetails(), agreements: CONSENTS, travellers: travellersFor(voyage.cabins) };
    const hold = await post<Schemas['HoldResult']>(
      '/client/booking/holds',
      { quote_id, ...(ofVoyage ? travelling : { customerInfo, agreements }) },
      { 'Quote-Token': quote_token, ...once() },
    );
    const reservationToken = hold.reservation_token ?? '';
    const { order_id, card_window } = await post<Schemas['PaymentReadyResult']>(
      '/client/payments',
      { hold_number: hold.hold_number },
      { 'Reservation-Token': reservationToken, ...once() },
    );
    const reserved = paidAt && (await pay(paidAt, 'request' in card_window ? card_window.request : undefined));
    const { quote: unused } = await freeStay();
    const changed =
      reserved && operation.id === 'createChange' && (await changeQuote(reserved, stay, reservationToken));
    return {
      credentials: { quoteToken: unused.quote_token, reservationToken },
      known: {
        quote_id: [changed || unused.quote_id],
        hold_number: [hold.hold_number],
        order_id: [order_id],
        orderId: [order_id],
        start_date: [stay.start_date],
        end_date: [stay.end_date],
        from: [stay.start_date],
        to: [stay.end_date],
        room_type_code: [ROOM],
        adult: [2],
        kid: [0],
        infant: [0],
        pet: [0],
        ...(reserved && {
          reservation_number: [reserved],
          guest_name: [hold.guest_name],
          fee: [await cancellationFee(reserved, reservationToken)],
        }),
      },
    };

    async function freeStay(): Promise<{ stay: Schemas['QuoteRequest']; quote: Schemas['QuoteResult'] }> {
      for (let tried = 0; tried < LAST_DAY - FIRST_DAY; tried += 1) {
        const stay = stayOf(today, FIRST_DAY + (guests++ % (LAST_DAY - FIRST_DAY)));
        const answer = await send('/client/booking/quotes', JSON.stringify(stay), 'application/json', {});
        if (answer.status !== 201 && answer.status !== 409)
          throw new Error(`POST /client/booking/quotes returned ${answer.status} ${await answer.text()}`);
        if (answer.ok) return { stay, quote: (await answer.json()) as Schemas['QuoteResult'] };
      }
      throw new Error('no available night found');
    }

    /** Requests a quote for a change from two adults to one, and returns its ID. */
    async function changeQuote(reservation: string, stay: Schemas['QuoteRequest'], token: string): Promise<string> {
      const rooms = stay.reservationRoomList.map((room) => ({ ...room, adult: 1 }));
      const path = `/client/booking/reservations/${reservation}/change-quotes`;
      const asked = { ...stay, reservationRoomList: rooms };
      return (await post<Schemas['ChangeQuoteResult']>(path, asked, { 'Reservation-Token': token })).quote_id;
    }

    /**
     * Returns the fee that a cancellation must confirm. Any other fee is rejected, and after a hundred rejections, the
     * token can't use another idempotency key.
     */
    async function cancellationFee(reservation: string, token: string): Promise<number> {
      const path = `/client/booking/reservations/${reservation}/cancellation`;
      const answer = await ask({ method: 'GET', path, headers: { 'Reservation-Token': token } });
      return ((await answer.json()) as Schemas['CancellationPreviewResult']).fee;
    }

    /**
     * Pays in the card window without a browser. Uses a new connection, because the server may be closing a kept-alive
     * connection.
     */
    async function pay(sandbox: string, request: unknown): Promise<string> {
      const answer = await fetch(`${sandbox}/control/authorise`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Connection: 'close' },
        body: JSON.stringify({ request, scenario: 'approved' }),
      });
      const { fields } = (await answer.json()) as { fields: Record<string, string> };
      await send(
        '/client/card-providers/nicepay/returns',
        new URLSearchParams(fields).toString(),
        'application/x-www-form-urlencoded',
        {},
      );
      const payment = await ask({
        method: 'GET',
        path: `/client/payments/${order_id}`,
        headers: { 'Reservation-Token': reservationToken },
      });
      const { reservation_number } = (await payment.json()) as Schemas['PaymentResult'];
      if (!reservation_number) throw new Error(`payment ${order_id} led to no reservation`);
      return reservation_number;
    }
  }
}

function stayOf(today: string, ahead: number): Schemas['QuoteRequest'] {
  const room = { room_type_code: ROOM, adult: 2, kid: 0, infant: 0, pet: 0, selectedUpselling: [] };
  return {
    hotel_code: HOTEL,
    start_date: addDays(today, ahead),
    end_date: addDays(today, ahead + 2),
    reservationRoomList: [room],
  };
}
