import { Controller } from 'react-hook-form';
import { englishName } from '../../platform/form/typed.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import styles from '../signup.module.css';
import type { InformationForm } from './use-information.ts';

export function PersonFields({ form, errorOf }: InformationForm) {
  const { t } = useTranslation('signup');
  const locale = useLocale();
  const { control, register } = form;
  const english = { optionalLabel: t('optional'), autoComplete: 'off', autoCapitalize: 'words', spellCheck: false };
  return (
    <Stack gap={3} as="section" aria-labelledby="person-title">
      <h2 id="person-title" className={styles.sub}>
        {t('information.person')}
      </h2>
      <div className={styles.names}>
        <TextField
          {...register('last_name')}
          label={t('information.last_name')}
          error={errorOf('last_name')}
          required
          maxLength={50}
          autoComplete="family-name"
          enterKeyHint="next"
        />
        <TextField
          {...register('first_name')}
          label={t('information.first_name')}
          error={errorOf('first_name')}
          required
          maxLength={50}
          autoComplete="given-name"
          enterKeyHint="next"
        />
        <TextField
          {...register('last_name_en', { setValueAs: englishName })}
          {...english}
          label={t('information.last_name_en')}
          error={errorOf('last_name_en')}
          maxLength={50}
          enterKeyHint="next"
        />
        <TextField
          {...register('first_name_en', { setValueAs: englishName })}
          {...english}
          label={t('information.first_name_en')}
          error={errorOf('first_name_en')}
          maxLength={50}
          enterKeyHint="next"
        />
      </div>
      <Controller
        control={control}
        name="birthday"
        render={({ field }) => (
          <DateField
            ref={field.ref}
            label={t('information.birthday')}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorOf('birthday')}
            locale={locale}
            parts={{ year: t('birthday.year'), month: t('birthday.month'), day: t('birthday.day') }}
            autoComplete="bday"
          />
        )}
      />
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <RadioCards
            ref={field.ref}
            className={styles.gender}
            legend={t('information.gender')}
            name="gender"
            value={field.value ?? null}
            onChange={field.onChange}
            error={errorOf('gender')}
            options={(['female', 'male'] as const).map((value) => ({
              value,
              label: t(`information.genders.${value}`),
            }))}
          />
        )}
      />
    </Stack>
  );
}
