import type { Genre } from '../../units/unit.ts';
import type { Value } from '../value.ts';

/** Characters before and behind a stretch of time in which its clause says what it measures. Ours. */
const NEAR = { before: 110, cue: 80, behind: 70 } as const;

/** Before a stretch of time, what makes it an age. Ours. */
const AGE_BEFORE =
  /(?:edad|cumpl\p{L}+|mayor(?:es)? (?:de|a)|menor(?:es)? (?:de|a)|entre los|infractor tuviere (?:menos|más) de|aged?|age of|under|over) (?:los |las |de |entre )?(?:\p{L}+ y los )?$/iu;
const AGE_BEHIND = /^\s(?:de edad|del (?:imputado|menor|ni[ñn]o|infractor)|of age|old(?!\p{L}))/iu;
/** Words of a punishment: a stretch of time behind them is how long it lasts, as in art. 56 of the Código Penal. */
const PUNISHES =
  /(?<!\p{L})(?:presidio|reclusi[óo]n|prisi[óo]n|relegaci[óo]n|internaci[óo]n|inhabilitaci[óo]n|inhabilidad|arresto|suspensi[óo]n (?:hasta|del? (?:empleo|cargo|oficio|profesi\p{L}+|licencia|condena))|penas?|sanci[óo]n(?:es)?|condena|multas?|grado (?:m[íi]nimo|medio|m[áa]ximo)|libertad asistida|p[ée]rdida de beneficios|imprisonment|sentence)(?!\p{L})/iu;
/** "De tres años y un día a cinco años", "tres años de presidio". */
const DEGREE = /^\s(?:y un d[íi]a|de (?:presidio|reclusi|prisi|internaci)|(?:of |in )(?:imprisonment|prison))/iu;
/** Words of a time that runs, which no length of a punishment has. */
const RUNS = /(?:dentro del?|plazo|t[ée]rmino|prescri\p{L}+|within|no later than)(?: \p{L}+){0,6}\s$/iu;
/** An hour of the day, a measure of something else, and a time that is only named. Ours. */
const CLOCK = /^\d{1,2}[.:]\d{2}/;
const MEASURE =
  /^\s(?:por cada|diari[oa]s|semanales|a la semana|al d[íi]a|distint|determinad|per |each|a week)|^\s?(?:of service|de servicio|de experiencia)/iu;
/** What says in a law that a stretch of time limits something, before it or behind it. Ours. */
const CUE =
  /(?<!\p{L})(?:plazos?|t[ée]rmino|dentro|lapso|per[íi]odos?|hasta|tardar|antes|despu[ée]s|transcurr\p{L}+|durante|expira\p{L}*|m[áa]ximo|m[íi]nimo|menos|anticipaci[óo]n|dur\p{L}+|vigencia|prescri\p{L}+|prorrog\p{L}+|ampli\p{L}+|exced\p{L}+|superior|inferior|por|caduc\p{L}+|permanec\p{L}+|disp(?:ondr|on)\p{L}+|tendr[áa]n?|within|period|until|after|before|during|exceed|least|than|not later|for|term)(?!\p{L})/iu;
const CUE_BEHIND =
  /^[\s,]{0,2}(?:completos |corridos |h[áa]biles )?(?:contad|siguiente|anterior|despu[ée]s|antes|de anticipaci|a (?:partir|contar)|desde|de duraci|before|after|from|following|prior)/iu;
/** How often something is done, and how long each time of it is: "each year", "four one-week rotations". Ours. */
const OFTEN = /(?<!\p{L})(?:each|every|per|cada)\s(?:\p{L}+\s)?$/iu;
const EACH_TIME = /(?:^|\s)\p{L}+-(?:day|week|month|year)s?$/iu;
const NAMED_TIME = /^\s(?:period|term|notice|deadline|limit|window)/iu;
/** A time without a figure: what is done at once or again and again. In a law it limits nothing; in a contract at once is a time to keep. */
const AT_ONCE = /inmediat|sin m[áa]s tr[áa]mite|tan pronto|immediately|promptly|forthwith|without delay|as soon as/iu;
/** What somebody may do at once is no time to keep: a contract is ended "immediately". Characters around. Ours. */
const MAY_END = /terminat|cancel|rescind|t[ée]rmino|termin[ae]|resol(?:ver|uci)|resci/iu;
const AROUND = 45;
/** "Immediately available funds", "immediately preceding": no time at all. */
const NO_TIME =
  /^\s(?:available|adjacent|adjoining|preceding|following|prior|before|after|previous|anterior|siguiente|posterior|contigu)/iu;
const BARE =
  /^(?:en cualquier|(?:mensual|anual|trimestral|semestral|semanal|diaria)mente|por (?:mes|meses|años|trimestres)|at any time|indefinitely|in perpetuity|perpetually|monthly|quarterly|annually|weekly|yearly|in (?:advance|arrears)|month to|year to)/iu;

/** Whether a stretch of time in a sentence is a limit: no age, no length of a punishment, no hour, and no measure of another thing. `from`: where the sentence begins. */
export function isLimit({ start, end, by }: Value, words: string, from: number, genre: Genre): boolean {
  const said = words.slice(start - from, end - from);
  const before = words.slice(Math.max(0, start - from - NEAR.before), start - from).replace(/\s+/g, ' ');
  const behind = words.slice(end - from, end - from + NEAR.behind).replace(/\s+/g, ' ');
  const isEnding = (): boolean => MAY_END.test(before.slice(-AROUND) + behind.slice(0, AROUND));
  if (by === 'term.limit')
    return !BARE.test(said) && (!AT_ONCE.test(said) || (genre === 'contract' && !isEnding() && !NO_TIME.test(behind)));
  if (AGE_BEFORE.test(before) || AGE_BEHIND.test(behind)) return false;
  if (CLOCK.test(said) || MEASURE.test(behind) || OFTEN.test(before)) return false;
  if (EACH_TIME.test(said) && !NAMED_TIME.test(behind)) return false;
  const runs = RUNS.test(before) || CUE_BEHIND.test(behind);
  if (!runs && (PUNISHES.test(before) || DEGREE.test(behind))) return false;
  return genre === 'ruling' || by === 'term.until' || runs || CUE.test(before.slice(-NEAR.cue));
}
