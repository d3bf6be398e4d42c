import type { NicepayWindow } from '../../../../generated/types.ts';
import type {
  ApproveOutcome,
  CancelOutcome,
  CancelRequest,
  CardGateway,
  NetCancelOutcome,
  TransactionState,
  Unknown,
  UnknownReason,
  WebhookReading,
  WindowReturn,
} from '../gateway.ts';
import type { Fetch } from '../http-fetch.ts';
import {
  type Answer,
  instant,
  isSigned,
  METHODS,
  methodOf,
  readAnswer,
  reasonWithId,
  receiptOf,
  stateOf,
} from './answers.ts';
import { APPROVE, CANCEL, CANCELLED_BY_USER, NET_CANCEL, QUERY_NOT_FOUND, SUCCESS } from './codes.ts';
import { paymentSignature, referenceSignature, returnSignature, sameSignature, windowProof } from './signatures.ts';
import { windowRequest } from './window.ts';

export type NicepayConfig = {
  clientId: string;
  secretKey: string;
  /** Base URL of the API, e.g. https://api.nicepay.co.kr */
  apiBase: string;
  /** URL of the script that the browser loads, e.g. https://pay.nicepay.co.kr/v1/js/ */
  scriptUrl: string;
  /** Timeout for a call, in ms. NicePay documents 5 s to connect and 30 s to read. */
  answerWithinMs: number;
};

export type NicepayDeps = {
  /** Must have its own connect timeout, as `httpFetch` does. */
  fetch: Fetch;
  now: () => Date;
  /** Injected so that tests can control timeouts. */
  timeoutSignal?: (ms: number) => AbortSignal;
};

const PROVIDER = 'nicepay';

const TID = /^[A-Za-z0-9]{1,30}$/;

/**
 * Creates a gateway for NicePay's server-approval model, in which the window authorises a payment and `approve`
 * charges it (docs/providers.md).
 */
