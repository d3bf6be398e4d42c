import { useWatch } from 'react-hook-form';
import type { HoldRequest, Problem } from '../../generated/types.ts';
import { orNothing, phoneNumber } from '../platform/form/typed.ts';
import { useContractForm } from '../platform/form/use-contract-form.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Stack } from '../ui/Layout.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AgreementLines } from './agreement-lines.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { BookerFields, type FieldOf, OtherGuestFields } from './contact-fields.tsx';
import { bookedFor, GUEST_FIELDS, type GuestDraft, type GuestField, isForAnother } from './guest.fields.ts';
import styles from './guest-form.module.css';

export const GUEST_FORM = 'guest-form';

type Props = {
  draft: GuestDraft;
  /** What the server said of it, as it was sent. */
  problem: Problem | null;
  onDraft: (draft: GuestDraft) => void;
  onReserve: (guest: Pick<HoldRequest, 'customerInfo' | 'agreements'>) => void;
};

/** Who is coming, and what they agree to; its button stands outside. */
export function GuestForm({ draft, problem, onDraft, onReserve }: Props) {
  const { t } = useTranslation('booking-form');
  const { emergency_contact: emergency } = useHotel();
  const { form, errorOf } = useContractForm<GuestDraft>({
    fields: GUEST_FIELDS,
    draft,
    problem,
    onDraft,
    rules: async () => (await import('./guest.schema.ts')).guestResolver(emergency),
    say: (what) => t(`guest.errors.${asGuests(what)}`, { defaultValue: '' }),
  });
  const field: FieldOf = (name: GuestField, setValueAs = (typed) => typed) => ({
    ...form.register(name, { setValueAs }),
    label: t(`guest.${asGuests(name.slice(name.indexOf('.') + 1))}`),
    error: errorOf(name),
  });
  const another = isForAnother(useWatch({ control: form.control, name: 'customerInfo' }));
  const bookFor = (somebody: boolean) => {
    form.clearErrors('customerInfo');
    for (const [name, value] of Object.entries(bookedFor(somebody, form.getValues('customerInfo'))))
      form.setValue(`customerInfo.${name}` as GuestField, value);
  };
  const who = another ? 'booker' : 'guest';

  return (
    <form
      id={GUEST_FORM}
      noValidate
      onSubmit={(event) => void form.handleSubmit((guest) => onReserve(guest as HoldRequest))(event)}
    >
      <Stack gap={6}>
        <Stack gap={3} as="section" aria-labelledby="guest-title">
          <h2 id="guest-title" className={styles.title}>
            {t(another ? 'guest.bookerTitle' : 'guest.title')}
          </h2>
          <BookerFields key={who} who={who} field={field} />
          <Checkbox
            label={t('guest.forAnother')}
            hint={another ? undefined : t('guest.forAnotherHint')}
            checked={another}
            onChange={({ target }) => bookFor(target.checked)}
          />
        </Stack>

        {another && <OtherGuestFields field={field} />}

        <ArrivalFields field={field} />

        {emergency && (
          <Stack gap={3} as="section" aria-labelledby="emergency-title">
            <div>
              <h2 id="emergency-title" className={styles.title}>
                {t('guest.emergencyTitle')}
              </h2>
              <p className={styles.hint}>{t('guest.emergencyHint')}</p>
            </div>
            <TextField
              {...field('customerInfo.emergency_name', orNothing)}
              required
              autoComplete="off"
              enterKeyHint="next"
            />
            <PhoneField
              {...field('customerInfo.emergency_phone', phoneNumber)}
              required
              autoComplete="off"
              enterKeyHint="done"
            />
          </Stack>
        )}

        <AgreementLines form={form} errorOf={errorOf} />
      </Stack>
    </form>
  );
}

/** Who books is asked in the same words, be it the guest or somebody else. */
function asGuests(field: string) {
  return field.replace(/^booker_/, 'guest_');
}
