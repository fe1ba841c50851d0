import { tellLanguage } from '../language.ts';
import { fold } from '../words.ts';
import type { Decision } from './decide.ts';
import { divisionAt } from './divisions.ts';
import { matterWords } from './evidence.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { counted, says, stands } from './unspoken.ts';

/** Whether a sentence, with the division that it lies under, says anything of the question's own matter, or states what is asked. */
export function speaksOf(sources: readonly Read[], { sentences }: Decision, one: Found, question: string): boolean {
  const read = sources[one.source]!;
  const { text, index } = read;
  const asked = matterWords(question, 'place', tellLanguage(question) ?? index.language).map(fold);
  if (
    asked.length === 0 ||
    sentences.some(({ start, source, proof }) => proof && start === one.start && source === one.source)
  )
    return true;
  const label = divisionAt(read, one.start)?.label ?? '';
  const said = `${label} ${text.slice(Math.max(0, one.start - BEFORE), one.end)}`;
  return asked.some((word) => says(said, word, index.language));
}
/** Characters before a sentence that tell what it speaks of. */
const BEFORE = 160;

/**
 * Whether most of what a question names stands in the sources, or is what a concept is asked by. "¿Cómo se renuevan los ascensores?" is not answered by the
 * renewal of a contract that has no lifts.
 */
export function isNamed(sources: readonly Read[], { query, sentences }: Decision): boolean {
  if (query.concepts.length === 0 || sentences.some(({ proof }) => proof)) return true;
  const cues = new Set(query.concepts.flatMap(({ cues }) => cues.flat().flatMap((word) => word.split('|'))));
  const words = query.terms.filter(({ extra, weight }) => !extra && weight === 1);
  const held = words.filter(
    ({ found, asked, stems }) =>
      found || cues.has(stems.es) || cues.has(stems.en) || sources.some((read) => stands(read, asked)),
  );
  return held.length * 2 > words.length;
}

/** Characters around a sentence in which what is counted must be spoken of. */
const AROUND = 240;
/** "¿Cuántos habitantes …?" is answered by what speaks of habitantes. */
export function counts(sources: readonly Read[], { source, start, end }: Found, question: string): boolean {
  const word = counted(question);
  const { text, index } = sources[source]!;
  return word === null || says(text.slice(Math.max(0, start - AROUND), end + AROUND), word, index.language);
}

/** Asked of who does not pay, and how texts say it (folded). */
const UNPAID =
  /\b(?:si|por|cuando) (?:no|dejo de|deja de) (?:(?:le|les|me|se|lo|la) )?pag(?:o|a|ar|an|amos|arle)\b|\bif (?:i|we|he|she|they) (?:do not|don t|does not|fail to) pay\b/;
const DEFAULTS =
  /\bmora\b|\bmoros|\batras|\bretard|\bretras|\bno (?:pago|pag[aeo]|pagar\p{L}*)\b|\bdej(?:e|a|are|ar) de pagar|\bfalta de pago|\bincumplimiento\b[^.;]{0,60}\bpag|\bimpag|\b(?:fails?|failure|late|default|unpaid|overdue)\b/u;
/** "¿Me pueden echar si no pago?" is answered by what speaks of who does not pay. */
export const ofUnpaid = (sources: readonly Read[], { source, start, end }: Found, question: string): boolean =>
  !UNPAID.test(bare(question)) || DEFAULTS.test(fold(sources[source]!.text.slice(start, end)));

const FEW = String.raw`\d[\d.]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|\p{L}*cient[oa]s|mil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand`;
/** Of the sentences that speak of what is counted those that count it, where any does: "mil acciones", "dos ejemplares". */
export function counting(sources: readonly Read[], quotes: readonly Found[], question: string): readonly Found[] {
  const word = counted(question);
  if (word === null) return quotes;
  const count = new RegExp(
    String.raw`(?<!\p{L})(?:${FEW})(?: de)?\s+(?:\p{L}+\s+)?${word.replace(/(?:es|s)$/, '')}`,
    'u',
  );
  const sure = quotes.filter(({ source, start, end }) => count.test(fold(sources[source]!.text.slice(start, end))));
  return sure.length > 0 ? sure : quotes;
}
