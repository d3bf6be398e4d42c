import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { UserInfo } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { keepReturn } from '../platform/tab/return-to.ts';
import { ScreenSkeleton } from '../platform/page/screen-skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { session, useSession } from './session.ts';

export function ForMembers({ children }: { children: (user: UserInfo) => ReactNode }) {
  const { user, checking, leaving } = useSession();
  useEffect(() => {
    const stay = () => void (session.leaving = false);
    stay();
    return stay;
  }, []);
  if (user) return children(user);
  return checking || leaving ? <ScreenSkeleton /> : <LoginFirst />;
}

function LoginFirst() {
  const { t } = useTranslation('app');
  // Read the address now, because the redirect changes it.
  const [here] = useState(() => location.pathname + location.search);
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    keepReturn(here);
    toast(t('loginRequired'));
  }, [here, t]);
  return <Redirect to={paths.login()} replace />;
}
