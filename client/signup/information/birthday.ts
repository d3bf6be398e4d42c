/** Below this age, a guardian must consent too. See docs/decisions/people-and-members.md. */
const OF_AGE = 14;
const OLDEST = 1900;

/** Returns whether `day` is an existing date from 1900 to `today`. Both are 'YYYY-MM-DD'. */
export function isBirthday(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= `${OLDEST}-01-01` && day <= today;
}

export function needsGuardian(birthday: string, today: string): boolean {
  if (!isBirthday(birthday, today)) return false;
  const fourteenth = `${Number(birthday.slice(0, 4)) + OF_AGE}${birthday.slice(4)}`;
  return fourteenth > today;
}
