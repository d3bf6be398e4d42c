import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { wallTime } from './nights.ts';

/** Times of ships. `local` is a port's local time, 'YYYY-MM-DDTHH:MM'. A port time adds the offset from UTC. */

/** Returns the port time of a local time. If the clock shows it twice (end of summer time), the first; if never, as much later. */
export function portTime(local: string, timeZone: string): string {
  return written(toZoned(parseDateTime(local), timeZone));
}

/** Returns the time in another port, so many minutes after a port time. */
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

/** Removes the fraction of a second and the zone's name, which the library appends. */
function written(zoned: { toString(): string }): string {
  return zoned.toString().slice(0, '2027-06-11T18:00:00+09:00'.length);
}
