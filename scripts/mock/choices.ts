/**
 * How the mock responds to calls to an operation: with the example that has the given status or name, after a delay,
 * not at all (`never`), or as if there were no connection (`offline`). Choices are written as
 * `createHold:409/roomSoldOut`, `searchOffers:2000ms`, `getPayment:never` or `*:offline`. Several choices are separated
 * by commas, and `*` means all operations.
 */
export type Choice = { status?: number; example?: string; delayMs?: number; fate?: 'never' | 'offline' };

/** Choices by operationId. The key `*` means all operations. */
export type Choices = Readonly<Record<string, Choice>>;

/** Cookie in which the browser keeps the choices. The development server reads it on each call. */
export const CHOICES_COOKIE = 'mock';

export function readChoices(text: string): Choices {
  const written = text.split(',').filter(Boolean);
  return Object.fromEntries(
    written.map((each) => {
      const [operation = '', what = ''] = each.split(':');
      return [operation, readChoice(what)];
    }),
  );
}

function readChoice(what: string): Choice {
  const choice: Choice = {};
  for (const part of what.split('/')) {
    if (part === 'never' || part === 'offline') choice.fate = part;
    else if (/^\d+ms$/.test(part)) choice.delayMs = Number.parseInt(part, 10);
    else if (/^\d{3}$/.test(part)) choice.status = Number(part);
    else if (part) choice.example = part;
  }
  return choice;
}

export function writeChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([operation, { status, example, delayMs, fate }]) => {
      const parts = [status, example, delayMs && `${delayMs}ms`, fate].filter(Boolean);
      return parts.length > 0 ? `${operation}:${parts.join('/')}` : '';
    })
    .filter(Boolean)
    .join(',');
}

/** Returns the choice for an operation. Its own choice takes precedence over the choice for all operations. */
export function choiceFor(choices: Choices, operation: string): Choice {
  return { ...choices['*'], ...choices[operation] };
}
