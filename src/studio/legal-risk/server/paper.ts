import type { Segment } from '#contract/answer.ts';
import { text } from '#contract/language.ts';
import type { Basis, Replacement } from '#contract/risk.ts';
import { names } from '#contract/risk-names.ts';
import { SHAPES } from '#contract/shapes.ts';
import type { Level, Place } from '#contract/studio.ts';
import type { Told } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Disadvantage } from '../contract.ts';
import { dayIn } from './words.ts';

const titles = text({
  en: {
    level: 'Overall risk',
    issues: 'Findings',
    good: 'Advantages',
    bad: 'Disadvantages',
    usual: 'Usual clauses worth knowing',
    advice: 'Recommendations',
    compliance: 'Compliance',
    why: 'Why it matters',
    action: 'What to do',
    basis: 'Basis',
    levelWhy: 'Level',
    bears: 'Falls on',
    paste: 'Replacement clause',
    favourable: 'Replacement clause, more favorable to who bears it',
    ours: 'Replacement clauses and questions are wording of Fojas and come from none of your sources. Fill in what stands in braces.',
    ask: 'Ask the other side',
    undated: 'text of unknown date',
    untold: 'named without a text to check it against',
    textOf: 'text of',
    advised: 'Drafting advice of ours, not a rule of law.',
    model: 'Found by the language model: no rule of ours and no law supports it.',
    unreviewed: 'No lawyer has reviewed the rules behind the critical and high findings yet.',
    unreviewedOf: (titles: readonly string[]) =>
      `No lawyer has reviewed the rules behind these findings yet: ${titles.join('; ')}.`,
    general: 'general',
    checked: 'What was checked',
    rules: (rules: number, found: number) =>
      `${rules} ${rules === 1 ? 'rule' : 'rules'}, ${found === 0 ? 'none' : found} found something`,
    violations: 'What may be against the law',
    no: 'not assessed',
  },
  es: {
    level: 'Riesgo general',
    issues: 'Hallazgos',
    good: 'Ventajas',
    bad: 'Desventajas',
    usual: 'Cláusulas usuales que conviene conocer',
    advice: 'Recomendaciones',
    compliance: 'Cumplimiento',
    why: 'Por qué importa',
    action: 'Qué hacer',
    basis: 'Fundamento',
    levelWhy: 'Nivel',
    bears: 'Lo soporta',
    paste: 'Cláusula de reemplazo',
    favourable: 'Cláusula de reemplazo, más favorable a quien la soporta',
    ours: 'Las cláusulas de reemplazo y las preguntas son redacción de Fojas y no provienen de tus fuentes. Completa lo que está entre llaves.',
    ask: 'Pregunta a la contraparte',
    undated: 'texto de fecha no conocida',
    untold: 'se cita sin un texto con que comprobarlo',
    textOf: 'texto del',
    advised: 'Sugerencia de redacción, no regla de derecho.',
    model: 'Lo encontró el modelo de lenguaje: no lo respaldan una regla nuestra ni una ley.',
    unreviewed: 'Ningún abogado ha revisado aún las reglas de los hallazgos críticos y altos.',
    unreviewedOf: (titles: readonly string[]) =>
      `Ningún abogado ha revisado aún las reglas de estos hallazgos: ${titles.join('; ')}.`,
    general: 'general',
    checked: 'Qué se revisó',
    rules: (rules: number, found: number) =>
      `${rules} ${rules === 1 ? 'regla' : 'reglas'}, ${found === 0 ? 'ninguna encontró' : found === 1 ? '1 encontró' : `${found} encontraron`} algo`,
    violations: 'Lo que podría ir contra la ley',
    no: 'no se evalúa',
  },
});

