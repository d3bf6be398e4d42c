import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { hidden, html, page } from '../page.ts';
import { digitsOf, SCENARIOS, type Scenario, scenarioByCard, scenarioById, spaced } from '../scenarios.ts';
import { failedReturnForm, MESSAGES, PAY_METHODS, returnForm, sha256 } from './answers.ts';
import type { Nicepay } from './api.ts';
import { windowScript } from './window-script.ts';

export type Order = Record<'clientId' | 'method' | 'orderId' | 'amount' | 'goodsName' | 'returnUrl', string> &
  Partial<Record<'mallReserved' | 'buyerName' | 'buyerTel' | 'buyerEmail' | 'language' | 'currency', string>>;

export type Choice = Scenario | 'cancel';

const NAMES: Readonly<Record<string, { ko: string; en: string }>> = {
  card: { ko: '카드', en: 'Card' },
  kakaopay: { ko: '카카오페이', en: 'Kakao Pay' },
  naverpayCard: { ko: '네이버페이', en: 'Naver Pay' },
  payco: { ko: '페이코', en: 'PAYCO' },
  samsungpayCard: { ko: '삼성페이', en: 'Samsung Pay' },
};

const TEXTS = {
  ko: {
    title: (method: string) => `${NAMES[method]?.ko ?? method} 결제 (샌드박스)`,
    banner: '테스트 환경입니다. 실제로 결제되지 않습니다. 실제 카드번호를 입력하지 마십시오.',
    pick: '테스트 카드를 선택해 주세요',
    type: '또는 테스트 카드 입력',
    number: '카드번호',
    expiry: '유효기간 (MM/YY)',
    hint: '입력하시면 위에서 선택한 카드 대신 사용됩니다.',
    pay: '결제하기',
    cancel: '취소하고 돌아가기',
    returning: '예약 사이트로 돌아가는 중입니다.',
    continue: '계속',
    refused: '결제창을 열 수 없습니다',
  },
  en: {
    title: (method: string) => `${NAMES[method]?.en ?? method} payment (sandbox)`,
    banner: 'This is a test. No money moves. Never type the number of a real card.',
    pick: 'Pick a test card',
    type: 'Or type a test card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    hint: 'A typed number overrides the picked card.',
    pay: 'Pay',
    cancel: 'Cancel and go back',
    returning: 'Returning to the shop.',
    continue: 'Continue',
    refused: 'The card window cannot be opened',
  },
} as const;

const FIELDS = [
  'clientId',
  'method',
  'orderId',
  'amount',
  'goodsName',
  'returnUrl',
  'mallReserved',
  'buyerName',
  'buyerTel',
  'buyerEmail',
  'language',
  'currency',
] as const;

/**
 * Serves the browser-facing part of a payment: the script, the card page, and the page that posts the result to the
 * merchant.
 */
export function cardWindow(nicepay: Nicepay): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/v1/js/', (c) =>
    c.body(windowScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );

  app.post('/window', async (c) => {
    const order = await orderOf(c);
    const refused = whyRefused(order, nicepay);
    if (refused) return refusedPage(c, order, refused);
    const language = languageOf(order);
    const texts = TEXTS[language];
    const title = texts.title(order.method);
    const body = html`<main>
<p class="banner">${texts.banner}</p><h1>${title}</h1>
<dl><dt>${order.goodsName}</dt><dd>${amountText(order)}</dd></dl>
<form method="post" action="/window/complete" target="_top">${hidden(order)}
<fieldset><legend>${texts.pick}</legend><div class="cards">${SCENARIOS.map(
      (one, at) => html`<label><input type="radio" name="scenario" value="${one.id}"${at === 0 ? html` checked` : ''}>
<span>${one.title[language]}</span><small>${spaced(one.cardNumber)}</small></label>`,
    )}</div></fieldset>
<fieldset><legend>${texts.type}</legend><div class="fields">
<label>${texts.number}<input name="cardNumber" inputmode="numeric" autocomplete="off" maxlength="23" aria-describedby="hint"></label>
<label>${texts.expiry}<input name="expiry" inputmode="numeric" autocomplete="off" maxlength="5" placeholder="12/30"></label>
</div><p class="hint" id="hint">${texts.hint}</p></fieldset>
<button class="primary" name="action" value="pay">${texts.pay} ${amountText(order)}</button>
<button name="action" value="cancel">${texts.cancel}</button>
</form></main>`;
    const policy = { formAction: "'self'", frameAncestors: new URL(order.returnUrl).origin };
    const { body: content, headers } = page({ language, title, body, policy });
    return c.body(content, 200, headers);
  });

  app.post('/window/complete', async (c) => {
    const order = await orderOf(c);
    const refused = whyRefused(order, nicepay);
    if (refused) return refusedPage(c, order, refused);
    const form = (await c.req.parseBody()) as Record<string, string>;
    const fields = complete(nicepay, order, choiceOf(form, nicepay.ledger.clock()));
    const language = languageOf(order);
    const texts = TEXTS[language];
    const body = html`<main><h1>${texts.returning}</h1>
<form id="return" method="post" action="${order.returnUrl}">${hidden(fields)}<button class="primary">${texts.continue}</button></form></main>`;
    const policy = { formAction: new URL(order.returnUrl).origin, frameAncestors: "'none'" };
    const script = "document.getElementById('return').submit();";
    const { body: content, headers } = page({ language, title: texts.returning, body, script, policy });
    return c.body(content, 200, headers);
  });

  return app;
}

