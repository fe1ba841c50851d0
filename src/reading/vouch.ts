import type { Reference } from '#contract/references.ts';
import { isMention } from './references/mentions.ts';
import { readReferences } from './references/references.ts';
import { sentences } from './sentences.ts';
import { fold } from './words.ts';

/** Keeps of a prose the sentences that name nothing which the document does not. */
export type Vouch = (prose: string) => string;

/** Characters after which the reading of a long text pauses. */
const STRIDE = 50_000;
/** Figures of fewer digits are of common use ("30 días"); of more they may be the number of a law, a case or a year. */
const DIGITS = 3;
/** Words in quotation marks from which they are taken for words of somebody. */
const QUOTED = 3;

const WORD = /[\p{L}\p{N}]+/gu;
const FIGURE = /\d[\d.,]*/g;
const IN_MARKS = /[«“"]([^«»“”"]{3,400})[»”"]/g;
/** Marks of Markdown, which plain text does without. */
const MARKS = /^[ \t]*(?:[#>]+|[-*•])[ \t]+|[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gm;

/** What a law, a court or the learned are said to say, without telling where. Nothing that a model says of them rests on the document alone. */
const CLAIMS =
  /\b(?:la|las|toda|esta|dicha|nuestra) (?:ley|leyes|legislacion|normativa|norma|jurisprudencia|doctrina|constitucion)\b(?! (?:aplicable|vigente|chilena aplicable))[^.]{0,40}?\b(?:exig|prohib|establec|dispon|oblig|permit|sancion|requier|impon|ha |han |sostien|senal|entiend|estim|consider|protege|reconoc|declar|limit|regul|fij|autoriz)|\b(?:segun|conforme a|de acuerdo con|contrari[oa] a|vulnera|infringe|viola) (?:la|las|el|los) (?:ley|leyes|legislacion|normativa|jurisprudencia|doctrina|codigo|constitucion|tribunales|autores)\b|\b(?:los|las|nuestros) (?:tribunales|cortes|jueces|autores|tratadistas)\b[^.]{0,30}?\b(?:ha|han|sostien|senal|entiend|estim|consider|suel|exig|resuelv|fall|rechaz|acog)|\bla corte\b[^.]{0,30}?\b(?:ha |sostuv|resolv|fall|declar|senal|acog|rechaz)|\b(?:case law|the courts?|courts|the law|the statute|legislation|statute law|scholars|legal doctrine|commentators)\b[^.]{0,30}?\b(?:ha(?:s|ve) |hold|held|require|prohibit|forbid|provide|establish|say|state|allow|permit|protect|recogni[sz]|consider|impose|limit|rule)|\b(?:under|according to|contrary to|in breach of|violates?) (?:the )?(?:law|statute|case law|legislation|civil code|doctrine)\b/;
/** A division of a document, by its number. */
const DIVISION = /\b(?:art[ií]culos?|arts?\.|articles?|sections?|sec\.|clauses?|cl[aá]usulas?) \d+/gi;
/** Who is said to say something. */
const SAYS =
  /^(?:sostiene|sostienen|afirma|afirman|senala|ensena|indica|entiende|opina|explica|concluye|advierte|dice|distingue|define|ha|holds|held|argues|states|says|considers|teaches|explains|notes|writes|observes|defines)$/;
/** Names of parts and papers, which a document in another language calls otherwise. */
const COMMON = new Set(
  'arrendador arrendadora arrendatario arrendataria parte partes comprador vendedor empleador empleadora trabajador trabajadora cliente prestador proveedor contratista mandante mandatario sociedad socio contrato clausula anexo acuerdo acreedor deudor fiador consumidor lessor lessee landlord tenant party parties buyer seller purchaser employer employee client customer provider supplier contractor company agreement contract clause section annex schedule lender borrower licensor licensee distributor consumer i'.split(
    ' ',
  ),
);
/** What is compared of the references of both sides: not what only points back, nor articles of nothing that is named. */
const named = (one: Reference): boolean =>
  one.kind === 'norm' ? one.how === 'named' : one.kind !== 'articles' || one.norm !== null;
const digitsOf = (figure: string): string => figure.replace(/\D/g, '');
const flat = (text: string): string => (fold(text).match(WORD) ?? []).join(' ');

/** The end of a stretch of a text, at the end of a line where there is one. */
function strideEnd(text: string, from: number): number {
  if (from + STRIDE >= text.length) return text.length;
  const line = text.lastIndexOf('\n', from + STRIDE);
  return line > from ? line : from + STRIDE;
}

/**
 * Reads a document so that it can vouch for prose about it. It pauses now and then, as `readReferences` does; in the end it answers what keeps of a
 * prose, as plain text, the sentences that name no law, article, ruling, court, author, sum, date, figure of three digits or more, or words in
 * quotation marks that do not stand in the document, and that do not say what the law, the courts or the learned hold. It cuts rather too much.
 */
export function* readVouch(text: string): Generator<void, Vouch> {
  const known = yield* readReferences(text);
  const words = new Set<string>();
  const figures = new Set<string>();
  const lines: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = strideEnd(text, from);
    const part = fold(text.slice(from, to));
    const found = part.match(WORD) ?? [];
    for (const word of found) words.add(word);
    for (const [figure] of part.matchAll(FIGURE)) figures.add(digitsOf(figure));
    lines.push(found.join(' '));
    from = to;
    yield;
  }
  const run = ` ${lines.join(' ')} `;
  const stands = (one: Reference): boolean => known.some((other) => isMention(one, other));
  const vouched = (sentence: string): boolean =>
    !CLAIMS.test(fold(sentence)) &&
    references(sentence).filter(named).every(stands) &&
    [...sentence.matchAll(DIVISION)].every(([said]) => run.includes(` ${flat(said)} `)) &&
    [...sentence.matchAll(FIGURE)].every(
      ([figure]) => digitsOf(figure).length < DIGITS || figures.has(digitsOf(figure)),
    ) &&
    [...sentence.matchAll(IN_MARKS)].every(([, quoted]) => {
      const said = flat(quoted!);
      return said.split(' ').length < QUOTED || run.includes(` ${said} `);
    }) &&
    namesStand(sentence, words);
  return (prose) => {
    const plain = prose.replace(MARKS, '').replace(/\s+/g, ' ').trim();
    return sentences(plain)
      .map(({ start, end }) => plain.slice(start, end))
      .filter(vouched)
      .join(' ');
  };
}

/** Every reference of a short text. */
function references(text: string): Reference[] {
  const reading = readReferences(text);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Whether each word with a capital within a sentence stands in the document; of its first word, only where it is said to say something. */
function namesStand(sentence: string, words: ReadonlySet<string>): boolean {
  const all = sentence.match(WORD) ?? [];
  return all.every((word, i) => {
    const folded = fold(word);
    if (!/^\p{Lu}/u.test(word) || words.has(folded) || COMMON.has(folded)) return true;
    return i === 0 && !SAYS.test(fold(all[1] ?? ''));
  });
}
