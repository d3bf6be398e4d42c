import type { ReservationRoom, SearchResult, SelectedUpselling, Upselling } from '../../generated/types.ts';
import { useFormatters } from '../platform/formatters.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { Stack } from '../ui/Layout.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { OptionCard } from './option-card.tsx';
import styles from './room-options.module.css';
import { nightsOf } from '../ui/days.ts';

type Options = { selectedUpselling: SelectedUpselling[]; early_checkout_seq?: number };
type Props = {
  /** Null where it is the only room. */
  number: number | null;
  room: ReservationRoom;
  offered: SearchResult;
  onChange: (options: Options) => void;
};

/** Options and early check-out of one room. */
export function RoomOptions({ number, room, offered, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const format = useFormatters();
  const nights = nightsOf(offered.start_date, offered.end_date);
  const seq = room.early_checkout_seq;

  const set = (options: Partial<Options>) => {
    const { early_checkout_seq, selectedUpselling } = {
      early_checkout_seq: seq,
      selectedUpselling: room.selectedUpselling,
      ...options,
    };
    onChange({ selectedUpselling, ...(early_checkout_seq !== undefined && { early_checkout_seq }) });
  };
  const take = (option: Upselling, taken: Omit<SelectedUpselling, 'upselling_code'>) => {
    const others = room.selectedUpselling.filter((each) => each.upselling_code !== option.upselling_code);
    const own = taken.count > 0 ? [{ upselling_code: option.upselling_code, ...taken }] : [];
    set({ selectedUpselling: [...others, ...own] });
  };

  return (
    <Stack as="section" gap={3} aria-labelledby={number ? `room-${number}` : undefined}>
      {number && (
        <h2 id={`room-${number}`} className={styles.title}>
          {t('party.room', { number })}
        </h2>
      )}
      <ul className={styles.options}>
        {offered.upsellingList.map((option) => (
          <OptionCard
            key={option.upselling_code}
            option={option}
            nights={nights}
            taken={room.selectedUpselling.find((each) => each.upselling_code === option.upselling_code) ?? null}
            onTake={(taken) => take(option, taken)}
          />
        ))}
      </ul>
      {offered.earlyCheckoutList.length > 0 && (
        <RadioCards
          legend={t('options.checkout')}
          name={`checkout-${number ?? 1}`}
          value={String(seq ?? '')}
          onChange={(value) => set({ early_checkout_seq: value ? Number(value) : undefined })}
          options={[
            { value: '', label: t('options.usualCheckout', { time: hotel.default_checkout_time }) },
            ...offered.earlyCheckoutList.map((early) => ({
              value: String(early.early_checkout_seq),
              label: t('options.earlyCheckout', { time: early.checkout_time }),
              aside: <span className={styles.off}>−{format.money(early.discount_amt)}</span>,
            })),
          ]}
        />
      )}
    </Stack>
  );
}
