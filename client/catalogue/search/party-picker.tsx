import { Plus, X } from 'lucide-react';
import type { PartyRoom } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CounterRows } from '../../ui/counter-rows.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DEFAULT_ROOM, headcount, mostOf } from './party.ts';
import styles from './party-picker.module.css';

type PartyPickerProps = { rooms: PartyRoom[]; onChange: (rooms: PartyRoom[]) => void };

export function PartyPicker({ rooms, onChange }: PartyPickerProps) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const { infant_max_months, child_max_years } = hotel.age_bands;
  const ages = {
    adult: t('party.age.adult', { years: child_max_years + 1 }),
    kid: t('party.age.kid', { months: infant_max_months + 1, years: child_max_years }),
    infant: t('party.age.infant', { months: infant_max_months }),
  };
  const kinds = ['adult', 'kid', 'infant', ...(hotel.isPet ? (['pet'] as const) : [])] as const;

  const change = (at: number, kind: keyof PartyRoom, count: number) =>
    onChange(rooms.map((room, index) => (index === at ? { ...room, [kind]: count } : room)));
  const { guests } = headcount(rooms);
  const canAdd = rooms.length < hotel.max_rooms && guests < hotel.max_guest;

  return (
    <Stack gap={3}>
      {rooms.map((room, at) => (
        <section key={at} className={styles.room} aria-label={t('party.room', { number: at + 1 })}>
          <div className={styles.head}>
            <h3>{t('party.room', { number: at + 1 })}</h3>
            {rooms.length > 1 && (
              <IconButton
                label={t('party.removeRoom', { number: at + 1 })}
                onClick={() => onChange(rooms.filter((_, index) => index !== at))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <CounterRows
            rows={kinds.map((kind) => ({
              id: kind,
              label: t(`party.kind.${kind}`),
              hint: kind === 'pet' ? t('party.age.pet') : ages[kind],
              value: room[kind],
              min: kind === 'adult' ? 1 : 0,
              max: mostOf(kind, room, rooms, hotel),
            }))}
            onChange={(kind, count) => change(at, kind as keyof PartyRoom, count)}
            decreaseLabel={(label) => t('party.fewer', { label })}
            increaseLabel={(label) => t('party.more', { label })}
          />
        </section>
      ))}
      {canAdd && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...rooms, { ...DEFAULT_ROOM, adult: Math.min(2, hotel.max_guest - guests) }])}
        >
          {t('party.addRoom')}
        </Button>
      )}
      <p className={styles.limits}>{t('party.limits', { rooms: hotel.max_rooms, guests: hotel.max_guest })}</p>
    </Stack>
  );
}
