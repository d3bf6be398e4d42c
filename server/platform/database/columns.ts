import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Column for the company that owns the row. Put it first in every key, so that the data can be sharded by company. */
export function companyCode() {
  return text('company_code').notNull();
}

/** Column for a date in the property's calendar, as 'YYYY-MM-DD'. */
export function stayDate(name: string) {
  return date(name, { mode: 'string' });
}

/** Column for a point in time: timestamptz with millisecond precision, read as a Date. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** Column for money in minor units or for points: int8, read as a number. */
export function amount(name: string) {
  return bigint(name, { mode: 'number' });
}

export function count(name: string) {
  return integer(name);
}
