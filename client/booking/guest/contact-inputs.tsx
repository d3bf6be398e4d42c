import type { UseFormRegisterReturn } from 'react-hook-form';
import { EMAIL_INPUT, phoneNumber } from '../../platform/form/typed.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
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

/** Languages whose forms ask for the given name before the family name. */
const GIVEN_NAME_FIRST: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'th']);

type NameProps = { who: 'guest' | 'booker'; field: FieldOf; fills?: boolean };

/** In the order of the language. `fills` lets browsers fill in the name of their owner. */
function NameFields({ who, field, fills = false }: NameProps) {
  const names = [
    { part: 'last_name', autoComplete: 'family-name' },
    { part: 'first_name', autoComplete: 'given-name' },
  ] as const;
  const ordered = GIVEN_NAME_FIRST.has(useLocale()) ? names.toReversed() : names;
  return (
    <div className={styles.names}>
      {ordered.map(({ part, autoComplete }) => (
        <TextField
          key={part}
          {...field(`customerInfo.${who}_${part}`)}
          required
          autoComplete={fills ? autoComplete : 'off'}
          enterKeyHint="next"
        />
      ))}
    </div>
  );
}

export function BookerFields({ who, field }: { who: 'guest' | 'booker'; field: FieldOf }) {
  const { t } = useTranslation('booking-form');
  return (
    <Stack gap={3}>
      <NameFields who={who} field={field} fills />
      <PhoneField
        {...field(`customerInfo.${who}_phone`, phoneNumber)}
        international
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
      <NameFields who="guest" field={field} />
      <PhoneField
        {...field('customerInfo.guest_phone', phoneNumber)}
        international
        hint={t('guest.otherPhoneHint')}
        optionalLabel={t('guest.optional')}
        autoComplete="off"
        enterKeyHint="next"
      />
    </Stack>
  );
}
