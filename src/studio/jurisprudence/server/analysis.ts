import type { Language } from '#contract/language.ts';
import type { Cited } from '#reading/rulings/cited.ts';
import type { Jurisprudence, Solidity } from '../contract.ts';
import { names } from './names.ts';
import { prose } from './prose.ts';
import { weightOf } from './rulings.ts';
import type { Counts } from './solidity.ts';

type Found = Omit<
  Jurisprudence,
  | 'comprehensive_analysis'
  | 'conclusions'
  | 'summary'
  | 'nivel_solidez_juridica'
  | 'solidity_reason'
  | 'suggested_authorities'
>;
type Analysis = Jurisprudence['comprehensive_analysis'];

/** Rulings for the position of the document from the highest courts. */
const higher = (cited: readonly Cited[]): number =>
  cited.filter((one) => one.relation === 'precedent' && one.told.stance === 'for' && weightOf(one) === 'high').length;

function strengths(
  found: Found,
  cited: readonly Cited[],
  counts: Counts,
  language: Language,
): Analysis['legal_strengths'] {
  const say = prose[language].strength;
  const pro = found.jurisprudence_in_favor;
  const quoted = pro.filter(({ proposition }) => proposition);
  const exact = found.legal_citations.filter(
    ({ article_section, check }) => article_section !== '' && check !== 'inferred',
  );
  const atHand = [
    ...found.legal_citations.filter(({ check }) => check === 'text-found').map(({ excerpt }) => excerpt),
    ...[...pro, ...found.jurisprudence_against, ...found.jurisprudence_neutral]
      .filter(({ found_in, provenance }) => found_in?.as === 'text' && provenance === 'document')
      .map(({ relevant_excerpt }) => relevant_excerpt),
  ];
  const rows = [
    {
      n: higher(cited),
      of: say.higher,
      impact: 'high',
      place: pro.find(({ impact }) => impact === 'high')?.relevant_excerpt,
    },
    { n: quoted.length, of: say.quoted, impact: 'medium', place: quoted[0]?.relevant_excerpt },
    { n: counts.articles, of: say.articles, impact: 'medium', place: exact[0]?.excerpt },
    { n: atHand.length, of: say.inSources, impact: 'low', place: atHand[0] },
  ] as const;
  return rows.flatMap(({ n, of, impact, place }) => {
    if (n === 0 || !place) return [];
    const [aspect, foundation] = of(n);
    return [{ aspect, foundation, location: { citation_id: place.citation_id }, by_model: false, impact }];
  });
}

function weaknesses(found: Found, counts: Counts, language: Language): Analysis['legal_weaknesses'] {
  const say = prose[language].weakness;
  const all = [...found.jurisprudence_in_favor, ...found.jurisprudence_against, ...found.jurisprudence_neutral].filter(
    ({ provenance }) => provenance === 'document',
  );
  const incomplete = all.filter(
    ({ court_tribunal, date, year }) => court_tribunal === null || (date === null && year === null),
  );
  const inferred = found.legal_citations.filter(({ check }) => check === 'inferred');
  const votes = found.document.parts.find(({ name }) => name === 'dissent' || name === 'concurrence');
  const rows = [
    { n: counts.wrong, of: say.wrong, severity: 'high', place: found.misapplied_jurisprudence_in_favor[0]?.location },
    {
      n: found.jurisprudence_against.length,
      of: say.against,
      severity: 'high',
      place: found.jurisprudence_against[0]?.relevant_excerpt,
    },
    { n: counts.gaps, of: say.gaps, severity: 'medium', place: found.legal_gaps[0]?.document_location },
    { n: found.document.votes, of: say.dissent, severity: 'medium', place: votes?.location },
    { n: incomplete.length, of: say.incomplete, severity: 'low', place: incomplete[0]?.relevant_excerpt },
    { n: inferred.length, of: say.inferred, severity: 'low', place: inferred[0]?.excerpt },
  ] as const;
  const told: Analysis['legal_weaknesses'] = rows.flatMap(({ n, of, severity, place }) => {
    if (n === 0 || !place) return [];
    const [aspect, foundation, how_to_improve] = of(n);
    return [
      { aspect, foundation, how_to_improve, location: { citation_id: place.citation_id }, by_model: false, severity },
    ];
  });
  if (all.length > 0) return told;
  const [aspect, foundation, how_to_improve] = say.noRulings();
  return [...told, { aspect, foundation, how_to_improve, location: null, by_model: false, severity: 'low' }];
}

type Advice = Analysis['strategic_recommendations'][number];
function recommendations(found: Found, counts: Counts, language: Language): Advice[] {
  const say = prose[language].advice;
  const rows: [string, boolean, Advice['priority'], Advice['timeline'], Advice['location']][] = [
    ['correct', counts.wrong > 0, 'high', 'now', found.misapplied_jurisprudence_in_favor[0]?.location ?? null],
    ['fill', counts.gaps > 0, 'high', 'before-filing', found.legal_gaps[0]?.document_location ?? null],
    ['answer', counts.con > 0, 'high', 'before-filing', found.jurisprudence_against[0]?.relevant_excerpt ?? null],
    ['complete', counts.pro + counts.con + counts.open > 0, 'medium', 'before-filing', null],
    ['read', true, 'medium', 'now', null],
    ['later', true, 'medium', 'before-filing', null],
  ];
  return rows
    .filter(([, is]) => is)
    .map(([name, , priority, timeline, location]) => ({
      priority,
      timeline,
      action: say[name]![0],
      justification: say[name]![1],
      general: location === null,
      location: location && { citation_id: location.citation_id },
    }));
}

/** What the findings come to: strengths and weaknesses from counts, each with a place; advice that is general says so. */
export function analyse(
  found: Found,
  cited: readonly Cited[],
  counts: Counts,
  level: Solidity | null,
  language: Language,
): Pick<Jurisprudence, 'comprehensive_analysis' | 'conclusions'> {
  const say = prose[language];
  const strategic = recommendations(found, counts, language);
  const unused = found.jurisprudence_neutral.filter(({ provenance }) => provenance === 'sources').length;
  const told = (rows: [number, (n: number) => string][]): string[] =>
    rows.filter(([n]) => n > 0).map(([n, of]) => of(n));
  return {
    comprehensive_analysis: {
      legal_strengths: strengths(found, cited, counts, language),
      legal_weaknesses: weaknesses(found, counts, language),
      strategic_recommendations: strategic,
    },
    conclusions: {
      overall_strength: level ? say.overall(names[language].solidity[level]) : say.noLevel,
      main_risks: told([
        [counts.wrong, say.risk.wrong],
        [counts.con, say.risk.against],
        [counts.gaps, say.risk.gaps],
      ]),
      main_opportunities: told([
        [higher(cited), say.chance.higher],
        [found.misapplied_jurisprudence_against.length, say.chance.theirs],
        [unused, say.chance.unused],
      ]),
      next_steps: strategic.map(({ action }) => action),
    },
  };
}
