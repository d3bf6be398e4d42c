import { lazy } from 'react';
import type { SearchResult } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Chips, ClearChip, FilterChip, SelectChip } from '../../ui/chip.tsx';
import { Later } from '../../ui/later.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { filtered, NARROW, NO_WISHES, type OfferFilter, type RoomOffers, wishChoices, wishesOf } from './offers.ts';

const MoreFilters = lazy(() => import('./more-filters.tsx'));

type Props = {
  rooms: readonly RoomOffers[];
  result: SearchResult;
  value: OfferFilter;
  onChange: (value: OfferFilter) => void;
};

/**
 * Each chip shows how many room types the list would contain with its filter added to the active ones. On phones, the
 * row scrolls sideways, so it contains all chips.
 */
export function OfferFilters({ rooms, result, value, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const narrow = useMediaQuery(NARROW);
  const chips = wishChoices(rooms, result, value, t).map(({ of, wish, name }) => {
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
  });
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
      {narrow ? (
        chips
      ) : (
        <Later>
          <MoreFilters chips={chips} />
        </Later>
      )}
      {wishesOf(value) > 0 && (
        <ClearChip label={t('list.clear')} onClear={() => onChange({ ...NO_WISHES, order: value.order })} />
      )}
    </Chips>
  );
}
