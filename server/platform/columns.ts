import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The company that owns the row. First in every key, so that the data can be distributed on it. */
export const companyCode = () => text('company_code').notNull();

/** A day of the property's own calendar, 'YYYY-MM-DD' on every engine. */
export const stayDate = (name: string) => date(name, { mode: 'string' });

/** A moment: timestamptz, milliseconds, a Date in the program. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Money in minor units: int8, a number in the program. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

/** How many: int4. */
export const count = (name: string) => integer(name);
