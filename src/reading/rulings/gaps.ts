import type { Range } from '../lines.ts';
import { partAt, type Part } from './parts.ts';
import type { Reading } from './precedents.ts';

/**
 * What a document says without what should stand beside it. `authority`: a rule of law without its norm · `jurisprudence`: case law without a ruling ·
 * `evidence`: a fact of a brief without a means of proof · `argument`: a matter headed, and not argued · `petition`: asked for, and not argued.
 */
const GAPS = ['authority', 'jurisprudence', 'evidence', 'argument', 'petition'] as const;
type GapKind = (typeof GAPS)[number];
export type Gap = Range & { kind: GapKind; part: Part | null; matter: string | null };

/** Gaps of one kind that are listed. */
const MOST = 12;
const CASE_LAW =
  /\b(?:(?:la|nuestra|una|reiterada|abundante|uniforme|vasta|constante) (?:\w+ ){0,2}?jurisprudencia (?:\w+ ){0,4}?(?:ha|han|es|senala|sostiene|establece|reconoce|entiende|de nuestros)|jurisprudencia (?:uniforme|reiterada|constante|asentada|conteste|mayoritaria|invariable)|(?:reiterados|diversos|numerosos|multiples|variados) (?:fallos|pronunciamientos)(?! (?:\w+ )?(?:emanad|firmes|contradictori|invocad|acompanad|citad|dictad))|nuestros (?:maximos )?tribunales (?:\w+ ){0,3}?han|(?:la )?(?:excma\.? )?corte suprema (?:\w+ ){0,3}?ha (?:\w+ ){0,2}?(?:resuelto|sostenido|declarado|senalado|fallado|dicho))\b/;
const OF_LAW =
  /\b(?:(?:la|nuestra) (?:ley|legislacion|normativa)|el (?:legislador|ordenamiento juridico|derecho chileno))(?: (?:vigente|aplicable|laboral|civil|penal|chilena?|nacional))? (?!no )(?:\w+ )?(?:exige|dispone|establece|ordena|prohibe|obliga|faculta|impone|sanciona|presume|reconoce|requiere|contempla)\b|\bes un principio (?:general|basico|fundamental|elemental|rector)\b|\b(?:conforme a|segun|de acuerdo (?:a|con)) (?:la ley|derecho|el derecho|la normativa|las normas legales)\b|\blas normas (?:legales )?(?:vigentes|aplicables)\b/;
const FACT =
  /\b(?:suscribi\w*|celebr(?:o|aron|amos)|pag(?:o|ue|aron|amos)|entreg(?:o|aron|amos|ue)|incumpli(?:o|eron)|notific(?:o|aron)|adeud\w+|se nego|dejo de|no ha pagado|recibi(?:o|eron|mos)|envi(?:o|e|aron|amos)|ocurri(?:o|eron)|despid(?:io|ieron)|contrat(?:o|aron)|comunic(?:o|aron)|sufri(?:o|eron)|reclam(?:o|amos|aron)|requeri(?:mos|o))\b/;
const PROOF =
  /\b(?:documental|segun (?:consta|da cuenta|aparece|se lee)|consta (?:de|en)|como consta|da cuenta|acompan\w+|otrosi|anexo|fojas|folio|escritura publica|testig\w+|perit\w+|prueba|acredit\w+|adjunt\w+|agregad[oa]s?|fotograf\w+|grabacion)\b/;
/** A paper proves where it is called the proof; "envió una carta" is itself a fact to prove. */
const PAPER =
  '(?:documentos?|facturas?|carta|correos?|certificad[oa]s?|boletas?|acta|informe|comprobantes?|liquidacion(?:es)?|recibos?|finiquito|contrato|escritura)';
const BY_PAPER = new RegExp(
  `\\b(?:segun|mediante|conforme a|por medio de|como (?:consta|aparece|se lee) en)\\b[^.;]{0,40}\\b${PAPER}\\b|\\b${PAPER} (?:n°|nos?\\b|numero|signad|de fecha|de fojas)`,
);
const isProved = (words: string): boolean => PROOF.test(words) || BY_PAPER.test(words);
/** What is claimed in a petition and must be argued before it. */
const MATTERS: [string, RegExp][] = [
  ['daño moral', /\bdano moral\b/],
  ['lucro cesante', /\blucro cesante\b/],
  ['daño emergente', /\bdano emergente\b/],
  ['intereses', /\bintereses\b/],
  ['reajustes', /\breajust\w+/],
  ['nulidad', /\bnulidad\b/],
  ['resolución del contrato', /\bresolucion del contrato\b/],
  ['medida cautelar', /\bmedidas? (?:cautelar|precautoria)\w*/],
];
/** Words below a heading that make an argument. */
const ARGUED = 15;
const AUTHORITIES = new Set(['norm', 'articles', 'ruling', 'case']);
const PROVING = new Set(['dissent', 'opponent', 'third', 'below', 'witness', 'cited']);

