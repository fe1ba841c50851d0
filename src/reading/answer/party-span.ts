import type { Range } from '../lines.ts';
import { fold } from '../words.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { NAME, stemOf } from './roles.ts';

/** How a preamble calls a party, at the end of what it says of that party: `en adelante la "Arrendadora"`, "(empleador)", "como arrendataria", ", vendedor,". */
const CALLS = new RegExp(
  [
    String.raw`(?:en adelante|denominad[oa]|llamad[oa]),? (?:indistintamente )?(?:el |la |los |las )?["“«']?(?:el |la |los |las )?[\p{L}]+(?: [\p{L}]+)?["”»']`,
    String.raw`en adelante,? (?:el |la |los |las )?\p{L}+`,
    String.raw`\((?:el |la )?["“]?\p{L}+["”]?\)`,
    String.raw`,? (?:como|en calidad de) (?:el |la )?\p{L}+`,
    String.raw`, (?:promitente )?(?:vendedor|comprador|arrendador|arrendatari[oa]|subarrendador|subarrendatari[oa]|empleador|trabajador|mandante|mandatari[oa]|mutuante|mutuari[oa]|prestador|client)(?:[oae]s?|as)?(?=,)`,
  ].join('|'),
  'giu',
);
/** What stands before the first party, and between two. */
const LEAD = /^[^]*?(?<!\p{L})(?:entre|comparecen?)\s*:?\s+/iu;
const JOINT = /^[\s,;]*(?:(?:y|e)\s+)?/iu;
const SIDE = /^(?:por (?:una|la otra|otra)(?: parte)?\s*[,:]\s*)/iu;
/** A preamble shorter than this is quoted whole. */
const SHORT = 200;

/** What a preamble says of each of its parties; none where it does not call each by what it is. */
function partiesIn(words: string): Range[] {
  const lead = LEAD.exec(words)?.[0].length ?? 0;
  const out: Range[] = [];
  let from = lead;
  for (const { index, 0: call } of words.matchAll(CALLS)) {
    const end = index + call.length;
    if (index < from) continue;
    const joint = out.length === 0 ? 0 : JOINT.exec(words.slice(from))![0].length;
    const start = from + joint + (SIDE.exec(words.slice(from + joint))?.[0].length ?? 0);
    if (NAME.test(words.slice(start, index))) out.push({ start, end });
    from = end;
  }
  return lead > 0 && out.length > 1 ? out : [];
}

/** Of a long sentence that brings forward several parties what it says of the one that is called so; the sentence itself where it cannot be told. */
export function ofParty({ text }: Pick<Read, 'text'>, found: Found, called: readonly string[], holds = NAME): Found {
  const words = text.slice(found.start, found.end);
  if (words.length < SHORT || called.length === 0) return found;
  const stems = called.map((one) => stemOf(fold(one)));
  const own = partiesIn(words).filter(({ start, end }) => {
    const said = words.slice(start, end);
    return holds.test(said) && stems.every((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(fold(said)));
  });
  const [only] = own;
  return own.length === 1 && only ? { ...found, start: found.start + only.start, end: found.start + only.end } : found;
}
