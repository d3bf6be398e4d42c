import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { example, problem } from '../../tests/support/client/examples.ts';
import {
  after,
  answered,
  deferred,
  flushPromises,
  refused,
  type Row,
  testPaths,
  testTable,
} from '../../tests/support/client/machines.ts';
import { localProblem } from '../problem.ts';
import { initialPayment, type PaymentContext, paymentMachine } from './payment.machine.ts';

const ready = example('PaymentReadyResult', 'ready-card-window');
const completed = example('PaymentResult', 'completed');
const inProgress = example('PaymentResult', 'in-progress');
const failed = example('PaymentResult', 'failed');
const cancelled = example('PaymentResult', 'cancelled');
const replaced = { ...cancelled, code: 'payment_in_progress' as const };
const refunded = example('PaymentResult', 'refunded');
const heldHold = example('HoldResult', 'hold-held');
const confirmedHold = example('HoldResult', 'hold-confirmed');
const expiredHold = example('HoldResult', 'hold-expired');
const refundRefused = example('PaymentResult', 'refund-refused');
const untouched = { ...cancelled, order_id: ready.order_id, status: 'ready' as const, code: null };
const tooLate = { ...failed, code: 'hold_expired' as const };

const input = { holdNumber: completed.hold_number, reservationToken: 'token', method: null, idempotencyKey: 'key-1' };
const start = initialPayment(input);
const opened: PaymentContext = { ...start, ready, orderId: ready.order_id, cardToken: 'tok' };
const token = { type: 'TOKEN_RECEIVED', cardToken: 'tok' };
const retry = { type: 'RETRY', idempotencyKey: 'key-2' };
const noAnswer = new TypeError('fetch failed');
function event(type: string) {
  return { type };
}

function statuses(from: string, actor: string): Row<PaymentContext>[] {
  return [
    [from, answered(actor, completed), 'completed'],
    [from, answered(actor, refunded), 'refunded'],
    [from, answered(actor, refundRefused), 'refundRefused'],
    [from, answered(actor, cancelled), 'cancelled'],
    [from, answered(actor, replaced), 'paidElsewhere'],
    [from, answered(actor, tooLate), 'expired'],
    [from, answered(actor, failed), 'failed'],
    [from, answered(actor, inProgress), 'waiting'],
    [from, answered(actor, untouched), 'windowOpen'],
    [from, answered(actor, untouched), 'expired', { holdExpired: true }],
    [from, answered(actor, untouched), 'failed', { problem: problem('idempotency_mismatch') }],
    [from, answered(actor, completed), 'completed', { holdExpired: true }],
    [from, answered(actor, inProgress), 'waiting', { holdExpired: true }],
    [from, answered(actor, untouched), 'cancelled', { ready: null }],
    [from, answered(actor, cancelled), 'expired', { holdExpired: true }],
  ];
}

