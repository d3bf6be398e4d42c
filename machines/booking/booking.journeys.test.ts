import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  agreements,
  atDates,
  breakfast,
  choose,
  confirmedByCode,
  couple,
  customerInfo,
  dearer,
  event,
  everything,
  held,
  input,
  lost,
  pay,
  quote,
  renewed,
  reserve,
  reset,
  roomOptions,
  search,
  searchFor,
} from '../../tests/support/client/booking.ts';
import { example, problem } from '../../tests/support/client/examples.ts';
import { deferred, flushPromises, testReload } from '../../tests/support/client/machines.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { localProblem } from '../problem.ts';
import type { BookingContext } from './booking.context.ts';
import { bookingMachine } from './booking.machine.ts';
import { bookingProgress } from './booking.progress.ts';

const ready = example('PaymentReadyResult', 'ready-card-window');
const completed = example('PaymentResult', 'completed');

/** Starts a booking with the real payment machine, and with actors that record their calls. */
function begin(snapshot?: object) {
  const booking = deferred('quote', 'reserve', 'release');
  const payment = deferred('ready', 'guarantee', 'ask');
  const machine = bookingMachine.provide({
    actors: { ...(booking.actors as object), payment: paymentMachine.provide({ actors: payment.actors }) },
  });
  const actor = createActor(machine, { input, snapshot: snapshot as never }).start();
  const send = (...events: object[]) => {
    for (const event of events) actor.send(event as never);
  };
  return { actor, booking, payment, send };
}

function reload({ actor }: ReturnType<typeof begin>) {
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  return begin(kept);
}

async function asFarAsInfo() {
  const stay = begin();
  stay.send(searchFor, choose(true), roomOptions(1), event('CONTINUE'));
  stay.booking.answer(quote);
  await flushPromises();
  return stay;
}

async function asFarAsHeld() {
  const stay = await asFarAsInfo();
  stay.send(reserve);
  stay.booking.answer(held);
  await flushPromises();
  return stay;
}

const room = { room_type_code: 'DLX', ...couple, selectedUpselling: [] };
const rooms = [room, { ...room, kid: 1, selectedUpselling: [breakfast], early_checkout_seq: 1 }];
const { reservationInfo: _, ...hotelAndDates } = search;
const quoteAsked = { ...hotelAndDates, reservationRoomList: rooms };

const atHeld: BookingContext = {
  search,
  choice: { roomTypeCode: 'DLX', packageCode: null },
  usePoint: null,
  voucher: null,
  wanted: null,
  refusedBenefits: null,
  voyage: null,
  offersOptions: true,
  rooms,
  quote,
  requoted: false,
  changes: null,
  customerInfo,
  agreements,
  travellers: [],
  reserveKey: 'key-1',
  keyAfterRequote: 'key-2',
  hold: held,
  paymentKey: null,
  paymentMethod: null,
  reservationNumber: null,
  priceChange: null,
  problem: null,
  leavingFor: 'info',
};
const notHeld = { ...atHeld, hold: null };
const backAtInfo = { ...notHeld, reserveKey: null, keyAfterRequote: null };

function reserveAsked(from: typeof quote, idempotencyKey: string) {
  return {
    body: { quote_id: from.quote_id, customerInfo, agreements },
    travellers: [],
    quoteToken: from.quote_token,
    idempotencyKey,
  };
}

