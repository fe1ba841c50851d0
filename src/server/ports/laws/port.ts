/** A norm by its id in the library, or a law by its number. */
export type NormName = { norm: string } | { law: string };
/** What a library of norms is asked: for a whole norm, for what it says of one, or for norms by words. */
export type LawQuestion = { whole: NormName } | { about: NormName } | { words: string };

/** A library of norms, as a public service answers it. */
export interface Laws {
  /**
   * Its XML, as it stands: what it says is judged by who reads it. An answer may be one of the last day, unless a fresh one is wanted. Throws a Problem: LAWS_BUSY,
   * LAWS_UNREACHABLE. Aborts by the signal.
   */
  ask(question: LawQuestion, signal: AbortSignal, options?: { fresh?: boolean }): Promise<Buffer>;
}

const HOSTS = /(?:^|\.)(?:leychile\.cl|bcn\.cl)$/i;
/** Where `i` is a norm too; other pages of the library of Congress mean other things by it. */
const SHORT = /^https?:\/\/(?:[^/]*\.)?(?:leychile\.cl(?::\d+)?\/|bcn\.cl(?::\d+)?\/leychile\/)/i;
/** The norm that an address of the site of Ley Chile leads to; null for any other address. */
export function normAt(url: URL): NormName | null {
  if (!HOSTS.test(url.hostname)) return null;
  const said = (names: RegExp): string | undefined =>
    [...url.searchParams].find(([name, value]) => names.test(name) && /^\d{1,12}$/.test(value))?.[1];
  const [norm, law] = [said(SHORT.test(url.href) ? /^(?:idnorma|i)$/i : /^idnorma$/i), said(/^idley$/i)];
  return norm ? { norm } : law ? { law } : null;
}
