import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { hidden, html, page } from '../page.ts';
import { digitsOf, spaced } from '../scenarios.ts';

export type Token = {
  token: string;
  order_id: string;
  masked_number: string;
  card_name: string;
  expiry_month: string;
  created_at: string;
  status: 'active' | 'revoked';
};

/** Test cards for the guarantee. Their numbers begin with 9999, which no card network uses. */
export const GUARANTEE_CARDS = [
  {
    id: 'guarantee',
    cardNumber: '9999100000000011',
    title: { ko: '보증 카드', en: 'A good card' },
    expiry: '2031-12',
    happens: 'A token that verifies.',
  },
  {
    id: 'guarantee_expired',
    cardNumber: '9999100000000029',
    title: { ko: '만료된 카드', en: 'An expired card' },
    expiry: '2020-01',
    happens: 'A token whose card has expired.',
  },
  {
    id: 'guarantee_other_order',
    cardNumber: '9999100000000037',
    title: { ko: '다른 주문의 토큰', en: "A token of another order's" },
    expiry: '2031-12',
    happens: 'A token that was made for another order.',
  },
] as const;

/** Renders the table of guarantee cards for README.md. A test checks that README.md contains it. */
export function guaranteeTable(): string {
  return [
    '| id | card | what happens |',
    '|---|---|---|',
    ...GUARANTEE_CARDS.map((one) => `| \`${one.id}\` | ${spaced(one.cardNumber)} | ${one.happens} |`),
  ].join('\n');
}

const TEXTS = {
  ko: {
    title: '보증 카드 (샌드박스)',
    banner: '테스트 환경입니다. 실제 카드번호를 입력하지 마십시오.',
    pick: '테스트 카드를 선택해 주세요',
    type: '또는 테스트 카드 입력',
    number: '카드번호',
    save: '이 카드로 보증하기',
    wrong: '카드번호를 확인해 주세요.',
    done: '카드가 등록되었습니다.',
  },
  en: {
    title: 'Guarantee card (sandbox)',
    banner: 'This is a test. Never type the number of a real card.',
    pick: 'Pick a test card',
    type: 'Or type a test card',
    number: 'Card number',
    save: 'Guarantee with this card',
    wrong: 'Please check the card number.',
    done: 'The card is saved.',
  },
} as const;

const TOKEN_LIFE_MS = 3_600_000;

type CardTokens = { clientId: string; secretKey: string; tokens: Token[]; clock: () => Date; save: () => void };

/**
 * Returns a card token service that runs on its own origin. Its frame collects the card details and posts
 * `{ type: 'card_token', token }` to the origin in the frame's `parent_origin` parameter. The merchant's server then
 * uses the token to look up the card.
 */
