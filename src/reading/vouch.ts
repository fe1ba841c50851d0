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

/** What follows when somebody is said to decide or to hold something; folded. */
const DECIDES =
  '(?:(?:ha|han|hay)\\b|suele|exig|prohib|resuelv|resolv|fall|rechaz|acog|sostien|sostuv|senal|entiend|estim|consider|declar|afirm|reconoc|limit|rebaj|anul|dice|dijo|ensen|opin|discut|coincid)';
const HOLDS =
  '(?:has|have|had|hold|held|requir|prohibit|forbid|provid|establish|say|said|stat|allow|permit|protect|recogni|consider|impos|limit|rul|tend|agree|reject|strike|struck|void|den)';
/** What laws, courts or the learned are said to say, without telling where; folded. Nothing that a model says of them rests on the document alone. */
const CLAIMS: readonly RegExp[] = [
  // Which law a contract names as its own is no claim.
  /\b(?:la|las|toda|alguna|esta|dicha|nuestra|otra) (?:ley|leyes|legislacion|normativa|constitucion)\b(?! (?:aplicable|n\W|num|\d))/,
  /\b(?:por|de|contra|contraria? a|fuera de) ley\b|\b(?:mandato|prohibicion|exigencia|norma) legal\b|\blegalmente\b|\bde pleno derecho\b/,
  /\b(?:jurisprudencia|doctrina|fallos?|sentencias?|precedentes?|tratadistas?|juristas?)\b/,
  new RegExp(
    `\\b(?:tribunal(?:es)?|cortes?|juez|jueces|autor(?:es)?|legislador|constituyente)\\b[^.]{0,40}?\\b${DECIDES}`,
  ),
  /\b(?:segun|conforme a|de acuerdo con|contrari[oa] a|vulnera|infringe|viola) (?:el|los|al) (?:codigo|tribunal|tribunales|autores|reglamento|derecho)\b/,
  /\b(?:the|a|any|some|our|under|by|against|applicable) (?:statut\w*|legislation)|\b(?:the|by|under|against) law\b(?! of\b)|\b(?:case law|precedents?|rulings?|judgments?|scholars|commentators|jurists|legal doctrine|jurisprudence|statutory)\b|\b(?:il)?legally\b/,
  new RegExp(`\\b(?:courts?|judges?|tribunals?|authors|legislators?|parliament|congress)\\b[^.]{0,40}?\\b${HOLDS}`),
];
/** A division of a document, by its number. */
const DIVISION = /\b(?:art[ií]culos?|arts?\.|articles?|sections?|sec\.|clauses?|cl[aá]usulas?) \d+/gi;
/** Who is said to say something; folded. */
const SAYS = new Set(
  'sostiene sostienen sostuvo afirma afirman afirmo senala senalan senalo ensena ensenan indica indican entiende entienden opina opinan explica explican concluye advierte dice dijo distingue define definen ha han cree piensa considera estima critica niega rechaza recuerda propone recomienda plantea escribe escribio holds held argues argued states stated says said considers teaches explains notes writes wrote observes defines believes thinks rejects denies criticises criticizes recommends proposes suggests maintains asserts claims contends warns'.split(
    ' ',
  ),
);
/** Whether somebody is said to say something in some words (folded). */
export const tellsWhoSays = (folded: string): boolean => (folded.match(WORD) ?? []).some((word) => SAYS.has(word));
/** What a sentence may begin with before a comma without being a name; folded. */
const TURNS = new Set(
  'ademas asi finalmente tampoco incluso ahora luego entonces primero aqui hoy este esta however therefore moreover also finally first second thus instead still otherwise here this'.split(
    ' ',
  ),
);
/** Names of parts and papers, which a document in another language calls otherwise. */
export const COMMON: ReadonlySet<string> = new Set(
  'arrendador arrendadora arrendatario arrendataria parte partes comprador vendedor empleador empleadora trabajador trabajadora cliente prestador proveedor contratista mandante mandatario sociedad socio contrato clausula anexo acuerdo acreedor deudor fiador consumidor lessor lessee landlord tenant party parties buyer seller purchaser employer employee client customer provider supplier contractor company agreement contract clause section annex schedule lender borrower licensor licensee distributor consumer i'.split(
    ' ',
  ),
);
/** What is compared of the references of both sides: not what only points back, nor articles of nothing that is named. */
const named = (one: Reference): boolean =>
  one.kind === 'norm' ? one.how === 'named' : one.kind !== 'articles' || one.norm !== null;
/** Whether some words (folded) say nothing of what laws, courts or the learned hold without telling where. */
export const claimsNothing = (folded: string): boolean => CLAIMS.every((claim) => !claim.test(folded));
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
    claimsNothing(fold(sentence)) &&
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
    // The first word has its capital for being first; before a verb of saying, another that goes on with "que", or a comma, it may be a name.
    const [, second = '', third = ''] = all.map(fold);
    const aside = sentence.startsWith(`${word},`) && !TURNS.has(folded);
    return i === 0 && !aside && !SAYS.has(second) && !(second.length > 3 && (third === 'que' || third === 'that'));
  });
}
