import { useCallback } from 'react';
import type { AffiliationRequest, OwnershipRequest } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { CodeForm } from '../session/index.ts';
import { AffiliationForm } from './information/affiliation-form.tsx';
import { ContactForm } from './information/contact-form.tsx';
import { OwnershipForm } from './information/ownership-form.tsx';
import type { View } from './signup.views.ts';
import { TermsForm } from './terms-form.tsx';
import type { SignupJourney } from './use-signup.ts';

type Props = { journey: SignupJourney; view: View };

export function VerifyStep({ journey, view }: Props) {
  const { snapshot, send } = journey;
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const keepAffiliation = useCallback(
    (affiliation: Partial<AffiliationRequest>) => send({ type: 'SAVE', affiliation }),
    [send],
  );
  const keepOwnership = useCallback(
    (ownership: Partial<OwnershipRequest>) => send({ type: 'SAVE', ownership }),
    [send],
  );
  switch (view) {
    case 'terms':
      return (
        <TermsForm
          agreed={context.agreements}
          onAgree={(agreements) => send({ type: 'SAVE', agreements })}
          onContinue={(agreements) => send({ type: 'AGREE', agreements })}
        />
      );
    case 'affiliation':
      return (
        <AffiliationForm
          draft={context.affiliation}
          busy={busy}
          onDraft={keepAffiliation}
          onVerify={(affiliation) => send({ type: 'PROVE_AFFILIATION', affiliation })}
        />
      );
    case 'ownership':
      return (
        <OwnershipForm
          buildings={context.buildings ?? []}
          draft={context.ownership}
          corporate={context.memberType === 'PRESALE_CORPORATE'}
          busy={busy}
          onDraft={keepOwnership}
          onVerify={(ownership) => send({ type: 'PROVE_OWNERSHIP', ownership })}
        />
      );
    case 'code':
      return <CodeStep journey={journey} />;
    default:
      return <ContactStep journey={journey} />;
  }
}

export function ContactStep({ journey: { snapshot, send } }: { journey: SignupJourney }) {
  const { t } = useTranslation('signup');
  const { proof, problem } = snapshot.context;
  return (
    <ContactForm
      channel={proof.channel}
      to={proof.to}
      label={t(proof.subject === 'GUARDIAN' ? 'guardian.phone' : `contact.${proof.channel}`)}
      busy={snapshot.matches('sendingCode')}
      problem={problem}
      onSend={(to) => send({ type: 'SEND_CODE', to })}
    />
  );
}

export function CodeStep({ journey: { snapshot, send, code } }: { journey: SignupJourney }) {
  const { verification, problem } = snapshot.context;
  if (!verification) return null;
  return (
    <CodeForm
      verification={verification}
      busy={snapshot.matches('confirmingCode') ? 'confirming' : snapshot.matches('sendingCode') ? 'sending' : null}
      problem={problem}
      onCode={(typed) => {
        code.put({ code: typed });
        send({ type: 'CODE' });
      }}
      onResend={() => send({ type: 'RESEND' })}
      onExpired={() => send({ type: 'CODE_EXPIRED' })}
    />
  );
}
