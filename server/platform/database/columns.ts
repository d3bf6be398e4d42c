import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The company that owns the row. Put it first in every key, so that the data can be distributed on it. */
export function companyCode() {
  return text('company_code').notNull();
}

/** A date in the property's calendar, as 'YYYY-MM-DD'. */
export function stayDate(name: string) {
  return date(name, { mode: 'string' });
}

/** A point in time: timestamptz in milliseconds, read as a Date. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** Money in minor units: int8, read as a number. */
export function amount(name: string) {
  return bigint(name, { mode: 'number' });
}

export function count(name: string) {
  return integer(name);
}
