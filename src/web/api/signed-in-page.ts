import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queries } from './query.ts';
import { keep } from './session.ts';

/** What the tests of a file show is asked for by somebody who is signed in; nothing of one test stays for the next. */
export function signedInPage(): void {
  beforeEach(() => keep({ access: 'a', refresh: 'r' }));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    queries.clear();
  });
}
