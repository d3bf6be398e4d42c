import type { SearchResult } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './offer-list.module.css';
import { choicesIn, type OfferFilter, type RoomOffers, wishesOf } from './offers.ts';

type Props = {
  rooms: readonly RoomOffers[];
  result: SearchResult;
  value: OfferFilter;
  left: number;
  onChange: (value: OfferFilter) => void;
};

export default function OfferFilters({ rooms, result, value, left, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const wishes = wishesOf(value);
  const { views, beds, included } = choicesIn(rooms, result);
  const named = (names: string[]) => names.map((name) => ({ value: name, name }));
  const options = included.map((each) => ({ value: each.upselling_code, name: each.upselling_name }));
  const selects = [
    { of: 'view', options: named(views), least: 2 },
    { of: 'bed', options: named(beds), least: 2 },
    { of: 'included', options, least: 1 },
  ] as const;
  const clear = () =>
    onChange({ view: null, bed: null, included: null, free: false, available: false, order: value.order });
  return (
    <>
      <Stack gap={2}>
        <div className={styles.wishes}>
          {selects.map(
            ({ of, options: choices, least }) =>
              choices.length >= least && (
                <SelectField
                  key={of}
                  label={t(`room.term.${of}`)}
                  placeholder={t('list.any')}
                  value={value[of] ?? ''}
                  onChange={(event) => onChange({ ...value, [of]: event.currentTarget.value || null })}
                >
                  {choices.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.name}
                    </option>
                  ))}
                </SelectField>
              ),
          )}
          <SelectField
            label={t('list.order.label')}
            value={value.order}
            onChange={({ currentTarget }) =>
              onChange({ ...value, order: currentTarget.value === 'dearest' ? 'dearest' : 'cheapest' })
            }
          >
            <option value="cheapest">{t('list.order.cheapest')}</option>
            <option value="dearest">{t('list.order.dearest')}</option>
          </SelectField>
        </div>
        <Cluster gap={3}>
          {(['free', 'available'] as const).map((flag) => (
            <Checkbox
              key={flag}
              label={t(`list.only.${flag}`)}
              checked={value[flag]}
              onChange={(event) => onChange({ ...value, [flag]: event.currentTarget.checked })}
            />
          ))}
          {wishes > 0 && (
            <Button variant="ghost" size="small" onClick={clear}>
              {t('list.clear')}
            </Button>
          )}
        </Cluster>
      </Stack>
      {left === 0 && (
        <EmptyState title={t('list.noneLeft')} actions={<Button onClick={clear}>{t('list.clear')}</Button>} />
      )}
    </>
  );
}
