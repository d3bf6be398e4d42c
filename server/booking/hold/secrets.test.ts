import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { dump } from '../../../tests/support/database/dump.ts';
import { done, nicepayWindow, problemOf } from '../../../tests/support/api/guest.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { SCENARIOS } from '../../../scripts/sandbox/scenarios.ts';
import { GUARANTEE_CARDS } from '../../../scripts/sandbox/card-tokens/card-tokens.ts';

const CUSTOMER = {
  guest_last_name: 'Canarylast',
  guest_first_name: 'Canaryfirst',
  guest_phone: '01098765432',
  guest_email: 'canary-guest@secret.example',
  booker_last_name: 'Canarypayer',
  booker_first_name: 'Canarybooks',
  booker_phone: '01087654321',
  booker_email: 'canary-booker@secret.example',
  guest_memo: 'canary memo, not for logs',
  emergency_name: 'Canarykin',
  emergency_phone: '01023456789',
};
const CARDS = [
  ...SCENARIOS.map(({ cardNumber }) => cardNumber),
  ...GUARANTEE_CARDS.map(({ cardNumber }) => cardNumber),
];

const lines: string[] = [];
/** Tokens and signatures that must not be stored anywhere. */
const keys: string[] = [];
let app: TestApp;
let tables: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
  await runLifecycle();
  tables = await dump(app.deps.db);
});
afterAll(() => app.close());

/** Runs every step of a booking, including steps that fail. */
async function runLifecycle() {
  const { guest, externalServices, deps } = app;
  const reserve = async (wish: Parameters<typeof guest.quote>[0]) => {
    const quote = done(await guest.quote(wish));
    const hold = done(await guest.hold(quote, { customerInfo: CUSTOMER }));
    keys.push(quote.quote_token, hold.reservation_token!);
    return hold;
  };
  const hold = await reserve({});
  const ready = done(await guest.openPayment(hold));
  const form = await externalServices.control.authorise(nicepayWindow(ready).request);
  keys.push(form.fields.authToken!, form.fields.signature!);
  await guest.returnFromCardWindow({ fields: { ...form.fields, signature: 'f'.repeat(64) } });
  await guest.returnFromCardWindow(form);
  const number = done(await guest.payment(ready.order_id, hold.reservation_token)).reservation_number!;
  const found = done(await guest.lookUp(number, 'canaryfirst CANARYLAST'));
  keys.push(found.reservation_token);
  await guest.lookUp('HS22222222', 'Canaryfirst Canarylast');
  done(await guest.detail(number, found.reservation_token));
  done(await guest.cancel(number, found.reservation_token, 0));

  for (const scenario of ['declined', 'reset_after_approval', 'refund_answer_lost']) {
    const other = await reserve({});
    const window = nicepayWindow(done(await guest.openPayment(other)));
    const form = await externalServices.control.authorise(window.request, scenario);
    await guest.returnFromCardWindow(form);
  }
  const guaranteed = await reserve({ hotel_code: '13', room_type_code: 'HAN' });
  const frame = done(await guest.openPayment(guaranteed));
  const { token } = await externalServices.tokens.take(frame.order_id);
  const wrong = 'canary-card-token-that-was-never-issued';
  keys.push(wrong);
  await guest.guarantee(frame.order_id, guaranteed.reservation_token, wrong);
  done(await guest.guarantee(frame.order_id, guaranteed.reservation_token, token));
  await deps.queue.runDue(['payment.reconcile', 'payment.refund']).catch(() => undefined);
  await deps.queue.runDue();

  const quote = done(await guest.quote());
  const bad = await guest.hold(quote, {
    customerInfo: { ...CUSTOMER, guest_phone: '010-9876-5432', guest_email: 'canary-guest@' },
  });
  expect(problemOf(bad)).toMatch(/^422/);
  const withCard = { ...guest.holdRequest(quote), cardInfo: { card_number: CARDS[0], cvc_code: '123' } };
  expect(
    (
      await guest.call(
        'POST',
        '/client/booking/holds',
        { 'quote-token': quote.quote_token, 'idempotency-key': crypto.randomUUID() },
        withCard,
      )
    ).status,
  ).toBe(422);
}

test('the scenario writes log lines and database rows', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect(tables['public.hold']).toContain('Canarylast');
});

test.each(Object.entries(CUSTOMER))('logs no %s', (_, value) => {
  const forms = [value, value.replace(/^(010)(\d{4})(\d{4})$/, '$1-$2-$3'), value.split('@')[0]!].filter(
    (text) => text.length > 5,
  );
  expect(lines.filter((line) => forms.some((text) => line.toLowerCase().includes(text.toLowerCase())))).toEqual([]);
});

test('logs and stores neither tokens nor signatures', () => {
  const secrets = keys.map((key) => key.split('.').at(-1)!);
  expect(secrets.every((secret) => secret.length > 20)).toBe(true);
  const everywhere = [...lines, ...Object.values(tables)];
  expect(everywhere.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
});

test('logs and stores card numbers only in masked form', () => {
  const everywhere = [...lines, ...Object.values(tables)].map((text) => text.replaceAll(/(?<=\d)[ -](?=\d)/g, ''));
  expect(everywhere.filter((text) => CARDS.some((card) => text.includes(card)))).toEqual([]);
  expect(tables['public.payment']).toContain('****');
});

test('queues no personal data', () => {
  const jobs = Object.entries(tables).filter(([name]) => name.startsWith('pgboss.'));
  expect(jobs.some(([, text]) => text.includes('payment.revoke-card'))).toBe(true);
  for (const [, text] of jobs) expect(text).not.toMatch(/canary/i);
});