export function cardTokens(service: CardTokens): Hono {
  const app = new Hono();

  app.get('/frame', (c) => {
    const { client_id, order_id = '', parent_origin = '', language = '' } = c.req.query();
    if (client_id !== service.clientId || !order_id || !isOrigin(parent_origin))
      return c.text('bad frame request', 400);
    return c.body(...served(framePage({ order_id, parent_origin, language: languageOf(language) })));
  });

  app.post('/frame', async (c) => {
    const form = (await c.req.parseBody()) as Record<string, string>;
    const { order_id = '', parent_origin = '', cardNumber = '', card = '' } = form;
    if (!order_id || !isOrigin(parent_origin)) return c.text('bad frame request', 400);
    const language = languageOf(form.language ?? '');
    const typed = digitsOf(cardNumber);
    const chosen = GUARANTEE_CARDS.find((one) => (typed ? one.cardNumber === typed : one.id === card));
    if (!chosen) return c.body(...served(framePage({ order_id, parent_origin, language, wrong: true })));
    const token = create(chosen.id === 'guarantee_other_order' ? 'another-order' : order_id, chosen);
    return c.body(...served(donePage(token, parent_origin, language)));
  });

  app.use('/v1/*', async (c, next) => {
    const due = `Basic ${Buffer.from(`${service.clientId}:${service.secretKey}`).toString('base64')}`;
    return c.req.header('authorization') === due ? next() : c.json({ error: 'unauthorized' }, 401);
  });

  app.post('/v1/tokens/verify', async (c) => {
    const { token } = (await c.req.json().catch(() => ({}))) as { token?: string };
    const found = service.tokens.find((one) => one.token === token);
    if (!found) return c.json({ error: 'not_found' }, 404);
    const now = service.clock();
    const cardExpired = found.expiry_month < now.toISOString().slice(0, 7);
    const tokenExpired = now.getTime() - Date.parse(found.created_at) > TOKEN_LIFE_MS;
    const status =
      found.status === 'revoked' ? 'revoked' : cardExpired ? 'card_expired' : tokenExpired ? 'token_expired' : 'active';
    return c.json({ ...found, status });
  });

  app.delete('/v1/tokens/:token', (c) => {
    for (const one of service.tokens) if (one.token === c.req.param('token')) one.status = 'revoked';
    service.save();
    return c.body(null, 204);
  });

  app.post('/control/tokens', async (c) => {
    const { order_id, card = 'guarantee' } = (await c.req.json()) as { order_id: string; card?: string };
    const chosen = GUARANTEE_CARDS.find((one) => one.id === card);
    return chosen
      ? c.json(create(chosen.id === 'guarantee_other_order' ? 'another-order' : order_id, chosen))
      : c.json({ error: `no card ${card}` }, 422);
  });

  app.get('/control/tokens', (c) => c.json(service.tokens));

  function create(order_id: string, card: (typeof GUARANTEE_CARDS)[number]): Token {
    const { cardNumber, expiry } = card;
    const token: Token = {
      token: `ct_${randomBytes(18).toString('base64url')}`,
      order_id,
      masked_number: `${cardNumber.slice(0, 6)}******${cardNumber.slice(-4)}`,
      card_name: 'Sandbox',
      expiry_month: expiry,
      created_at: service.clock().toISOString(),
      status: 'active',
    };
    service.tokens.push(token);
    service.save();
    return token;
  }

  return app;
}

type Frame = { order_id: string; parent_origin: string; language: 'ko' | 'en'; wrong?: boolean };

function framePage({ language, wrong, ...fields }: Frame) {
  const texts = TEXTS[language];
  const body = html`<main><p class="banner">${texts.banner}</p><h1>${texts.title}</h1>
${wrong ? html`<p role="alert">${texts.wrong}</p>` : ''}
<form method="post" action="/frame" autocomplete="off">${hidden({ ...fields, language })}
<fieldset><legend>${texts.pick}</legend><div class="cards">${GUARANTEE_CARDS.map(
    (one, at) => html`<label><input type="radio" name="card" value="${one.id}"${at === 0 ? html` checked` : ''}>
<span>${one.title[language]}</span><small>${spaced(one.cardNumber)}</small></label>`,
  )}</div></fieldset>
<fieldset><legend>${texts.type}</legend><div class="fields"><label>${texts.number}<input name="cardNumber" inputmode="numeric" autocomplete="off" maxlength="23"></label></div></fieldset>
<button class="primary">${texts.save}</button></form></main>`;
  const policy = { formAction: "'self'", frameAncestors: fields.parent_origin };
  return page({ language, title: texts.title, body, policy });
}

function donePage({ token }: Token, parentOrigin: string, language: 'ko' | 'en') {
  const texts = TEXTS[language];
  const message = inScript({ type: 'card_token', token });
  const script = `window.parent.postMessage(${message}, ${inScript(parentOrigin)});`;
  const body = html`<main><h1 role="status">${texts.done}</h1></main>`;
  const policy = { formAction: "'none'", frameAncestors: parentOrigin };
  return page({ language, title: texts.done, body, script, policy });
}

function served({ body, headers }: ReturnType<typeof page>) {
  return [body, 200 as const, headers] as const;
}
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
function languageOf(language: string): 'ko' | 'en' {
  return /^ko/i.test(language) ? 'ko' : 'en';
}
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}