export function complete(nicepay: Nicepay, order: Order, choice: Choice): Record<string, string> {
  const { ledger, credentials } = nicepay;
  const amount = Number(order.amount);
  const plain = { orderId: order.orderId, amount, mallReserved: order.mallReserved ?? '' };
  const failed = (code: string) => failedReturnForm(plain, code, credentials.clientId);
  if (choice === 'cancel') return failed('I002');

  const scenario = ledger.play({ orderId: order.orderId, scenario: choice.id });
  if (scenario.window === 'cancel') return failed('I002');
  if (typeof scenario.window === 'object') return failed(scenario.window.refuse);
  const transaction = ledger.authorise(
    {
      ...plain,
      currency: order.currency || 'KRW',
      method: order.method,
      goodsName: order.goodsName,
      buyerName: order.buyerName ?? null,
      buyerTel: order.buyerTel ?? null,
      buyerEmail: order.buyerEmail ?? null,
    },
    scenario.cardNumber,
    scenario.id,
  );
  const form = returnForm(transaction, credentials);
  if (scenario.window !== 'forge_signature') return form;
  return { ...form, signature: sha256(`${transaction.authToken}guess`) };
}

/** Returns the provider's error code if the card window must not open for the order, otherwise null. */
export function whyRefused(order: Order, { credentials, ledger }: Nicepay): string | null {
  if (!order.orderId || !order.goodsName || !/^https?:\/\//.test(order.returnUrl)) return 'U100';
  if (order.clientId !== credentials.clientId) return 'U304';
  if (!(order.method in PAY_METHODS) || order.orderId.length > 64 || order.returnUrl.length > 500) return 'U100';
  if (!/^[1-9]\d{0,11}$/.test(order.amount)) return 'U100';
  return ledger.isPaid(order.orderId) ? 'P015' : null;
}

/**
 * Returns the scenario of the typed or chosen card, or 'cancel'. A card number without a scenario is rejected, so that
 * a real card never seems to work. A typed card whose expiry date has passed is rejected too.
 */
function choiceOf(form: Record<string, string>, now: Date): Choice {
  if (form.action === 'cancel') return 'cancel';
  const typed = digitsOf(form.cardNumber ?? '');
  const chosen = typed ? scenarioByCard(typed) : scenarioById(form.scenario ?? '');
  if (!chosen) return scenarioById('bad_number') as Scenario;
  return typed && form.expiry && isPast(form.expiry, now) ? (scenarioById('bad_expiry') as Scenario) : chosen;
}

/** Returns whether an expiry date ('MM/YY' or 'MMYY') is before this month. Any other text is treated as past. */
function isPast(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(expiry) ?? [];
  return !month || `20${year}-${month}` < now.toISOString().slice(0, 7);
}

async function orderOf(c: Context): Promise<Order> {
  const form = await c.req.parseBody();
  const given = FIELDS.filter((name) => typeof form[name] === 'string' && form[name] !== '');
  const empty = { clientId: '', method: '', orderId: '', amount: '', goodsName: '', returnUrl: '' };
  return { ...empty, ...Object.fromEntries(given.map((name) => [name, String(form[name])])) };
}

function refusedPage(c: Context, order: Order, code: string) {
  const language = languageOf(order);
  const title = TEXTS[language].refused;
  const body = html`<main><p class="banner">${TEXTS[language].banner}</p><h1>${title}</h1><p>${code}: ${MESSAGES[code] ?? code}</p></main>`;
  const { body: content, headers } = page({
    language,
    title,
    body,
    policy: { formAction: "'none'", frameAncestors: '*' },
  });
  return c.body(content, 400, headers);
}

function languageOf(order: Order): 'ko' | 'en' {
  return !order.language || order.language === 'KO' ? 'ko' : 'en';
}

/** Formats an amount in minor units. Won have no decimal places; dollars and yuan have two. */
function amountText(order: Order): string {
  const currency = ['KRW', 'USD', 'CNY'].includes(order.currency ?? '') ? (order.currency as string) : 'KRW';
  const value = Number(order.amount) / (currency === 'KRW' ? 1 : 100);
  return new Intl.NumberFormat(languageOf(order), { style: 'currency', currency }).format(value);
}
