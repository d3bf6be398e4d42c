import type { HoldRequest, Problem } from '../../generated/types.ts';
import { EMAIL_INPUT, orNothing, phoneNumber } from '../platform/form/typed.ts';
import { useContractForm } from '../platform/form/use-contract-form.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { Stack } from '../ui/Layout.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AgreementLines } from './agreement-lines.tsx';
import { GUEST_FIELDS, type GuestDraft, type GuestField } from './guest.fields.ts';
import styles from './guest-form.module.css';

export const GUEST_FORM = 'guest-form';
const MEMO_MAX = 1000;

type Props = {
  draft: GuestDraft;
  /** What the server said of it, as it was sent. */
  problem: Problem | null;
  onDraft: (draft: GuestDraft) => void;
  onReserve: (guest: Pick<HoldRequest, 'customerInfo' | 'agreements'>) => void;
};

/** Who is coming, and what they agree to; its button stands outside. */
export function GuestForm({ draft, problem, onDraft, onReserve }: Props) {
  const { t } = useTranslation('booking');
  const { emergency_contact: emergency } = useHotel();
  const { form, errorOf } = useContractForm<GuestDraft>({
    fields: GUEST_FIELDS,
    draft,
    problem,
    onDraft,
    rules: async () => (await import('./guest.schema.ts')).guestResolver(emergency),
    say: (what) => t(`guest.errors.${what}`, { defaultValue: '' }),
  });
  const field = (name: GuestField, setValueAs: (typed: string) => string | undefined = (typed) => typed) => ({
    ...form.register(name, { setValueAs }),
    label: t(`guest.${name.slice(name.indexOf('.') + 1)}`),
    error: errorOf(name),
  });
  const optionalLabel = t('guest.optional');

  return (
    <form
      id={GUEST_FORM}
      noValidate
      onSubmit={(event) => void form.handleSubmit((guest) => onReserve(guest as HoldRequest))(event)}
    >
      <Stack gap={6}>
        <Stack gap={3} as="section" aria-labelledby="guest-title">
          <h2 id="guest-title" className={styles.title}>
            {t('guest.title')}
          </h2>
          <div className={styles.names}>
            <TextField
              {...field('customerInfo.guest_last_name')}
              required
              autoComplete="family-name"
              enterKeyHint="next"
            />
            <TextField
              {...field('customerInfo.guest_first_name')}
              required
              autoComplete="given-name"
              enterKeyHint="next"
            />
          </div>
          <PhoneField
            {...field('customerInfo.guest_phone', phoneNumber)}
            hint={t('guest.phoneHint')}
            required
            enterKeyHint="next"
          />
          <TextField
            {...field('customerInfo.guest_email')}
            hint={t('guest.emailHint')}
            required
            {...EMAIL_INPUT}
            enterKeyHint="next"
          />
          <TextArea
            {...field('customerInfo.guest_memo', orNothing)}
            hint={t('guest.memoHint')}
            optionalLabel={optionalLabel}
            maxLength={MEMO_MAX}
            autoComplete="off"
            rows={3}
          />
        </Stack>

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
