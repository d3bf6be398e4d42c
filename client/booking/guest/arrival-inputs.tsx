import { orNothing } from '../../platform/form/typed.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { arrivalTimes } from './arrival-times.ts';
import type { FieldOf } from './contact-inputs.tsx';
import styles from './guest-form.module.css';
import { useArrivalText } from '../stay/stay.tsx';

const MEMO_MAX = 1000;

export function ArrivalFields({ field, timed }: { field: FieldOf; timed: boolean }) {
  const { t } = useTranslation('booking-form');
  const messages = useArrivalText();
  const { default_checkin_time: checkIn } = useHotel();
  const optionalLabel = t('guest.optional');
  return (
    <Stack gap={3} as="section" className={styles.group} aria-labelledby="arrival-title">
      <h2 id="arrival-title" className={styles.title}>
        {t(timed ? 'guest.arrivalTitle' : 'guest.wishesTitle')}
      </h2>
      {timed && (
        <SelectField
          {...field('customerInfo.arrival_time', orNothing)}
          hint={t('guest.arrivalHint', { time: checkIn })}
          optionalLabel={optionalLabel}
          placeholder={t('guest.arrivalUnknown')}
        >
          {arrivalTimes(checkIn).map((time) => (
            <option key={time} value={time}>
              {messages(time, checkIn)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        {...field('customerInfo.guest_memo', orNothing)}
        hint={timed ? t('guest.memoHint') : undefined}
        optionalLabel={optionalLabel}
        maxLength={MEMO_MAX}
        autoComplete="off"
        rows={3}
      />
    </Stack>
  );
}
