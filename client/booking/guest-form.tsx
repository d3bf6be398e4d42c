import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { HoldRequest, Problem } from '../../generated/types.ts';
import { useHotel } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { Stack } from '../ui/Layout.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AgreementLines } from './agreement-lines.tsx';
import { digits, type GuestDraft, type GuestField, orNothing, refusedFields, wordOf } from './guest.fields.ts';
import { useFieldErrors } from './guest.words.ts';
import styles from './guest-form.module.css';

export const GUEST_FORM = 'guest-form';
const MEMO_MAX = 1000;

type Props = {
  draft: GuestDraft;
  /** Why the server refused what was entered. */
  problem: Problem | null;
  onDraft: (draft: GuestDraft) => void;
  onReserve: (guest: Pick<HoldRequest, 'customerInfo' | 'agreements'>) => void;
};

/** The contract's rules, fetched while the guest begins to type. */
function resolverFor(emergency: boolean): Resolver<GuestDraft> {
  return async (values, context, options) => {
    const { guestResolver } = await import('./guest.schema.ts');
    return (guestResolver(emergency) as unknown as Resolver<GuestDraft>)(values, context, options);
  };
}

/** Who is coming, and what they agree to. Checked on leaving a field and on sending; its button stands outside. */
export function GuestForm({ draft, problem, onDraft, onReserve }: Props) {
  const { t } = useTranslation('booking');
  const { emergency_contact: emergency } = useHotel();
  const form = useForm<GuestDraft>({ defaultValues: draft, resolver: resolverFor(emergency), mode: 'onTouched' });
  const { register, setError, subscribe, handleSubmit } = form;
  const errorOf = useFieldErrors(form.formState.errors, form.getValues);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );

  useEffect(() => {
    const refused = problem ? refusedFields(problem) : [];
    refused.forEach(({ field, code }, index) => {
      setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 });
    });
  }, [problem, setError]);

  const field = (name: GuestField, setValueAs: (typed: string) => string | undefined = (typed) => typed) => ({
    ...register(name, { setValueAs }),
    label: t(`guest.${wordOf(name)}`),
    error: errorOf(name),
  });
  const optionalLabel = t('guest.optional');

  return (
    <form
      id={GUEST_FORM}
      noValidate
      onSubmit={(event) => void handleSubmit((guest) => onReserve(guest as HoldRequest))(event)}
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
            {...field('customerInfo.guest_phone', digits)}
            hint={t('guest.phoneHint')}
            required
            enterKeyHint="next"
          />
          <TextField
            {...field('customerInfo.guest_email')}
            hint={t('guest.emailHint')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
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
              {...field('customerInfo.emergency_phone', digits)}
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
