import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useEntrance } from '../platform/tab/return-to.ts';
import { Entry } from '../session/index.ts';
import { LinkButton } from '../ui/link-button.tsx';

export function SocialLogin({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('signup');
  const entrance = useEntrance();
  return (
    <Entry title={title} lead={lead}>
      <Link href={paths.login(undefined, entrance)} asChild>
        <LinkButton size="large" block>
          {t('social.login')}
        </LinkButton>
      </Link>
    </Entry>
  );
}
