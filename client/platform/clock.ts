/** The client's only clock. Don't derive the hotel's date from it; use `hotel.today` from the server. */
export function now(): Date {
  return new Date();
}

/**
 * Returns 23:59:59 today in the guest's time zone, when the stored dates and party expire. See docs/specification.md.
 */
export function endOfDay(): Date {
  const end = now();
  end.setHours(23, 59, 59, 0);
  return end;
}

export function daysFromNow(days: number): Date {
  const day = now();
  day.setDate(day.getDate() + days);
  return day;
}
