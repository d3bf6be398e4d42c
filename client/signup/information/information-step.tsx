import { useCallback, useEffect } from 'react';
import type { Information } from '../../../machines/signup/signup.context.ts';
import { violationsOf } from '../../platform/form/violations.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { CODE_FIELDS } from '../../session/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { CONTACT_FIELDS } from './contact-form.tsx';
import { checkValue, checkIn } from './duplicate-check.ts';
import type { InformationDraft } from './information-draft.ts';
import type { CheckedField } from './information.rules.ts';
import { InformationForm } from './information-form.tsx';
import { prefilled } from './prefill.ts';
import { provesGuardian } from '../signup.views.ts';
import type { SignupJourney } from '../use-signup.ts';
import { CodeStep, ContactStep } from '../verify-step.tsx';

/**
 * The form must stay mounted while the guardian's phone number is verified, because only the form contains the
 * passwords.
 */
export function InformationStep({ journey }: { journey: SignupJourney }) {
  const { actor, snapshot, send, passwords } = journey;
  const { context } = snapshot;
  const keep = useCallback((information: InformationDraft) => send({ type: 'SAVE', information }), [send]);
  const checkOf = useCallback((field: CheckedField, value: string) => checkIn(actor, field, value), [actor]);
  const ask = useCallback((field: CheckedField, value: string) => checkValue(actor, field, value), [actor]);
  useEffect(() => passwords.forget, [passwords]);
  if (!context.signup) return null;
  return (
    <>
      <InformationForm
        signup={context.signup}
        draft={prefilled(context.information, context.signup.prefill)}
        problem={snapshot.matches('information') && !context.checking ? context.problem : null}
        checking={snapshot.matches('checking') ? context.checking : null}
        checkOf={checkOf}
        busy={snapshot.matches('creating') || snapshot.matches('creatingSocial')}
        onDraft={keep}
        onCheck={ask}
        onGuardian={() => send({ type: 'GUARDIAN' })}
        onChangeContact={(channel) => send({ type: 'CHANGE_CONTACT', channel })}
        onSubmit={(information, secret, guardianNeeded) => {
          if (secret) passwords.put(secret);
          // Safe cast: the resolver has validated the draft, so it is complete.
          send({ type: 'SUBMIT', information: information as Information, guardianNeeded });
        }}
      />
      <GuardianDialog journey={journey} />
    </>
  );
}

function GuardianDialog({ journey }: { journey: SignupJourney }) {
  const { t } = useTranslation('signup');
  const { snapshot, send } = journey;
  const { problem, verification } = snapshot.context;
  const sent = snapshot.matches('code') || snapshot.matches('confirmingCode') || verification;
  const beside = [CONTACT_FIELDS, CODE_FIELDS].some((fields) => violationsOf<string>(problem, fields).length > 0);
  const close = () => {
    // From the code step, closing the dialog takes two steps back.
    if (snapshot.matches('code')) send({ type: 'BACK' });
    send({ type: 'BACK' });
  };
  return (
    <Dialog
      open={provesGuardian(snapshot)}
      onClose={close}
      title={t('guardian.prove')}
      closeLabel={t('close')}
      size="small"
    >
      <Stack gap={3}>
        {problem && !beside && <ProblemNotice problem={problem} />}
        {sent && !snapshot.matches('guardian') ? <CodeStep journey={journey} /> : <ContactStep journey={journey} />}
      </Stack>
    </Dialog>
  );
}
