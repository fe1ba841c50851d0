import type { Segment } from '#contract/answer.ts';
import { SHAPES } from '#contract/shapes.ts';
import type { Told } from '#server/studio/tool.ts';
import type quality from '../contract.ts';
import { categories, type Issue } from '../contract.ts';
import { decimal } from './report.ts';
import { serverText } from './text.ts';

/** A report as a paper: the score and what it rests on, then each kind of fault with its places. */
export function paper({ result, citations, language }: Told<typeof quality>): Segment[] {
  const t = serverText[language];
  const prose = (text: string): Segment => ({ kind: 'prose', text: `${text}\n\n` });
  const heading = (text: string): Segment => ({ kind: 'heading', text });
  const excerptOf = (id: number): string => citations.find(({ citation_id }) => citation_id === id)?.excerpt ?? '';
  const quote = (id: number): Segment => ({ kind: 'quote', text: excerptOf(id), citation_id: id });
  const { summary, score } = result;
  const segments = [
    heading(`${t.score}: ${decimal(summary.document_quality_score, language)} / 10`),
    prose(summary.overall_assessment),
  ];
  if (score.taken.length > 0) {
    const { words, points, free, taken } = score;
    segments.push(prose(t.how(words, decimal(points, language), decimal(free, language))));
    segments.push(
      prose(taken.map((one) => `- ${t.takes(t.categories[one.category], decimal(one.points, language))}`).join('\n')),
    );
  }
  const told = (one: Issue): Segment[] => [
    quote(one.place.citation_id),
    prose(
      [
        `${SHAPES[one.severity]} ${t.severities[one.severity]}`,
        one.text,
        one.suggestion && t.instead(one.suggestion),
        one.by ? t.foundBy[one.by] : (one.source ?? t.ours),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...(one.also ? [prose(t.agrees), quote(one.also.citation_id)] : []),
  ];
  for (const name of categories) {
    const { count, issues } = result.categories[name];
    segments.push(heading(`${t.categories[name]}: ${count === 0 ? t.excellent : t.found(count)}`));
    segments.push(...issues.flatMap(told));
    if (count > issues.length) segments.push(prose(t.more(count - issues.length)));
    if (name === 'conceptos' && count > 0) segments.push(prose(t.unreviewed));
  }
  return segments;
}
