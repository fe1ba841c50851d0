import { references } from '#reading/references/references.ts';
import { normAt, type LawQuestion } from '#server/ports/laws/port.ts';

/** Codes by the keys of references, and their ids at Ley Chile, as public code that reads the service has them. */
const CODES: Readonly<Record<string, string>> = {
  'codigo:civil': '172986',
  'codigo:procedimiento-civil': '22740',
  'codigo:organico-de-tribunales': '25563',
  'codigo:procesal-penal': '176595',
  'codigo:penal': '1984',
  'codigo:tributario': '6374',
  'codigo:trabajo': '207436',
  constitucion: '242302',
};

/** What the library is asked for what somebody typed: a number ("19.496"), a name ("Código del Trabajo"), an address, or other words. */
export function wantedBy(typed: string): Exclude<LawQuestion, { whole: string }> {
  const text = typed.trim();
  const norm = URL.canParse(text) ? normAt(new URL(text)) : null;
  if (norm) return { about: { norm } };
  const number = /^(?:ley\s*)?(?:n[°º.]?\s*)?(\d{1,3}\.\d{3}|\d{3,5})$/i.exec(text)?.[1];
  if (number) return { about: { law: number.replace('.', '') } };
  const key = references(text, 'es').flatMap((one) => (one.kind === 'norm' ? one.key.split('#')[0]! : []))[0];
  const law = key && /^ley:(\d+)$/.exec(key)?.[1];
  if (law) return { about: { law } };
  const code = key && CODES[key];
  return code ? { about: { norm: code } } : { words: text };
}
