import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { wallTime } from './nights.ts';

/** Times of ships: `local` is what the clock of a port shows, 'YYYY-MM-DDTHH:MM'; a port time says with it how far that clock is from UTC. */

/** The moment at which a port's clock shows this, as a port time. Where a clock shows it twice, the first; where never, as much later. */
export function portTime(local: string, timeZone: string): string {
  return written(toZoned(parseDateTime(local), timeZone));
}

/** What another port's clock shows so many minutes after a port time. */
export function later(time: string, minutes: number, timeZone: string): string {
  return written(fromAbsolute(Date.parse(time) + minutes * 60_000, timeZone));
}

/** What a port's clock shows at a moment. */
export function localNow(timeZone: string, now: Date): string {
  return wallTime(timeZone, now).replace(' ', 'T');
}

export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** HH:MM. */
export function clockOf(time: string): string {
  return time.slice(11, 16);
}

/** Without the seconds' fraction and the name of the zone that the library writes behind. */
function written(zoned: { toString(): string }): string {
  return zoned.toString().slice(0, '2027-06-11T18:00:00+09:00'.length);
}
