import { fold } from '../words.ts';
import { best, BESIDE, holding } from './choosing.ts';
import { definitionStrength } from './definition.ts';
import type { Field } from './evidence.ts';
import { bare } from './intent.ts';
import { holdsCondition, holdsDate, holdsTerm } from './kinds.ts';
import type { Found } from './look-up.ts';
import { introductions } from './parties.ts';
import type { Read } from './rank.ts';

const DURATION =
  /\bplazo (?:de(?:l|l presente| este| la| esta)? (?:presente )?(?:contrato|arriendo|arrendamiento|convenio|acuerdo) )?(?:es|sera) (?:de|hasta|indefinid)|\b(?:contrato|arriendo|arrendamiento|convenio) (?:es|sera|tendra) (?:de |por )?(?:un |el )?(?:plazo|termino)\b|\b(?:contrato|convenio) es (?:de plazo |a plazo )?indefinido|\bduracion\b|\bvigencia\b|\bregira\b|comenzara a regir|\bplazo fijo\b|\bdura(?:ra)?n?\b|\bse extendera (?:por|hasta|desde)|initial period|\bstarts? on\b|\bcontinues? (?:for|until)\b|\bthe term of this\b|\bshall (?:commence|terminate on)\b|shall continue|remains? in (?:full )?(?:force|effect)/;
/** Words for the contract itself, and for how long one may last: a question of its term asks how long it does. Some tell of what kind it is. */
const ITSELF = /^(?:contratos?|convenio|acuerdo|agreement|contract|term|indefinid[oa]|fij[oa]|fixed|indefinite)$/;
const ITS_KIND =
  /^(?:arrendamiento|arriendo|lease|trabajo|servicios?|service|distribution|consulting|sociedad|mandato)$/;

export function deadline(field: Field): Found[] {
  const whole = field.matter.words.every(
    ({ folded, itself }) => itself || ITSELF.test(folded) || ITS_KIND.test(folded),
  );
  if (!whole) return holding(field, holdsTerm);
  const kinds = field.matter.words.filter(({ folded }) => ITS_KIND.test(folded));
  if (kinds.length > 0 && !field.sentences.some(({ own }) => own > 0)) return [];
  const lasting = field.sentences.filter((one) => DURATION.test(fold(one.words)));
  const found = holding({ matter: { words: [], weight: 0 }, sentences: lasting }, holdsTerm);
  if (found.length > 0) return found.filter(({ score }) => score >= BESIDE * found[0]!.score).slice(0, 2);
  return field.matter.words.every(({ itself }) => itself) ? holding(field, holdsTerm) : [];
}

const STARTS =
  /^(?:empieza|empezo|empezar|comienza|comenzo|comenzar|inicia|inicio|parte|partio|rige|vigencia|vigente|entra|start|starts|begin|begins|commence|commences)$/;
const BEGINNING =
  /\b(?:comenzara|comienza|empezara|empieza|regira|rige|iniciara|inicia|inicio|vigencia)\b|\ba contar (?:del?|de)\b|\bdesde (?:el|la|su|esta)\b|entrara en vigencia|\bstarts? on\b|\bcommenc|\bbegins? on\b|\beffective (?:as of|on|date)\b|remain in (?:full )?(?:effect|force)/;

/** When the contract itself begins; null where something else is asked. */
function beginning({ matter, sentences }: Field): Found[] | null {
  const asked = matter.words.some(({ folded }) => STARTS.test(folded));
  if (
    !asked ||
    !matter.words.every(
      ({ folded, itself }) => STARTS.test(folded) || itself || ITSELF.test(folded) || ITS_KIND.test(folded),
    )
  )
    return null;
  const begins = sentences.filter((one) => !one.heading && BEGINNING.test(fold(one.words)));
  const dated = begins.filter(({ words }) => holdsDate(words));
  const found = best(
    (dated.length > 0 ? dated : begins.filter(({ words }) => holdsTerm(words))).map((one) => ({
      ...one,
      score:
        one.score + (/comenzara|empezara|regira|\brige|starts? on|commenc|effective/.test(fold(one.words)) ? 1 : 0),
    })),
    2,
  );
  return found.length > 0 ? found : null;
}

const ENDS =
  /^(?:termina|terminara|acaba|acabara|vence|vencera|expira|expirara|finaliza|concluye|end|ends|expire|expires|terminate|terminates)$/;

/** How long the contract itself lasts, where it is asked when it ends; null where something else is asked. */
function ending({ matter, sentences }: Field): Found[] | null {
  const rest = matter.words.filter(({ folded }) => !ENDS.test(folded));
  const itself = rest.every(({ folded, itself }) => itself || ITSELF.test(folded) || ITS_KIND.test(folded));
  if (rest.length === matter.words.length || !itself) return null;
  const found = deadline({ matter: { words: [], weight: 0 }, sentences });
  return found.length > 0 ? found : null;
}

/** The sentence that gives the date a name: `effective as of July 1, 2020 ("Effective Date")`. */
function namedDate({ sentences }: Field, question: string): Found[] {
  const name = /^(?:what is|when is|cual es) (?:the|la) (\p{L}+ date|fecha (?:de )?\p{L}+)$/u.exec(bare(question))?.[1];
  if (!name) return [];
  return best(
    sentences.flatMap((one) => {
      const strength = definitionStrength(name, one.words);
      return strength > 0 && holdsDate(one.words) ? [{ ...one, score: strength + 0.1 * one.score }] : [];
    }),
    1,
  );
}

const SIGNED =
  /\b(?:firm\p{L}+|celebr\p{L}+|suscri\p{L}+|otorg\p{L}+|dict\p{L}+|signed|made|entered|dated|effective date)\b|\b(?:fecha|date)\b.*\b(?:contrato|escritura|sentencia|convenio|acuerdo|agreement|contract)\b|\bfecha tiene\b/u;
