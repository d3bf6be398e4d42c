import type { UseFormRegisterReturn } from 'react-hook-form';
import { EMAIL_INPUT, phoneNumber } from '../../platform/form/typed.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import type { FieldTexts } from '../../ui/field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GuestField } from './guest-draft.ts';
import styles from './guest-form.module.css';

export type FieldOf = (
  name: GuestField,
  setValueAs?: (typed: string) => string | undefined,
) => UseFormRegisterReturn & FieldTexts;

export function BookerFields({ who, field }: { who: 'guest' | 'booker'; field: FieldOf }) {
  const { t } = useTranslation('booking-form');
  return (
    <Stack gap={3}>
      <div className={styles.names}>
        <TextField
          {...field(`customerInfo.${who}_last_name`)}
          required
          autoComplete="family-name"
          enterKeyHint="next"
        />
        <TextField
          {...field(`customerInfo.${who}_first_name`)}
          required
          autoComplete="given-name"
          enterKeyHint="next"
        />
      </div>
      <PhoneField
        {...field(`customerInfo.${who}_phone`, phoneNumber)}
        hint={t('guest.phoneHint')}
        required
        enterKeyHint="next"
      />
      <TextField
        {...field(`customerInfo.${who}_email`)}
        hint={t('guest.emailHint')}
        required
        {...EMAIL_INPUT}
        enterKeyHint="next"
      />
    </Stack>
  );
}

export function OtherGuestFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('booking-form');
  return (
    <Stack gap={3} as="section" aria-labelledby="other-guest-title">
      <div>
        <h2 id="other-guest-title" className={styles.title}>
          {t('guest.otherTitle')}
        </h2>
        <p className={styles.hint}>{t('guest.otherHint')}</p>
      </div>
      <div className={styles.names}>
        <TextField {...field('customerInfo.guest_last_name')} required autoComplete="off" enterKeyHint="next" />
        <TextField {...field('customerInfo.guest_first_name')} required autoComplete="off" enterKeyHint="next" />
      </div>
      <PhoneField
        {...field('customerInfo.guest_phone', phoneNumber)}
        hint={t('guest.otherPhoneHint')}
        optionalLabel={t('guest.optional')}
        autoComplete="off"
        enterKeyHint="next"
      />
    </Stack>
  );
}
