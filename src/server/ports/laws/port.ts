/** What a library of norms is asked: for a whole norm, for what it says of one (by its id or the number of a law), or for norms by words. */
export type LawQuestion = { whole: string } | { about: { norm: string } | { law: string } } | { words: string };

/** A library of norms, as a public service answers it. */
export interface Laws {
  /** Its XML, as it stands: what it says is judged by who reads it. Throws a Problem: LAWS_BUSY, LAWS_UNREACHABLE. Aborts by the signal. */
  ask(question: LawQuestion, signal: AbortSignal): Promise<Buffer>;
}

const HOSTS = /(?:^|\.)(?:leychile\.cl|bcn\.cl)$/i;
/** The norm that an address of the site of Ley Chile leads to; null for any other address. */
export function normAt(url: URL): string | null {
  if (!HOSTS.test(url.hostname)) return null;
  const id = [...url.searchParams].find(([name]) => /^(?:idnorma|i)$/i.test(name))?.[1];
  return id && /^\d{1,12}$/.test(id) ? id : null;
}