/** Words of a question about the date of a document that do not tell which document. */
const ANY_DOCUMENT =
  /^(?:firm|celebr|suscri|otorg|dict|sign|made|enter|dated|effective|fecha|date|cuando|donde|when|where|contrato|acuerdo|documento|agreement|contract|tiene|que|was|the|este|esta)/;
/** "¿Cuándo un contrato es accesorio?" asks for a condition. */
const CONDITIONAL = /^cuando (?:un|una) |^when (?:is|are|does|do) an? /;
/** Of what has happened a date is asked, and no term. */
const PAST = /cu[áa]ndo (?:se )?(?:fue|fueron|\p{L}+ó|\p{L}+(?:aron|ieron))(?!\p{L})|when (?:was|were|did)\b/iu;
/** Characters at the start of a document that give its date and say what it is. */
const START = { date: 2500, name: 700 } as const;
const DATELINE =
  /^\S{0,3}(?:en )?\p{L}[\p{L} ]{2,40},.{0,40}(?:\d|\b(?:de|dos|uno|tres)\b)|\b(?:as of|dated|made|entered)\b/u;

/** The beginning of a ruling. */
const RULING = /\bvistos?\b|\brit\b|\bruc\b|\bconsiderando\b/;

/** The sentence that dates a document, where the question asks when it was signed or made. */
function dateOfDocument(sources: readonly Read[], question: string): Found[] {
  const folded = bare(question);
  if (!SIGNED.test(folded)) return [];
  const which = folded
    .split(' ')
    .filter((word) => word.length > 3 && !ANY_DOCUMENT.test(word))
    .map((word) => word.replace(/(?:es|s|a|o)$/, ''));
  return sources.flatMap((read, source) => {
    const start = fold(`${read.title} ${read.text.slice(0, START.name)}`);
    if (
      !which.every(
        (word) =>
          start.includes(word) ||
          (word === 'escritur' && /\bnotari/.test(start)) ||
          (/^(?:sentenci|fall)/.test(word) && RULING.test(start)),
      )
    )
      return [];
    const { index, text } = read;
    for (let s = 0; s < index.sentenceStart.length && index.sentenceStart[s]! < START.date; s++) {
      const range = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
      const words = text.slice(range.start, range.end).replace(/\s+/g, ' ');
      const introduces = introductions(read, source).some((one) => one.start === range.start);
      const lines = text.slice(range.start, range.end).split('\n');
      if ((introduces || lines.some((line) => DATELINE.test(fold(line)))) && holdsDate(words))
        return [{ source, ...range, score: 2 }];
    }
    return [];
  });
}

/** With the contract itself. */
const AT_ONCE =
  /\ben este acto\b|\bcon esta (?:misma )?fecha\b|\ba(?:l momento de)? (?:la|su) (?:firma|suscripcion)\b|\bupon (?:signing|signature|execution)\b/;

/** The sentence that brings forward the parties dates the document: it gives no date of what another one speaks of as well. */
function beyondPreambles(sources: readonly Read[], { matter, sentences }: Field): Field {
  const preambles = new Map<number, ReadonlySet<number>>();
  const isPreamble = ({ source, start }: Found): boolean => {
    const known = preambles.get(source) ?? new Set(introductions(sources[source]!, source).map((one) => one.start));
    preambles.set(source, known);
    return known.has(start);
  };
  const most = Math.max(
    0,
    ...sentences.filter((one) => !one.heading && holdsDate(one.words) && !isPreamble(one)).map(({ all }) => all),
  );
  return { matter, sentences: sentences.filter((one) => one.all > most || !isPreamble(one)) };
}

/** Asked when something is paid, and of nothing else; and what says by when it is (folded). */
const PAY = /^(?:pag\p{L}+|cobr\p{L}+|paid|pay|pays)$/u;
const PAID_BY =
  /\b(?:renta|canon|remuneracion(?:es)?|sueldo|salario|honorarios|precio|rent|salary|fees?|invoice)\b[^.;]{0,120}\b(?:pagara|pagaran|pagada|pagadera|liquidara|paid|pay)\b|\b(?:pagara|pagaran)\b[^.;]{0,80}\b(?:por mes|mensual\p{L}*)\b/u;
/** The day by which what is owed every month is paid: "¿Cuándo me pagan?", "¿Qué día tengo que pagar?". */
const payday = ({ matter, sentences }: Field): Found[] =>
  matter.words.length > 0 && matter.words.every(({ folded, itself }) => itself || PAY.test(folded))
    ? best(sentences.filter(({ heading, words }) => !heading && holdsTerm(words) && PAID_BY.test(fold(words))))
    : [];

/** The sentences that give the date which is asked for, or the condition or term where no date can be meant. */
export function date(sources: readonly Read[], question: string, field: Field): Found[] {
  if (CONDITIONAL.test(bare(question))) return holding(field, holdsCondition);
  const named = namedDate(field, question);
  const dated = named.length > 0 ? named : (beginning(field) ?? dateOfDocument(sources, question));
  if (dated.length > 0) return dated;
  const found = holding(beyondPreambles(sources, field), holdsDate);
  const lasting = found.length === 0 ? ending(field) : null;
  if (lasting) return lasting;
  const another =
    found.length > 0 || !/\b(?:cuando|que dia|when|what day)\b/.test(bare(question)) || PAST.test(question);
  if (another) return found;
  const paid = payday(field);
  if (paid.length > 0) return paid;
  const terms = holding(field, holdsTerm);
  return terms.length > 0 ? terms : holding(field, (words) => AT_ONCE.test(fold(words)));
}
