/** The client's only clock. What day it is at the hotel is never asked here: the server says `hotel.today`. */
export function now(): Date {
  return new Date();
}

/** 23:59:59 of the guest's own day: until then the choices of dates and party are kept (spec, section 9). */
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
