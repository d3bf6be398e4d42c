import type { Sandbox as Running } from '../sandbox/sandbox.ts';
import type { Child } from './children.ts';
import { lineOf, startChild } from './children.ts';

export type Sandbox = {
  child: Child;
  addresses: Running['addresses'];
  env: Record<string, string>;
};

type Announced = Pick<Running, 'addresses' | 'credentials'>;

type Options = {
  /** Address of the server, which receives the webhooks. */
  site: string;
  /** Address of the site in the browser (PUBLIC_URL), to which social logins return. Default: `site`. */
  publicUrl?: string;
  stateFile?: string;
};

export async function startSandbox({ site, publicUrl = site, stateFile }: Options): Promise<Sandbox> {
  const args = [
    '--webhook',
    `${site}/api/client/card-providers/nicepay/webhooks`,
    '--site',
    publicUrl,
    ...(stateFile ? ['--state', stateFile] : []),
  ];
  const child = startChild('scripts/sandbox/main.ts', args);
  const { addresses, credentials } = await lineOf(child, (line) =>
    line.startsWith('{') ? (JSON.parse(line) as Announced) : undefined,
  );
  return { child, addresses, env: sandboxEnv({ addresses, credentials }) };
}

export function sandboxEnv({ addresses, credentials }: Announced): Record<string, string> {
  const { clientId, clientSecret } = credentials.social;
  return {
    NICEPAY_CLIENT_ID: credentials.nicepay.clientId,
    NICEPAY_SECRET_KEY: credentials.nicepay.secretKey,
    NICEPAY_API_URL: addresses.nicepay,
    NICEPAY_SCRIPT_URL: `${addresses.nicepay}/v1/js/`,
    CARD_TOKEN_CLIENT_ID: credentials.cardTokens.clientId,
    CARD_TOKEN_SECRET_KEY: credentials.cardTokens.secretKey,
    CARD_TOKEN_FRAME_URL: addresses.cardTokens,
    CARD_TOKEN_API_URL: addresses.cardTokens,
    COMPETITOR_RATES_URL: addresses.rates,
    JUSO_API_URL: addresses.juso,
    JUSO_API_KEY: credentials.juso.key,
    KAKAO_CLIENT_ID: clientId,
    KAKAO_CLIENT_SECRET: clientSecret,
    KAKAO_AUTH_URL: addresses.kakao,
    KAKAO_API_URL: addresses.kakao,
    NAVER_CLIENT_ID: clientId,
    NAVER_CLIENT_SECRET: clientSecret,
    NAVER_AUTH_URL: addresses.naver,
    NAVER_API_URL: addresses.naver,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: addresses.google,
    SMS_API_URL: addresses.outbox,
    SMS_API_KEY: credentials.sms.key,
    SMTP_URL: addresses.smtp,
    WEBHOOK_PRIVATE_HOSTS: 'localhost,127.0.0.1',
    MAIL_FROM: 'Haneul Hotels <no-reply@haneul.example>',
  };
}

/** Returns the provider of a setting: the first word of its name. MAIL_FROM belongs to SMTP. */
function providerOf(name: string): string {
  return name === 'MAIL_FROM' ? 'SMTP' : name.slice(0, name.indexOf('_'));
}

/** Returns the sandbox's settings for every provider that the environment does not configure. */
export function settingsBesides(
  own: Record<string, string | undefined>,
  env: Record<string, string>,
): Record<string, string> {
  const names = Object.keys(env);
  const given = new Set(names.filter((name) => own[name]).map(providerOf));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !given.has(providerOf(name))));
}