const flat = (folded: string, { start, end }: Range): string => folded.slice(start, end).replace(/\s+/g, ' ').trim();
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word.length > 1).length;

/** For each sentence, whether an authority, and whether a ruling, is named in it. */
function named({ references, reported, sentences }: Reading): { any: boolean[]; ruling: boolean[] } {
  const any = sentences.map(() => false);
  const ruling = sentences.map(() => false);
  let at = 0;
  for (const { kind, start } of references) {
    while (at < sentences.length - 1 && sentences[at]!.end <= start) at++;
    if (AUTHORITIES.has(kind)) any[at] = true;
    if (kind === 'ruling' || kind === 'case') ruling[at] = true;
  }
  sentences.forEach(({ start, end }, i) => {
    if (reported.some((one) => one.start < end && start < one.end)) any[i] = ruling[i] = true;
  });
  return { any, ruling };
}

function unsupported(reading: Reading): Gap[] {
  const { text, folded, sentences, voices, structure } = reading;
  const has = named(reading);
  /** Whether two sentences stand in one paragraph. */
  const together = (a: number, b: number): boolean => {
    const [one, other] = [sentences[a], sentences[b]];
    return one !== undefined && other !== undefined && !/\n\s*\n/.test(text.slice(one.end, other.start));
  };
  const near = (list: readonly boolean[], i: number): boolean =>
    list[i] === true || (list[i - 1] === true && together(i - 1, i)) || (list[i + 1] === true && together(i, i + 1));
  const isOwn = (i: number): boolean =>
    structure.kind === 'ruling' ? voices[i] === 'document' : !PROVING.has(voices[i] ?? 'document');
  return sentences.flatMap((sentence, i): Gap[] => {
    const part = partAt(structure, sentence.start);
    // What a brief tells of the other side is its own fact to prove.
    if (!isOwn(i) && !(structure.kind === 'brief' && part?.name === 'facts')) return [];
    const words = flat(folded, sentence);
    const gap = (kind: GapKind): Gap[] => [{ ...sentence, kind, part, matter: null }];
    if (CASE_LAW.test(words)) return near(has.ruling, i) ? [] : gap('jurisprudence');
    if (OF_LAW.test(words)) return near(has.any, i) ? [] : gap('authority');
    if (
      part?.name === 'facts' &&
      FACT.test(words) &&
      /\d|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/.test(words)
    ) {
      const behind = sentences[i + 1] ? flat(folded, sentences[i + 1]!) : '';
      return isProved(words) || (isProved(behind) && !FACT.test(behind)) ? [] : gap('evidence');
    }
    return [];
  });
}

/** Headed parts of a brief with next to nothing below, and matters of its petition that stand nowhere else. */
function unargued({ text, folded, structure }: Reading): Gap[] {
  if (structure.kind !== 'brief') return [];
  const { parts } = structure;
  const headed = parts
    .filter(
      ({ name }, i) =>
        (name === 'law' || name === 'facts' || name === 'section') &&
        !(name !== 'section' && parts[i + 1]?.name === 'section'),
    )
    .filter(({ start, end, label }) => label !== '' && wordsIn(text.slice(start, end)) - wordsIn(label) < ARGUED)
    .map((part): Gap => ({
      start: part.start,
      end: lineEnd(text, part.start),
      kind: 'argument',
      part,
      matter: part.label,
    }));
  const asked = parts.filter(({ name }) => name === 'petition');
  const argued = parts
    .filter(({ name }) => name !== 'petition' && name !== 'summary')
    .map((part) => flat(folded, part))
    .join(' ');
  const matters = asked.flatMap((part) =>
    MATTERS.flatMap(([matter, pattern]): Gap[] => {
      const found = pattern.exec(folded.slice(part.start, part.end));
      if (!found || pattern.test(argued)) return [];
      const start = part.start + found.index;
      return [{ start, end: start + found[0].length, kind: 'petition', part, matter }];
    }),
  );
  return [...headed, ...matters];
}
const lineEnd = (text: string, start: number): number => {
  const stop = text.indexOf('\n', start);
  return stop < 0 ? text.length : stop;
};

/** What a document claims without authority, tells without proof, or heads or asks without arguing it; `total` counts those beyond the list too. */
export function gapsOf(reading: Reading): { gaps: Gap[]; total: number } {
  const all = [...unsupported(reading), ...unargued(reading)];
  const gaps = GAPS.flatMap((kind) => all.filter((gap) => gap.kind === kind).slice(0, MOST));
  return { gaps: gaps.sort((a, b) => a.start - b.start), total: all.length };
}
