import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepReturn } from '../app/return-to.ts';
import { logout } from '../app/session-deeds.ts';
import { paths } from '../paths.ts';
import LoadingScreen from './loading.screen.tsx';

/** Logs out and goes home. */
export default function LogoutScreen() {
  const [, navigate] = useLocation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    keepReturn(null);
    void logout().finally(() => navigate(paths.home(), { replace: true }));
  }, [navigate]);
  return <LoadingScreen staying />;
}