const table: Row<PaymentContext>[] = [
  ['readying', answered('ready', ready), 'windowOpen'],
  ['readying', refused('ready', problem('hold_expired')), 'expired'],
  ['readying', refused('ready', problem('payment_in_progress')), 'reconciling'],
  ['readying', refused('ready', problem('payment_in_progress')), 'paidElsewhere', { orderId: null }],
  ['readying', refused('ready', problem('reservation_failed')), 'paidElsewhere'],
  ['paidElsewhere', answered('hold', confirmedHold), 'completed'],
  ['paidElsewhere', answered('hold', expiredHold), 'expired'],
  ['paidElsewhere', answered('hold', heldHold), 'waitingElsewhere'],
  ['paidElsewhere', refused('hold', noAnswer), 'waitingElsewhere'],
  ['paidElsewhere', event('BACK'), 'abandoned'],
  ['paidElsewhere', event('HOLD_EXPIRED'), 'paidElsewhere'],
  ['waitingElsewhere', after('pollDelay', 'payment', 'waitingElsewhere'), 'paidElsewhere'],
  ['waitingElsewhere', event('RESUME'), 'paidElsewhere'],
  ['waitingElsewhere', event('BACK'), 'abandoned'],
  ['waitingElsewhere', event('HOLD_EXPIRED'), 'waitingElsewhere'],
  ['waitingElsewhere', retry, 'readying'],
  ['readying', refused('ready', problem('unavailable')), 'readyInterrupted'],
  ['readying', refused('ready', noAnswer), 'readyInterrupted'],
  ['readying', refused('ready', problem('internal')), 'failed'],
  ['readying', event('BACK'), 'abandoned'],
  ['readying', event('HOLD_EXPIRED'), 'expired'],
  ['readyInterrupted', after('retryDelay', 'payment', 'readyInterrupted'), 'readying'],
  ['readyInterrupted', event('RESUME'), 'readying'],
  ['readyInterrupted', event('BACK'), 'abandoned'],
  ['readyInterrupted', event('HOLD_EXPIRED'), 'expired'],
  ['windowOpen', event('RETURNED'), 'reconciling'],
  ['windowOpen', event('RESUME'), 'reconciling'],
  ['windowOpen', event('HOLD_EXPIRED'), 'reconciling'],
  ['windowOpen', event('WINDOW_CLOSED'), 'cancelled'],
  ['windowOpen', event('WINDOW_FAILED'), 'failed'],
  ['windowOpen', event('WINDOW_MISSING'), 'windowMissing'],
  ['windowOpen', token, 'guaranteeing'],
  ['windowOpen', event('BACK'), 'abandoned'],
  ['windowOpen', retry, 'windowOpen'],
  ...statuses('guaranteeing', 'guarantee'),
  ['guaranteeing', refused('guarantee', problem('hold_expired')), 'expired'],
  ['guaranteeing', refused('guarantee', problem('payment_failed')), 'failed'],
  ['guaranteeing', refused('guarantee', problem('payment_in_progress')), 'reconciling'],
  ['guaranteeing', refused('guarantee', problem('idempotency_mismatch')), 'reconciling'],
  ['guaranteeing', refused('guarantee', problem('internal')), 'reconciling'],
  ['guaranteeing', refused('guarantee', problem('unavailable')), 'guaranteeInterrupted'],
  ['guaranteeing', refused('guarantee', noAnswer), 'guaranteeInterrupted'],
  ['guaranteeing', event('BACK'), 'guaranteeing'],
  ['guaranteeing', event('HOLD_EXPIRED'), 'guaranteeing'],
  ['guaranteeInterrupted', after('retryDelay', 'payment', 'guaranteeInterrupted'), 'guaranteeing'],
  ['guaranteeInterrupted', event('RESUME'), 'guaranteeing'],
  ['guaranteeInterrupted', event('BACK'), 'guaranteeInterrupted'],
  ['guaranteeInterrupted', event('HOLD_EXPIRED'), 'guaranteeInterrupted'],
  ...statuses('reconciling', 'ask'),
  ['reconciling', refused('ask', noAnswer), 'unclear'],
  ['reconciling', refused('ask', problem('not_found')), 'unclear'],
  ['reconciling', event('BACK'), 'reconciling'],
  ['reconciling', event('HOLD_EXPIRED'), 'reconciling'],
  ['waiting', after('pollDelay', 'payment', 'waiting'), 'reconciling'],
  ['waiting', event('RESUME'), 'reconciling'],
  ['waiting', event('BACK'), 'waiting'],
  ['waiting', event('HOLD_EXPIRED'), 'waiting'],
  ['unclear', after('retryDelay', 'payment', 'unclear'), 'reconciling', { problem: problem('unavailable') }],
  ['unclear', after('retryDelay', 'payment', 'unclear'), 'reconciling', { problem: problem('internal') }],
  ['unclear', after('retryDelay', 'payment', 'unclear'), 'unclear', { problem: problem('not_found') }],
  ['unclear', event('CHECK'), 'reconciling'],
  ['unclear', event('RESUME'), 'reconciling'],
  ['unclear', event('BACK'), 'unclear'],
  ['unclear', event('HOLD_EXPIRED'), 'unclear'],
  ['cancelled', answered('holdAfterClosing', confirmedHold), 'completed'],
  ['cancelled', answered('holdAfterClosing', expiredHold), 'expired'],
  ['cancelled', answered('holdAfterClosing', heldHold), 'cancelled'],
  ['cancelled', refused('holdAfterClosing', noAnswer), 'cancelled'],
  ...['cancelled', 'windowMissing', 'failed'].flatMap((outcome): Row<PaymentContext>[] => [
    [outcome, retry, 'readying'],
    [outcome, event('BACK'), 'abandoned'],
    [outcome, event('HOLD_EXPIRED'), 'expired'],
  ]),
];

