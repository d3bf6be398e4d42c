import { isIP } from 'node:net';
import {
  DEV_CLIENT,
  DEV_KEY,
  DEV_PASSPORT_KEY,
  DEV_SECRET,
  Environment,
  type EnvironmentValues,
  KEY_LENGTH,
} from './environment.ts';
import type { SealingKey } from './sealing.ts';

/** Credentials that the sandbox accepts (scripts/sandbox). They are public, so production rejects them. */
const SANDBOX_KNOWN = ['sandbox-client', 'sandbox-secret-not-for-production'];
/** A key of 32 random bytes practically never contains fewer distinct byte values. */
const DISTINCT_BYTES = 16;
/** A larger factor would in effect disable the rate limits. */
const WIDEST_LIMITS = 10;
const PRODUCTION_DRAIN_SECONDS = 5;

/** A `name:key` pair with a key of 32 bytes in base64. */
const PASSPORT_KEY = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

export type Config = ReturnType<typeof shape>;

/** Returns the configuration, or an error message that describes one problem in the environment. */
export function readConfig(environment: Record<string, string | undefined>): { config: Config } | { problem: string } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${issue?.path.join('.')} is not usable: ${issue?.message}.` };
  }
  const problem = problemIn(parsed.data);
  return problem ? { problem } : { config: shape(parsed.data) };
}

/** Groups of settings that must be set together. */
const TOGETHER = [
  ['CARD_TOKEN_CLIENT_ID', 'CARD_TOKEN_SECRET_KEY', 'CARD_TOKEN_FRAME_URL', 'CARD_TOKEN_API_URL'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMS_API_URL', 'SMS_API_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
] as const satisfies (keyof EnvironmentValues)[][];

/** Settings that contain the address of an external service. */
const OUTSIDE = [
  'NICEPAY_API_URL',
  'NICEPAY_SCRIPT_URL',
  'CARD_TOKEN_FRAME_URL',
  'CARD_TOKEN_API_URL',
  'COMPETITOR_RATES_URL',
  'KAKAO_AUTH_URL',
  'KAKAO_API_URL',
  'NAVER_AUTH_URL',
  'NAVER_API_URL',
  'GOOGLE_ISSUER',
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

function problemIn(env: EnvironmentValues): string | undefined {
  const torn = TOGETHER.find((names) => names.some((name) => env[name]) && !names.every((name) => env[name]));
  if (torn) return `Set all or none of ${torn.join(', ')}.`;
  if (env.PROVIDER_KEYS.some(({ companyCode, key }) => !companyCode || !key))
    return 'PROVIDER_KEYS must be company:key pairs, separated by commas.';
  if (env.PASSPORT_KEYS.some((pair) => !PASSPORT_KEY.test(pair)))
    return 'PASSPORT_KEYS must be name:key pairs, separated by commas, each key 32 bytes in base64.';
  const names = env.PASSPORT_KEYS.map((pair) => pair.split(':')[0]);
  if (new Set(names).size < names.length) return 'PASSPORT_KEYS contains the same name twice.';
  return env.NODE_ENV === 'production' ? problemInProduction(env) : undefined;
}

function problemInProduction(env: EnvironmentValues): string | undefined {
  if (!env.PUBLIC_URL) return 'PUBLIC_URL must be given in production.';
  if (env.APP_SECRET === DEV_SECRET) return 'APP_SECRET must be given in production.';
  const weak = env.PASSPORT_KEYS.map(passportKey).find(({ key }) => new Set(key).size < DISTINCT_BYTES);
  if (weak) return `PASSPORT_KEYS has a key ${weak.id} that can be guessed: use 32 random bytes.`;
  if (env.PASSPORT_KEYS.some((pair) => pair.endsWith(DEV_PASSPORT_KEY)))
    return 'PASSPORT_KEYS must be given in production.';
  const short = env.PROVIDER_KEYS.find(({ key }) => key.length < KEY_LENGTH);
  if (short) return `PROVIDER_KEYS has a key for ${short.companyCode} with fewer than ${KEY_LENGTH} characters.`;
  if (env.RATE_LIMIT_FACTOR > WIDEST_LIMITS) return `RATE_LIMIT_FACTOR may be at most ${WIDEST_LIMITS} in production.`;
  if (env.NICEPAY_CLIENT_ID === DEV_CLIENT || env.NICEPAY_SECRET_KEY === DEV_KEY) {
    return 'NICEPAY_CLIENT_ID and NICEPAY_SECRET_KEY must be given in production.';
  }
  const known = SECRETS.find((name) => SANDBOX_KNOWN.includes(env[name] ?? ''));
  if (known) return `${known} is the sandbox's own, which is public.`;
  const addresses = [...OUTSIDE, 'PUBLIC_URL' as const].flatMap((name) => (env[name] ? [{ name, at: env[name] }] : []));
  const local = addresses.find(({ name, at }) => name !== 'PUBLIC_URL' && isLoopback(at));
  if (local) return `${local.name} points to this machine: the sandbox is not for production.`;
  const played = addresses.find(({ at }) => /(^|[.-])sandbox[.-]/i.test(new URL(at).hostname));
  if (played) return `${played.name} is a provider's sandbox, where no money moves.`;
  const open = addresses.find(({ at }) => new URL(at).protocol === 'http:');
  return open && `${open.name} must begin with https: in production.`;
}

