import {
  DEV_CLIENT,
  DEV_KEY,
  DEV_PASSPORT_KEY,
  DEV_SECRET,
  type EnvironmentValues,
  KEY_LENGTH,
} from '../environment.ts';
import { contains, isPrivate } from './private-networks.ts';

/** A problem that prevents the server from starting. `about` lists the settings to fix. */
export type ConfigProblem = { about: readonly string[]; sentence: string };

/** Credentials of the sandbox (scripts/sandbox). They're public, so production rejects them. */
const SANDBOX_KNOWN = ['sandbox-client', 'sandbox-secret-not-for-production'];
/** A random 32-byte key almost never contains fewer distinct byte values. */
const DISTINCT_BYTES = 16;
/** A random key of KEY_LENGTH hex digits almost never contains fewer distinct characters. */
const DISTINCT_CHARACTERS = 8;
/** A larger factor would effectively turn the rate limits off. */
const WIDEST_LIMITS = 10;

const LOOPBACK = ['localhost', '127.0.0.0/8', '0.0.0.0', '::1', '::'];

/** A `name:key` pair with a key of 32 bytes in base64. */
export const PASSPORT_KEY = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

const TOGETHER = [
  ['CARD_TOKEN_CLIENT_ID', 'CARD_TOKEN_SECRET_KEY', 'CARD_TOKEN_FRAME_URL', 'CARD_TOKEN_API_URL'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMS_API_URL', 'SMS_API_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
] as const satisfies (keyof EnvironmentValues)[][];

/** Addresses of pages, payments and logins. In production, PRIVATE_NETWORKS doesn't exempt them from any check. */
const PUBLIC_ADDRESSES = [
  'PUBLIC_URL',
  'NICEPAY_API_URL',
  'NICEPAY_SCRIPT_URL',
  'CARD_TOKEN_FRAME_URL',
  'CARD_TOKEN_API_URL',
  'KAKAO_AUTH_URL',
  'KAKAO_API_URL',
  'NAVER_AUTH_URL',
  'NAVER_API_URL',
  'GOOGLE_ISSUER',
] as const satisfies (keyof EnvironmentValues)[];

/** Addresses of services that may run in a network listed in PRIVATE_NETWORKS. */
const INNER_ADDRESSES = [
  'COMPETITOR_RATES_URL',
  'SMS_API_URL',
  'JUSO_API_URL',
  'SMTP_URL',
  'FILES_S3_URL',
] as const satisfies (keyof EnvironmentValues)[];

const SECRETS = [
  'NICEPAY_CLIENT_ID',
  'NICEPAY_SECRET_KEY',
  'CARD_TOKEN_CLIENT_ID',
  'CARD_TOKEN_SECRET_KEY',
  'KAKAO_CLIENT_ID',
  'KAKAO_CLIENT_SECRET',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'SMS_API_KEY',
  'FILES_S3_SECRET',
  'JUSO_API_KEY',
] as const satisfies (keyof EnvironmentValues)[];

/** Returns whether the production rules apply. Staging follows them too, but may use test providers. */
export function isProduction({ NODE_ENV }: Pick<EnvironmentValues, 'NODE_ENV'>): boolean {
  return NODE_ENV === 'production' || NODE_ENV === 'staging';
}

export function problemsIn(env: EnvironmentValues): ConfigProblem[] {
  const torn = TOGETHER.filter((names) => names.some((name) => env[name]) && !names.every((name) => env[name]));
  return [
    ...torn.map((names) => ({ about: names, sentence: `Set all or none of ${names.join(', ')}.` })),
    ...when(
      env.PROVIDER_KEYS.some(({ companyCode, key }) => !companyCode || !key),
      'PROVIDER_KEYS',
      'must be company:key pairs, separated by commas.',
    ),
    ...malformedPassportKeys(env),
    ...when(
      env.DATABASE !== undefined && env.DATABASE_URL !== undefined,
      'DATABASE',
      'must not be set together with DATABASE_URL.',
    ),
    ...notPrivate(env, 'PRIVATE_NETWORKS'),
    ...notPrivate(env, 'WEBHOOK_PRIVATE_HOSTS'),
    ...(isProduction(env) ? problemsInProduction(env) : []),
  ];
}

function problem(name: keyof EnvironmentValues, rest: string): ConfigProblem {
  return { about: [name], sentence: `${name} ${rest}` };
}

function when(wrong: boolean, name: keyof EnvironmentValues, rest: string): ConfigProblem[] {
  return wrong ? [problem(name, rest)] : [];
}

function notPrivate(env: EnvironmentValues, name: 'PRIVATE_NETWORKS' | 'WEBHOOK_PRIVATE_HOSTS'): ConfigProblem[] {
  return env[name]
    .filter((entry) => !isPrivate(entry))
    .map((entry) => problem(name, `contains ${entry}, which isn't a private host, address or network.`));
}

function malformedPassportKeys({ PASSPORT_KEYS: pairs }: EnvironmentValues): ConfigProblem[] {
  const names = pairs.map((pair) => pair.split(':')[0]);
  if (!pairs.every((pair) => PASSPORT_KEY.test(pair)))
    return [problem('PASSPORT_KEYS', 'must be name:key pairs, separated by commas, each key 32 bytes in base64.')];
  return when(new Set(names).size < names.length, 'PASSPORT_KEYS', 'contains the same name twice.');
}

function problemsInProduction(env: EnvironmentValues): ConfigProblem[] {
  const sandboxed =
    env.NODE_ENV === 'production' ? SECRETS.filter((name) => SANDBOX_KNOWN.includes(env[name] ?? '')) : [];
  return [
    ...missingInProduction(env),
    ...weakKeys(env),
    ...when(
      env.RATE_LIMIT_FACTOR > WIDEST_LIMITS,
      'RATE_LIMIT_FACTOR',
      `may be at most ${WIDEST_LIMITS} in production.`,
    ),
    ...when(
      env.NODE_ENV === 'production' && env.WEBHOOK_PRIVATE_HOSTS.length > 0,
      'WEBHOOK_PRIVATE_HOSTS',
      'must not be set in production.',
    ),
    ...sandboxed.map((name) => problem(name, "is the sandbox's own value, which is public.")),
    ...[...PUBLIC_ADDRESSES, ...INNER_ADDRESSES].flatMap((name) => addressProblem(env, name)),
  ];
}

function missingInProduction(env: EnvironmentValues): ConfigProblem[] {
  const given = 'must be given in production.';
  const embedded = env.DATABASE === 'embedded';
  return [
    ...when(!env.PUBLIC_URL, 'PUBLIC_URL', given),
    ...when(
      !env.DATABASE_URL && !embedded,
      'DATABASE_URL',
      `${given} To use the embedded database, set DATABASE=embedded.`,
    ),
    ...when(env.APP_SECRET === DEV_SECRET, 'APP_SECRET', given),
    ...when(
      env.PASSPORT_KEYS.some((pair) => pair.endsWith(DEV_PASSPORT_KEY)),
      'PASSPORT_KEYS',
      given,
    ),
    ...when(env.NICEPAY_CLIENT_ID === DEV_CLIENT, 'NICEPAY_CLIENT_ID', given),
    ...when(env.NICEPAY_SECRET_KEY === DEV_KEY, 'NICEPAY_SECRET_KEY', given),
  ];
}

function weakKeys(env: EnvironmentValues): ConfigProblem[] {
  const guessable = 'that can be guessed: use random characters.';
  return [
    ...when(isGuessable(env.APP_SECRET), 'APP_SECRET', `is a key ${guessable}`),
    ...when(isGuessable(env.METRICS_KEY), 'METRICS_KEY', `is a key ${guessable}`),
    ...env.PROVIDER_KEYS.filter(({ key }) => key).flatMap(({ companyCode, key }) =>
      key.length < KEY_LENGTH
        ? [problem('PROVIDER_KEYS', `has a key for ${companyCode} with fewer than ${KEY_LENGTH} characters.`)]
        : when(isGuessable(key), 'PROVIDER_KEYS', `has a key for ${companyCode} ${guessable}`),
    ),
    ...env.PASSPORT_KEYS.flatMap((pair) => {
      const [, name, key = ''] = PASSPORT_KEY.exec(pair) ?? [];
      const weak = name !== undefined && new Set(Buffer.from(key, 'base64')).size < DISTINCT_BYTES;
      return when(weak, 'PASSPORT_KEYS', `has a key ${name} that can be guessed: use 32 random bytes.`);
    }),
  ];
}

function isGuessable(key: string | undefined): boolean {
  return key !== undefined && new Set(key).size < DISTINCT_CHARACTERS;
}

type AddressName = (typeof PUBLIC_ADDRESSES | typeof INNER_ADDRESSES)[number];

function addressProblem(env: EnvironmentValues, name: AddressName): ConfigProblem[] {
  const at = env[name];
  if (!at) return [];
  const staging = env.NODE_ENV === 'staging';
  const inner = INNER_ADDRESSES.some((one) => one === name);
  if ((staging || inner) && isNamed(env, at)) return [];
  const { hostname, protocol, search } = new URL(at);
  const unless = inner ? ' unless PRIVATE_NETWORKS names its host' : '';
  if (name !== 'PUBLIC_URL' && isLoopback(hostOf(at)))
    return [problem(name, `points to this machine, which isn't allowed in production${unless}.`)];
  if (!staging && /(^|[.-])sandbox[.-]/i.test(hostname))
    return [problem(name, "is a provider's sandbox, where no money moves.")];
  if (protocol === 'smtp:' && search)
    return [problem(name, 'may have no options after `?`, which could switch TLS off.')];
  return when(protocol === 'http:', name, `must begin with https: in production${unless}.`);
}

/** Returns whether PRIVATE_NETWORKS lists the address's host or a network that contains it. */
export function isNamed({ PRIVATE_NETWORKS }: EnvironmentValues, address: string): boolean {
  return contains(PRIVATE_NETWORKS, hostOf(address));
}

function hostOf(address: string): string {
  return new URL(address).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function isLoopback(host: string): boolean {
  return host.endsWith('.localhost') || contains(LOOPBACK, host);
}
