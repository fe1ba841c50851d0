import type { AnswerContent } from '#contract/answer.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { reread, statedIn } from '#reading/support/reread.ts';
import { unitAt } from '#reading/units/places.ts';
import type { SecondReading, Statement } from '#server/ports/ai/port.ts';
import type { Selected } from '#server/sources/index.ts';

/** Characters of a division that are read with a statement, where its quotation stands in a longer one. */
const DIVISION = 2400;

/** The sources that were asked, what hears when the model is asked once more, and the answer where nothing is left. */
type Reading = { sources: readonly Selected[]; begins: () => void; nothing: () => Promise<AnswerContent> };
type Cited = AnswerContent['citations'][number];

/** The words of the division that a quotation stands in: all of it, or what stands around the quotation; '' where its source is none of these. */
function divisionOf({ source_id, version, start, end }: Cited, sources: readonly Selected[]): string {
  const source = sources.find((one) => one.id === source_id && one.version === version);
  if (!source) return '';
  const cut = cutOf(source.index);
  const unit = cut.units[unitAt(cut, start)];
  const around = Math.max(0, DIVISION - (end - start)) / 2;
  const long = !unit || unit.end - unit.start > DIVISION;
  const from = long ? Math.max(unit?.start ?? 0, Math.floor(start - around)) : unit.start;
  const to = long ? Math.min(unit?.end ?? source.text.length, Math.ceil(end + around)) : unit.end;
  return source.text.slice(from, to).trim();
}

/**
 * An answer of a model after its second reading: each statement that the gate let through is put to the model once more, with the divisions that it quotes. What
 * the model doubts is shown as less; nothing is shown as more. As it was where there is no such reading, or nothing came of it; where nothing is left to be shown,
 * the answer of `nothing`.
 */
export async function readAgain(
  second: SecondReading | null,
  answer: AnswerContent,
  { sources, begins, nothing }: Reading,
  signal: AbortSignal,
): Promise<AnswerContent> {
  const stated = second && !answer.no_answer ? statedIn(answer.segments) : [];
  if (!second || stated.length === 0) return answer;
  begins();
  const statements = stated.map(({ segment, text }): Statement => {
    const { citation_id, citation_ids = [] } = answer.segments[segment]!;
    const cited = answer.citations.filter(
      (one) => one.citation_id === citation_id || citation_ids.includes(one.citation_id),
    );
    return {
      text,
      passages: cited
        .filter(({ state }) => state !== 'missing')
        .map((one) => divisionOf(one, sources))
        .filter(Boolean),
    };
  });
  const { left, ...after } = reread(answer, stated, await second.read(statements, signal));
  return left ? { ...answer, ...after } : { ...(await nothing()), withdrawn: after.withdrawn };
}
