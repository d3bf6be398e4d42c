import { orNothing, phoneNumber } from '../../platform/form/typed.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldOf } from './contact-inputs.tsx';
import styles from './guest-form.module.css';

export function EmergencyFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('booking-form');
  return (
    <Stack gap={3} as="section" className={styles.group} aria-labelledby="emergency-title">
      <div>
        <h2 id="emergency-title" className={styles.title}>
          {t('guest.emergencyTitle')}
        </h2>
        <p className={styles.hint}>{t('guest.emergencyHint')}</p>
      </div>
      <TextField {...field('customerInfo.emergency_name', orNothing)} required autoComplete="off" enterKeyHint="next" />
      <PhoneField
        international
        {...field('customerInfo.emergency_phone', phoneNumber)}
        required
        autoComplete="off"
        enterKeyHint="done"
      />
    </Stack>
  );
}
