import { useTranslation } from '../platform/i18n/i18n.ts';
import { nightsBetween } from '../ui/calendar/days.ts';

export function clockOf(portTime: string): string {
  return portTime.slice(11, 16);
}

export function dayOf(portTime: string): string {
  return portTime.slice(0, 10);
}

/** Returns how many calendar days after its departure the ship arrives, based on the ports' local dates. */
export function daysLater(leg: { departs_at: string; arrives_at: string }): number {
  return nightsBetween(dayOf(leg.departs_at), dayOf(leg.arrives_at));
}

/** Returns a function that formats a duration in the guest's language, such as '17 h' or '8 h 30 min'. */
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