function passportKey(pair: string): SealingKey {
  const [, id = '', key = ''] = PASSPORT_KEY.exec(pair) ?? [];
  return { id, key: Buffer.from(key, 'base64') };
}

function isLoopback(text: string): boolean {
  const host = new URL(text).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return (
    isIP(host) !== 0 &&
    (host.startsWith('127.') || ['0.0.0.0', '::1', '::'].includes(host) || host.startsWith('::ffff:7f'))
  );
}

function shape(env: EnvironmentValues) {
  const {
    CARD_TOKEN_FRAME_URL: frameBase,
    CARD_TOKEN_API_URL: apiBase,
    CARD_TOKEN_CLIENT_ID: clientId,
    CARD_TOKEN_SECRET_KEY: secretKey,
  } = env;
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY,
    drainMs: (env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    trustProxy: env.TRUST_PROXY,
    secret: env.APP_SECRET,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    passportKeys: env.PASSPORT_KEYS.map(passportKey) as [SealingKey, ...SealingKey[]],
    providerKeys: env.PROVIDER_KEYS,
    metricsKey: env.METRICS_KEY,
    cards: {
      current: env.CARD_PROVIDER,
      nicepay: {
        clientId: env.NICEPAY_CLIENT_ID,
        secretKey: env.NICEPAY_SECRET_KEY,
        apiBase: env.NICEPAY_API_URL,
        scriptUrl: env.NICEPAY_SCRIPT_URL,
        answerWithinMs: env.NICEPAY_ANSWER_SECONDS * 1000,
      },
    },
    guarantees: {
      cardToken:
        frameBase && apiBase && clientId && secretKey ? { frameBase, apiBase, clientId, secretKey } : undefined,
    },
    competitorRatesUrl: env.COMPETITOR_RATES_URL,
    social: {
      kakao: client(env.KAKAO_CLIENT_ID, env.KAKAO_CLIENT_SECRET, {
        authBase: env.KAKAO_AUTH_URL,
        apiBase: env.KAKAO_API_URL,
      }),
      naver: client(env.NAVER_CLIENT_ID, env.NAVER_CLIENT_SECRET, {
        authBase: env.NAVER_AUTH_URL,
        apiBase: env.NAVER_API_URL,
      }),
      google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, { issuer: env.GOOGLE_ISSUER }),
    },
    sms: env.SMS_API_URL && env.SMS_API_KEY ? { apiUrl: env.SMS_API_URL, apiKey: env.SMS_API_KEY } : undefined,
    s3:
      env.FILES_S3_URL && env.FILES_S3_REGION && env.FILES_S3_KEY_ID && env.FILES_S3_SECRET
        ? {
            bucketUrl: env.FILES_S3_URL,
            region: env.FILES_S3_REGION,
            accessKeyId: env.FILES_S3_KEY_ID,
            secretAccessKey: env.FILES_S3_SECRET,
          }
        : undefined,
    juso: env.JUSO_API_KEY ? { apiBase: env.JUSO_API_URL, key: env.JUSO_API_KEY } : undefined,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
  };
}

function client<T extends object>(clientId: string | undefined, clientSecret: string | undefined, bases: T) {
  return clientId && clientSecret ? { clientId, clientSecret, ...bases } : undefined;
}
