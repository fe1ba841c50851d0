import { foldSameLength } from '../references/cursor.ts';
import { ownIdentity } from '../references/own-identity.ts';
import { structureOf } from '../rulings/parts.ts';
import { decisionOf } from '../rulings/result.ts';
import { sentences } from '../sentences.ts';
import { fold } from '../words.ts';
import { isNorm } from './called.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

const WHO =
  '(?:el |la |este |esta |los |las )?(?:tribunal(?: supremo| de juicio oral)?|corte(?: suprema| de apelaciones)?|juez|jueza|jueces|juzgado|sala|magistrados?|ministros?|sentencia|fallo)';
const CASE =
  '(?: (?:del?|de la|en el|en la|en este|en esta|el|la|este|esta) (?:juicio|caso|causa|pleito|proceso|sentencia|fallo|tribunal|corte(?: suprema| de apelaciones)?|recurso|demanda|juez|jueza))?';
const OBJECT =
  '(?:la |el |los |las )?(?:demanda|accion|querella|reclamo|recursos?|apelacion|casacion|sentencia|nulidad)';
/** Asks which side won. */
const WINNER = new RegExp(
  `^quien(?:es)? (?:gano|ganaron|gana|perdio|perdieron|pierde|vencio|obtuvo)${CASE}$|^who (?:won|lost)(?: the (?:case|lawsuit|trial|appeal))?$`,
);
/** Questions of how a case ended, and nothing else: with a matter of its own a question is looked for in the reasons too. Ours. */
const ASKS = [
  new RegExp(
    `^(?:que|como) (?:se )?(?:resolvio|resolvieron|resuelve|decidio|decidieron|decide|fallo|fallaron|dispuso|sentencio|determino)(?: ${WHO})?${CASE}$`,
  ),
  new RegExp(
    `^(?:que|cual) (?:fue|es) (?:lo )?(?:que )?(?:resolvio|resuelto|decidio|decidido|fallo)(?: (?:por )?${WHO})?${CASE}$`,
  ),
  WINNER,
  new RegExp(
    `^(?:cual (?:es|fue) )?(?:el |la |lo )?(?:resultado|decision|resolucion|veredicto|desenlace|parte resolutiva|resolutivo|resuelto)${CASE}$`,
  ),
  new RegExp(`^(?:como|en que) (?:termino|acabo|concluyo|quedo|salio)${CASE.replace(/\?$/, '')}$`),
  new RegExp(
    `^(?:se |fue )?(?:acogio|acogieron|acogid[oa]|rechazo|rechazaron|rechazad[oa]|confirmo|confirmada|revoco|revocada) ${OBJECT}(?: de (?:proteccion|apelacion|casacion|nulidad|queja|unificacion|amparo))?$`,
  ),
  /^what (?:did|does) the (?:supreme )?(?:court|judge|tribunal) (?:decide|rule|hold|order)$/,
  /^what (?:is|was) the (?:outcome|ruling|decision|verdict|holding|result)(?: of the (?:case|court|lawsuit|trial|appeal))?$/,
];
/** Whether it is asked how a case ended. */
export const asksVerdict = (question: string): boolean => {
  const words = bare(question);
  return ASKS.some((one) => one.test(words));
};

/** What a question names of a case must stand in what is quoted ("se rechaza el recurso"). */
const NAMED = /\b(?:demanda|querella|reclamo|recurso|apelacion|casacion|nulidad|proteccion|amparo)\b/;
const COURTS = /\bcorte (suprema|de apelaciones)\b/;

/** Words without which a text tells of no case; so that the parts of other texts are not looked for. */
const OF_RULINGS = /\b(?:vistos?|considerando|teniendo presente)\b/;
/** Points of a decision that are quoted, and the characters of its part in which they stand. */
const MOST = 3;
const WITHIN = 2600;
const POINT =
  /\b(?:se (?:declara|rechaza|acoge|confirma|revoca|resuelve|aprueba|desestima|omite|invalida|dispone|ordena|hace|anula|condena|exime|absuelve|fija)n?|(?:con|sin) costas|no se condena|conden(?:a|ase|andose)|(?:no )?ha lugar)\b/;

/** The part of a ruling that decides, with its folded text and where its words of decision begin; null in another text, or where they are not found. */
export function decidingPart({ text }: Pick<Read, 'text'>) {
  const folded = foldSameLength(text);
  if (!OF_RULINGS.test(folded)) return null;
  const identity = ownIdentity(text);
  const structure = structureOf(text, folded, identity);
  const decision = decisionOf(folded, structure);
  const part = decision && structure.parts.find(({ start, end }) => start <= decision.start && decision.start < end);
  if (!part) return null;
  const all = sentences(text, part.start, Math.min(part.end, part.start + WITHIN)).filter(
    ({ end }) => end > decision.start,
  );
  return { folded, identity, decision, sentences: all };
}

/** What a ruling decides, in its own sentences; none of another text, or where the words that decide are not found. */
function decided(read: Read, source: number, question: string): Found[] {
  const part = decidingPart(read);
  if (!part) return [];
  const { folded, identity, decision } = part;
  const asked = bare(question);
  const court = COURTS.exec(asked)?.[1];
  if (court && identity.court && !fold(identity.court.type).includes(court)) return [];
  // What only sends the case to the court that is to hear it tells nobody who won.
  if (decision.outcome === 'jurisdiction' && WINNER.test(asked)) return [];
  const points = part.sentences.filter(
    ({ start, end }, i) => i === 0 || POINT.test(folded.slice(start, end).replace(/\n/g, ' ')),
  );
  const quoted = points.slice(0, MOST);
  const named = NAMED.exec(asked)?.[0];
  if (named && !quoted.some(({ start, end }) => folded.slice(start, end).includes(named))) return [];
  return quoted.map((range) => ({ source, ...range, score: 1 }));
}

/** What the rulings among the sources decide, each in its order; none where there is no ruling, or none of what the question names. */
export const verdicts = (sources: readonly Read[], question: string): Found[] =>
  sources.flatMap((read, i) => (isNorm(read) ? [] : decided(read, i, question)));
