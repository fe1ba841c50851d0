import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Reading } from '../rulings/precedents.ts';
import { readDocument } from '../rulings/read.ts';
import { spokenIn, type Spoken } from '../rulings/spoken.ts';
import { unitAt } from '../units/places.ts';
import { isRuling } from './decided.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { flat, isAllegation } from './grounds.ts';
import { firstOf, named, type Collected, type Point } from './point.ts';

/** Words by which a court takes something for a fact (folded). Ours, after how rulings of Chile say it. */
const PROVED =
  /\b(?:hechos? (?:de la causa|acreditad\w+|probad\w+|no (?:controvertid|discutid)\w+|asentad\w+|establecid\w+|pacific\w+|inamovibles?|siguientes)|(?:siguientes|los) hechos (?:que )?(?:se )?(?:tienen|tuvieron|dan|dieron|encuentran) |por (?:acreditad|probad|establecid|asentad|demostrad)\w+|(?:quedo|qued[ao]ron|han? quedado|resulto|resultan?|se encuentran?|encontrandose|ha sido|han sido|fue|fueron|consta|constan) (?:\w+ ){0,2}(?:acreditad|probad|asentad|demostrad|establecid)\w+|se (?:ha |han )?(?:\w+ )?(?:estimado|tenido|tuvo|tuvieron|tiene|tienen|dio|da|dan|dieron) (?:\w+ ){0,2}(?:acreditad|probad|establecid)\w+|se (?:estatuyen|asentaron|asientan|acredito|acreditaron|comprobo) |no (?:es|son|fue|fueron|ha sido|han sido|existe|hay) (?:\w+ ){0,3}(?:controversia|controvertid\w+|discutid\w+|discusion|debatid\w+)|(?:the )?(?:undisputed|proven|admitted|agreed) facts|(?:it is|was|were|is) (?:not disputed|common ground|established that|proved|proven)|we find (?:as a fact|that))/;
/** Words by which none was proved, or a rule says what must be (folded). */
const NOT_PROVED =
  /\b(?:(?:insuficientes?|no (?:resulta\w*|es|son|ha sido) suficientes?|no basta\w*|no permiten?) (?:\w+ ){0,6}(?:acredit|prob|demostr|establec)\w+|no (?:se (?:ha |han |tuvo |tiene )?|ha |han |fue |fueron |quedo |resulto |consta )(?:\w+ ){0,3}(?:acredit|prob|demostr|establec)\w+|presunciones? (?:\w+ )?(?:legal|de (?:legalidad|derecho|veracidad))\w*|hechos? (?:sustanciales|a probar|que (?:deb|hay que prob))\w*|puntos? de prueba|(?:debe|deben|debera|deberan|debia|corresponde|incumbe) (?:\w+ ){0,3}(?:acredit|prob)\w+)/;

/** What is only set to be proved (folded): a passage of facts ends before it. */
const TO_PROVE =
  /\b(?:hechos? (?:(?!no\b)\w+ ){0,4}(?:a probar|controvertidos|sustanciales)|puntos? de prueba|facts (?:in dispute|to be proved))\b/;
/** Courts that weigh norms against the constitution, and take no evidence. */
const OF_NORMS = 'Tribunal Constitucional';

/** Words by which a ruling names the norms that it decides by (folded), and by which a reason says what a norm holds. Ours. */
const BY_NORMS =
  /\b(?:(?:lo|los) (?:\w+ )?(?:dispuesto|prevenido|establecido|preceptuado|prescrito|senalado|previsto|ordenado)|lo que disponen?|en conformidad (?:a|con)|de conformidad (?:a|con)|de acuerdo (?:a|con)|vistos?(?: lo \w+)?|citas legales|pursuant to|having regard to|in accordance with)\b[^.;]{0,160}\b(?:articulos?|arts?\b|ley n|leyes n|codigo de\b|constitucion|auto acordado|decreto|sections?|articles?)\b/;
