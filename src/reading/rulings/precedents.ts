import type { Voice } from '#contract/voices.ts';
import type { Court, Identity, Reference, ReferenceOf } from '#contract/references.ts';
import type { Range } from '../lines.ts';
import { makeCourt } from '../references/courts.ts';
import { around, flat, heardBefore, leadOf, nextOf, othersBehind, rowEnd, tailOf } from './around.ts';
import { courtsInTurn, dateOf } from './details.ts';
import { partAt, type Part, type Structure } from './parts.ts';
import { passageOf, propositionOf } from './passages.ts';
import type { Reported } from './reported.ts';
import type { Decision } from './result.ts';
import { DECIDED as DECIDED_THERE } from './stance-words.ts';
import { stanceOf, type Told } from './stance.ts';
import { isFavoured } from './voices.ts';

type Ruling = ReferenceOf<'ruling'>;
/** `precedent`: an authority · `reviewed`: what the document itself rules on, or its own case below · `case`: another case, told as a fact. */
type Relation = 'precedent' | 'reviewed' | 'case';
/** One place where a ruling is named. */
export type Mention = Range & {
  reference: Ruling;
  court: Court | null;
  date: string | null;
  relation: Relation;
  voice: Voice;
  told: Told;
  /** The words around it that are shown, and those that it is cited for; null where these are the same. */
  passage: Range;
  proposition: Range | null;
  part: Part | null;
};
/** All that is known of a document before its rulings are read. */
export type Reading = {
  text: string;
  folded: string;
  references: readonly Reference[];
  reported: readonly Reported[];
  identity: Identity;
  structure: Structure;
  sentences: readonly Range[];
  voices: readonly Voice[];
  decision: Decision | null;
};

const AUTHORITY =
  /\b(?:vease|(?:decision|resolucion|sentencia)(?:es)? recaid[ao]s?|como precedentes?|jurisprudencia|criterio|doctrina|stc|ssts|sscs|scs|scs\.|fallos?|precedentes? (?:judicial|jurisprudencial)\w*|pronunciamientos?|dictamen|requerimientos? de inaplicabilidad)\b|\b(?:mismo|igual|similar|identico) sentido\b|\b(?:ha|han) (?:\w+ ){0,2}?(?:resuelto|sostenido|declarado|razonado|reiterado|afirmado|fallado|prevenido)\b/;
const SENTENCE = /\bsentencias?\b/;
const STRONG =
  /\b(?:jurisprudencia|criterio|unificacion)\b|\b(?:mismo|igual|similar|identico) sentido\b|\b(?:ha|han) (?:\w+ ){0,2}?(?:resuelto|sostenido|fallado)\b/;
/** A brief that calls a ruling of first instance one cites it. */
const CITED = new RegExp(`${STRONG.source}|\\b(?:sentencias?|fallos?|precedentes?)\\b`);
const PROCEEDING =
  /\b(?:autos|expedientes?|gestion|carpeta|juicio|procedimiento|e-book|ebook|causas?|querella|demanda|denuncia|transaccion|avenimiento)\b/;
const REVIEWED =
  /\b(?:se )?(?:confirma|revoca|aprueba|invalida|anula|enmienda)n?(?:se)?,? (?:\w+,? ){0,8}?(?:sentencias?|resolucion|fallo|decision)|\brecursos? (?:de \w+ ){0,2}[^.]{0,160}\b(?:en contra|contra) [^.]{0,40}\b(?:sentencia|resolucion|fallo)|\ben (?:estos|este|los presentes) (?:autos|procedimiento|antecedentes)\b|\brecurso de hecho\b|\b(?:se llevo a efecto|conocer) [^.]{0,60}recurso|\bdeja sin efecto\b/;
