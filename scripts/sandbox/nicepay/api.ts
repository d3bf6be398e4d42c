import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { answerOf, type Credentials, resultOf, sha256 } from './answers.ts';
import type { Holds } from '../holds.ts';
import type { Ledger, Transaction } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

export type Nicepay = {
  ledger: Ledger;
  holds: Holds;
  webhooks: Webhooks;
  credentials: Credentials;
  settings: { partialCancel: boolean };
};

type Env = { Bindings: HttpBindings };
type Fields = Record<string, unknown>;

/**
 * Simulates the server-to-server calls under /v1/payments, with the provider's result codes. Like the provider, it
 * returns business refusals with status 200.
 */
export function paymentsApi(nicepay: Nicepay): Hono<Env> {
  const { ledger, holds, webhooks, credentials, settings } = nicepay;
  const { clientId, secretKey } = credentials;
  const api = new Hono<Env>();
  const answer = (transaction: Transaction) => answerOf(transaction, ledger, credentials);
  const announce = (transaction: Transaction) => webhooks.announce(transaction, ledger.play(transaction).webhook);

  api.use(async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const due = Buffer.from(`Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`);
    const code = given.toString().startsWith('Bearer ') ? 'U305' : 'U304';
    if (given.length !== due.length || !timingSafeEqual(given, due)) return c.json(resultOf(code), 401);
    return next();
  });

  const fieldsOf = async (c: Context): Promise<Fields> => {
    const value: unknown = await c.req.json().catch(() => ({}));
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  };

  /** Returns whether a request has a wrong signature. Like the provider, the sandbox accepts unsigned requests. */
  const wronglySigned = ({ signData, ediDate }: Fields, ...parts: unknown[]) =>
    signData !== undefined && signData !== sha256(`${parts.join('')}${ediDate}${secretKey}`);

  api.post('/netcancel', async (c) => {
    const fields = await fieldsOf(c);
    const orderId = String(fields.orderId ?? '');
    if (!orderId) return c.json(resultOf('U100'));
    if (wronglySigned(fields, orderId)) return c.json(resultOf('U312'));
    const transaction = ledger.byOrder(orderId);
    if (!transaction) return c.json(resultOf('2012'));
    transaction.netCancels += 1;
    if (transaction.netCancels <= ledger.play(transaction).netCancelsLost) return cutOff(c);
    const refused = ledger.netCancel(transaction);
    if (refused) return c.json(resultOf(refused.code));
    announce(transaction);
    return c.json({ ...answer(transaction), ...resultOf('2001') });
  });

  api.get('/find/:orderId', (c) => {
    const transaction = ledger.byOrder(c.req.param('orderId'));
    const orderDate = c.req.query('orderDate') ?? '';
    if (!/^\d{8}$/.test(orderDate)) return c.json(resultOf('U100'));
    const filed = transaction && isQueryable(transaction) && answer(transaction);
    const day = filed && (filed.status === 'failed' ? filed.failedAt : filed.paidAt).slice(0, 10).replaceAll('-', '');
    return filed && day === orderDate ? c.json(filed) : c.json(resultOf('U126'), 404);
  });

  api.get('/:tid', (c) => {
    const tid = c.req.param('tid');
    if (wronglySigned(c.req.query(), tid)) return c.json(resultOf('U312'));
    const transaction = ledger.byTid(tid);
    return transaction && isQueryable(transaction) ? c.json(answer(transaction)) : c.json(resultOf('U107'), 404);
  });

  api.post('/:tid/cancel', async (c) => {
    const fields = await fieldsOf(c);
    const transaction = ledger.byTid(c.req.param('tid'));
    if (wronglySigned(fields, c.req.param('tid'))) return c.json(resultOf('U312'));
    if (!transaction) return c.json(resultOf('2012'));
    const { reason, orderId, cancelAmt } = fields;
    if (typeof reason !== 'string' || typeof orderId !== 'string' || !reason || !orderId)
      return c.json(resultOf('U100'));
    if (Buffer.byteLength(reason) > 100 || orderId.length > 64) return c.json(resultOf('U105'));
    if (cancelAmt !== undefined && !Number.isInteger(cancelAmt)) return c.json(resultOf('U127'));
    const request = { orderId, reason, amount: cancelAmt === undefined ? null : Number(cancelAmt) };
    const refused = ledger.refundFailure(transaction) ?? ledger.cancel(transaction, request, settings.partialCancel);
    if (refused) return c.json(resultOf(refused.code));
    announce(transaction);
    transaction.refundAnswersLost += 1;
    if (transaction.refundAnswersLost <= ledger.play(transaction).refundAnswersLost) return cutOff(c);
    return c.json({ ...answer(transaction), ...resultOf('0000') });
  });

  api.post('/:tid', async (c) => {
    const fields = await fieldsOf(c);
    const tid = c.req.param('tid');
    const amount = Number(fields.amount);
    if (fields.amount === undefined) return c.json(resultOf('U100'));
    if (wronglySigned(fields, tid, fields.amount)) return c.json(resultOf('U312'));
    const transaction = ledger.byTid(tid);
    if (!transaction) return c.json(resultOf('U121'));
    return approve(c, transaction, amount);
  });

  async function approve(c: Context<Env>, transaction: Transaction, amount: number): Promise<Response> {
    const step = ledger.play(transaction).approve;
    const gone = new Promise<void>((resolve) => c.env.outgoing.once('close', resolve));
    ledger.requested(transaction);
    if (step === 'reset') return cutOff(c);
    if (step === 'hold' && (await holds.until(transaction.orderId, gone)) === 'gone') return RESPONSE_ALREADY_SENT;
    if (step === 'hold_then_charge') await holds.until(transaction.orderId);

    const refused = ledger.approvalFailure(transaction, amount);
    if (refused) return c.json(resultOf(refused.code));
    const declined = ledger.scenarioFailure(transaction);
    if (declined) {
      ledger.fail(transaction, declined.code);
      return c.json(answer(transaction));
    }
    ledger.charge(transaction);
    announce(transaction);

    if (step === 'charge_then_reset' || c.env.outgoing.destroyed) return cutOff(c);
    if (step === 'charge_then_hold' && (await holds.until(transaction.orderId, gone)) === 'gone') {
      return RESPONSE_ALREADY_SENT;
    }
    if (step === 'charge_then_garble') return c.body(JSON.stringify(answer(transaction)).slice(0, 80), 200);
    if (step === 'charge_then_missign') return c.json({ ...answer(transaction), signature: sha256('not the key') });
    return c.json(answer(transaction));
  }

  return api;
}

function cutOff(c: Context<Env>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Returns whether queries find the transaction. An authorisation isn't found until its approval succeeds or fails. */
function isQueryable(transaction: Transaction): boolean {
  return transaction.status !== 'ready';
}
