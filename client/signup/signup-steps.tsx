import { useEffect, useRef } from 'react';
import type { SocialProvider } from '../../generated/types.ts';
import { signupProgress, signupStepOf } from '../../machines/signup/signup.progress.ts';
import { type FormFields, violationsOf } from '../platform/form/violations.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText } from '../platform/api/problems.tsx';
import { CODE_FIELDS, Entry } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { formatPhone } from '../ui/phone.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { CONTACT_FIELDS } from './information/contact-form.tsx';
import { INFORMATION_FIELDS } from './information/information-draft.ts';
import { InformationStep } from './information/information-step.tsx';
import { KindStep } from './kind-step.tsx';
import styles from './signup.module.css';
import type { SignupKind } from './signup.store.ts';
import { type View, viewOf } from './signup.views.ts';
import { SocialAgain } from './social-again.tsx';
import type { SignupJourney } from './use-signup.ts';
import { VerifyStep } from './verify-step.tsx';
import { Welcome } from './welcome.tsx';

type Props = { kind: SignupKind; journey: SignupJourney };

export function SignupSteps({ kind, journey }: Props) {
  const { t } = useTranslation('signup');
  const { snapshot, send } = journey;
  const { context } = snapshot;
  const view = viewOf(snapshot);
  useTop(view);
  if (view === 'welcome' && context.created) return <Welcome member={context.created} kind={kind} />;
  if (view === 'socialAgain' && context.social) {
    return <SocialAgain provider={context.social.provider} information={context.information} />;
  }

  const { channel, to } = context.proof;
  const variant = view === 'contact' || view === 'code' ? `${view}.${channel}` : view;
  const back = snapshot.can({ type: 'BACK' }) && view !== 'expired';
  return (
    <Entry
      key={view}
      above={<Progress journey={journey} />}
      title={t(`views.${variant}.title`)}
      lead={t(`views.${variant}.lead`, { to: channel === 'SMS' ? formatPhone(to) : to })}
    >
      <div className={styles.question}>
        {view === 'terms' && context.social && <NotLinkedYet provider={context.social.provider} />}
        <StepNotice journey={journey} view={view} />
        <Question journey={journey} view={view} />
        {back && (
          <Button className={styles.back} variant="ghost" block onClick={() => send({ type: 'BACK' })}>
            {t('back')}
          </Button>
        )}
      </div>
    </Entry>
  );
}

function Question({ journey, view }: { journey: SignupJourney; view: View }) {
  const { t } = useTranslation('signup');
  const { snapshot, send } = journey;
  const { memberTypes, memberType } = snapshot.context;
  switch (view) {
    case 'type':
      return (
        <KindStep
          kinds={memberTypes}
          chosen={memberType}
          onChoose={(chosen) => send({ type: 'CHOOSE', memberType: chosen })}
        />
      );
    case 'waiting':
      return <Skeleton shape="block" height="3.25rem" lines={4} />;
    case 'interrupted':
      return null;
    case 'expired':
      return (
        <Button size="large" block onClick={() => send({ type: 'RESTART' })}>
          {t('expired.restart')}
        </Button>
      );
    case 'information':
      return <InformationStep journey={journey} />;
    default:
      return <VerifyStep journey={journey} view={view} />;
  }
}

const FIELDS: Partial<Record<View, FormFields<string>>> = {
  information: INFORMATION_FIELDS,
  contact: CONTACT_FIELDS,
  code: CODE_FIELDS,
};

function StepNotice({ journey: { snapshot, send }, view }: { journey: SignupJourney; view: View }) {
  const { problem } = snapshot.context;
  const fields = FIELDS[view];
  const beside = !problem || view === 'expired' || (fields && violationsOf<string>(problem, fields).length > 0);
  if (beside || snapshot.hasTag('busy')) return null;
  const retry = snapshot.can({ type: 'RETRY' }) ? () => send({ type: 'RETRY' }) : undefined;
  return (
    <div className={styles.notice}>
      <ProblemNotice problem={problem} onRetry={retry} />
    </div>
  );
}

function NotLinkedYet({ provider }: { provider: SocialProvider }) {
  const { t } = useTranslation('signup');
  const { title } = useProblemText()('no_linked_id');
  return (
    <Notice className={styles.notice} title={title}>
      {t('social.notLinked', { provider: t(`providers.${provider}`) })}
    </Notice>
  );
}

function Progress({ journey: { snapshot } }: { journey: SignupJourney }) {
  const { t } = useTranslation('signup');
  const steps = signupProgress(snapshot);
  const current = signupStepOf(snapshot);
  const at = steps.findIndex(({ step }) => step === current) + 1;
  return (
    <ProgressSteps
      className={styles.progress}
      label={t('steps.label')}
      steps={steps.map(({ step }) => ({ id: step, label: t(`steps.${step}`) }))}
      current={current}
      doneLabel={t('steps.finished')}
      countLabel={t('steps.count', { at, count: steps.length })}
    />
  );
}

function useTop(view: View) {
  const before = useRef(view);
  useEffect(() => {
    if (before.current !== view) window.scrollTo({ top: 0, behavior: 'instant' });
    before.current = view;
  }, [view]);
}
