/**
 * Mock pages of the card provider and the social login providers. They let the developer choose the outcome of the
 * payment or login.
 */
import { CHOICES_COOKIE } from './choices.ts';

/** Payment outcomes by example of `getPayment`. The empty key is the default example. */
const PAYMENTS = {
  '': 'Approve',
  failed: 'Decline',
  cancelled: 'Close the window',
  refunded: 'Approve after the rooms were released',
  inProgress: 'Leave the payment in progress',
} as const;

/** Outcomes of a social login by the code that the examples of `finishSocialLogin` use. */
const SOCIAL_CODES = {
  Kd82mQ: 'Continue as an existing member',
  Nw71pZ: 'Continue as a new user',
  Gn26yG: 'Continue as a withdrawn member',
  Rf00xX: 'Fail at the provider',
} as const;

export const CARD_SCRIPT = `window.AUTHNICE = { requestPay(request) {
  location.assign('/mock/card?order=' + encodeURIComponent(request.orderId) + '&amount=' + request.amount + '&method=' + request.method);
} };`;

export const CARD_FRAME = page(
  'Card (mock)',
  `<p>This is a mock of the card provider's frame. It accepts no card details.</p>
<button onclick="parent.postMessage({ type: 'card_token', token: 'tok_mock' }, location.origin)">Send a card token</button>`,
);

export function cardPage(query: URLSearchParams): string {
  const order = (query.get('order') ?? '').replace(/[^A-Za-z0-9_-]/g, '');
  const amount = (query.get('amount') ?? '').replace(/\D/g, '');
  const method = (query.get('method') ?? '').replace(/[^A-Za-z]/g, '');
  const buttons = Object.entries(PAYMENTS).map(
    ([example, label]) => `<button onclick="end('${example}')">${label}</button>`,
  );
  return page(
    'Payment window (mock)',
    `<h1>Payment window (mock)</h1><p>Order ${order}: pay ${amount} with ${method}. Choose an outcome:</p>${buttons.join('')}
<script>
window.end = (example) => {
  const kept = decodeURIComponent(document.cookie.match(/(?:^|; )${CHOICES_COOKIE}=([^;]*)/)?.[1] ?? '');
  const others = kept.split(',').filter((each) => each && !each.startsWith('getPayment:'));
  const chosen = example ? [...others, 'getPayment:200/' + example] : others;
  document.cookie = '${CHOICES_COOKIE}=' + encodeURIComponent(chosen.join(',')) + '; path=/';
  location.assign('/nicepay/result?order=${order}');
}
</script>`,
  );
}

export function socialPage(query: URLSearchParams): string {
  const provider = (query.get('provider') ?? '').replace(/[^a-z]/g, '');
  const state = (query.get('state') ?? '').replace(/[^A-Za-z0-9_-]/g, '');
  const buttons = Object.entries(SOCIAL_CODES).map(
    ([code, label]) =>
      `<button onclick="location.assign('/${provider}/connect?code=${code}&state=${state}')">${label}</button>`,
  );
  return page(`${provider} (mock)`, `<h1>${provider} (mock)</h1><p>Choose an outcome:</p>${buttons.join('')}`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px system-ui;max-width:26rem;margin:10vh auto;padding:0 16px}button{display:block;width:100%;font:inherit;margin:8px 0;padding:12px}</style>
${body}</html>`;
}
