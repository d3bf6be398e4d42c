import { useMemo } from 'react';
import { Controller, type UseFormReturn, type UseFormRegisterReturn } from 'react-hook-form';
import { englishName, orNothing } from '../../platform/form/typed.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { countryChoice } from '../../ui/countries.ts';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldTexts } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GuestDraft } from './guest-draft.ts';
import styles from './guest-form.module.css';
import type { TravellerField } from './traveller-draft.ts';

export type TravellerFieldOf = (
  name: TravellerField,
  setValueAs?: (typed: string) => string | undefined,
) => UseFormRegisterReturn & FieldTexts;

type Props = {
  form: UseFormReturn<GuestDraft>;
  index: number;
  field: TravellerFieldOf;
  /** Passports must be valid until this date. */
  validUntil: string;
  /** Masked number of the saved passport that is used if the guest enters no number. */
  savedPassport: string | null | undefined;
};

const AS_PRINTED = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;

export function TravellerFields({ form, index, field, validUntil, savedPassport }: Props) {
  const { t } = useTranslation('voyage');
  const locale = useLocale();
  const { date } = useFormatters();
  const states = useMemo(() => countryChoice(locale), [locale]);
  const of = <Name extends string>(name: Name) => `travellers.${index}.${name}` as const;
  const dates = { year: t('date.year'), month: t('date.month'), day: t('date.day') };
  const dateField = (name: 'birthday' | 'passport_issued_on' | 'passport_expires_on', hint?: string) => (
    <Controller
      control={form.control}
      name={of(name)}
      render={({ field: { ref, value, onChange, onBlur } }) => {
        const { label, error } = field(of(name));
        return (
          <DateField
            {...{ ref, onChange, onBlur, hint, locale, error }}
            label={String(label)}
            value={value ?? ''}
            parts={dates}
          />
        );
      }}
    />
  );
  return (
    <div className={styles.traveller}>
      <TextField {...field(of('english_last_name'), capitals)} {...AS_PRINTED} required maxLength={50} />
      <TextField {...field(of('english_first_name'), capitals)} {...AS_PRINTED} required maxLength={50} />
      <TextField
        {...field(of('korean_name'), orNothing)}
        optionalLabel={t('travellers.optional')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={100}
      />
      <SelectField
        {...field(of('nationality'))}
        placeholder={t('travellers.chooseNationality')}
        autoComplete="off"
        required
      >
        {(['suggested', 'others'] as const).map((group) => (
          <optgroup key={group} label={t(`travellers.countries.${group}`)}>
            {states[group].map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {dateField('birthday')}
      <Controller
        control={form.control}
        name={of('gender')}
        render={({ field: { ref, value, onChange } }) => (
          <RadioCards
            ref={ref}
            legend={t('travellers.fields.gender')}
            name={of('gender')}
            value={value ?? null}
            onChange={onChange}
            error={field(of('gender')).error ?? ''}
            options={(['female', 'male'] as const).map((each) => ({
              value: each,
              label: t(`travellers.genders.${each}`),
            }))}
          />
        )}
      />
      <TextField
        {...field(of('passport_number'), capitals)}
        {...AS_PRINTED}
        required={!savedPassport}
        optionalLabel={savedPassport ? t('travellers.optional') : undefined}
        hint={savedPassport ? t('travellers.saved.passportUsed', { number: savedPassport }) : undefined}
        maxLength={15}
        className={styles.whole}
      />
      {dateField('passport_issued_on')}
      {dateField('passport_expires_on', t('travellers.validUntil', { date: date(validUntil, 'day') }))}
    </div>
  );
}

function capitals(typed: string | undefined): string {
  return englishName(typed)?.toUpperCase() ?? '';
}
