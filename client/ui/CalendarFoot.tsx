import { Button } from './Button.tsx';
import type { CalendarTexts, StayRange } from './calendarTypes.ts';
import styles from './DateRangeCalendar.module.css';
import { nightsBetween } from './days.ts';
import { formatMoney } from './money.ts';
import { formatStayDate, formatStayRange } from './stayDates.ts';
import { type StayLimits, stayBounds, type Violation } from './stayRules.ts';
import { violationText } from './violationText.ts';

type Props = {
  value: StayRange | null;
  /** The arrival of a stay that is half chosen. */
  anchor: string | null;
  /** The day that is pointed at. */
  asked: string | null;
  violation: (day: string) => Violation | null;
  endsStay: (day: string) => boolean;
  locale: string;
  currency: string;
  limits: StayLimits;
  texts: CalendarTexts;
  /** What the stay that is chosen costs, in words. */
  total?: string | undefined;
  onClear: () => void;
};

/** What the choice is so far, and why a day cannot be chosen. */
export function CalendarFoot(props: Props) {
  const { value, anchor, asked, violation, texts, onClear } = props;
  return (
    <div className={styles.foot}>
      <div className={styles.words}>
        <p role="status">{saySoFar(props)}</p>
        {/* The day's own name says it to who cannot see. */}
        <p
          className={styles.why}
          data-violated={(asked !== null && violation(asked) !== null) || undefined}
          aria-hidden="true"
        >
          {asked !== null && sayOfDay(asked, props)}
        </p>
      </div>
      <Button variant="ghost" size="small" disabled={!value && !anchor} onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

/** The day that is pointed at, or the stay that it would end. */
function sayOfDay(day: string, { anchor, violation, endsStay, locale, currency, limits, texts }: Props): string {
  if (endsStay(day) && anchor !== null) return sayStay({ start: anchor, end: day }, locale, texts);
  const found = violation(day);
  const price = limits.days[day]?.price;
  const said = found
    ? violationText(found, texts)
    : price !== undefined && texts.from(formatMoney(price, currency, locale));
  return [formatStayDate(day, locale), said].filter(Boolean).join(' · ');
}

function sayStay({ start, end }: StayRange, locale: string, texts: CalendarTexts): string {
  return `${formatStayRange(start, end, locale)} · ${texts.nights(nightsBetween(start, end))}`;
}

function saySoFar({ value, anchor, locale, limits, total, texts }: Props): string {
  if (anchor !== null) {
    const { min } = stayBounds(anchor, limits);
    const least = min > 1 && texts.nightsOrMore(min);
    return [formatStayDate(anchor, locale), texts.chooseDeparture, least].filter(Boolean).join(' · ');
  }
  return value ? [sayStay(value, locale, texts), total].filter(Boolean).join(' · ') : texts.chooseArrival;
}
