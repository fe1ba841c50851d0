/** A part of a contract: `front` says who makes it, `recitals` why, `clause` what is agreed; `annex` and `signature` close it. */
type ClausePart = 'front' | 'recitals' | 'clause' | 'annex' | 'signature';
/**
 * One piece of a contract. The pieces of a text follow one another without a gap. `number`: "5" of QUINTO, "4" of ARTICLE IV, "4.2";
 * null where it has none. `label`: how the document names it ("Cláusula quinta"); `heading`: its title beside that, "" where it has none.
 */
export type Clause = {
  start: number;
  end: number;
  part: ClausePart;
  level: number;
  number: string | null;
  label: string;
  heading: string;
};
type Head = Omit<Clause, 'end' | 'start'>;

const UNITS = 'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]';
const TENS = 'd[ée]cim[oa]|vig[ée]sim[oa]|trig[ée]sim[oa]|und[ée]cim[oa]|duod[ée]cim[oa]';
const ORDINAL = `(?:(?:${TENS})(?:[ -]?(?:${UNITS}))?|d[ée]cimoctav[oa]|${UNITS}|und[ée]cim[oa]|final|[úu]nic[oa])`;
/** A clause put in between: "DÉCIMO BIS". */
const BIS = '(?:\\s+(?:bis|ter|qu[áa]ter))?';
const VALUES: [RegExp, number][] = [
  [/^primer/, 1],
  [/^segund/, 2],
  [/^tercer/, 3],
  [/^cuart/, 4],
  [/^quint/, 5],
  [/^sext/, 6],
  [/^s[ée]ptim/, 7],
  // Of "decimoctavo" the second part has lost its first letter.
  [/^o?ctav/, 8],
  [/^noven/, 9],
  [/^und[ée]cim/, 11],
  [/^duod[ée]cim/, 12],
  [/^d[ée]cim/, 10],
  [/^vig[ée]sim/, 20],
  [/^trig[ée]sim/, 30],
];
/** "décimo segundo", "decimosegundo" and "duodécimo" are 12; null for "final" and "único". */
function ordinal(words: string): string | null {
  let sum = 0;
  for (const word of words.toLowerCase().split(/[ -]+|(?<=^(?:d[ée]cim|vig[ée]sim|trig[ée]sim)[oa])/))
    sum += VALUES.find(([stem]) => stem.test(word))?.[1] ?? 0;
  return sum ? String(sum) : null;
}
const DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
function roman(letters: string): string {
  const values = [...letters.toLowerCase()].map((letter) => DIGITS[letter] ?? 0);
  return String(values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0));
}
const valueOf = (number: string): string | null =>
  /^\d/.test(number) ? number.replace(/[.)]$/, '') : /^[ivxlc]+$/i.test(number) ? roman(number) : ordinal(number);

