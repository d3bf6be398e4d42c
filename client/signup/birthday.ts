/** Under 14 a guardian consents as well (DECISIONS: members). */
const OF_AGE = 14;
const OLDEST = 1900;

/** Whether it is a day of the calendar that somebody living can be born on. Both as 'YYYY-MM-DD'. */
export function isBirthday(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= `${OLDEST}-01-01` && day <= today;
}

/** Whether who was born on `birthday` is under 14 on `today`. */
export function needsGuardian(birthday: string, today: string): boolean {
  if (!isBirthday(birthday, today)) return false;
  const fourteenth = `${Number(birthday.slice(0, 4)) + OF_AGE}${birthday.slice(4)}`;
  return fourteenth > today;
}
