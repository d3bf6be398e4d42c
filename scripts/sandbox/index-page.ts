import { GUARANTEE_CARDS } from './card-tokens/card-tokens.ts';
import { html, page } from './page.ts';
import { SCENARIOS, spaced } from './scenarios.ts';
import { PEOPLE } from './social/people.ts';

export function indexPage(outbox: string, webhooks: string) {
  const cards = [...SCENARIOS, ...GUARANTEE_CARDS];
  const body = html`<main><h1>Sandbox</h1>
<p>The external services of the booking site, on this machine.</p>
<p><a href="${outbox}">Outbox: SMS and e-mail</a></p>
<p><a href="${webhooks}">Webhooks</a></p>
<h2>Test cards</h2><ul>${cards.map(({ cardNumber, title }) => html`<li>${spaced(cardNumber)} — ${title.en}</li>`)}</ul>
<h2>People who can log in with Kakao, Google or Naver</h2><ul>${PEOPLE.map(
    ({ label, email, phone }) => html`<li>${[label, email, phone].filter(Boolean).join(', ')}</li>`,
  )}</ul></main>`;
  return page({ language: 'en', title: 'Sandbox', body, policy: { formAction: "'none'", frameAncestors: "'none'" } });
}
