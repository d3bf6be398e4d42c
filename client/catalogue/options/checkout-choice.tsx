import type { Package, ReservationRoom, SearchResult, SelectedUpselling, Upselling } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { FEW } from './few.ts';
import { unitsIn } from './option-units.ts';
import styles from './room-options.module.css';

export type CheckoutTaken = { selectedUpselling: SelectedUpselling[]; early_checkout_seq?: number };

type Props = {
  name: string;
  room: ReservationRoom;
  offered: SearchResult;
  late: Upselling[];
  pack: Package | undefined;
  onChange: (taken: CheckoutTaken) => void;
};

export function CheckoutChoice({ name, room, offered, late, pack, onChange }: Props) {
  const { t } = useTranslation('room');
  const hotel = useHotel();
  const { money } = useFormatters();
  const ofPackage = late.find((option) => pack?.included_upsellings.includes(option.upselling_code));
  if (ofPackage) return <Notice tone="good" title={t('options.packageCheckout', { time: ofPackage.checkout_time })} />;
  if (late.length + offered.earlyCheckoutList.length === 0) return null;

  const times = new Set(late.map((option) => option.upselling_code));
  const others = room.selectedUpselling.filter((each) => !times.has(each.upselling_code));
  const taken = room.selectedUpselling.find((each) => times.has(each.upselling_code));
  const choices = [
    ...offered.earlyCheckoutList.map((early) => ({
      value: `early ${early.early_checkout_seq}`,
      label: t('options.earlyCheckout', { time: early.checkout_time }),
      aside: <span className={styles.off}>−{money(early.discount_amt)}</span>,
      taken: { selectedUpselling: others, early_checkout_seq: early.early_checkout_seq },
    })),
    {
      value: 'usual',
      label: t('options.usualCheckout', { time: hotel.default_checkout_time }),
      taken: { selectedUpselling: others },
    },
    ...late.map((option) => ({
      value: `late ${option.upselling_code}`,
      label: t('options.lateCheckout', { time: option.checkout_time }),
      hint: hintOf(option),
      aside: <span className={styles.extra}>+{money(option.price)}</span>,
      disabled: option.remaining === 0,
      taken: {
        selectedUpselling: [...others, { upselling_code: option.upselling_code, count: 1, date_list: [] }],
      },
    })),
  ];
  const value =
    room.early_checkout_seq !== undefined
      ? `early ${room.early_checkout_seq}`
      : taken
        ? `late ${taken.upselling_code}`
        : 'usual';

  function hintOf(option: Upselling) {
    const { remaining } = option;
    if (remaining === null || remaining >= FEW) return undefined;
    if (remaining === 0) return t('catalogue:offer.soldOut');
    return t('options.left', { count: remaining, units: unitsIn(t, option, remaining) });
  }
  return (
    <RadioCards
      joined
      className={styles.checkout}
      legend={t('options.checkout')}
      name={name}
      value={value}
      onChange={(chosen) => {
        const choice = choices.find((each) => each.value === chosen);
        if (choice) onChange(choice.taken);
      }}
      options={choices}
    />
  );
}
