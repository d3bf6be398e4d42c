import { zodResolver } from '@hookform/resolvers/zod';
import { email, object } from 'zod';
import type { Problem, SignupCodeRequest } from '../../../generated/types.ts';
import { MobileNumber } from '../../../generated/zod/schemas.ts';
import { EMAIL_INPUT, phoneNumber, trimmed } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Channel = SignupCodeRequest['channel'];
type Props = {
  channel: Channel;
  to: string;
  current?: string;
  label: string;
  busy: boolean;
  problem: Problem | null;
  onSend: (to: string) => void;
};

const SCHEMAS = { SMS: object({ to: MobileNumber }), EMAIL: object({ to: email() }) };

export const CONTACT_FIELDS: FormFields<'to'> = {
  names: ['to'],
  byCode: {
    invalid_phone: 'to',
    invalid_email: 'to',
    duplicate_phone: 'to',
    duplicate_email: 'to',
    rejoin_too_early: 'to',
    validation: 'to',
  },
};

function differsFrom(current = ''): [judge: (typed: { to: string }) => boolean, where: { path: ['to'] }] {
  return [({ to }) => to.toLowerCase() !== current.toLowerCase(), { path: ['to'] }];
}

export function ContactForm({ channel, to, current, label, busy, problem, onSend }: Props) {
  const { t } = useTranslation('signup');
  const { form, errorOf } = useContractForm<{ to: string }>({
    fields: CONTACT_FIELDS,
    draft: { to },
    problem,
    rules: async () => zodResolver(SCHEMAS[channel].refine(...differsFrom(current))),
    messageOf: (what) => t(what === 'custom' ? 'contact.errors.same' : `contact.errors.${channel}`),
  });
  const error = errorOf('to');
  // Clear the error while the guest types. Clearing it on blur would move the button that the guest is about to press.
  const onChange = () => {
    if (form.formState.errors.to?.type === 'problem') form.clearErrors('to');
  };
  const messages = { label, error, required: true, enterKeyHint: 'send' } as const;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((typed) => onSend(typed.to))(event)}>
      <Stack gap={3}>
        {channel === 'SMS' ? (
          <PhoneField
            {...form.register('to', { onChange, setValueAs: (typed: string) => phoneNumber(typed) ?? '' })}
            {...messages}
          />
        ) : (
          <TextField {...form.register('to', { onChange, setValueAs: trimmed })} {...messages} {...EMAIL_INPUT} />
        )}
        <Button type="submit" size="large" block busy={busy} busyLabel={t('contact.sending')}>
          {t('contact.send')}
        </Button>
      </Stack>
    </form>
  );
}
