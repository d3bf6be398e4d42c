import { hidden, html, page } from '../page.ts';
import { ID_TOKEN_TURNS, PEOPLE, TURNS } from './people.ts';

type Consent = {
  provider: 'Kakao' | 'Google' | 'Naver';
  /** Path on the provider's origin to which the form is posted. */
  action: string;
  fields?: Record<string, string>;
  redirectUri: string;
};

export function consentPage({ provider, action, fields = {}, redirectUri }: Consent) {
  const site = new URL(redirectUri).origin;
  const title = `${provider} login (sandbox)`;
  const turns = TURNS.filter(({ id }) => provider === 'Google' || !ID_TOKEN_TURNS.includes(id));
  const body = html`<main>
<p class="banner">This is a test. All people are invented, and you need no password.</p><h1>${title}</h1>
<p>${site} asks for your name, e-mail, phone number, birthday and gender.</p>
<form method="post" action="${action}">${hidden(fields)}
<fieldset><legend>Who are you?</legend><div class="cards people">${PEOPLE.map(
    (
      { id, label, email, phone },
      at,
    ) => html`<label><input type="radio" name="person" value="${id}"${at === 0 ? html` checked` : ''}>
<span>${label}</span><small>${[email, phone].filter(Boolean).join(' · ')}</small></label>`,
  )}</div></fieldset>
<div class="fields"><label>Outcome<select name="turn">${turns.map(
    (turn) => html`<option value="${turn.id}">${turn.title}</option>`,
  )}</select></label></div>
<button class="primary" name="action" value="agree">Agree</button>
<button name="action" value="agree_without_email">Agree without e-mail</button>
<button name="action" value="refuse">Refuse</button>
</form></main>`;
  // Browsers apply form-action to the redirect after a form post too, so the policy must allow the site.
  return page({ language: 'en', title, body, policy: { formAction: `'self' ${site}`, frameAncestors: "'none'" } });
}

/** Returns the provider's error page for a request that must not be redirected to the site. */
export function refusedPage(provider: Consent['provider'], why: string) {
  const title = `${provider} login (sandbox)`;
  const body = html`<main><h1>${title}</h1><p role="alert">${why}</p></main>`;
  return page({ language: 'en', title, body, policy: { formAction: "'none'", frameAncestors: "'none'" } });
}
