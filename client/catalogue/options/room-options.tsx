import type { Package, ReservationRoom, SearchResult, SelectedUpselling, Upselling } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { ThumbRows } from '../../ui/thumb-rows.tsx';
import { nightsOf } from '../../ui/calendar/days.ts';
import { CheckoutChoice, type CheckoutTaken } from './checkout-choice.tsx';
import { OptionRow } from './option-row.tsx';
import { inPackage } from './included-options.ts';
import { nightsFor, withoutUnlinked } from './linked-options.ts';
import styles from './room-options.module.css';

type Props = {
  number: number | null;
  room: ReservationRoom;
  offered: SearchResult;
  pack: Package | undefined;
  onChange: (options: CheckoutTaken) => void;
  /** Level of the room's heading or, if the room has none, of the options' headings. */
  level?: 2 | 3;
};

function isCheckoutTime(option: Upselling) {
  return option.checkout_time !== null;
}

/**
 * Lists the options for a room. Options in the package come first and are marked. More units of them can be added only
 * for guests whom the package doesn't cover. Children's options, which require an option for adults, are listed only if
 * there is a child in the room or they are already selected.
 */
export function RoomOptions({ number, room, offered, pack, onChange, level = 2 }: Props) {
  const { t } = useTranslation('catalogue');
  const nights = nightsOf(offered.start_date, offered.end_date);
  const fitsParty = (option: Upselling) => room.kid > 0 || option.adult_upselling_code === null;
  const isSelected = ({ upselling_code: code }: Upselling) =>
    room.selectedUpselling.some((each) => each.upselling_code === code);
  const options = offered.upsellingList
    .filter((option) => !isCheckoutTime(option) && (fitsParty(option) || isSelected(option)))
    .map((option) => ({ option, included: inPackage(option, room, offered.upsellingList, pack) }))
    .sort((a, b) => Number(a.included === null) - Number(b.included === null));
  const seq = room.early_checkout_seq;
  const booked = {
    offered: offered.upsellingList,
    selected: room.selectedUpselling,
    included: pack?.included_upsellings ?? [],
    nights,
  };
  const nameOf = (code: string | null) =>
    offered.upsellingList.find((each) => each.upselling_code === code)?.upselling_name;

  const take = (option: Upselling, taken: Omit<SelectedUpselling, 'upselling_code'>) => {
    const others = room.selectedUpselling.filter((each) => each.upselling_code !== option.upselling_code);
    const own = taken.count > 0 ? [{ upselling_code: option.upselling_code, ...taken }] : [];
    const selected = withoutUnlinked({ ...booked, selected: [...others, ...own] });
    onChange({ selectedUpselling: selected, ...(seq !== undefined && { early_checkout_seq: seq }) });
  };

  const Title = level === 2 ? 'h2' : 'h3';
  const heading = number === null ? Title : level === 2 ? 'h3' : 'h4';
  return (
    <Stack as="section" gap={3} aria-labelledby={number ? `room-${number}` : undefined}>
      {number && (
        <Title id={`room-${number}`} className={styles.title}>
          {t('party.room', { number })}
        </Title>
      )}
      {options.length > 0 && (
        <ThumbRows>
          {options.map(({ option, included }) => (
            <OptionRow
              key={option.upselling_code}
              option={option}
              heading={heading}
              nights={nightsFor(option, booked)}
              needs={nameOf(option.adult_upselling_code)}
              included={included}
              taken={room.selectedUpselling.find((each) => each.upselling_code === option.upselling_code) ?? null}
              onTake={(taken) => take(option, taken)}
            />
          ))}
        </ThumbRows>
      )}
      <CheckoutChoice
        name={`checkout-${number ?? 1}`}
        room={room}
        offered={offered}
        late={offered.upsellingList.filter(isCheckoutTime)}
        pack={pack}
        onChange={onChange}
      />
    </Stack>
  );
}
