import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setTransport } from '../platform/api.ts';
import { queryClient } from '../platform/queryClient.ts';

setTransport({ language: () => document.documentElement.lang });

export function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
