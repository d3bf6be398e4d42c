/** The choices on the consent page of a simulated social provider (scripts/sandbox/social/people.ts). */
export type Consent = {
  person?: string;
  action?: 'agree' | 'agree_without_email' | 'refuse';
  turn?: string;
};

/**
 * Completes the consent page of a simulated social provider without a browser. Sends the provider's cookies back, as a
 * browser does. Returns the query parameters of the redirect to the site. Throws if the page cannot be opened or does
 * not redirect.
 */
export async function consent(authorizationUrl: string, given: Consent = {}): Promise<Record<string, string>> {
  const { person = '4200000142', action = 'agree', turn = 'works' } = given;
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();

  async function open(address: string, init: RequestInit = {}): Promise<{ page: string; at: string } | { back: URL }> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) {
      const page = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} at ${address}: ${page}`);
      return { page, at: address };
    }
    const next = new URL(location, address);
    return next.origin === origin ? open(next.href) : { back: next };
  }

  const shown = await open(authorizationUrl);
  if ('back' in shown) return Object.fromEntries(shown.back.searchParams);
  const to = new URL(/<form method="post" action="([^"]+)"/.exec(shown.page)?.[1] ?? '', shown.at);
  const fields = [...shown.page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
  for (const [name, value] of Object.entries({ person, action, turn })) body.set(name, value);
  const done = await open(to.href, { method: 'POST', body });
  if (!('back' in done)) throw new Error(`no redirect to the site: ${done.page}`);
  return Object.fromEntries(done.back.searchParams);
}
