import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getGetMemberQueryKey, useChangeContact, useSendContactCode } from '../../../generated/hooks/member.ts';
import type { ContactCodeRequest, ErrorCode, MemberProfile } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { CODE_FIELDS, CodeForm, keepChanged } from '../../session/index.ts';
import { CONTACT_FIELDS, ContactForm } from '../../signup/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { formatPhone } from '../../ui/phone.ts';
import { toast } from '../../ui/toast.ts';
import styles from '../member.module.css';

type Channel = ContactCodeRequest['channel'];

/** Each change requires a code that is sent to the new phone number or email address. */
export function Contacts({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('member');
  return (
    <section aria-labelledby="contacts" className={styles.facts}>
      <h2 id="contacts" className={styles.heading}>
        {t('contact.title')}
      </h2>
      <Stack gap={3}>
        <Contact channel="SMS" current={member.phone_number} />
        <Contact channel="EMAIL" current={member.email} />
      </Stack>
    </section>
  );
}

function Contact({ channel, current }: { channel: Channel; current: string }) {
  const { t } = useTranslation('member');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.contact}>
      <dl>
        <dt id={`term-${channel}`}>{t(channel === 'SMS' ? 'fact.phone' : 'fact.email')}</dt>
        <dd>{shownAs(channel, current)}</dd>
      </dl>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        id={`change-${channel}`}
        aria-expanded={open}
        aria-labelledby={`term-${channel} change-${channel}`}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'contact.keep' : 'contact.change')}
      </Button>
      {open && (
        <Change
          channel={channel}
          current={current}
          onChanged={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function shownAs(channel: Channel, to: string) {
  return channel === 'SMS' ? formatPhone(to) : to;
}

type ChangeProps = { channel: Channel; current: string; onChanged: () => void };

function Change({ channel, current, onChanged }: ChangeProps) {
  const { t } = useTranslation('member');
  const { to, sending, changing, problem, ask, confirm } = useContactChange(channel, onChanged);
  const sent = sending.data;
  const beside = violationsOf(problem, sent ? CODE_FIELDS : CONTACT_FIELDS).length > 0;
  return (
    <div className={styles.contactChange}>
      <Stack gap={2}>
        {problem && !beside && <ProblemNotice problem={problem} />}
        {sent ? (
          <>
            <p role="status">{t(`contact.sent.${channel}`, { to: shownAs(channel, to) })}</p>
            <CodeForm
              verification={sent}
              busy={changing.isPending ? 'confirming' : sending.isPending ? 'sending' : null}
              problem={problem}
              autoFocus
              onCode={(code) => confirm({ verification_id: sent.verification_id, code })}
              onResend={() => ask(to)}
            />
          </>
        ) : (
          <ContactForm
            channel={channel}
            to={to}
            current={current}
            label={t(`contact.new.${channel}`)}
            busy={sending.isPending}
            problem={problem}
            onSend={ask}
          />
        )}
      </Stack>
    </div>
  );
}

/** Errors that require a different phone number or email address, and a new code. */
const ABOUT_CONTACT: readonly ErrorCode[] = ['duplicate_phone', 'duplicate_email', 'rejoin_too_early'];

function useContactChange(channel: Channel, onChanged: () => void) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const sending = useSendContactCode();
  const changing = useChangeContact();
  const ask = (typed: string) => {
    setTo(typed);
    changing.reset();
    sending.mutate({ data: { channel, to: typed } });
  };
  const confirm = (data: { verification_id: string; code: string }) =>
    changing.mutate(
      { data },
      {
        onSuccess: (answer) => {
          queries.setQueryData(getGetMemberQueryKey(), answer);
          void keepChanged(answer.member);
          toast.good(t(`contact.done.${channel}`));
          onChanged();
        },
        onError: (error) => {
          if (ABOUT_CONTACT.includes(problemOf(error).code)) sending.reset();
        },
      },
    );
  const failure = changing.error ?? sending.error;
  return { to, sending, changing, problem: failure && problemOf(failure), ask, confirm };
}