describe('transitions of the payment machine', () => {
  testTable(paymentMachine, table, opened);
});

describe('every simple path of the payment machine, on a real actor', () => {
  const events = [
    answered('ready', ready),
    refused('ready', problem('unavailable')),
    refused('ready', problem('hold_expired')),
    refused('ready', problem('reservation_failed')),
    answered('hold', confirmedHold),
    answered('hold', heldHold),
    after('pollDelay', 'payment', 'waitingElsewhere'),
    after('retryDelay', 'payment', 'readyInterrupted'),
    event('RETURNED'),
    event('WINDOW_CLOSED'),
    event('WINDOW_MISSING'),
    token,
    answered('guarantee', completed),
    refused('guarantee', noAnswer),
    refused('guarantee', problem('internal')),
    after('retryDelay', 'payment', 'guaranteeInterrupted'),
    ...[completed, inProgress, failed, refunded, refundRefused].map((payment) => answered('ask', payment)),
    refused('ask', noAnswer),
    after('pollDelay', 'payment', 'waiting'),
    after('retryDelay', 'payment', 'unclear'),
    retry,
  ];
  const paths = getSimplePaths(paymentMachine, {
    input,
    events: events as never,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.idempotencyKey]),
    // Further polling changes only the counter, so stop there.
    stopWhen: (snapshot) => snapshot.context.attempts > 2,
  });

  it('reaches every state except starting and abandoned', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(
      new Set([
        'readying',
        'readyInterrupted',
        'paidElsewhere',
        'waitingElsewhere',
        'windowOpen',
        'guaranteeing',
        'guaranteeInterrupted',
        'reconciling',
        'waiting',
        'unclear',
        'cancelled',
        'windowMissing',
        'failed',
        'completed',
        'refunded',
        'refundRefused',
        'expired',
      ]),
    );
  });

  testPaths(paymentMachine, input, paths, ['ready', 'guarantee', 'ask', 'hold']);
});

