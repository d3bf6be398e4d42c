/** The last hour that can be chosen is of the night after the day of check-in. */
const LAST_OF_THE_NIGHT = 2;

function clock(hour: number) {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** When somebody may arrive: from the time of check-in by the hour, until deep in the night. `hh:mm`, as the contract writes it. */
export function arrivalTimes(checkInTime: string): string[] {
  const first = Number(checkInTime.slice(0, 2)) + 1;
  return [checkInTime, ...Array.from({ length: 24 - first + LAST_OF_THE_NIGHT + 1 }, (_, at) => clock(first + at))];
}
