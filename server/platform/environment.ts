import { z } from 'zod';
import { BEARER_TOKEN } from './tokens.ts';

export const DEV_SECRET = 'development-only-secret-of-this-product';
/** 32 bytes in base64. This key is public, so production rejects it. */
export const DEV_PASSPORT_KEY = 'ZGV2ZWxvcG1lbnQtb25seS1wYXNzcG9ydC1rZXktMzI=';
export const DEV_CLIENT = 'S2_sandbox_client';
export const DEV_KEY = 'sandbox-secret-key';
/** Minimum length of secrets and keys, in characters. Shorter ones could be guessed. */
export const KEY_LENGTH = 32;

const address = z.url({ protocol: /^https?$/ });
const origin = address.transform((text) => new URL(text).origin);
const port = z.coerce.number().int().min(0).max(65_535);

/** A list of host names, addresses and networks, separated by commas. */
const hosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

function keyOf(pair: string): { companyCode: string; key: string } {
  const [companyCode = '', ...key] = pair.trim().split(':');
  return { companyCode, key: key.join(':') };
}

/**
 * Every environment variable that the server reads, with its default and meaning. `npm run generate` writes
 * docs/operating/configuration.md from this schema.
 */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'staging', 'production'])
    .default('development')
    .describe(
      "In `production`, the server refuses sandbox addresses, plain `http:`, mail without TLS, weak or default secrets, and rate limits without effect. `staging` follows the same rules, but also accepts providers' sandboxes and any service in `PRIVATE_NETWORKS`.",
    ),
  PORT: port.default(8080).describe('Port that the server listens on.'),
  HOST: z.string().default('0.0.0.0').describe('Network interface that the server listens on.'),
  PUBLIC_URL: origin
    .optional()
    .describe("The site's own origin, to which the card window returns. Default: `http://localhost:PORT`."),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder for the embedded database and for files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Address of a PostgreSQL database, version 15 or later, to use in place of the embedded database.'),
  DATABASE: z
    .enum(['embedded'])
    .optional()
    .describe(
      'Set to `embedded` to use the embedded database in production. Otherwise, production requires `DATABASE_URL`.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Maximum number of connections to PostgreSQL.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest log level that is written.'),
  LOG_PRETTY: z
    .stringbool()
    .optional()
    .describe('Whether logs are written as readable text instead of JSON. Default: true on a terminal.'),
  SEND: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'With `off`, the server sends no email, SMS or webhook, charges, refunds, queries and revokes nothing at the card providers, and deletes no stored file. Due work waits in the database until the server is started without it, and calls that need it return 503. For a restored backup or a copy.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'Number of seconds for which the server still serves requests after SIGTERM, while `/readyz` returns 503. Must be longer than the interval between health checks of the proxy. Default: 5 in production and staging, 0 otherwise.',
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front of the server that may name the caller in `X-Forwarded-For`.'),
  PRIVATE_NETWORKS: hosts.describe(
    'Private hosts and networks that production may reach without TLS, separated by commas: `localhost`, `minio`, `mail.internal`, `10.0.0.0/8`. Applies to mail, SMS, files, addresses and competitor rates, but not to card providers, logins or webhooks.',
  ),
  WEBHOOK_PRIVATE_HOSTS: hosts.describe(
    'Private hosts and networks that may receive webhooks, also without TLS, separated by commas. For tests and staging; production refuses to start with it.',
  ),
  APP_SECRET: z
    .string()
    .min(KEY_LENGTH)
    .default(DEV_SECRET)
    .describe(
      'Secret key for session tokens, codes, and the hashes for rate limits and withdrawn members. A new secret invalidates every login and code.',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(1e6)
    .default(1)
    .describe('Factor that multiplies every rate limit. At most 10 in production.'),
  PROVIDER_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean).map(keyOf))
    .describe(
      "API keys for providers' own systems, as `company:key` pairs separated by commas. They have every scope. Create keys with fewer scopes through the API. In production, each key has at least 32 random characters.",
    ),
  /**
   * The first key encrypts, and all keys decrypt. To rotate, put the new key first, run `npm run rotate-passport-key`,
   * then remove the old key.
   */
  PASSPORT_KEYS: z
    .string()
    .default(`development:${DEV_PASSPORT_KEY}`)
    .transform((text) => text.split(',').map((pair) => pair.trim()))
    .describe(
      'Encryption keys for passport numbers, legal records and webhook secrets, as `name:key` pairs separated by commas. Each key is 32 random bytes in base64. The first key encrypts, and all keys decrypt.',
    ),
  /** Limited to the characters that a bearer token may contain, because the key is sent as one. */
  METRICS_KEY: z
    .string()
    .min(KEY_LENGTH)
    .regex(BEARER_TOKEN)
    .optional()
    .describe('Bearer key for `/metrics`. Without it, metrics are not available.'),
  CARD_PROVIDER: z
    .enum(['nicepay'])
    .default('nicepay')
    .describe(
      'Card provider for new charges. Earlier charges are reconciled and refunded through the provider that made them.',
    ),
  NICEPAY_CLIENT_ID: z
    .string()
    .min(1)
    .default(DEV_CLIENT)
    .describe("Client ID at NicePay. Outside production, the default is the sandbox's ID."),
  NICEPAY_SECRET_KEY: z
    .string()
    .min(1)
    .default(DEV_KEY)
    .describe("Secret key at NicePay. Outside production, the default is the sandbox's key."),
  NICEPAY_API_URL: origin.default('https://api.nicepay.co.kr').describe("Origin of NicePay's API."),
  NICEPAY_SCRIPT_URL: address
    .default('https://pay.nicepay.co.kr/v1/js/')
    .describe("Address of the script that opens NicePay's card window."),
  /**
   * If you raise the maximum of 35 s, also raise PAYING_GRACE_SECONDS (booking.rules.ts) and LEASE_MS
   * (payment.rules.ts). Holds and payment leases must outlast a slow response.
   */
  NICEPAY_ANSWER_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(35)
    .default(35)
    .describe('Number of seconds to wait for the response to an approval before the payment is queried.'),
  CARD_TOKEN_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Client ID at the provider whose frame takes cards for guarantees. Without all four `CARD_TOKEN_*` settings, no property can require a guarantee.',
    ),
  CARD_TOKEN_SECRET_KEY: z.string().min(1).optional().describe('Secret key at that provider.'),
  CARD_TOKEN_FRAME_URL: origin.optional().describe("Origin of that provider's frame."),
  CARD_TOKEN_API_URL: origin.optional().describe("Origin of that provider's API."),
  COMPETITOR_RATES_URL: address
    .optional()
    .describe("Address of the service that returns other sites' prices. Without it, no prices are compared."),
  KAKAO_CLIENT_ID: z.string().min(1).optional().describe('Client ID at Kakao. Without it, Kakao login is not offered.'),
  KAKAO_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret at Kakao.'),
  KAKAO_AUTH_URL: origin.default('https://kauth.kakao.com').describe("Origin of Kakao's login pages."),
  KAKAO_API_URL: origin.default('https://kapi.kakao.com').describe("Origin of Kakao's API."),
  NAVER_CLIENT_ID: z.string().min(1).optional().describe('Client ID at Naver. Without it, Naver login is not offered.'),
  NAVER_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret at Naver.'),
  NAVER_AUTH_URL: origin.default('https://nid.naver.com').describe("Origin of Naver's login pages."),
  NAVER_API_URL: origin.default('https://openapi.naver.com').describe("Origin of Naver's API."),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Client ID at Google. Without it, Google login is not offered.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret at Google.'),
  GOOGLE_ISSUER: origin.default('https://accounts.google.com').describe("Address of Google's OpenID issuer."),
  SMS_API_URL: address
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
    .describe(
      'Address of the SMS gateway, called as `POST {url}/messages {to, text, id}`. A repeated request has the same `id`, so that the gateway can drop it. Without this setting, no SMS is sent.',
    ),
  SMS_API_KEY: z.string().min(1).optional().describe('Bearer key for the SMS gateway.'),
  JUSO_API_URL: origin
    .default('https://business.juso.go.kr')
    .describe('Origin of the service that looks up Korean addresses.'),
  JUSO_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key for juso.go.kr. Without it, members type their address.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Address of the SMTP server: `smtp://user:password@host:port` or `smtps:`. In production, `smtp:` requires STARTTLS unless `PRIVATE_NETWORKS` names the host. Without this setting, no email is sent.',
    ),
  MAIL_FROM: z.string().min(3).optional().describe('Sender of all emails.'),
  FILES_S3_URL: address
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
    .describe(
      'Private bucket for attachments at an S3-compatible service, addressed by path: `https://objects.example/bucket`. Without it, attachments are stored in the data folder.',
    ),
  FILES_S3_REGION: z.string().min(1).optional().describe('Region of the bucket.'),
  FILES_S3_KEY_ID: z.string().min(1).optional().describe('ID of the access key for the bucket.'),
  FILES_S3_SECRET: z.string().min(1).optional().describe('Secret of that access key.'),
});

export type EnvironmentValues = z.output<typeof Environment>;