/** The result as a paper: each finding with its words, why it matters, what to do and what it rests on. */
export function paper({ result, citations, language }: Told<typeof contract>): Segment[] {
  const say = titles[language];
  const name = names[language];
  const heading = (words: string): Segment => ({ kind: 'heading', text: words });
  const prose = (words: string): Segment => ({ kind: 'prose', text: words });
  const quote = (place: Place): Segment[] => {
    const citation = citations.find(({ citation_id }) => citation_id === place.citation_id);
    return citation?.excerpt ? [{ kind: 'quote', text: citation.excerpt, citation_id: citation.citation_id }] : [];
  };
  const basisOf = (basis: Basis | null): string =>
    basis
      ? `**${say.basis}:** ${basis.law}, art. ${basis.article}${basis.quotation && `: «${basis.quotation}»`} (${checked(basis)})`
      : say.advised;
  const checked = ({ quotation, text_date }: Basis): string =>
    quotation === '' ? say.untold : text_date ? `${say.textOf} ${dayIn(language, text_date)}` : say.undated;
  /** What to paste, and what to ask. */
  const pasted = (offered: Replacement | null): string[] =>
    offered
      ? [
          `**${say.paste}:** ${offered.balanced}`,
          ...(offered.favourable ? [`**${say.favourable}:** ${offered.favourable}`] : []),
          `**${say.ask}:** ${offered.ask}`,
        ]
      : [];
  /** A level by shape and by word. */
  const levelOf = (level: Level): string => `${SHAPES[level]} ${name.level[level]}`;
  const at = ({ label }: Place): string => (label ? ` · ${label}` : '');
  const part = (title: string, pieces: Segment[]): Segment[] => (pieces.length > 0 ? [heading(title), ...pieces] : []);

  const burden = (one: Disadvantage): Segment[] => [
    prose(
      `**${one.title}** · ${SHAPES[one.severity]} ${name.priority[one.severity]}${at(one.location)}. ${one.description} ${one.recommendation}${one.by ? ` ${say.model}` : ''}`,
    ),
    ...quote(one.location),
    ...(one.basis ? [prose(basisOf(one.basis))] : []),
    ...pasted(one.replacement).map(prose),
  ];
  const level = result.overall_risk_level;
  const grave = result.legal_issues.filter((one) => !one.by && ['critical', 'high'].includes(one.risk_level));
  const unread = grave.filter((one) => !one.lawyer_reviewed);
  /** Said once, of all that it holds for. */
  const cautions = [
    ...(unread.length > 0
      ? [unread.length === grave.length ? say.unreviewed : say.unreviewedOf(unread.map(({ title }) => title))]
      : []),
    ...([...result.legal_issues, ...result.disadvantages, ...result.usual_clauses].some((one) => one.replacement)
      ? [say.ours]
      : []),
  ];
  return [
    heading(`${say.level}: ${level ? levelOf(level) : say.no}`),
    prose(`${result.summary}\n\n${result.level_reason}`),
    ...cautions.map(prose),
    ...part(
      say.issues,
      result.legal_issues.flatMap((issue) => [
        prose(`**${issue.title}** · ${levelOf(issue.risk_level)} · ${name.area[issue.type]}${at(issue.location)}`),
        ...[issue.location, ...issue.also].flatMap(quote),
        prose(
          [
            `**${say.why}:** ${issue.description}`,
            `**${say.action}:** ${issue.suggested_action}`,
            ...(issue.bears ? [`**${say.bears}:** ${issue.bears}`] : []),
            ...(issue.level_reason
              ? [`**${say.levelWhy}:** ${name.level[issue.risk_level]}. ${issue.level_reason}`]
              : []),
            issue.by ? say.model : basisOf(issue.basis),
            ...pasted(issue.replacement),
          ].join('\n\n'),
        ),
      ]),
    ),
    ...part(
      say.good,
      result.advantages.flatMap(({ by, title, description, basis, location }) => [
        prose(`**${title}**${at(location)}. ${description}${by ? ` ${say.model}` : ''}`),
        ...quote(location),
        ...(basis ? [prose(basisOf(basis))] : []),
      ]),
    ),
    ...part(say.bad, result.disadvantages.flatMap(burden)),
    ...part(say.usual, result.usual_clauses.flatMap(burden)),
    ...part(
      say.advice,
      result.recommendations.map(({ priority, timeline, action, impact, general }) =>
        prose(
          `- **${action}** (${name.priority[priority]}, ${name.timeline[timeline].toLowerCase()}${general ? `, ${say.general}` : ''}) ${impact}`,
        ),
      ),
    ),
    ...part(
      say.violations,
      result.compliance_review.potential_violations.flatMap(({ description, basis, location }) => [
        prose(`**${description}**${at(location)}. ${basisOf(basis)}`),
        ...quote(location),
      ]),
    ),
    ...part(say.checked, [
      ...result.compliance_review.areas_checked.map(({ area, rules, found }) =>
        prose(`- ${name.area[area]}: ${say.rules(rules, found)}`),
      ),
      ...result.compliance_review.recommendations.map((words) => prose(`- ${words}`)),
    ]),
  ];
}
