import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { wallTime } from './nights.ts';

/**
 * Times in ferry schedules. A local time is the time in a port, as 'YYYY-MM-DDTHH:MM'. A port time also contains the
 * seconds and the offset from UTC, as 'YYYY-MM-DDTHH:MM:SS+09:00'.
 */

/**
 * Converts a local time to a port time. If the local time occurs twice (when summer time ends), returns the first
 * occurrence. If it doesn't occur (when summer time begins), returns the time shifted forward by the length of the gap.
 */
export function portTime(local: string, timeZone: string): string {
  return written(toZoned(parseDateTime(local), timeZone));
}

/** Returns the port time in `timeZone` that is `minutes` minutes after the port time `time`. */
export function later(time: string, minutes: number, timeZone: string): string {
  return written(fromAbsolute(Date.parse(time) + minutes * 60_000, timeZone));
}

export function localNow(timeZone: string, now: Date): string {
  return wallTime(timeZone, now).replace(' ', 'T');
}

export function dayOf(time: string): string {
  return time.slice(0, 10);
}

export function clockOf(time: string): string {
  return time.slice(11, 16);
}

/** Removes the fraction of a second and the time zone's name, which the library appends. */
function written(zoned: { toString(): string }): string {
  return zoned.toString().slice(0, '2027-06-11T18:00:00+09:00'.length);
}
