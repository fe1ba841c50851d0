import { expect, vi } from 'vitest';
import type { Letter } from '#server/ports/mail/port.ts';
import { PATIENCE } from './patience.ts';

type Kept = Letter & { kind: string; at: string };

/** The letters that the outbox keeps for an address, newest first. */
export async function lettersTo(base: string, address: string): Promise<Kept[]> {
  const answer = await fetch(`${base}/dev/outbox.json?to=${encodeURIComponent(address)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Kept[];
}

/** Waits for the newest letter of a kind to an address. `after`: how many of that kind there were before. */
export const letterOf = (base: string, address: string, kind: string, after = 0): Promise<Kept> =>
  vi.waitFor(async () => {
    const found = (await lettersTo(base, address)).filter((letter) => letter.kind === kind);
    if (found.length <= after) throw new Error(`no letter ${kind} yet`);
    return found[0]!;
  }, PATIENCE);

/** The token in the link of a letter. */
export const tokenOf = ({ text }: Letter): string => /#access_token=([\w-]+)&type=recovery/.exec(text)![1]!;
