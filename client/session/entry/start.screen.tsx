import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { enter } from './enter.ts';
import LoadingScreen from './loading.screen.tsx';

export { enter };

/** The entry page, unless the server has prerendered the page that it leads to (client/main.tsx). */
export default function StartScreen() {
  const [, navigate] = useLocation();
  const entered = useRef(false);

  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    void enter().then((address) => navigate(address, { replace: true }));
  }, [navigate]);

  return <LoadingScreen staying />;
}
