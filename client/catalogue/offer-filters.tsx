import { useTranslation } from '../platform/i18n.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Cluster } from '../ui/Layout.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { type OfferFilter, type RoomOffers, viewsOf } from './offers.ts';

type Props = { rooms: readonly RoomOffers[]; value: OfferFilter; onChange: (value: OfferFilter) => void };

/** Shown only where there is enough to filter. */
export function OfferFilters({ rooms, value, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <Cluster gap={3}>
      <SelectField
        label={t('room.term.view')}
        value={value.view ?? ''}
        onChange={(event) => onChange({ ...value, view: event.currentTarget.value || null })}
      >
        <option value="">{t('list.anyView')}</option>
        {viewsOf(rooms).map((view) => (
          <option key={view}>{view}</option>
        ))}
      </SelectField>
      <Checkbox
        label={t('list.availableOnly')}
        checked={value.availableOnly}
        onChange={(event) => onChange({ ...value, availableOnly: event.currentTarget.checked })}
      />
    </Cluster>
  );
}
