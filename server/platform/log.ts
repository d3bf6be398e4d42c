import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { normaliseError } from './database/database-errors.ts';

export type Logger = PinoLogger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Fields that are redacted in log entries, up to two levels deep. */
const SECRET = [
  'authorization',
  'cookie',
  'token',
  'password',
  'secret',
  'secretKey',
  'signature',
  'authToken',
  'signData',
  'card',
  'card_number',
  'cvc_code',
  'passport_number',
  'guest_name',
  'guest_first_name',
  'guest_last_name',
  'guest_phone',
  'guest_email',
  'booker_name',
  'booker_first_name',
  'booker_last_name',
  'booker_phone',
  'booker_email',
  'emergency_name',
  'emergency_phone',
  'guest_memo',
  'request_text',
  'memo',
  'customerInfo',
  'buyerName',
  'buyerTel',
  'buyerEmail',
  'phone',
  'email',
  'login_id',
  'loginId',
  'user_name',
  'phone_number',
  'birthday',
  'recipient',
  'sso_key',
  'ticket',
  'social_ticket',
  'signup_token',
  'flow_token',
  'code',
  'current_password',
  'password_confirm',
  'CsHsUi',
  'params',
  'detail',
  'where',
  '["reservation-token"]',
  '["quote-token"]',
  '["provider-key"]',
  '["signup-token"]',
  '["company-info"]',
];
function under(prefix: string) {
  return SECRET.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));
}

/** Creates a logger that writes JSON lines and redacts secrets and personal data. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...SECRET, ...under('*'), ...under('*.*')], censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

export const silentLog: Logger = pino({ level: 'silent' });

/**
 * Describes an error for the log. Omits the message of a database error, because it may contain query parameters (from
 * Drizzle) or values of a row (from PostgreSQL).
 */
function describeError(thrown: unknown): object {
  if (!isErrorLike(thrown)) return { message: 'not an Error', type: typeof thrown };
  const error: Error = thrown;
  const fault = normaliseError(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name ?? 'Error',
    ...(fault ? { database: fault } : { message: error.message }),
    ...(frames && { stack: frames.slice(0, 12).map((line) => line.trim()) }),
    ...(!fault && error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Accepts plain objects too, because libraries also pass copies of errors. */
function isErrorLike(thrown: unknown): thrown is Error {
  return typeof thrown === 'object' && thrown !== null && typeof (thrown as Error).message === 'string';
}

/** Control characters, which a terminal interprets instead of showing. */
// oxlint-disable-next-line no-control-regex -- the pattern must match control characters
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

function formatValue(value: unknown): string {
  return typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}

/**
 * Returns a destination that writes each entry as one line for a terminal: the time, the level, the message and the
 * other fields as name=value.
 */
export function prettyLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
      const values = Object.entries(rest).map(([name, value]) => `${name}=${formatValue(value)}`);
      const text = `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${String(msg)} ${values.join(' ')}`;
      out.write(
        `${text.replace(CONTROL_CHARACTERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`,
      );
    },
  };
}
