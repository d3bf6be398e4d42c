/**
 * What is chosen for the calls of one operation: an example of the contract by its status or its name, a delay, no answer, or no
 * connection. Written `createHold:409/roomSoldOut`, `searchOffers:2000ms`, `getPayment:never`, `*:offline`; several are separated by
 * commas, and `*` are all operations.
 */
export type Choice = { status?: number; example?: string; delayMs?: number; fate?: 'never' | 'offline' };

/** By operationId, and `*`. */
export type Choices = Readonly<Record<string, Choice>>;

/** Where the browser keeps the choices; the development server reads them from there with each call. */
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

/** What holds for an operation: its own choice before that of all. */
export function choiceFor(choices: Choices, operation: string): Choice {
  return { ...choices['*'], ...choices[operation] };
}
