import type { CalendarTexts } from './calendarTypes.ts';
import type { Hindrance } from './stayRules.ts';

/** Why a day cannot be chosen, in the caller's words. */
export function sayHindrance(hindrance: Hindrance, texts: CalendarTexts): string {
  switch (hindrance.kind) {
    case 'closed':
      return hindrance.reason ?? texts.closed;
    case 'tooShort':
      return texts.nightsOrMore(hindrance.nights);
    case 'tooLong':
      return texts.nightsAtMost(hindrance.nights);
    case 'cannotFollow':
      return texts.cannotFollow;
  }
}
