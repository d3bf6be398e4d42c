import { useGetCalendar } from '../../../generated/hooks/catalogue.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { addDays, nightsBetween } from '../../ui/calendar/days.ts';
import { formatCompactMoney } from '../../ui/money.ts';
import { formatStayDate } from '../../ui/calendar/stay-dates.ts';
import { cheapestDays, stayViolation } from '../../ui/calendar/stay-rules.ts';
import { violationText } from '../../ui/violation-text.ts';
import styles from './day-strip.module.css';
import { searchStore, useSearchRequest } from './search.store.ts';
import { useCalendarTexts, useStayDays } from './stay-days.ts';

const BESIDE = 3;

/** `promotion` is a code that is valid for the dates of the search, or null. */
export default function DayStrip({ promotion }: { promotion: string | null }) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const locale = useLocale();
  const format = useFormatters();
  const texts = useCalendarTexts();
  const { start_date, end_date, reservationInfo } = useSearchRequest();
  const nights = nightsBetween(start_date, end_date);
  const shown = daysAround(start_date, hotel.today, hotel.bookable_to);
  const [from, to] = [shown[0]!, addDays(shown.at(-1)!, Math.max(nights, 1))];
  const calendar = useGetCalendar(
    {
      hotel_code: hotel.hotel_code,
      from,
      to,
      rooms: reservationInfo.length,
      ...(promotion && nights > 0 && { promotion_code: promotion, nights }),
    },
    {
      query: {
        enabled: nights > 0,
        placeholderData: (before) => (before?.hotel_code === hotel.hotel_code ? before : undefined),
      },
    },
  );
  const days = useStayDays(calendar.data?.days ?? []);
  const limits = { days, minNights: 1, maxNights: hotel.max_nights };
  if (nights < 1) return null;
  const arrivals = shown.map((day) => {
    const violation = stayViolation(day, addDays(day, nights), limits);
    return { day, violation, price: violation ? undefined : days[day]?.price };
  });
  const prices = arrivals.flatMap(({ day, price }) => (price === undefined ? [] : [[day, { price }] as const]));
  const cheapest = cheapestDays(Object.fromEntries(prices), from, to);
  return (
    <nav className={styles.strip} aria-labelledby="days-around">
      <h2 id="days-around" className={styles.title}>
        {t('list.daysAround')}
      </h2>
      <ul className={styles.days}>
        {arrivals.map(({ day, violation, price }) => {
          const messages = [
            format.date(day),
            price !== undefined && texts.from(format.money(price)),
            cheapest.has(day) && texts.cheapest,
            violation && violationText(violation, texts),
          ];
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                aria-label={messages.filter(Boolean).join(', ')}
                aria-current={day === start_date ? 'date' : undefined}
                aria-disabled={violation !== null || undefined}
                data-cheapest={cheapest.has(day) || undefined}
                onClick={() =>
                  violation === null && Object.assign(searchStore, { start: day, end: addDays(day, nights) })
                }
              >
                {/* CSS generates the visible text from data-text. Screen readers read the button's aria-label. */}
                <span className={styles.weekday} data-text={formatStayDate(day, locale, 'weekday')} />
                <span className={styles.number} data-text={Number(day.slice(-2))} />
                <span
                  className={styles.price}
                  data-text={price === undefined ? '–' : formatCompactMoney(price, hotel.currency, locale)}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns seven days with the arrival in the middle, or closer to the edge near the first or last bookable day. */
function daysAround(arrival: string, first: string, last: string): string[] {
  const length = 2 * BESIDE + 1;
  const latest = addDays(last, 1 - length);
  const middle = addDays(arrival, -BESIDE);
  const from = [middle < latest ? middle : latest, first].toSorted().at(-1)!;
  return Array.from({ length }, (_, day) => addDays(from, day));
}