/** Who signs, under the line of a signature. */
const SIGNER =
  /^[#*\s]*(?:(?:EL|LA|LOS|LAS|P\.?P\.?|POR)\s+)?(?:EMPLEADORA?|TRABAJADORA?|ARRENDADORA?|ARRENDATARI[OA]|VENDEDORA?|COMPRADORA?|PRESTADORA?|CLIENTE|EMPRESA|ESTUDIANTE|MANDANTE|MANDATARI[OA])(?:\([AO]\))?\s*$/;

const OPEN = '[#*_\\s"“]*';
const STOP = '[*_"”]*\\s*(?:[.°º]?\\s?[:.)–—-]|$)';
const WORDED = new RegExp(`^${OPEN}((?:cl[áa]usula\\s+)?(${ORDINAL})${BIS})${STOP}`, 'iu');
const NAMED = new RegExp(
  `^${OPEN}((?:art[íi]culo|article|section|cl[áa]usula|clause|secci[óo]n|cap[íi]tulo)\\s+(\\d{1,3}(?:\\.\\d{1,3})*|[ivxlc]{1,6}|${ORDINAL})${BIS})(?:[*_]*\\s*[.°º]?[:.)–—-]|[*_]*\\s*$|\\s+(?=["“(]?\\p{Lu}))`,
  'iu',
);
const NUMBERED =
  /^[#*_\s]*(\d{1,2}(?:\.\d{1,2}){0,3}(?: bis| ter)?)(?:[.°º)]{0,2}\s?[-–]?)[*_]*\s+[*_]*(?=["“(*]?\p{Lu})/u;
const ROMAN = /^[#*\s]*([IVX]{1,5})[.)]\s?-?\s+(?=\p{Lu})/u;
export const ANNEX =
  /^[#*\s]*((?:ANEXO|ANNEX|EXHIBIT|SCHEDULE|APPENDIX|AP[ÉE]NDICE|Anexo|Exhibit|Schedule|Annex|Appendix)\b[ -]?[A-Z0-9]{0,4})[\s:.–—-]*/u;
const RECITALS =
  /^[#*\s]*(?:WHEREAS|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|RECITALS?|BACKGROUND|ANTECEDENTES|CONSIDERANDO|EXPONEN|DECLARAN|VISTOS)\b/iu;
const SIGNATURE =
  /^[#*\s]*(?:IN WITNESS WHEREOF|SIGNATURES?\b|SIGNED (?:by|for)|EN COMPROBANTE|EN FE DE LO CUAL|PARA CONSTANCIA|EN SE[ÑN]AL DE|LE[ÍI]D[OA] (?:QUE|EL PRESENTE)|PREVIA LECTURA|FIRMAS?\s*:?\s*$)/iu;
/** Clauses of a deed that run on in one paragraph: only in capitals, behind a stop. */
const INLINE = new RegExp(
  `(?<=[.;:][\\s–—-]{0,4})((?:CL[ÁA]USULA\\s+)?(${ORDINAL.toUpperCase().replaceAll('Í', 'Í')})(?:\\s+(?:BIS|TER))?)(?=\\s*(?:[:.]|[–—-]\\s))`,
  'gu',
);
/** The same of sections in English: "4.2 Term. …", "ARTICLE 3 DEFINITIONS …". */
const INLINE_SECTION =
  /(?<=[.;:)\]]["”]?\s{1,3})((?:ARTICLE|Article|SECTION|Section)\s+(?:\d{1,2}(?:\.\d{1,2})?|[IVX]{1,5})|\d{1,2}\.\d{1,2}|\d{1,2}(?=\.\s))\.?\s+(\p{Lu}[\p{L},&;/'’-]*(?:\s[\p{L},&;/'’-]+){0,7})(?=\.|\s\d{1,2}\.\d)/gu;
const TITLE_MAX = 80;
/** A paragraph longer than this may hold several clauses. */
const RUN_ON = 240;

/** What a sentence has and a title has not: a quotation, or a verb of contracts. */
const SENTENCE =
  /["“”«»]|(?<!\p{L})(?:es|ser[áa]n?|tendr[áa]n?|podr[áa]n?|deber[áa]n?|durar[áa]n?|regir[áa]n?|pagar[áa]n?|asciende|declaran?|acuerdan?|convienen|(?:se|los?|las?) obligan?|prometen?|venden?|entregan?|fijan|otorgan?|confieren?)(?!\p{L})/iu;
/** The words behind a number that are its title: up to the first stop, where that is near. */
function titleOf(rest: string): string {
  const words = rest.replace(/^[\s:.)*_°º–—-]+/u, '');
  const title = /^[^.:\n]{2,80}?(?=\.|:|\s[-–—]\s|$)/u.exec(words)?.[0] ?? '';
  return !/[$\d]/.test(title) && title.split(' ').length <= 8 && !SENTENCE.test(title)
    ? title.replace(/[*_]/g, '').trim()
    : '';
}
/** A line that is a title by its looks: a Markdown heading, or short and in capitals. */
function bare(line: string): string | null {
  const hashes = /^#{1,6}\s+(.{2,100})$/.exec(line)?.[1];
  if (hashes) return hashes.replace(/[*_#]/g, '').trim();
  const words = line.replace(/[*_]/g, '').trim();
  if (words.length < 4 || words.length > TITLE_MAX || !/^\p{Lu}[\p{Lu}\s,/&()'’-]+[:.]?$/u.test(words)) return null;
  return /\p{Lu}{4}/u.test(words) ? words : null;
}

const tidy = (label: string): string => {
  const words = label.replace(/\s+/g, ' ').trim();
  return words.length > 4 && words === words.toUpperCase() && /\p{Lu}{4}/u.test(words)
    ? words[0]! +
        words
          .slice(1)
          .toLowerCase()
          .replace(/\b[ivxlc]+$/u, (letters) => (/^[ivxlc]+$/.test(letters) ? letters.toUpperCase() : letters))
    : words;
};

/** What a line opens; null where it goes on. `late`: it stands in the second half of its text. */
function opens(line: string, late: boolean): Head | null {
  const named = WORDED.exec(line) ?? NAMED.exec(line);
  // "Section 9 of this agreement" names one and heads none; the patterns cannot tell, since they are blind to case.
  const goesOn =
    named !== null && /\p{L}$|\d$/u.test(named[0].trimEnd()) && /^\s*["“(]?\p{Ll}/u.test(line.slice(named[0].length));
  if (named && !goesOn) {
    const level = /^(?:art[íi]culo|article|cap[íi]tulo)/i.test(named[1]!) ? 1 : named[2]!.split('.').length;
    return {
      part: 'clause',
      level,
      number: valueOf(named[2]!),
      label: tidy(named[1]!),
      heading: titleOf(line.slice(named[0].length)),
    };
  }
  const numbered = NUMBERED.exec(line) ?? ROMAN.exec(line);
  if (numbered) {
    const number = valueOf(numbered[1]!);
    const heading = titleOf(line.slice(numbered[0].length));
    return {
      part: 'clause',
      level: numbered[1]!.split('.').length,
      number,
      label: heading && heading.length < 50 ? `${numbered[1]!} ${heading}` : numbered[1]!,
      heading,
    };
  }
  const annex = ANNEX.exec(line);
  if (annex && line.length < TITLE_MAX)
    return {
      part: 'annex',
      level: 1,
      number: null,
      label: annex[1]!.trim(),
      heading: titleOf(line.slice(annex[0].length)),
    };
  if (RECITALS.test(line) && !late)
    return { part: 'recitals', level: 1, number: null, label: '', heading: titleOf(line) };
  if (late && SIGNATURE.test(line)) return { part: 'signature', level: 1, number: null, label: '', heading: '' };
  const title = late && SIGNER.test(line) ? null : bare(line);
  return title === null
    ? null
    : { part: 'clause', level: 1, number: null, label: tidy(title.replace(/[:.]$/, '')), heading: title };
}

/** The clauses that begin within a paragraph. */
function within(paragraph: string): (Head & { at: number })[] {
  const found: (Head & { at: number })[] = [];
  for (const { 1: label, 2: number, index } of paragraph.matchAll(INLINE))
    found.push({ at: index, part: 'clause', level: 1, number: ordinal(number!), label: tidy(label!), heading: '' });
  for (const { 1: mark, 2: title, index } of paragraph.matchAll(INLINE_SECTION)) {
    const number = mark!.split(/\s+/).at(-1)!;
    const label = /^\d/.test(mark!) && title!.length < 50 ? `${mark!} ${title!}` : tidy(mark!);
    found.push({
      at: index,
      part: 'clause',
      level: number.split('.').length,
      number: valueOf(number),
      label,
      heading: title!,
    });
  }
  return found.filter(({ at }) => at > 0).sort((a, b) => a.at - b.at);
}

/**
 * The clauses of a contract: worded ordinals ("PRIMERO:", "Cláusula quinta", also within a paragraph), articles, sections and numerals, headings,
 * recitals, annexes and signatures, in Spanish and English. A text without any of these is one `front`. Our own reading of how contracts are set.
 */
export function clauses(text: string): Clause[] {
  const found: Clause[] = [];
  let open: Clause = { start: 0, end: text.length, part: 'front', level: 1, number: null, label: '', heading: '' };
  const begin = (start: number, head: Head): void => {
    if (text.slice(open.start, start).trim()) found.push({ ...open, end: start });
    else start = open.start;
    open = { ...head, start, end: text.length };
  };
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, Math.min(end, start + 240)).trim();
    const head = line.length > 1 ? opens(line, start > text.length / 2) : null;
    // A title on the line below its number belongs to it; the name of a document at its top opens nothing.
    const title = head !== null && head.number === null && head.part === 'clause';
    if (head && title && open.number !== null && !open.heading && end - open.start < 160) open.heading = head.heading;
    else if (head && !(title && start < 200 && found.length === 0)) begin(start, head);
    if (end - start > RUN_ON) for (const { at, ...inner } of within(text.slice(start, end))) begin(start + at, inner);
    start = end + 1;
  }
  found.push(open);
  return found;
}

/** The clause that an offset stands in. */
export function clauseAt(list: readonly Clause[], offset: number): Clause | undefined {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (list[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return list[low];
}
