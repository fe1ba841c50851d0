import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queries } from '#web/api/query.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { Offline } from './Offline.tsx';
import { router } from './router.tsx';

/** The whole page. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Offline />
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
