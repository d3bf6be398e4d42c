import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { keepReturn } from '../../platform/tab/return-to.ts';
import LoadingScreen from './loading.screen.tsx';
import { logout } from '../session-actions.ts';

export default function LogoutScreen() {
  const [, navigate] = useLocation();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    keepReturn(null);
    void logout().finally(() => navigate(paths.home(), { replace: true }));
  }, [navigate]);
  return <LoadingScreen staying />;
}
