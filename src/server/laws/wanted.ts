import { NORM_IDS } from '#reading/references/norm-table.ts';
import { references } from '#reading/references/references.ts';
import { normAt, type LawQuestion } from '#server/ports/laws/port.ts';

/**
 * What the library is asked for what somebody typed: a number ("19.496"), a name ("Código del Trabajo"), an address, or other words. A norm is asked for whole: only so is
 * its size told, and it is at hand when it is added.
 */
export function wantedBy(typed: string): LawQuestion {
  const text = typed.trim();
  const named = URL.canParse(text) ? normAt(new URL(text)) : null;
  if (named) return { whole: named };
  const number = /^(?:ley\s*)?(?:n[°º.]?\s*)?(\d{1,3}\.\d{3}|\d{3,5})$/i.exec(text)?.[1];
  if (number) return { whole: { law: number.replace('.', '') } };
  const key = references(text, 'es').flatMap((one) => (one.kind === 'norm' ? one.key.split('#')[0]! : []))[0] ?? '';
  const law = /^ley:(\d+)$/.exec(key)?.[1];
  if (law) return { whole: { law } };
  const id = NORM_IDS[key];
  return id === undefined ? { words: text } : { whole: { norm: String(id) } };
}
