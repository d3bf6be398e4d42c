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

/**
 * Languages whose forms ask for the given name before the family name. Vietnamese and Mongolian forms don't, although
 * `largeFirst` is false for them.
 */
const GIVEN_NAME_FIRST: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'th']);

const NAMES = ['last_name', 'first_name'] as const;

/**
 * Registers the names in the order of the language. Call it before the fields below register, because the form focuses
 * the first registered field with an error.
 */
function useNames(who: 'guest' | 'booker', field: FieldOf) {
  const ordered = GIVEN_NAME_FIRST.has(useLocale()) ? NAMES.toReversed() : NAMES;
  return ordered.map((part) => ({ ...field(`customerInfo.${who}_${part}`), part }));
}

type NameProps = { names: ReturnType<typeof useNames>; fills?: boolean };

/** If `fills` is true, the browser may fill in its user's name. */
function NameFields({ names, fills = false }: NameProps) {
  return (
    <div className={styles.names}>
      {names.map(({ part, ...name }) => (
        <TextField
          key={part}
          {...name}
          required
          autoComplete={fills ? (part === 'last_name' ? 'family-name' : 'given-name') : 'off'}
          enterKeyHint="next"
        />
      ))}
    </div>
  );
}

export function BookerFields({ who, field }: { who: 'guest' | 'booker'; field: FieldOf }) {
  const { t } = useTranslation('booking-form');
  const names = useNames(who, field);
  return (
    <Stack gap={3}>
      <NameFields names={names} fills />
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
  const names = useNames('guest', field);
  return (
    <Stack gap={3} as="section" className={styles.group} aria-labelledby="other-guest-title">
      <div>
        <h2 id="other-guest-title" className={styles.title}>
          {t('guest.otherTitle')}
        </h2>
        <p className={styles.hint}>{t('guest.otherHint')}</p>
      </div>
      <NameFields names={names} />
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
