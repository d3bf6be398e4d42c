/** Latest arrival time, in hours after midnight. */
const LAST_OF_THE_NIGHT = 2;

function clock(hour: number) {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** Returns the check-in time and every later full hour until 02:00 on the next day, as `hh:mm`. */
export function arrivalTimes(checkInTime: string): string[] {
  const first = Number(checkInTime.slice(0, 2)) + 1;
  return [checkInTime, ...Array.from({ length: 24 - first + LAST_OF_THE_NIGHT + 1 }, (_, at) => clock(first + at))];
}
