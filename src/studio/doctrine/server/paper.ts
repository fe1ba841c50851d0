import type { Segment } from '#contract/answer.ts';
import { text } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { names, referenceOf } from './names.ts';

const titles = text({
  en: {
    level: 'Doctrinal solidity',
    cited: 'Doctrine cited',
    noneCited: 'The document cites no author.',
    supporting: 'In support',
    opposing: 'Against',
    authors: 'Authors',
    times: (n: number) => (n === 1 ? '1 mention' : `${n} mentions`),
    trends: 'Trends',
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    gaps: 'Gaps',
    advice: 'Recommendations',
    general: 'General recommendation',
    sources: 'In your sources, not in this document',
    unverified: 'In none of your sources: do not cite without checking',
    conclusions: 'Conclusions',
  },
  es: {
    level: 'Solidez doctrinal',
    cited: 'Doctrina citada',
    noneCited: 'El documento no cita a ningún autor.',
    supporting: 'A favor',
    opposing: 'En contra',
    authors: 'Autores',
    times: (n: number) => (n === 1 ? '1 mención' : `${n} menciones`),
    trends: 'Tendencias',
    strengths: 'Fortalezas',
    weaknesses: 'Debilidades',
    gaps: 'Omisiones',
    advice: 'Recomendaciones',
    general: 'Recomendación general',
    sources: 'En tus fuentes, no en este documento',
    unverified: 'En ninguna de tus fuentes: no citar sin comprobar',
    conclusions: 'Conclusiones',
  },
});

/** The result as a paper. What stands in none of the sources comes last, under a heading of its own that says so. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const say = titles[language];
  const name = names[language];
  const heading = (words: string): Segment => ({ kind: 'heading', text: words });
  const prose = (words: string): Segment => ({ kind: 'prose', text: words });
  const quote = (place: Place | null): Segment[] => {
    const citation = place && citations.find(({ citation_id }) => citation_id === place.citation_id);
    return citation?.excerpt ? [{ kind: 'quote', text: citation.excerpt, citation_id: citation.citation_id }] : [];
  };
  const part = (title: string, pieces: Segment[]): Segment[] => (pieces.length > 0 ? [heading(title), ...pieces] : []);
  const { resumen_ejecutivo: summary, critical_analysis: critical, recommendations, conclusions } = result;
  const proposed = (provenance: 'sources' | 'none'): Segment[] =>
    recommendations.additional_doctrines_to_cite
      .filter((one) => one.provenance === provenance)
      .flatMap((one) => [
        prose(`- ${one.author}${one.work_title ? `, ${one.work_title}` : ''}. ${one.reason}`),
        ...quote(one.relevant_excerpt),
      ]);

  return [
    heading(`${say.level}: ${name.solidity[summary.nivel_solidez_doctrinal]}`),
    prose(`${summary.summary}\n\n${summary.level_reason}`),
    heading(say.cited),
    ...(result.doctrines_cited.length === 0 ? [prose(say.noneCited)] : []),
    ...result.doctrines_cited.flatMap((one) => [
      prose(
        [
          `**${one.author}${one.work_title ? `, ${one.work_title}` : ''}**`,
          referenceOf(one),
          name.position[one.position],
          one.application,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      ...quote(one.relevant_excerpt),
    ]),
    ...part(
      say.supporting,
      result.doctrines_supporting.flatMap((one) => [
        prose(`**${one.author}**. ${one.how_it_supports}`),
        ...quote(one.key_concept),
      ]),
    ),
    ...part(
      say.opposing,
      result.doctrines_opposing.flatMap((one) => [
        prose(`**${one.author}**. ${one.how_it_opposes} ${one.counterargument}`),
        ...quote(one.key_concept),
      ]),
    ),
    ...part(
      say.authors,
      result.authors_analysis.map((one) =>
        prose(
          `- ${[one.author_name, one.nationality, one.specialty, say.times(one.frequency_cited), name.position[one.position]].filter(Boolean).join(', ')}`,
        ),
      ),
    ),
    ...part(
      say.trends,
      result.doctrinal_trends.flatMap((one) => [
        prose(
          `**${one.trend_name}** · ${name.status[one.current_status]}. ${one.description} ${one.main_authors.join(', ')}`,
        ),
        ...quote(one.location),
      ]),
    ),
    ...part(
      say.strengths,
      critical.doctrinal_strengths.flatMap((one) => [
        prose(`**${one.aspect}**. ${one.foundation}`),
        ...quote(one.location),
      ]),
    ),
    ...part(
      say.weaknesses,
      critical.doctrinal_weaknesses.flatMap((one) => [
        prose(`**${one.aspect}**. ${one.foundation} ${one.how_to_improve}`),
        ...quote(one.location),
      ]),
    ),
    ...part(
      say.gaps,
      critical.doctrinal_gaps.flatMap((one) => [prose(`**${one.area}**. ${one.description}`), ...quote(one.location)]),
    ),
    ...part(
      say.advice,
      recommendations.strategic_actions.map((one) =>
        prose(
          `- **${one.action}** (${name.timeline[one.timeline].toLowerCase()}${one.general ? `; ${say.general.toLowerCase()}` : ''}). ${one.justification}`,
        ),
      ),
    ),
    heading(say.conclusions),
    prose(
      [
        conclusions.overall_doctrinal_strength,
        conclusions.main_doctrinal_support,
        conclusions.main_doctrinal_risks,
        conclusions.recommended_focus,
      ].join('\n\n'),
    ),
    ...conclusions.next_steps.map((step) => prose(`- ${step}`)),
    ...part(say.sources, proposed('sources')),
    ...part(say.unverified, proposed('none')),
  ];
}
