import { useEffect } from 'react';
import type { SocialProvider } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import type { InformationDraft } from './information/information-draft.ts';
import { keepForNextLogin } from './social-draft.ts';
import { SocialLogin } from './social-login.tsx';

type Props = { provider: SocialProvider; information: InformationDraft };

export function SocialAgain({ provider, information }: Props) {
  const { t } = useTranslation('signup');
  useEffect(() => keepForNextLogin(information), [information]);
  const name = t(`providers.${provider}`);
  return (
    <SocialLogin
      title={t('social.again.title', { provider: name })}
      lead={t('social.again.lead', { provider: name })}
    />
  );
}
