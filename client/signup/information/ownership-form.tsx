import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useWatch } from 'react-hook-form';
import type { OwnedBuilding, OwnershipRequest } from '../../../generated/types.ts';
import { OwnershipRequest as Schema } from '../../../generated/zod/schemas.ts';
import { digitsOnly, orNothing } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../signup.module.css';

type Props = {
  buildings: OwnedBuilding[];
  draft: Partial<OwnershipRequest>;
  corporate: boolean;
  busy: boolean;
  onDraft: (draft: Partial<OwnershipRequest>) => void;
  onVerify: (ownership: OwnershipRequest) => void;
};

const FIELDS: FormFields<keyof OwnershipRequest> = {
  names: [
    'building_code',
    'unit_code',
    'room_number',
    'distribution_number',
    'owner_name',
    'business_number',
    'referral_code',
  ],
};

const CORPORATE = Schema.required({ business_number: true });

export function OwnershipForm({ buildings, draft, corporate, busy, onDraft, onVerify }: Props) {
  const { t } = useTranslation('signup');
  const { form, errorOf } = useContractForm<OwnershipRequest>({
    fields: FIELDS,
    draft,
    onDraft,
    rules: async () => zodResolver(corporate ? CORPORATE : Schema) as Resolver<OwnershipRequest>,
    messageOf: (what) => t(`ownership.errors.${what}`, { defaultValue: '' }),
  });
  const { control, register, resetField, handleSubmit } = form;
  const [buildingCode, unitCode] = useWatch({ control, name: ['building_code', 'unit_code'] });
  const units = buildings.find(({ building_code }) => building_code === buildingCode)?.units ?? [];
  const rooms = units.find(({ unit_code }) => unit_code === unitCode)?.room_numbers ?? [];
  const forget = (...names: ('unit_code' | 'room_number')[]) => {
    for (const name of names) resetField(name, { defaultValue: '' });
  };
  const field = (name: keyof OwnershipRequest, more: Parameters<typeof register>[1] = {}) => ({
    ...register(name, more),
    label: t(`ownership.${name}`),
    error: errorOf(name),
  });
  const choose = t('ownership.choose');
  // The draft may still have a business number from an earlier choice of a corporate contract.
  const submit = handleSubmit(({ business_number, ...room }) =>
    onVerify(corporate ? { ...room, business_number } : room),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <div className={styles.room}>
          <SelectField
            {...field('building_code', { onChange: () => forget('unit_code', 'room_number') })}
            placeholder={choose}
            required
          >
            {buildings.map(({ building_code, building_name }) => (
              <option key={building_code} value={building_code}>
                {building_name}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...field('unit_code', { onChange: () => forget('room_number') })}
            placeholder={choose}
            disabled={units.length === 0}
            required
          >
            {units.map(({ unit_code, unit_name }) => (
              <option key={unit_code} value={unit_code}>
                {unit_name}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('room_number')} placeholder={choose} disabled={rooms.length === 0} required>
            {rooms.map((room) => (
              <option key={room}>{room}</option>
            ))}
          </SelectField>
        </div>
        <TextField
          {...field('distribution_number')}
          hint={t('ownership.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField
          {...field('owner_name')}
          label={t(corporate ? 'ownership.owner_corporation' : 'ownership.owner_name')}
          autoComplete={corporate ? 'organization' : 'name'}
          required
        />
        {corporate && (
          <TextField
            {...field('business_number', { setValueAs: digitsOnly })}
            hint={t('affiliation.numberHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
        <TextField
          {...field('referral_code', { setValueAs: orNothing })}
          optionalLabel={t('optional')}
          autoComplete="off"
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t('ownership.busy')}>
          {t('ownership.submit')}
        </Button>
      </Stack>
    </form>
  );
}
