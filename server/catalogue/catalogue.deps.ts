import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** What the catalogue needs to decide: the data and the time. */
export type CatalogueDeps = { db: Database; clock: Clock };
