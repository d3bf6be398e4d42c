import type { z } from 'zod';
import type { AppDeps } from '../../app.ts';
import type { ActingFor } from '../../platform/audit/audit.ts';
import type { ProviderCall } from '../../platform/idempotency.ts';
import { type ErrorCode, fail, fieldFail, type Outcome, ok } from '../../platform/outcome.ts';

/** `ask` shows a question and returns the typed answer. Absent if the input isn't a terminal. */
export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** `text` is shown to people, `json` with --json. */
export type Report = { text: string; json: unknown };

/** A person who runs a command for a company. */
export type Staff = {
  deps: AppDeps;
  by: ActingFor;
  /** Describes a call for a use case that needs an idempotency key. `request` isn't compared, because the key is new. */
  callOf(operation: string): ProviderCall;
  /** Fails if the person doesn't confirm an action that can't be undone. */
  confirm(question: string): Promise<Outcome<void, 'validation'>>;
};

export type Work = (staff: Staff) => Promise<Outcome<Report, ErrorCode>>;
/** Runs a command's work for the chosen company. `newCompany` is the code of a company that doesn't exist yet. */
export type Run = (work: Work, newCompany?: string) => Promise<void>;

/** Returns a failure with this sentence. */
export function refuse(detail: string) {
  return fail('validation', { detail });
}

/** Checks a value against its schema in the contract. `name` is the name of a value without fields. */
export function valid<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  name = '',
): Outcome<z.output<Schema>, 'validation'> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fieldFail(`/${parsed.error.issues[0]!.path.join('/') || name}`, 'validation');
}
