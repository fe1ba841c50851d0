import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { readDocument } from '../rulings/read.ts';
import { spokenIn, type Spoken } from '../rulings/spoken.ts';
import { unitAt } from '../units/places.ts';
import { isRuling } from './decided.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { flat, isAllegation } from './grounds.ts';
import { firstOf, named, type Collected, type Point } from './point.ts';
import { opens } from './widen.ts';

/** Words by which a court takes something for a fact (folded). Ours, after how rulings of Chile say it. */
const PROVED =
  /\b(?:hechos? (?:de la causa|acreditad\w+|probad\w+|no (?:controvertid|discutid)\w+|asentad\w+|establecid\w+|pacific\w+|inamovibles?|siguientes)|(?:siguientes|los) hechos (?:que )?(?:se )?(?:tienen|tuvieron|dan|dieron|encuentran) |por (?:acreditad|probad|establecid|asentad|demostrad)\w+|(?:quedo|qued[ao]ron|han? quedado|resulto|resultan?|se encuentran?|encontrandose|ha sido|han sido|fue|fueron|consta|constan) (?:\w+ ){0,2}(?:acreditad|probad|asentad|demostrad|establecid)\w+|se (?:ha |han )?(?:\w+ )?(?:estimado|tenido|tuvo|tuvieron|tiene|tienen|dio|da|dan|dieron) (?:\w+ ){0,2}(?:acreditad|probad|establecid)\w+|se (?:estatuyen|asentaron|asientan|acredito|acreditaron|comprobo) |no (?:es|son|fue|fueron|ha sido|han sido|existe|hay) (?:\w+ ){0,3}(?:controversia|controvertid\w+|discutid\w+|discusion|debatid\w+)|(?:the )?(?:undisputed|proven|admitted|agreed) facts|(?:it is|was|were|is) (?:not disputed|common ground|established that|proved|proven)|we find (?:as a fact|that))/;
/** Before such words: none was proved, or a rule says what must be. */
const NOT_PROVED =
  /\b(?:no (?:se (?:ha |han |tuvo |tiene )?|ha |han |fue |fueron |quedo |resulto |consta )(?:\w+ ){0,3}(?:acredit|prob|demostr|establec)\w+|hechos? (?:sustanciales|a probar|que (?:deb|hay que prob))\w*|puntos? de prueba|(?:debe|deben|debera|deberan|debia|corresponde|incumbe) (?:\w+ ){0,3}(?:acredit|prob)\w+)/;

/** Words by which a ruling names the norms that it decides by (folded), and by which a reason says what a norm holds. Ours. */
const BY_NORMS =
  /\b(?:(?:lo|los) (?:\w+ )?(?:dispuesto|prevenido|establecido|preceptuado|prescrito|senalado|previsto|ordenado)|lo que disponen?|en conformidad (?:a|con)|de conformidad (?:a|con)|de acuerdo (?:a|con)|vistos?(?: lo \w+)?|citas legales|pursuant to|having regard to|in accordance with)\b[^.;]{0,160}\b(?:articulos?|arts?\b|ley(?:es)?|codigo|constitucion|auto acordado|decreto|sections?|articles?|acts?)\b/;
const SAYS_NORM =
  /\b(?:articulos?|arts?\.?|ley|codigo|section|article)\b[^;]{0,120}\b(?:dispone|establece|senala|prescribe|preceptua|previene|estatuye|consagra|regula|provides|states|requires)\b/;

/** What a clerk notes at the foot of a ruling (folded). */
const NOTE = /\bse deja constancia\b/;

/** Passages that are shown at most. Ours. */
const MOST = 4;

/** A sentence, with the list that it opens where its division goes on. */
function withList(text: string, range: Range, division: Range | undefined): Range {
  return division && opens(text.slice(range.start, range.end)) ? { start: range.start, end: division.end } : range;
}

/** The passages of each ruling that `choose` takes from what the court says itself; null where none of the sources is a ruling, or none says any. */
function fromRulings(
  { sources, asked }: Point,
  choose: (said: readonly Spoken[], words: (range: Range) => string) => readonly Range[],
): Collected | null {
  const shown = asked.scope.sources.flatMap((source): Evidence[] => {
    const read = sources[source]!;
    if (!isRuling(read)) return [];
    const { text, index } = read;
    const cut = cutOf(index);
    const own = spokenIn(readDocument(text)).filter(({ start }) => !isAllegation(cut, start));
    return choose(own, (range) => flat(text, range)).map((range) => {
      const whole = withList(text, range, cut.units[unitAt(cut, range.start)]);
      const first = firstOf(text, index, whole);
      return evidenceOf(sources, source, first, 1, first.end < whole.end);
    });
  });
  return shown.length > 0 ? named(shown) : null;
}

/** What the rulings take for proved, admitted or not disputed, in their order; null where they say none. */
export const established = (point: Point): Collected | null =>
  fromRulings(point, (said, words) =>
    said.filter((one) => PROVED.test(words(one)) && !NOT_PROVED.test(words(one))).slice(0, MOST),
  );

/** The norms by which the rulings decide: their formula, the last first, then the reasons that say what a norm holds; null where they name none. */
export const applied = (point: Point): Collected | null =>
  fromRulings(point, (said, words) => {
    const formula = said.filter((one) => BY_NORMS.test(words(one)) && !NOTE.test(words(one))).toReversed();
    const reasons = said.filter((one) => !formula.includes(one) && SAYS_NORM.test(words(one)));
    return [...formula.slice(0, 2), ...reasons].slice(0, MOST);
  });
