import type { Segment } from '#contract/answer.ts';
import { text } from '#contract/language.ts';
import { SHAPES } from '#contract/shapes.ts';
import type { Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Neutral } from '../contract.ts';
import { names } from './names.ts';
import { dayIn } from './words.ts';

const titles = text({
  en: {
    level: 'Legal strength',
    no: 'not told',
    pro: 'Rulings for',
    con: 'Rulings against',
    open: 'Rulings with no clear position',
    reviewed: 'What it rules on',
    ownErrors: 'Misapplied in favour',
    theirErrors: 'Misapplied against',
    citations: 'Legal citations',
    gaps: 'Gaps',
    strengths: 'Strengths',
    weaknesses: 'Weaknesses',
    advice: 'Recommendations',
    conclusions: 'Conclusions',
    application: 'Application',
    impact: 'Impact',
    risk: 'Risk',
    counter: 'How to counter it',
    shouldBe: 'Should be',
    doIt: 'Recommendation',
    inDocument: 'in this document',
    inSources: 'in your sources',
    general: 'general',
    risks: 'Main risks',
    chances: 'Main opportunities',
    steps: 'Next steps',
    apart: (n: number) =>
      `${n} ${n === 1 ? 'authority that a model named is' : 'authorities that a model named are'} in none of the sources and not printed here.`,
    date: 'date not given',
  },
  es: {
    level: 'Solidez jurídica',
    no: 'no se dice',
    pro: 'Fallos a favor',
    con: 'Fallos en contra',
    open: 'Fallos sin postura clara',
    reviewed: 'Sobre lo que resuelve',
    ownErrors: 'Mal aplicada a favor',
    theirErrors: 'Mal aplicada en contra',
    citations: 'Citas legales',
    gaps: 'Omisiones',
    strengths: 'Fortalezas',
    weaknesses: 'Debilidades',
    advice: 'Recomendaciones',
    conclusions: 'Conclusiones',
    application: 'Aplicación',
    impact: 'Impacto',
    risk: 'Riesgo',
    counter: 'Cómo rebatirlo',
    shouldBe: 'Debería ser',
    doIt: 'Recomendación',
    inDocument: 'en este documento',
    inSources: 'en tus fuentes',
    general: 'general',
    risks: 'Riesgos principales',
    chances: 'Oportunidades principales',
    steps: 'Próximos pasos',
    apart: (n: number) =>
      n === 1
        ? 'Una autoridad que nombró un modelo no está en ninguna de las fuentes y no se imprime aquí.'
        : `${n} autoridades que nombró un modelo no están en ninguna de las fuentes y no se imprimen aquí.`,
    date: 'fecha no indicada',
  },
});

/** The result as a paper. What is in none of the sources is counted and never printed. */
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
  const lines = (...words: string[]): Segment => prose(words.filter(Boolean).join('\n\n'));
  const list = (rows: readonly string[]): Segment[] => rows.map((row) => prose(`- ${row}`));
  const rulingOf = (one: Omit<Neutral, 'application'>): Segment[] => [
    prose(
      `**${one.title}** · ${one.date ? dayIn(language, one.date) : say.date} · ${one.provenance === 'document' ? say.inDocument : `${say.inSources}: ${one.found_in?.source_title ?? ''}`}`,
    ),
    ...quote(one.relevant_excerpt),
    ...quote(one.proposition),
  ];
  const level = result.nivel_solidez_juridica;
  const { legal_strengths, legal_weaknesses, strategic_recommendations } = result.comprehensive_analysis;
  const { overall_strength, main_risks, main_opportunities, next_steps } = result.conclusions;
  return [
    heading(`${say.level}: ${level ? name.solidity[level] : say.no}`),
    lines(result.summary, result.solidity_reason === result.summary ? '' : result.solidity_reason),
    ...part(
      say.pro,
      result.jurisprudence_in_favor.flatMap((one) => [
        ...rulingOf(one),
        lines(
          `**${say.application}:** ${one.application}`,
          `**${say.impact}:** ${SHAPES[one.impact]} ${name.impact[one.impact]}. ${one.impact_reason}`,
        ),
      ]),
    ),
    ...part(
      say.con,
      result.jurisprudence_against.flatMap((one) => [
        ...rulingOf(one),
        lines(`**${say.risk}:** ${one.risk}`, `**${say.counter}:** ${one.how_to_counter}`),
      ]),
    ),
    ...part(
      say.open,
      result.jurisprudence_neutral.flatMap((one) => [
        ...rulingOf(one),
        prose(`**${say.application}:** ${one.application}`),
      ]),
    ),
    ...part(
      say.reviewed,
      result.reviewed.flatMap(({ title, location }) => [prose(`**${title}**`), ...quote(location)]),
    ),
    ...part(
      say.ownErrors,
      result.misapplied_jurisprudence_in_favor.flatMap((one) => [
        prose(`**${one.title}** · ${name.error[one.error]}`),
        ...quote(one.location),
        lines(one.application_error, `**${say.shouldBe}:** ${one.should_be}`, `**${say.doIt}:** ${one.recommendation}`),
        ...quote(one.correct),
      ]),
    ),
    ...part(
      say.theirErrors,
      result.misapplied_jurisprudence_against.flatMap((one) => [
        prose(`**${one.title}** · ${name.error[one.error]}`),
        ...quote(one.location),
        lines(one.application_error, one.potential_advantage, one.how_to_argue),
        ...quote(one.correct),
      ]),
    ),
    ...part(
      say.citations,
      result.legal_citations.flatMap((one) => [
        prose(
          `**${one.name}${one.article_section ? `, art. ${one.article_section}` : ''}** · ${name.check[one.check]}${one.observations ? `. ${one.observations}` : ''}`,
        ),
        ...quote(one.excerpt),
      ]),
    ),
    ...part(
      say.gaps,
      result.legal_gaps.flatMap((one) => [
        prose(`**${name.area[one.area]}** · ${one.description}`),
        ...quote(one.document_location),
        lines(one.potential_risk, one.recommendation),
      ]),
    ),
    ...part(
      say.strengths,
      legal_strengths.map(({ aspect, foundation }) => prose(`- **${aspect}.** ${foundation}`)),
    ),
    ...part(
      say.weaknesses,
      legal_weaknesses.map(({ aspect, foundation, how_to_improve }) =>
        prose(`- **${aspect}.** ${foundation} ${how_to_improve}`),
      ),
    ),
    ...part(
      say.advice,
      strategic_recommendations.map(({ action, justification, priority, timeline, general }) =>
        prose(
          `- **${action}** (${name.priority[priority].toLowerCase()}, ${name.timeline[timeline].toLowerCase()}${general ? `, ${say.general}` : ''}). ${justification}.`.replace(
            /\.\.$/,
            '.',
          ),
        ),
      ),
    ),
    heading(say.conclusions),
    prose(overall_strength),
    ...[
      { title: say.risks, rows: main_risks },
      { title: say.chances, rows: main_opportunities },
      { title: say.steps, rows: next_steps },
    ].flatMap(({ title, rows }) => (rows.length > 0 ? [prose(`**${title}**`), ...list(rows)] : [])),
    ...(result.suggested_authorities.length > 0 ? [prose(say.apart(result.suggested_authorities.length))] : []),
  ];
}
