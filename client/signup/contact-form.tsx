import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { email, object } from 'zod';
import type { Problem, SignupCodeRequest } from '../../generated/types.ts';
import { MobileNumber } from '../../generated/zod/schemas.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useProblemText } from '../platform/problems.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { phoneDigits } from '../ui/phone.ts';
import { TextField } from '../ui/TextField.tsx';

type Channel = SignupCodeRequest['channel'];
type Props = {
  channel: Channel;
  /** What was asked for before. */
  to: string;
  label: string;
  busy: boolean;
  problem: Problem | null;
  onSend: (to: string) => void;
};

const SCHEMAS = { SMS: object({ to: MobileNumber }), EMAIL: object({ to: email() }) };

/** Digits as the contract wants them, also of a number from abroad. */
function phoneNumber(typed: string) {
  return phoneDigits(typed).replace('+', '');
}

/** Where a code is sent to. */
export function ContactForm({ channel, to, label, busy, problem, onSend }: Props) {
  const { t } = useTranslation('signup');
  const problemText = useProblemText();
  const { register, handleSubmit, formState, setError } = useForm<{ to: string }>({
    resolver: zodResolver(SCHEMAS[channel]),
    mode: 'onTouched',
    defaultValues: { to },
  });
  useEffect(() => {
    if (problem && ABOUT_IT.includes(problem.code))
      setError('to', { type: 'server', message: problem.code }, { shouldFocus: true });
  }, [problem, setError]);
  const { to: wrong } = formState.errors;
  const error =
    wrong &&
    (wrong.type === 'server' ? problemText(wrong.message as Problem['code']).title : t(`contact.errors.${channel}`));
  const words = { label, error, required: true, enterKeyHint: 'send' } as const;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((typed) => onSend(typed.to))(event)}>
      <Stack gap={3}>
        {channel === 'SMS' ? (
          <PhoneField {...register('to', { setValueAs: phoneNumber })} {...words} />
        ) : (
          <TextField
            {...register('to', { setValueAs: (typed: string) => typed.trim() })}
            {...words}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Button type="submit" size="large" block busy={busy} busyLabel={t('contact.sending')}>
          {t('contact.send')}
        </Button>
      </Stack>
    </form>
  );
}

/** Refusals that are about the number or the address itself. */
export const ABOUT_IT: readonly Problem['code'][] = [
  'invalid_phone',
  'invalid_email',
  'duplicate_phone',
  'duplicate_email',
  'rejoin_too_early',
  'validation',
];
