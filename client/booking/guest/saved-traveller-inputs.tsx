import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { SavedTraveller } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { GuestDraft } from './guest-draft.ts';
import styles from './guest-form.module.css';
import { filledFrom, spaceLeft, type useSavedTravellers } from './saved-travellers.ts';

type Props = {
  form: UseFormReturn<GuestDraft>;
  index: number;
  saved: NonNullable<ReturnType<typeof useSavedTravellers>>;
};

/** Fills in the traveller from one of the member's saved travellers. Omits those already used for other travellers. */
export function SavedTravellerSelect({ form, index, saved: { list } }: Props) {
  const { t } = useTranslation('voyage');
  const travellers = useWatch({ control: form.control, name: 'travellers' }) ?? [];
  const others = travellers.filter((_, at) => at !== index).map(({ key }) => key);
  const offered = list.filter(({ saved_traveller_id: id }) => !others.includes(id));
  if (offered.length === 0) return null;
  const chosen = offered.find(({ saved_traveller_id: id }) => id === travellers[index]?.key);
  const fill = (id: string) => {
    const one = offered.find(({ saved_traveller_id }) => saved_traveller_id === id);
    for (const [name, value] of Object.entries(filledFrom(one)))
      form.setValue(`travellers.${index}.${name as 'key'}`, value as string, { shouldDirty: true });
    form.clearErrors(`travellers.${index}`);
  };
  return (
    <SelectField
      label={t('travellers.saved.choose')}
      placeholder={t('travellers.saved.new')}
      className={styles.saved}
      value={chosen?.saved_traveller_id ?? ''}
      onChange={({ target }) => fill(target.value)}
      autoComplete="off"
    >
      {offered.map((each) => (
        <option key={each.saved_traveller_id} value={each.saved_traveller_id}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}

function nameOf({ english_last_name, english_first_name, korean_name }: SavedTraveller): string {
  const name = `${english_last_name} ${english_first_name}`;
  return korean_name ? `${name} (${korean_name})` : name;
}

/** Asks whether to save the traveller and, separately, for consent to save the passport. */
export function KeepTraveller({ form, index, saved }: Props) {
  const { t } = useTranslation('voyage');
  const travellers = useWatch({ control: form.control, name: 'travellers' }) ?? [];
  const traveller = travellers[index];
  const isSaved = saved.list.some(({ saved_traveller_id: id }) => id === traveller?.key);
  if (!isSaved && !traveller?.keep && spaceLeft(saved, travellers) <= 0)
    return <p className={styles.hint}>{t('travellers.saved.full', { count: saved.maximum })}</p>;
  return (
    <Stack gap={1}>
      <Checkbox
        {...form.register(`travellers.${index}.keep`)}
        label={t(isSaved ? 'travellers.saved.update' : 'travellers.saved.keep')}
      />
      {traveller?.keep && (
        <Checkbox
          {...form.register(`travellers.${index}.keep_passport`)}
          className={styles.consent}
          label={t('travellers.saved.passport')}
          hint={t('travellers.saved.passportHint')}
        />
      )}
    </Stack>
  );
}