describe('booking machine', () => {
  it('goes from dates to a confirmed reservation and makes each call once', async () => {
    const { actor, booking, payment, send } = await asFarAsHeld();
    send(pay);
    payment.answer(ready);
    await flushPromises();
    actor.getSnapshot().children.payment?.send({ type: 'RETURNED' });
    payment.answer(completed);
    await flushPromises();

    expect(booking.calls.map(({ input }) => input)).toEqual([quoteAsked, reserveAsked(quote, 'key-1')]);
    expect(payment.calls.map(({ input }) => input)).toEqual([
      {
        body: { hold_number: held.hold_number, method: 'naverpay' },
        reservationToken: held.reservation_token,
        idempotencyKey: 'key-3',
      },
      { orderId: ready.order_id, reservationToken: held.reservation_token },
    ]);
    expect(actor.getSnapshot().value).toBe('confirmed');
    expect(actor.getSnapshot().context).toEqual({
      ...atHeld,
      paymentKey: 'key-3',
      paymentMethod: 'naverpay',
      reservationNumber: completed.reservation_number,
    });
  });

  it('is confirmed with a code if nothing is due, and keeps its token', async () => {
    const { actor, booking, send } = await asFarAsInfo();
    send(reserve);
    booking.answer(held);
    await flushPromises();
    send(confirmedByCode);
    const { hold } = confirmedByCode;
    expect(actor.getSnapshot().value).toBe('confirmed');
    expect(actor.getSnapshot().context).toEqual({
      ...atHeld,
      hold: { ...hold, reservation_token: held.reservation_token },
      reservationNumber: hold.reservation_number,
    });
  });

  it('skips the options in one tap, and includes the promotion code in the quote request', () => {
    const { booking, send } = begin();
    send({ ...searchFor, search: { ...search, promotion_code: 'SEA10' } }, choose(true), roomOptions(0), event('SKIP'));
    expect(booking.calls.map(({ input }) => input)).toEqual([
      { ...quoteAsked, promotion_code: 'SEA10', reservationRoomList: [room, { ...room, kid: 1 }] },
    ]);
  });

  it('sends the same request again if no response arrives', async () => {
    const { booking, send } = await asFarAsInfo();
    send(reserve);
    booking.refuse(lost);
    await flushPromises();
    send({ type: 'SAVE_INFO', customerInfo: { guest_memo: 'late' } }, event('RETRY'));
    expect(booking.calls.slice(1).map(({ input }) => input)).toEqual([
      reserveAsked(quote, 'key-1'),
      reserveAsked(quote, 'key-1'),
    ]);
  });

  it('silently renews an expired quote once with another key, and then notifies the guest', async () => {
    const { actor, booking, send } = await asFarAsInfo();
    send(reserve);
    booking.refuse(problem('quote_expired'));
    await flushPromises();
    booking.answer(renewed);
    await flushPromises();
    expect(booking.calls.slice(2).map(({ input }) => input)).toEqual([quoteAsked, reserveAsked(renewed, 'key-2')]);
    booking.refuse(problem('quote_expired'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('quoteExpired');
    expect(actor.getSnapshot().context.problem).toEqual(problem('quote_expired'));
  });

  it('shows the old and the new price, and requests a new quote for the same choices when the guest accepts', async () => {
    const { actor, booking, send } = await asFarAsInfo();
    send(reserve);
    booking.refuse(problem('price_changed'));
    await flushPromises();
    expect(actor.getSnapshot().context).toEqual({
      ...notHeld,
      priceChange: { before: 460_000, after: 480_000 },
      problem: problem('price_changed'),
    });
    send(event('ACCEPT'));
    expect(booking.calls.at(-1)?.input).toEqual(quoteAsked);
    booking.answer(dearer);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('info');
    expect(actor.getSnapshot().context).toEqual({ ...backAtInfo, quote: dearer });
  });

  it("keeps the guest's details and the reason when the rooms are unavailable, and replaces the rooms on a new choice", async () => {
    const { actor, booking, send } = await asFarAsInfo();
    send(reserve);
    booking.refuse(problem('room_sold_out'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('list');
    expect(actor.getSnapshot().context).toEqual({ ...notHeld, problem: problem('room_sold_out') });

    send({ type: 'CHOOSE', roomTypeCode: 'STD', packageCode: 'SPA', offersOptions: false });
    const standard = { ...room, room_type_code: 'STD' };
    expect(booking.calls.at(-1)?.input).toEqual({
      ...quoteAsked,
      package_code: 'SPA',
      reservationRoomList: [standard, { ...standard, kid: 1 }],
    });
    expect(actor.getSnapshot().context.customerInfo).toEqual(customerInfo);
  });

  it.each(['accepts', 'refuses'])('releases the rooms when the guest goes back and the server %s', async (server) => {
    const { actor, booking, send } = await asFarAsHeld();
    send(event('BACK'));
    expect(booking.calls.at(-1)?.input).toEqual({
      holdNumber: held.hold_number,
      reservationToken: held.reservation_token,
    });
    if (server === 'accepts') booking.answer(undefined);
    else booking.refuse(problem('payment_in_progress'));
    await flushPromises();
    booking.answer(renewed);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('info');
    expect(actor.getSnapshot().context).toEqual({ ...backAtInfo, quote: renewed });
  });

  it("returns from the payment to the hold, and starts again with the guest's details when the hold expires", async () => {
    const { actor, payment, booking, send } = await asFarAsHeld();
    send({ type: 'CHOOSE_METHOD', method: 'payco' });
    expect(actor.getSnapshot().context).toEqual({ ...atHeld, paymentMethod: 'payco' });
    send(pay);
    payment.answer(ready);
    await flushPromises();
    send(event('BACK'));
    expect(actor.getSnapshot().value).toBe('held');
    send(event('HOLD_EXPIRED'));
    const problem = localProblem('hold_expired');
    expect(actor.getSnapshot().context).toEqual({ ...notHeld, paymentMethod: 'naverpay', problem });
    send(event('START_AGAIN'));
    expect(booking.calls.at(-1)?.input).toEqual(quoteAsked);
  });

  it('lets the server decide whether the payment came before the expiry of the hold', async () => {
    const { actor, payment, send } = await asFarAsHeld();
    send(pay);
    payment.answer(ready);
    await flushPromises();
    send(event('HOLD_EXPIRED'));
    expect(actor.getSnapshot().value).toBe('paying');
    payment.answer(completed);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('confirmed');
  });

  it("resets to the defaults and keeps the guest's details", () => {
    const { actor, send } = begin();
    send(searchFor, choose(true), { type: 'SAVE_INFO', customerInfo }, reset);
    expect(actor.getSnapshot().value).toBe('dates');
    expect(actor.getSnapshot().context).toEqual({ ...atDates, customerInfo, leavingFor: 'dates' });
  });

  it('releases a hold before it resets', async () => {
    const { actor, booking, send } = await asFarAsHeld();
    send(reset);
    expect(booking.calls.at(-1)?.src).toBe('release');
    booking.answer(undefined);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('dates');
    expect(actor.getSnapshot().context).toEqual({ ...atDates, customerInfo, leavingFor: 'dates' });
  });
});

describe('after a reload', () => {
  it('repeats the hold request with the same key', async () => {
    const before = await asFarAsInfo();
    before.send(reserve);
    const { actor, booking } = reload(before);
    expect(booking.calls.map(({ input }) => input)).toEqual([reserveAsked(quote, 'key-1')]);
    booking.answer(held);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('held');
    expect(actor.getSnapshot().context).toEqual(atHeld);
  });

  it('queries the state of the payment', async () => {
    const before = await asFarAsHeld();
    before.send(pay);
    before.payment.answer(ready);
    await flushPromises();
    const { actor, payment, send } = reload(before);
    send(event('RESUME'));
    expect(payment.calls.map(({ src }) => src)).toEqual(['ask']);
    payment.answer(completed);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('confirmed');
  });

  it('repeats the interrupted request', async () => {
    const before = await asFarAsInfo();
    before.send(reserve);
    before.booking.refuse(lost);
    await flushPromises();
    const { booking, send } = reload(before);
    send(event('RESUME'));
    expect(booking.calls.map(({ input }) => input)).toEqual([reserveAsked(quote, 'key-1')]);
  });

  testReload(bookingMachine, input, everything);
});

describe('booking steps', () => {
  it('follow the state of the machine, and omit options if none are offered', () => {
    const { actor, send } = begin();
    const steps = () =>
      bookingProgress(actor.getSnapshot())
        .map(({ step, state }) => `${step} ${state}`)
        .join(', ');
    expect(steps()).toBe('dates current, room ahead, options ahead, info ahead, payment ahead, done ahead');
    expect(bookingProgress(null)).toEqual(bookingProgress(actor.getSnapshot()));
    send(searchFor, choose(false));
    expect(steps()).toBe('dates done, room done, info current, payment ahead, done ahead');
  });

  it('are all done at the end', () => {
    const end = bookingMachine.resolveState({ value: 'confirmed', context: everything });
    expect(new Set(bookingProgress(end).map(({ state }) => state))).toEqual(new Set(['done']));
  });
});
