import { lazy } from 'react';

/** Shown on few pages and seldom: fetched when it is. */
export const Rights = lazy(async () => ({ default: (await import('./Rights.tsx')).Rights }));
export const ConsentLine = lazy(async () => ({ default: (await import('./ConsentLine.tsx')).ConsentLine }));