/** The books of first instance, whose rulings are seldom cited as authority. */
const FIRST = /^[A-Z]$/;
/** A number alone in brackets is what the words before it rest on. */
const IN_BRACKETS =
  /\((?:corte suprema,? |por todas,? |asi,? )*(?:s?stc|scs)?(?:[^()a-z]|\b(?:y|e|rol|roles|n|nos|c)\b)*$/;
/** What a higher court did in the ruling that is named before: "… en autos rol N° 1-2020 ratificó aquella interpretación". */
const DECIDED = /^[^.;]{0,60}?\b(?:ratific|resolvi|declar|sostuv|decidi|concluy|reiter|senal|dijo|exigi|entendi)\w*/;
const CONSTITUTIONAL = 'Tribunal Constitucional';
const HIGHER = new Set(['Corte Suprema', CONSTITUTIONAL, 'Corte de Apelaciones']);
const THIS_COURT =
  /\best[ae] (?:mism[ao] |excm[ao]\.? |excelentisim[ao] |iltm[ao]\.? )?(?:corte|tribunal|magistratura)\b|\bel tribunal ha\b/;
const OF_CONSTITUTIONAL = /\bs?stc\b/;

/** A sentence that is only brackets behind another. */
const ASIDE = /^["\s]*[([]/;

/** Whether a ruling is the document's own. */
const isOwn = ({ rol, year, book }: Ruling, { ruling }: Identity): boolean =>
  ruling !== null &&
  ruling.rol === rol &&
  (ruling.year === null || year === null || ruling.year === year) &&
  (ruling.book === null || book === null || ruling.book === book || !FIRST.test(book));

/** Characters before a number of a first instance in which it must be called an authority. */
const CLOSE = 200;

const FILED =
  /\b(?:autos|en representacion|demandante en|demandad[oa] en|caratulad[oa]s?|rol de ingreso|dictada en la causa|dictada en (?:los )?autos)\b/;
/** Who files a brief says so in its first paragraph, with the number of the case. */
const APPEARS = /\b(?:digo|decimos|expongo|exponemos|expreso|expresamos|manifiesto|vengo en|venimos en)\b/;
/** Characters at the head of a brief in which it names its own case. */
const HEAD = 1500;
/** Whether a brief names its own case there, or the one below it. */
function isFiled({ structure, folded }: Reading, one: Ruling, sentence: string): boolean {
  if (structure.kind !== 'brief' || one.start > HEAD || STRONG.test(sentence)) return false;
  const stop = folded.indexOf('\n', one.end);
  const line = folded.slice(folded.lastIndexOf('\n', one.start) + 1, stop < 0 ? undefined : stop);
  return FILED.test(sentence) || APPEARS.test(line);
}

/** What a place of a ruling is to the document, by the words of its sentence. */
function relationOf(reading: Reading, one: Ruling, sentence: string, part: Part | null, close: string): Relation {
  const firstInstance = one.register === 'rit' || (one.book !== null && FIRST.test(one.book));
  const { structure } = reading;
  const isRuling = structure.kind === 'ruling';
  // The case that a brief is filed in, and the one below it, are told before it argues.
  if (isFiled(reading, one, sentence)) return 'reviewed';
  if (isRuling && (part === null || part.name === 'heading' || part.name === 'closing')) return 'reviewed';
  if (isRuling && REVIEWED.test(sentence) && !STRONG.test(sentence)) return 'reviewed';
  if (isRuling && part?.name === 'resolutive' && !STRONG.test(sentence)) return 'reviewed';
  // What argues tells what another court decided to rest on it or to meet it, also where that court is of first instance.
  if (!isRuling && sentence.search(DECIDED_THERE) >= 0) return 'precedent';
  if (firstInstance) return (isRuling ? STRONG : CITED).test(close) ? 'precedent' : 'case';
  if (AUTHORITY.test(sentence) || SENTENCE.test(sentence) || IN_BRACKETS.test(close)) return 'precedent';
  const high = one.court !== null && HIGHER.has(one.court.type);
  if (high && DECIDED.test(flat(reading.folded, { start: one.end, end: one.end + CLOSE }))) return 'precedent';
  // What argues names a higher court's ruling to rest on it, whatever proceeding it came from.
  if (!isRuling && !FILED.test(sentence) && (high || part?.name !== 'facts')) return 'precedent';
  if (PROCEEDING.test(sentence)) return 'case';
  return one.court !== null && HIGHER.has(one.court.type) ? 'precedent' : 'case';
}

/** The court of a citation that says "this court" or STC, or stands in a row with one that names it. */
function courtOf(
  reading: Reading,
  one: Ruling,
  sentence: string,
  before: Mention | undefined,
  same: boolean,
): Court | null {
  if (one.court) return one.court;
  if (OF_CONSTITUTIONAL.test(sentence)) return makeCourt(CONSTITUTIONAL);
  if (same && before && before.reference.register === one.register) return before.court;
  const own = reading.identity.court;
  // Numbers alone in a ruling of the Constitutional Court are its own.
  const bare =
    own?.type === CONSTITUTIONAL &&
    one.book === null &&
    one.register === 'rol' &&
    !/\b(?:corte|juzgado)\b/.test(sentence);
  if (reading.structure.kind === 'ruling' && (bare || THIS_COURT.test(sentence))) {
    return own && makeCourt(own.type, own.type === 'Corte de Apelaciones' ? own.place : null, own.ordinal);
  }
  return null;
}

/** Every place where a document names a ruling that is not its own, in order. */
export function mentionsOf(reading: Reading): Mention[] {
  const { folded, references, sentences, identity, structure, voices, decision } = reading;
  const out: Mention[] = [];
  const isRuling = structure.kind === 'ruling';
  const named = ({ start, end }: Range): boolean =>
    references.some((one) => one.kind === 'ruling' && one.start >= start && one.start < end);
  let at = 0;
  references.forEach((one, i) => {
    if (one.kind !== 'ruling' || one.register === 'ruc') return;
    // Of any other document what would be its own number is one that it cites.
    if (isRuling && isOwn(one, identity)) return;
    while (at < sentences.length - 1 && sentences[at]!.end <= one.start) at++;
    const sentence = around(sentences[at] ?? one, one);
    const isAside = ASIDE.test(folded.slice(sentence.start, sentence.start + 6));
    const stated = isAside && at > 0 ? sentences[at - 1]! : null;
    const words = flat(folded, sentence);
    const wider = stated ? `${flat(folded, stated)} ${words}` : words;
    const part = partAt(structure, one.start);
    const voice = voices[at] ?? 'document';
    const last = out.at(-1);
    const same = last !== undefined && last.start >= sentence.start;
    const relation = relationOf(
      reading,
      one,
      wider,
      part,
      flat(folded, { start: Math.max(sentence.start, one.start - CLOSE), end: one.start }),
    );
    out.push({
      start: one.start,
      end: one.end,
      reference: one,
      court: courtsInTurn(reading.text, references, i, sentence) ?? courtOf(reading, one, wider, last, same),
      date: dateOf(folded, references, i, sentence),
      relation,
      voice,
      told:
        relation !== 'precedent'
          ? NO_STANCE
          : stanceOf({
              written: flat(reading.text, sentence),
              behind: nextOf(reading, at),
              tail: isRuling ? [] : tailOf(reading, at, named),
              lead: isRuling ? '' : leadOf(reading, at, named),
              heard: heardBefore(reading, out, sentence.start),
              rules: isRuling,
              sentence: words,
              before: folded.slice(sentence.start, one.start).replace(/\s+/g, ' '),
              stated: stated ? flat(folded, stated) : '',
              voice,
              favoured: isFavoured(voice, decision),
            }),
      passage: passageOf(reading.text, one, stated ? { start: stated.start, end: sentence.end } : sentence),
      proposition: propositionOf(reading.text, one, {
        sentence,
        stated,
        behind: sentences[at + 1] ?? null,
        others: othersBehind(references, i, sentence),
        rowEnd: rowEnd(reading.text, references, i),
      }),
      part,
    });
  });
  return out;
}

/** A ruling of which nothing says what it is for the document. */
export const NO_STANCE: Told = { stance: 'neutral', signal: 'none', words: null };
