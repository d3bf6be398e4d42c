import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { normaliseError } from './errors.ts';

export type Logger = PinoLogger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Members that never reach the log, one and two levels deep, whoever logs them. */
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
  'guest_memo',
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
];
function below(prefix: string) {
  return SECRET.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));
}

/** JSON lines with the level, the time and what is said; nothing that names a person or opens a door. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...SECRET, ...below('*'), ...below('*.*')], censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

export const silentLog: Logger = pino({ level: 'silent' });

/** Drizzle puts a statement's parameters, PostgreSQL a row's values into their messages: those are left out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an Error', type: typeof error };
  const fault = normaliseError(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(fault ? { database: fault } : { message: error.message }),
    ...(frames && { stack: frames.slice(0, 12).map((line) => line.trim()) }),
    ...(!fault && error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Lines for a person at a terminal: time, level, what was said, and the rest as name=value. */
export function prettyLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
      const values = Object.entries(rest).map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      out.write(`${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${String(msg)} ${values.join(' ')}\n`);
    },
  };
}
