import type { Page } from '@playwright/test';

/** Calls the API as the page's own user. */
export const called = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access')}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(`/api${address}`, { method: 'POST', headers, body: JSON.stringify(sent) });
      return (await answer.json()) as T;
    },
    [path, body] as const,
  );
