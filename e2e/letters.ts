import { expect, type APIRequestContext } from '@playwright/test';

type Letter = { kind: string; subject: string; text: string; html: string };

/** Waits for the newest letter of a kind to an address, and reads it from the outbox. */
export async function letterTo(request: APIRequestContext, address: string, kind: string): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox.json', { params: { to: address } });
      found = answer.ok() ? ((await answer.json()) as Letter[]).find((letter) => letter.kind === kind) : undefined;
      return found?.kind ?? `${answer.status()}: no such letter`;
    })
    .toBe(kind);
  return found!;
}

/** The address that a letter leads to. */
export const linkIn = ({ text }: Letter): string => /https?:\/\/\S+#\S+/.exec(text)![0];