export function createNicepayGateway(config: NicepayConfig, deps: NicepayDeps): CardGateway<NicepayWindow> {
  const { clientId, secretKey, answerWithinMs } = config;
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  const authorization = `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`;

  /** Returns the reason instead of throwing if there is no usable response. */
  async function call(method: 'GET' | 'POST', path: string, fields?: object): Promise<Answer | UnknownReason> {
    const signal = timeoutSignal(answerWithinMs);
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json;charset=utf-8' };
    const body = fields && { body: JSON.stringify(fields) };
    try {
      const response = await deps.fetch(`${config.apiBase}${path}`, { method, headers, signal, ...body });
      const answer = readAnswer(await response.text());
      if (response.status >= 500) return 'provider_error';
      return answer ?? 'unreadable';
    } catch {
      return signal.aborted ? 'timeout' : 'connection';
    }
  }

  const signedBy = (reference: string) => {
    const ediDate = deps.now().toISOString();
    return { ediDate, signData: referenceSignature(reference, ediDate, secretKey) };
  };

  async function approve(request: Parameters<CardGateway['approve']>[0]): Promise<ApproveOutcome> {
    const { transactionId, orderId, amount } = request;
    if (!TID.test(transactionId)) return { kind: 'declined', providerCode: 'A115', fault: 'order' };
    const ediDate = deps.now().toISOString();
    const signData = paymentSignature(transactionId, amount, ediDate, secretKey);
    const answer = await call('POST', `/v1/payments/${transactionId}`, { amount, ediDate, signData });
    if (typeof answer === 'string') return unknown(answer, { retriable: false });

    const providerCode = answer.resultCode;
    const uncertain = (reason: UnknownReason) => unknown(reason, { retriable: false, providerCode });
    if (answer.signature && !isSigned(answer, secretKey)) return uncertain('signature');
    if (SUCCESS.approve.includes(providerCode)) {
      if (!answer.signature) return uncertain('signature');
      if (answer.tid !== transactionId || answer.status !== 'paid') return uncertain('unreadable');
      if (answer.orderId !== orderId) return uncertain('another_order');
      if (answer.amount !== amount || answer.balance !== amount) return uncertain('another_amount');
      if (methodOf(answer) === null) return uncertain('another_method');
      return { kind: 'paid', ...receiptOf(answer) };
    }
    const meaning = APPROVE.get(providerCode);
    if (meaning === undefined) return uncertain('provider_error');
    if (meaning === 'already_requested') return uncertain(meaning);
    return { kind: 'declined', providerCode, fault: meaning };
  }

  async function netCancel(orderId: string): Promise<NetCancelOutcome> {
    const answer = await call('POST', '/v1/payments/netcancel', { orderId, ...signedBy(orderId) });
    if (typeof answer === 'string') return unknown(answer);

    const providerCode = answer.resultCode;
    if (SUCCESS.cancel.includes(providerCode)) {
      if (!isSigned(answer, secretKey)) return unknown('signature', { providerCode });
      if (answer.orderId !== orderId) return unknown('another_order', { providerCode });
      if (answer.status !== 'cancelled') return unknown('unreadable', { providerCode });
      return { kind: 'cancelled', transactionId: answer.tid, cancelledAt: cancelledAt(answer) };
    }
    const meaning = NET_CANCEL.get(providerCode);
    if (meaning === 'already_cancelled') return { kind: 'cancelled' };
    if (meaning === 'nothing') return { kind: 'nothingToCancel', providerCode };
    if (meaning === 'too_late') return { kind: 'tooLate', providerCode };
    if (meaning === 'order' || meaning === 'configuration') return { kind: 'refused', providerCode, fault: meaning };
    return unknown(meaning ?? 'provider_error', { providerCode });
  }

  async function cancel(request: CancelRequest): Promise<CancelOutcome> {
    const { transactionId, orderId, amount, reason, cancelId } = request;
    if (!TID.test(transactionId)) return { kind: 'refused', reason: 'other', providerCode: 'A115' };
    const answer = await call('POST', `/v1/payments/${transactionId}/cancel`, {
      reason: reasonWithId(reason, cancelId),
      orderId: amount === undefined ? orderId : cancelId,
      ...(amount === undefined ? {} : { cancelAmt: amount }),
      ...signedBy(transactionId),
    });
    if (typeof answer === 'string') return unknown(answer);

    const providerCode = answer.resultCode;
    if (SUCCESS.cancel.includes(providerCode)) {
      if (!isSigned(answer, secretKey)) return unknown('signature', { providerCode });
      if (answer.tid !== transactionId) return unknown('unreadable', { providerCode });
      const done = answer.cancels.find((one) => one.cancelId === cancelId);
      if (!done || !(answer.balance >= 0)) return unknown('unreadable', { providerCode });
      if (amount !== undefined && done.amount !== amount) return unknown('another_amount', { providerCode });
      const { balance } = answer;
      return { kind: 'cancelled', transactionId, amount: done.amount, balance, cancelledAt: cancelledAt(answer) };
    }
    const meaning = CANCEL.get(providerCode);
    if (meaning === 'already_cancelled') return { kind: 'alreadyCancelled', providerCode };
    if (meaning === undefined) return unknown('provider_error', { providerCode });
    if (meaning === 'configuration') return { kind: 'refused', reason: meaning, providerCode };
    return doneBeforeOr(
      request,
      meaning === 'already_requested'
        ? unknown(meaning, { providerCode })
        : { kind: 'refused', reason: meaning, providerCode },
    );
  }

  /**
   * Queries the transaction after a refused cancellation, because an earlier attempt may have succeeded without its
   * response reaching us. Returns `refused` if no earlier attempt succeeded, or an unknown outcome if the query fails.
   */
  async function doneBeforeOr(
    { transactionId, cancelId }: CancelRequest,
    refused: CancelOutcome,
  ): Promise<CancelOutcome> {
    const state = await query(transactionId);
    const done = 'cancels' in state && state.cancels.some((one) => one.cancelId === cancelId);
    if (done) return { kind: 'alreadyCancelled' };
    return state.kind === 'unknown' ? state : refused;
  }

  async function query(transactionId: string): Promise<TransactionState> {
    if (!TID.test(transactionId)) return { kind: 'notFound' };
    const state = await ask(`/v1/payments/${transactionId}?${new URLSearchParams(signedBy(transactionId))}`);
    const other = 'transactionId' in state && state.transactionId !== transactionId;
    return other ? unknown('unreadable') : state;
  }

  async function find({ orderId, orderedAt }: { orderId: string; orderedAt: string }): Promise<TransactionState> {
    for (const orderDate of datesInKorea(orderedAt)) {
      const state = await ask(`/v1/payments/find/${encodeURIComponent(orderId)}?${new URLSearchParams({ orderDate })}`);
      if ('orderId' in state && state.orderId !== orderId) return unknown('another_order');
      if (state.kind !== 'notFound') return state;
    }
    return { kind: 'notFound' };
  }

  async function ask(path: string): Promise<TransactionState> {
    const answer = await call('GET', path);
    if (typeof answer === 'string') return unknown(answer);
    const providerCode = answer.resultCode;
    if (QUERY_NOT_FOUND.has(providerCode)) return { kind: 'notFound' };
    if (!SUCCESS.query.includes(providerCode) && !answer.status) return unknown('provider_error', { providerCode });
    const state = stateOf(answer, secretKey);
    return 'reason' in state && !('kind' in state) ? unknown(state.reason, { providerCode }) : state;
  }

  function readReturn(form: Readonly<Record<string, unknown>>): WindowReturn {
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
    const authResultCode = field('authResultCode');
    const orderId = field('orderId');
    const tid = field('tid');
    const amount = field('amount');
    const authToken = field('authToken');
    if (!authResultCode || !orderId || orderId.length > 64) return { kind: 'forged', reason: 'malformed' };
    if (authResultCode !== '0000') {
      if (!sameSignature(field('mallReserved'), windowProof(orderId, secretKey)))
        return { kind: 'forged', orderId, reason: 'signature' };
      const kind = CANCELLED_BY_USER.has(authResultCode) ? 'cancelled' : 'declined';
      return { kind, orderId, providerCode: authResultCode };
    }
    if (field('clientId') !== clientId) return { kind: 'forged', orderId, reason: 'client' };
    if (!TID.test(tid) || !/^[1-9]\d{0,11}$/.test(amount) || !authToken) {
      return { kind: 'forged', orderId, reason: 'malformed' };
    }
    if (!sameSignature(field('signature'), returnSignature(authToken, clientId, amount, secretKey))) {
      return { kind: 'forged', orderId, reason: 'signature' };
    }
    return { kind: 'authorised', orderId, transactionId: tid, amount: Number(amount) };
  }

  function readWebhook(body: unknown): WebhookReading {
    const answer = readAnswer(body);
    if (!answer?.tid || !answer.orderId) return { kind: 'forged', reason: 'malformed' };
    if (!isSigned(answer, secretKey)) return { kind: 'forged', reason: 'signature' };
    const state = stateOf(answer, secretKey);
    const { tid: transactionId, orderId } = answer;
    return { kind: 'event', transactionId, orderId, state: 'kind' in state ? state : unknown(state.reason) };
  }

  return {
    provider: PROVIDER,
    displayName: 'NICEPAY',
    currencies: ['KRW', 'USD', 'CNY'],
    methods: METHODS,
    answerWithinMs,
    origins: originsOf(config),
    window: (order) => ({
      provider: PROVIDER,
      script_url: config.scriptUrl,
      request: windowRequest(order, config),
    }),
    readReturn,
    approve,
    netCancel,
    cancel,
    find,
    query,
    readWebhook,
    webhookReply: { status: 200, contentType: 'text/html', body: 'OK' },
  };

  function cancelledAt(answer: Answer): string {
    return instant(answer.cancelledAt) ?? deps.now().toISOString();
  }
}

