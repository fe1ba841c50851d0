import { NORM_IDS } from '#reading/references/norm-table.ts';
import { references } from '#reading/references/references.ts';
import { normAt, type LawQuestion, type NormName } from '#server/ports/laws/port.ts';

/** What the library is asked for what somebody typed: a number ("19.496"), a name ("Código del Trabajo"), an address, or other words. */
export function wantedBy(typed: string): Exclude<LawQuestion, { whole: NormName }> {
  const text = typed.trim();
  const about = URL.canParse(text) ? normAt(new URL(text)) : null;
  if (about) return { about };
  const number = /^(?:ley\s*)?(?:n[°º.]?\s*)?(\d{1,3}\.\d{3}|\d{3,5})$/i.exec(text)?.[1];
  if (number) return { about: { law: number.replace('.', '') } };
  const key = references(text, 'es').flatMap((one) => (one.kind === 'norm' ? one.key.split('#')[0]! : []))[0] ?? '';
  const law = /^ley:(\d+)$/.exec(key)?.[1];
  if (law) return { about: { law } };
  const id = NORM_IDS[key];
  return id === undefined ? { words: text } : { about: { norm: String(id) } };
}
