import { useTranslation } from '../platform/i18n/i18n.ts';
import { nightsBetween } from '../ui/calendar/days.ts';

/** The clock on the pier, 'HH:MM', of a contract's PortTime. */
export function clockOf(portTime: string): string {
  return portTime.slice(11, 16);
}

/** The day on the pier, 'YYYY-MM-DD'. */
export function dayOf(portTime: string): string {
  return portTime.slice(0, 10);
}

/** How many days later than it leaves a ship arrives, by the clocks of the piers. */
export function daysLater(leg: { departs_at: string; arrives_at: string }): number {
  return nightsBetween(dayOf(leg.departs_at), dayOf(leg.arrives_at));
}

/** '17 h', '8 h 30 min' in the guest's language. */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTranslation('sailing');
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [hours > 0 && t('time.hours', { count: hours }), rest > 0 && t('time.minutes', { count: rest })]
      .filter(Boolean)
      .join(' ');
  };
}