/** In production, the window uses several of NicePay's hosts. */
function originsOf({ scriptUrl, apiBase }: NicepayConfig): string[] {
  if (new URL(scriptUrl).hostname.endsWith('.nicepay.co.kr')) return ['https://*.nicepay.co.kr'];
  return [...new Set([scriptUrl, apiBase].map((address) => new URL(address).origin))];
}

/** Repeating the call can help only for these reasons. A wrong signature, for example, would stay wrong. */
const RETRIABLE: ReadonlySet<UnknownReason> = new Set<UnknownReason>([
  'timeout',
  'connection',
  'unreadable',
  'provider_error',
  'already_requested',
]);

function unknown(reason: UnknownReason, more: { retriable?: boolean; providerCode?: string } = {}): Unknown {
  return { kind: 'unknown', retriable: RETRIABLE.has(reason), ...more, reason };
}

/**
 * Returns the two dates in Korea (YYYYMMDD) for which NicePay may list a payment: the date of the order and, in case
 * the guest paid after midnight, the next day.
 */
function datesInKorea(orderedAt: string): string[] {
  const start = Date.parse(orderedAt) + 9 * 3_600_000;
  return [0, 86_400_000].map((later) => new Date(start + later).toISOString().slice(0, 10).replaceAll('-', ''));
}
