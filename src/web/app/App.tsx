import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { queries } from '#web/api/query.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { Offline } from './Offline.tsx';
import { useLightPaper } from './use-light-paper.ts';

/** The whole page, around what its router shows. */
export function App({ children }: { children: ReactNode }) {
  useLightPaper();
  // What public/theme.js kept out of sight has been drawn for who is here.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.written;
    delete dataset.waiting;
    delete dataset.signed;
  }, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Offline />
        {children}
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
