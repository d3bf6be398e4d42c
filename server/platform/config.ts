import { isNamed, isProduction, PASSPORT_KEY, problemsIn } from './config/problems.ts';
import { type UnknownSetting, unknownSettings } from './config/unknown-settings.ts';
import { Environment, type EnvironmentValues } from './environment.ts';
import type { SealingKey } from './sealing.ts';

const PRODUCTION_DRAIN_SECONDS = 5;

export type Config = ReturnType<typeof shape>;

/** Returns the configuration, or one sentence for each problem that the operator must fix. */
export function readConfig(
  environment: Record<string, string | undefined>,
): { config: Config; unknown: UnknownSetting[] } | { problems: string[] } {
  const unknown = unknownSettings(environment);
  const { values, problems: unusable } = parse(environment);
  const names = new Set(unusable.map(({ name }) => name));
  const further = problemsIn(values).filter(({ about }) => !about.some((name) => names.has(name)));
  const problems = [...unusable, ...further].map(({ sentence }) => sentence);
  if (problems.length > 0) return { problems: [...problems, ...unknown.map(unknownSentence)] };
  return { config: shape(values), unknown };
}

/**
 * Parses each setting separately, to report all problems at once. An invalid setting gets its default, so the other
 * checks can still run.
 */
function parse(environment: Record<string, string | undefined>) {
  const problems: { name: string; sentence: string }[] = [];
  const values = Object.entries(Environment.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(environment[name] || undefined);
    if (parsed.success) return [name, parsed.data];
    problems.push({ name, sentence: `${name} is not usable: ${parsed.error.issues[0]?.message}.` });
    return [name, schema.parse(undefined)];
  });
  return { values: Object.fromEntries(values) as EnvironmentValues, problems };
}

export function unknownSentence({ name, meant }: UnknownSetting): string {
  return `${name} is not a setting of this server.${meant ? ` Did you mean ${meant}?` : ''}`;
}

function passportKey(pair: string): SealingKey {
  const [, id = '', key = ''] = PASSPORT_KEY.exec(pair) ?? [];
  return { id, key: Buffer.from(key, 'base64') };
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
    production: isProduction(env),
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY,
    drainMs: (env.DRAIN_SECONDS ?? (isProduction(env) ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    sending: env.SEND === 'on',
    trustProxy: env.TRUST_PROXY,
    secret: env.APP_SECRET,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    passportKeys: env.PASSPORT_KEYS.map(passportKey) as [SealingKey, ...SealingKey[]],
    providerKeys: env.PROVIDER_KEYS,
    metricsKey: env.METRICS_KEY,
    webhookPrivateHosts: env.WEBHOOK_PRIVATE_HOSTS,
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
    mail:
      env.SMTP_URL && env.MAIL_FROM
        ? {
            url: env.SMTP_URL,
            from: env.MAIL_FROM,
            requireTls: isProduction(env) && !isNamed(env, env.SMTP_URL),
          }
        : undefined,
  };
}

function client<T extends object>(clientId: string | undefined, clientSecret: string | undefined, bases: T) {
  return clientId && clientSecret ? { clientId, clientSecret, ...bases } : undefined;
}
