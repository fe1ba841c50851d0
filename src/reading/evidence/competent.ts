import { cutOf } from '../index/unit-table.ts';
import { sentences } from '../sentences.ts';
import { fold, stemsOf } from '../words.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { flat } from './grounds.ts';
import { firstOf, named, type Collected, type Point } from './point.ts';

/** A question for who is competent, and the words of it that name no matter (folded). Ours. */
const ASKED = /\b(?:competentes?|competencia|jurisdiccion|jurisdiction|competent)\b/;
const FRAME =
  /\b(?:competentes?|competencia|competent|jurisdic\w+|tribunal\w*|juzgados?|juez|jueces|corte|autoridad\w*|organismos?|courts?|judge|authority|conoc\w+|causas?|asuntos?|ley|codigo|materia|matters?|cases?|law|act)\b/g;
/** Words by which a law says who is competent (folded). Ours, after articles 108 and 134 of the Código Orgánico de Tribunales and 50 A of law 19.496. */
const SAYS =
  /\b(?:seran? competentes?|es competente|son competentes|tribunal competente (?:sera|es)|juez competente (?:sera|es)|conoceran? (?:en (?:primera|unica|segunda)|de (?:las|los|la|el|estas?|estos?|dichas?)|privativamente)|correspondera (?:el )?(?:su )?conocimiento|(?:seran?|sera) conocid[oa]s? (?:por|en)|competencia (?:exclusiva )?(?:para|sobre)|shall have (?:exclusive )?jurisdiction)\b/;
/** A sentence that speaks of one case alone (folded). */
const CASE = /^\W*(?:si|cuando|en (?:el )?caso|tratandose|if|where)\b/;
/** Passages that are shown at most. Ours. */
const MOST = 4;

/** Who laws say is competent, where a question asks just that and names no matter of its own; null where it names one, or no law says it. */
export function competent({ sources, asked, intent }: Point): Collected | null {
  const said = fold(intent.said);
  if (!ASKED.test(said) || stemsOf(fold(intent.matter).replace(FRAME, ' '), asked.language).length > 0) return null;
  const found = asked.scope.sources.flatMap((source): Evidence[] => {
    const { text, index } = sources[source]!;
    const cut = cutOf(index);
    if (cut.genre !== 'law') return [];
    return cut.units
      .filter(({ role, kind }) => role === 'division' && kind === 'operative')
      .flatMap((unit) => {
        const said = sentences(text, unit.start, unit.end).filter((range) => SAYS.test(flat(text, range)));
        // Who is competent in one case is told with the rest of its article.
        const isCase = said.length > 0 && CASE.test(flat(text, said[0]!));
        const shown = isCase ? [firstOf(text, index, unit)] : said;
        return shown.map((range) => evidenceOf(sources, source, range, 1, isCase && range.end < unit.end));
      });
  });
  return found.length > 0 ? named(found.slice(0, MOST)) : null;
}
