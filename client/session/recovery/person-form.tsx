import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { ID_INPUT, phoneNumber, trimmed } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Person } from '../entry.schema.ts';
import styles from '../session.module.css';
import type { Recovery } from './use-recovery.ts';

const FIELDS: FormFields<keyof Person> = { names: ['loginId', 'user_name', 'phone_number'] };

/** Keeps the guest's input if the code can't be sent or has expired. */
export function PersonForm({ recovery: { snapshot, send, busy } }: { recovery: Recovery }) {
  const { t } = useTranslation('session');
  const { goal, loginId, user_name, phone_number, problem, mayBeChanged } = snapshot.context;
  const withName = goal === 'password';
  const [draft] = useState(() => storage.draft.of(`find-${goal}`));
  const { form, errorOf } = useContractForm<Person>({
    fields: FIELDS,
    draft: { loginId, user_name, phone_number, ...draft.get() },
    onDraft: draft.set,
    rules: async () => (await import('../entry.schema.ts')).personResolver(goal),
    messageOf: (what) => t(`find.errors.${what}`, { defaultValue: '' }),
  });
  const submit = form.handleSubmit((typed) => {
    if (busy) return;
    const { phone_number, ...person } = typed;
    send({ type: 'SEND_CODE', phone_number, ...(withName && person) });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p className={styles.hint}>{t(`find.${goal}.lead`)}</p>
        {problem && !busy && <ProblemNotice problem={problem} />}
        {problem?.code === 'verification_expired' && mayBeChanged && <MayBeChanged loginId={loginId} />}
        {withName && (
          <>
            <TextField
              label={t('login.id')}
              {...ID_INPUT}
              enterKeyHint="next"
              error={errorOf('loginId')}
              {...form.register('loginId', { setValueAs: trimmed })}
            />
            <TextField
              label={t('find.name')}
              autoComplete="name"
              maxLength={100}
              enterKeyHint="next"
              error={errorOf('user_name')}
              {...form.register('user_name', { setValueAs: trimmed })}
            />
          </>
        )}
        <PhoneField
          label={t('find.phone')}
          hint={t('find.phoneHint')}
          enterKeyHint="send"
          error={errorOf('phone_number')}
          {...form.register('phone_number', { setValueAs: (typed: string) => phoneNumber(typed) ?? '' })}
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t('find.sending')}>
          {t('find.send')}
        </Button>
      </Stack>
    </form>
  );
}

function MayBeChanged({ loginId }: { loginId: string }) {
  const { t } = useTranslation('session');
  const entrance = useEntrance();
  return (
    <Notice tone="info" title={t('find.password.maybe')} announce>
      <Link href={paths.login(undefined, entrance)} asChild onClick={() => storage.draft.of('login').set({ loginId })}>
        <LinkButton variant="quiet">{t('find.id.login')}</LinkButton>
      </Link>
    </Notice>
  );
}
