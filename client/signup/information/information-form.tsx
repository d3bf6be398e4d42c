import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SignupCodeRequest } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountFields } from './account-inputs.tsx';
import { needsGuardian } from './birthday.ts';
import { ContactFields } from './contact-inputs.tsx';
import { GuardianFields } from './guardian-inputs.tsx';
import { type InformationDraft, type Passwords, withoutPasswords } from './information-draft.ts';
import { PersonFields } from './person-inputs.tsx';
import { useInformation } from './use-information.ts';

type Props = Parameters<typeof useInformation>[0] & {
  busy: boolean;
  onGuardian: () => void;
  onChangeContact: (channel: SignupCodeRequest['channel']) => void;
  /** `passwords` is null for a social sign-up. */
  onSubmit: (information: InformationDraft, passwords: Passwords | null, guardianNeeded: boolean) => void;
};

/** Validates on blur and on submit. Shows each error next to its field, and the number of errors in a summary. */
export function InformationForm({ busy, onGuardian, onChangeContact, onSubmit, ...given }: Props) {
  const { t } = useTranslation('signup');
  const { signup } = given;
  const information = useInformation(given);
  const { form, today } = information;
  const birthday = useWatch({ control: form.control, name: 'birthday' });
  const guardianNeeded = needsGuardian(birthday ?? '', today);
  const own = signup.join_type === 'NORMAL';
  const { errors, submitCount } = form.formState;
  const wrong = Object.keys(errors).length;
  const submit = form.handleSubmit((typed) => {
    const { password = '', password_confirm = '' } = typed;
    onSubmit(withoutPasswords(typed), own ? { password, password_confirm } : null, guardianNeeded);
  });
  const [asking, setAsking] = useState(false);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    await information.checkAll().finally(() => setAsking(false));
    await submit();
  };
  return (
    <form noValidate onSubmit={(event) => void check(event)}>
      <Stack gap={6}>
        {own && <AccountFields {...information} />}
        <PersonFields {...information} />
        {guardianNeeded && <GuardianFields {...information} signup={signup} onGuardian={onGuardian} />}
        <ContactFields {...information} signup={signup} onChangeContact={onChangeContact} />
        <VisuallyHidden role="alert" key={submitCount}>
          {submitCount > 0 && wrong > 0 && t('errors.summary', { count: wrong })}
        </VisuallyHidden>
        <Button type="submit" size="large" block busy={busy || asking} busyLabel={t('information.joining')}>
          {t('information.join')}
        </Button>
      </Stack>
    </form>
  );
}
