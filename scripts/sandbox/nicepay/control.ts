import { type Context, Hono } from 'hono';
import { PAY_METHODS } from './answers.ts';
import { scenarioById } from '../scenarios.ts';
import type { Nicepay } from './api.ts';
import type { Transaction } from './ledger.ts';
import type { Variant } from './webhooks.ts';
import { type Order, complete, whyRefused } from './window.ts';

/**
 * Control endpoints that tests use to choose outcomes and read the ledger. The real provider doesn't have them.
 * Requests and responses are JSON.
 */
export function control(nicepay: Nicepay): Hono {
  const { ledger, holds, webhooks, settings } = nicepay;
  const app = new Hono();
  const fieldsOf = async (c: Context) => (await c.req.json().catch(() => ({}))) as Record<string, unknown>;

  app.get('/transactions', (c) => c.json(ledger.state.transactions.map(recordOf)));

  app.post('/authorise', async (c) => {
    const { request, scenario: id = 'approved' } = await fieldsOf(c);
    const order = Object.fromEntries(
      Object.entries(request ?? {}).map(([key, value]) => [key, String(value)]),
    ) as Order;
    const refused = whyRefused(order, nicepay);
    const scenario = scenarioById(String(id));
    if (refused || !scenario) return c.json({ error: refused ?? `no scenario ${id}` }, 422);
    return c.json({ action: order.returnUrl, fields: complete(nicepay, order, scenario) });
  });

  app.put('/orders/:orderId/fault', async (c) => {
    const { fault } = await fieldsOf(c);
    if (!scenarioById(String(fault))) return c.json({ error: `no scenario ${fault}` }, 422);
    ledger.override(c.req.param('orderId'), String(fault));
    return c.json({ fault });
  });

  app.get('/orders/:orderId/held', async (c) => {
    await holds.whenHeld(c.req.param('orderId'));
    return c.json({ held: true });
  });

  app.post('/orders/:orderId/release', async (c) => {
    const orderId = c.req.param('orderId');
    const released = holds.release(orderId);
    return c.json({ released, webhooks: await webhooks.release(orderId) });
  });

  app.put('/settings', async (c) => {
    const { webhookUrl, partialCancel, webhooks: mode } = await fieldsOf(c);
    if (typeof webhookUrl === 'string') webhooks.url = webhookUrl;
    if (typeof partialCancel === 'boolean') settings.partialCancel = partialCancel;
    if (mode === 'auto' || mode === 'manual') webhooks.automatic = mode === 'auto';
    const current = { webhookUrl: webhooks.url, webhooks: webhooks.automatic ? 'auto' : 'manual' };
    return c.json({ ...settings, ...current });
  });

  app.get('/webhooks', async (c) => c.json(await webhooks.allDelivered()));

  app.post('/webhooks', async (c) => {
    const { orderId, variant = 'normal' } = await fieldsOf(c);
    const transaction = ledger.byOrder(String(orderId));
    if (!transaction || !webhooks.url) return c.json({ error: 'no such order, or no webhookUrl' }, 422);
    return c.json(await webhooks.send(transaction, variant as Variant));
  });

  app.post('/reset', (c) => {
    holds.releaseAll();
    webhooks.deliveries = [];
    ledger.clear();
    return c.json({ reset: true });
  });

  return app;
}

/** Returns the ledger entry of a transaction. `captured` minus `cancelled` always equals `balance`. */
function recordOf(transaction: Transaction) {
  return {
    transactionId: transaction.tid,
    orderId: transaction.orderId,
    scenario: transaction.scenario,
    status: transaction.status,
    resultCode: transaction.resultCode,
    currency: transaction.currency,
    amount: transaction.amount,
    method: PAY_METHODS[transaction.method],
    captured: transaction.paidAt === '0' ? 0 : transaction.amount,
    cancelled: transaction.cancels.reduce((sum, cancel) => sum + cancel.amount, 0),
    balance: transaction.balance,
    netCancels: transaction.netCancels,
    paidAt: transaction.paidAt,
    cancels: transaction.cancels,
  };
}
