import type { Stay, Voyage, VoyageLeg } from '../../../generated/types.ts';
import { partyText, type MessageFormat } from './stay-messages.ts';

type Item = { id: string; term: string; value: string };

export function pierTime(at: string): { day: string; time: string } {
  return { day: at.slice(0, 10), time: at.slice(11, 16) };
}

/** Describes a voyage by its ports, such as 'Incheon to Qingdao and back'. */
export function tripText({ t }: Pick<MessageFormat, 't'>, { trip, legs }: Pick<Voyage, 'trip' | 'legs'>): string {
  const [out] = legs;
  return t(`voyage:trip.${trip}`, { from: out?.from.port_name, to: out?.to.port_name });
}

export function durationText({ t }: Pick<MessageFormat, 't'>, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? t('voyage:leg.hours', { hours }) : t('voyage:leg.duration', { hours, minutes: rest });
}

export function legName({ legs }: Pick<Voyage, 'legs'>, at: number): 'only' | 'out' | 'back' {
  if (legs.length === 1) return 'only';
  return at === 0 ? 'out' : 'back';
}

export function legEnds(
  { t, date }: Pick<MessageFormat, 't' | 'date'>,
  leg: VoyageLeg,
  style?: 'long',
): [leaves: string, arrives: string] {
  const end = (at: string, { port_name: port }: VoyageLeg['from']) =>
    t('voyage:leg.end', { date: date(pierTime(at).day, style), time: pierTime(at).time, port });
  return [end(leg.departs_at, leg.from), end(leg.arrives_at, leg.to)];
}

export function legItems(format: MessageFormat, leg: VoyageLeg, name: 'only' | 'out' | 'back', style?: 'long'): Item[] {
  const { t } = format;
  return [
    {
      id: leg.departure_code,
      term: t(`voyage:legs.${name}`),
      value: legEnds(format, leg, style).join(' → '),
    },
    {
      id: `${leg.departure_code}-ship`,
      term: t('voyage:leg.ship'),
      value: `${leg.ship_name} · ${durationText(format, leg.duration_minutes)}`,
    },
  ];
}

export function cabinItems(format: MessageFormat, { rooms }: Pick<Stay, 'rooms'>): Item[] {
  return rooms.map((room, index) => ({
    id: `cabin-${index}`,
    term: format.t('voyage:cabin.named', { number: index + 1, name: room.room_type_name }),
    value: partyText(format, room),
  }));
}