describe('payment machine', () => {
  it('retries with a new key after a decline, and reports the confirmation', async () => {
    const { actors, calls, answer } = deferred('ready', 'guarantee', 'ask');
    const actor = createActor(paymentMachine.provide({ actors }), { input }).start();
    answer(ready);
    await flushPromises();
    actor.send({ type: 'RETURNED' });
    answer({ ...failed, order_id: ready.order_id });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'RETRY', idempotencyKey: 'key-2' });
    answer({ ...ready, order_id: 'haneul-second' });
    await waitFor(actor, (snapshot) => snapshot.matches('windowOpen'));
    actor.send({ type: 'RETURNED' });
    answer({ ...completed, order_id: 'haneul-second' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['ready', { body: { hold_number: input.holdNumber }, reservationToken: 'token', idempotencyKey: 'key-1' }],
      ['ask', { orderId: ready.order_id, reservationToken: 'token' }],
      ['ready', { body: { hold_number: input.holdNumber }, reservationToken: 'token', idempotencyKey: 'key-2' }],
      ['ask', { orderId: 'haneul-second', reservationToken: 'token' }],
    ]);
    expect(actor.getSnapshot().context).toEqual({
      ...start,
      idempotencyKey: 'key-2',
      orderId: 'haneul-second',
      ready: { ...ready, order_id: 'haneul-second' },
      payment: { ...completed, order_id: 'haneul-second' },
    });
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'completed',
      reservationNumber: completed.reservation_number,
      problem: null,
    });
  });

  it('waits as long as the server asks before it retries', async () => {
    const { actors, calls, refuse } = deferred('ready', 'guarantee', 'ask', 'hold');
    const clock = new SimulatedClock();
    createActor(paymentMachine.provide({ actors }), { input, clock }).start();
    refuse({ ...problem('rate_limited'), retryAfter: 30 });
    await flushPromises();
    clock.increment(29_999);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
  });

  it('queries an order that survived a reload until its result is final', async () => {
    const { actors, calls, answer } = deferred('ready', 'guarantee', 'ask');
    const clock = new SimulatedClock();
    const alone = { orderId: completed.order_id, reservationToken: 'token' };
    const actor = createActor(paymentMachine.provide({ actors }), { input: alone, clock }).start();
    answer(inProgress);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1499);
    expect(calls).toHaveLength(1);
    clock.increment(1);
    expect(calls).toHaveLength(2);
    answer(refunded);
    await flushPromises();
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'refunded',
      reservationNumber: null,
      problem: localProblem(refunded.code ?? 'reservation_failed'),
    });
  });

  it('continues after a reload with the same key, and queries the payment before it reopens the window', async () => {
    const first = deferred('ready', 'guarantee', 'ask');
    const before = createActor(paymentMachine.provide({ actors: first.actors }), { input }).start();
    const kept = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
    before.stop();

    const second = deferred('ready', 'guarantee', 'ask');
    const restored = createActor(paymentMachine.provide({ actors: second.actors }), { input, snapshot: kept }).start();
    expect(second.calls.map((call) => call.input)).toEqual(first.calls.map((call) => call.input));
    second.answer(ready);
    await flushPromises();
    restored.send({ type: 'RESUME' });
    second.answer(untouched);
    await flushPromises();
    expect(restored.getSnapshot().value).toBe('windowOpen');
  });

  it('resends a card with the same key until the server responds, and then sends another card for the payment', async () => {
    const { actors, calls, answer, refuse } = deferred('ready', 'guarantee', 'ask');
    const clock = new SimulatedClock();
    const actor = createActor(paymentMachine.provide({ actors }), { input, clock }).start();
    answer(ready);
    await flushPromises();
    const call = (card: string) => ({
      orderId: ready.order_id,
      body: { card_token: card },
      reservationToken: 'token',
      idempotencyKey: 'key-1',
    });
    actor.send({ type: 'TOKEN_RECEIVED', cardToken: 'tok' });
    refuse(noAnswer);
    await flushPromises();
    clock.increment(3_000);
    refuse(problem('internal'));
    await flushPromises();
    answer(untouched);
    await flushPromises();
    actor.send({ type: 'TOKEN_RECEIVED', cardToken: 'another' });
    expect(calls.filter(({ src }) => src === 'guarantee').map((made) => made.input)).toEqual([
      call('tok'),
      call('tok'),
      call('another'),
    ]);
    // The result of the first card is already final: this payment has ended, and the guest must start another one.
    refuse(problem('idempotency_mismatch'));
    await flushPromises();
    answer(untouched);
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('failed');
  });

  it('discards the card token after using it', async () => {
    const { actors, calls, answer } = deferred('ready', 'guarantee', 'ask');
    const actor = createActor(paymentMachine.provide({ actors }), { input }).start();
    answer(ready);
    await flushPromises();
    actor.send({ type: 'TOKEN_RECEIVED', cardToken: 'tok' });
    expect(calls.at(-1)?.input).toMatchObject({ body: { card_token: 'tok' }, idempotencyKey: 'key-1' });
    answer(inProgress);
    await flushPromises();
    expect(actor.getSnapshot().context).toEqual({
      ...start,
      ready,
      holdNumber: inProgress.hold_number,
      orderId: inProgress.order_id,
      payment: inProgress,
      attempts: 1,
    });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('tok"');
  });
});
