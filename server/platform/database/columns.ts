import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The company that owns the row. First in every key, so that the data can be distributed on it. */
export function companyCode() {
  return text('company_code').notNull();
}

/** A day of the property's own calendar, 'YYYY-MM-DD' on every engine. */
export function stayDate(name: string) {
  return date(name, { mode: 'string' });
}

/** A moment: timestamptz, milliseconds, a Date in the program. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** Money in minor units: int8, a number in the program. */
export function amount(name: string) {
  return bigint(name, { mode: 'number' });
}

/** How many: int4. */
export function count(name: string) {
  return integer(name);
}
