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

function keyOf(pair: string): { companyCode: string; key: string } {
  const [companyCode = '', ...key] = pair.trim().split(':');
  return { companyCode, key: key.join(':') };
}

/**
 * Every environment variable that the server reads, with its default and meaning. `npm run generate` writes docs/operating/configuration.md
 * from this schema.
 */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses sandboxes, plain `http:`, short or default secrets and limits without effect.'),
  PORT: port.default(8080).describe('Port of the site.'),
  HOST: z.string().default('0.0.0.0').describe('Interface to listen on.'),
  PUBLIC_URL: origin
    .optional()
    .describe("The site's own origin, to which the card window returns. Default: `http://localhost:PORT`."),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of the embedded database and of files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or later, in place of the embedded database.'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Most connections to PostgreSQL.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  LOG_PRETTY: z.stringbool().optional().describe('Readable logs instead of JSON. Default: on a terminal.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front that may name the caller in `X-Forwarded-For`.'),
  APP_SECRET: z
    .string()
    .min(KEY_LENGTH)
    .default(DEV_SECRET)
    .describe(
      'Keys session tokens, codes and the hashes of limits and withdrawn members. A new secret ends every login and code.',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(1e6)
    .default(1)
    .describe('Multiplies every rate limit; at most 10 in production.'),
  PROVIDER_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean).map(keyOf))
    .describe(
      "`company:key` pairs, separated by commas, for providers' own systems; at least 32 characters a key in production.",
    ),
  /**
   * The first key encrypts, and all keys decrypt. To rotate, put the new key first, run `npm run rotate-passport-key`, then remove the old
   * key.
   */
  PASSPORT_KEYS: z
    .string()
    .default(`development:${DEV_PASSPORT_KEY}`)
    .transform((text) => text.split(',').map((pair) => pair.trim()))
    .describe(
      '`name:key` pairs, separated by commas, each key 32 random bytes in base64. The first seals passport numbers, all of them open.',
    ),
  /** The key is sent as a bearer token, so it may contain only the characters that such a token allows. */
  METRICS_KEY: z
    .string()
    .min(KEY_LENGTH)
    .regex(BEARER_TOKEN)
    .optional()
    .describe('Bearer key that opens `/metrics`. Without it there are no metrics.'),
  CARD_PROVIDER: z
    .enum(['nicepay'])
    .default('nicepay')
    .describe('Card provider of new charges. Earlier charges are reconciled and refunded where they were made.'),
  NICEPAY_CLIENT_ID: z
    .string()
    .min(1)
    .default(DEV_CLIENT)
    .describe("Merchant at NicePay; the sandbox's outside production."),
  NICEPAY_SECRET_KEY: z
    .string()
    .min(1)
    .default(DEV_KEY)
    .describe("Merchant's secret; the sandbox's outside production."),
  NICEPAY_API_URL: origin.default('https://api.nicepay.co.kr').describe("NicePay's API."),
  NICEPAY_SCRIPT_URL: address.default('https://pay.nicepay.co.kr/v1/js/').describe("NicePay's card window."),
  /** PAYING_GRACE_SECONDS and LEASE_MS are chosen for the maximum of 35 s, so that holds and payment leases outlast a slow response. */
  NICEPAY_ANSWER_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(35)
    .default(35)
    .describe('Seconds after which an unanswered approval is queried.'),
  CARD_TOKEN_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Account at the provider whose frame takes cards for guarantees. Without the four settings no property may ask for a guarantee.',
    ),
  CARD_TOKEN_SECRET_KEY: z.string().min(1).optional().describe('Its secret.'),
  CARD_TOKEN_FRAME_URL: origin.optional().describe('Origin of its frame.'),
  CARD_TOKEN_API_URL: origin.optional().describe('Its API.'),
  COMPETITOR_RATES_URL: address
    .optional()
    .describe("Service that returns other sites' prices. Without it nothing is compared."),
  KAKAO_CLIENT_ID: z.string().min(1).optional().describe('Our client at Kakao. Without it Kakao is not offered.'),
  KAKAO_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret.'),
  KAKAO_AUTH_URL: origin.default('https://kauth.kakao.com').describe("Kakao's login pages."),
  KAKAO_API_URL: origin.default('https://kapi.kakao.com').describe("Kakao's API."),
  NAVER_CLIENT_ID: z.string().min(1).optional().describe('Our client at Naver. Without it Naver is not offered.'),
  NAVER_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret.'),
  NAVER_AUTH_URL: origin.default('https://nid.naver.com').describe("Naver's login pages."),
  NAVER_API_URL: origin.default('https://openapi.naver.com').describe("Naver's API."),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('Our client at Google. Without it Google is not offered.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret.'),
  GOOGLE_ISSUER: origin.default('https://accounts.google.com').describe("Google's OpenID issuer."),
  SMS_API_URL: address
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
    .describe('SMS gateway: `POST {url}/messages {to, text}`. Without it no SMS is sent.'),
  SMS_API_KEY: z.string().min(1).optional().describe('Bearer key of the gateway.'),
  JUSO_API_URL: origin.default('https://business.juso.go.kr').describe('Look-up of Korean addresses.'),
  JUSO_API_KEY: z.string().min(1).optional().describe('Key of juso.go.kr. Without it members type their address.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('`smtp://user:password@host:port` or `smtps:`. Without it no mail is sent.'),
  MAIL_FROM: z.string().min(3).optional().describe('Sender of mails.'),
  FILES_S3_URL: address
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
    .describe(
      'Private bucket of an S3-compatible service for attachments, by path: `https://objects.example/bucket`. Without it they are in the data folder.',
    ),
  FILES_S3_REGION: z.string().min(1).optional().describe('Region of the bucket.'),
  FILES_S3_KEY_ID: z.string().min(1).optional().describe('Access key of the bucket.'),
  FILES_S3_SECRET: z.string().min(1).optional().describe('Secret of the access key.'),
});

export type EnvironmentValues = z.output<typeof Environment>;