const SAYS_NORM =
  /\b(?:articulos?|arts?\.?|ley|codigo|section|article)\b[^;]{0,120}\b(?:dispone|establece|senala|prescribe|preceptua|previene|estatuye|consagra|regula|provides|states|requires)\b/;

/** What a clerk notes at the foot of a ruling (folded). */
const NOTE = /\bse deja constancia\b/;

/** Characters of a formula that names a norm, and those before its first words. */
const [LEAST, OPENING] = [40, 60];
/** Where a formula goes on to what is decided by it. Ours. */
const DECIDES =
  /[\s,;:]+(?:y\s)?(?:en\s(?:consecuencia|definitiva|su\slugar),?\s)?se\s(?:\p{L}+\s){0,2}?(?:declara|resuelve|acoge|rechaza|confirma|revoca|decide|accede|condena|absuelve|desestima|invalida|anula|aprueba|concede|ordena|dispone|hace\slugar|no\sha\slugar)/iu;
/** Passages that are shown at most, and formulas among them. Ours. */
const MOST = { facts: 4, norms: 5, formulas: 3 } as const;

/** The passages of each ruling that `choose` takes from what the court says itself; null where none of the sources is a ruling, or none says any. */
function fromRulings(
  { sources, asked }: Point,
  choose: (
    said: readonly Spoken[],
    text: string,
    divisionOf: (at: number) => Range | undefined,
    reading: Reading,
  ) => readonly Range[],
): Collected | null {
  const shown = asked.scope.sources.flatMap((source): Evidence[] => {
    const read = sources[source]!;
    if (!isRuling(read)) return [];
    const { text, index } = read;
    const cut = cutOf(index);
    const reading = readDocument(text);
    const own = spokenIn(reading).filter(
      ({ start, part, voice }) =>
        part !== 'dissent' && part !== 'concurrence' && voice === 'document' && !isAllegation(cut, start),
    );
    return choose(own, text, (at) => cut.units[unitAt(cut, at)], reading).map((range) => {
      const first = firstOf(text, index, range);
      return evidenceOf(sources, source, first, 1, first.end < range.end);
    });
  });
  return shown.length > 0 ? named(shown) : null;
}

/** What the rulings take for proved, admitted or not disputed, in their order, each with the rest of its division; null where they say none. */
export const established = (point: Point): Collected | null =>
  fromRulings(point, (said, text, divisionOf, { identity }) => {
    if (identity.court?.type === OF_NORMS) return [];
    const proved = said.filter((one) => PROVED.test(flat(text, one)) && !NOT_PROVED.test(flat(text, one)));
    const passages: Range[] = [];
    const untilToProve = (from: number, to: number): number =>
      said.find((one) => one.start > from && one.start < to && TO_PROVE.test(flat(text, one)))?.start ?? to;
    for (const { start, end } of proved)
      if (start >= (passages.at(-1)?.end ?? 0))
        passages.push({ start, end: Math.max(end, untilToProve(start, divisionOf(start)?.end ?? 0)) });
    return passages.slice(0, MOST.facts);
  });

/** The norms by which the rulings decide: their formula, the last first, up to what it decides, then the reasons that say what a norm holds; null where they name none. */
export const applied = (point: Point): Collected | null =>
  fromRulings(point, (said, text) => {
    const byNorms = said.filter((one) => {
      const words = flat(text, one);
      const at = BY_NORMS.exec(words)?.index ?? OPENING + 1;
      return at <= OPENING && !NOTE.test(words);
    });
    const reasons = said.filter((one) => !byNorms.includes(one) && SAYS_NORM.test(flat(text, one)));
    const formulas = byNorms
      .toReversed()
      .slice(0, MOST.formulas)
      .map(({ start, end }): Range => {
        const at = DECIDES.exec(text.slice(start, end))?.index ?? 0;
        return { start, end: at >= LEAST ? start + at : end };
      });
    return [...formulas, ...reasons].slice(0, MOST.norms);
  });
