import type { CalendarTexts } from './calendar/calendar-types.ts';
import type { Violation } from './calendar/stay-rules.ts';

export function violationText(violation: Violation, texts: CalendarTexts): string {
  switch (violation.kind) {
    case 'closed':
      return violation.reason ?? texts.closed;
    case 'tooShort':
      return texts.nightsOrMore(violation.nights);
    case 'tooLong':
      return texts.nightsAtMost(violation.nights);
    case 'cannotFollow':
      return texts.cannotFollow;
  }
}
