/** Fields whose code names a file or an address from which the document would take something. */
const FETCHES = /^\s*(?:INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDE|DDEAUTO)\b/i;

/** What a field's code would fetch from outside; null for all other fields. */
export function fetchedBy(code: string): string | null {
  if (!FETCHES.test(code)) return null;
  const quoted = [...code.matchAll(/["“]([^"”]+)["”]/g)].map(([, target]) => target!.trim());
  return quoted.join(' ').trim() || code.trim().split(/\s+/)[1] || null;
}
