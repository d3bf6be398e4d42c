import { useState } from 'react';
import type { SearchResult } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Chips, ClearChip, FilterChip, MoreChip, SelectChip } from '../../ui/chip.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { filtered, NARROW, NO_WISHES, type OfferFilter, type RoomOffers, wishChoices, wishesOf } from './offers.ts';

type Props = {
  rooms: readonly RoomOffers[];
  result: SearchResult;
  value: OfferFilter;
  onChange: (value: OfferFilter) => void;
};

/** Filters that fit into one row on a desktop. */
const IN_ROW = 2;

/** Each chip shows how many room types would be in the list with its filter and the other active filters. */
export function OfferFilters({ rooms, result, value, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  const narrow = useMediaQuery(NARROW);
  const choices = wishChoices(rooms, result, value, t);
  // A phone's row scrolls sideways, so it has all filters.
  const hides = !narrow && choices.length > IN_ROW + 1;
  const hidden = hides && !open ? choices.slice(IN_ROW) : [];
  const active = hidden.filter(({ of, wish }) => value[of] === wish).length;
  return (
    <Chips label={t('list.filters')}>
      <SelectChip
        label={t('list.order.label')}
        value={value.order}
        onChange={({ currentTarget }) =>
          onChange({ ...value, order: currentTarget.value === 'dearest' ? 'dearest' : 'cheapest' })
        }
      >
        <option value="cheapest">{t('list.order.cheapest')}</option>
        <option value="dearest">{t('list.order.dearest')}</option>
      </SelectChip>
      {choices.slice(0, choices.length - hidden.length).map(({ of, wish, name }) => {
        const wished = { ...value, [of]: wish };
        const count = filtered(rooms, wished).length;
        return (
          <FilterChip
            key={`${of} ${wish}`}
            label={name ?? t(`list.only.${of}`)}
            count={count}
            countLabel={t('list.matches', { count })}
            on={value[of] === wish}
            onChange={(on) => onChange(on ? wished : { ...value, [of]: NO_WISHES[of] })}
          />
        );
      })}
      {hides && (
        <MoreChip
          label={t('list.moreFilters')}
          count={active}
          countLabel={t('list.active', { count: active })}
          open={open}
          onToggle={setOpen}
        />
      )}
      {wishesOf(value) > 0 && (
        <ClearChip label={t('list.clear')} onClear={() => onChange({ ...NO_WISHES, order: value.order })} />
      )}
    </Chips>
  );
}
