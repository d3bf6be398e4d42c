import type { PartyRoom } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { headcount } from './party.ts';

/** Returns a function that describes a party in the guest's language, such as 'Adults 2, children 1 · 2 rooms'. */
export function usePartyText(): (rooms: readonly PartyRoom[]) => string {
  const { t } = useTranslation('catalogue');
  return (rooms) => {
    const sum = (kind: keyof PartyRoom) => rooms.reduce((count, room) => count + room[kind], 0);
    const who = (['adult', 'kid', 'infant', 'pet'] as const)
      .map((kind) => ({ kind, count: sum(kind) }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`party.count.${kind}`, { count }));
    return `${who.join(', ')} · ${t('party.rooms', { count: headcount(rooms).rooms })}`;
  };
}
