import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { setTransport } from './api.ts';
import { queryClient } from './queryClient.ts';

setTransport({ language: () => document.documentElement.lang });

// Names come in the language that was asked for, so in another language everything is asked again.
i18next.on('languageChanged', () => void queryClient.invalidateQueries());

export function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
