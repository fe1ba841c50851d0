import type { Language } from '#contract/language.ts';
import { OURS, told, type Finding } from '#reading/grammar/rule.ts';
import { lineAt, lineStarts } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import { categories, LISTED, type Category, type Issue, type Quality, type Severity } from '../contract.ts';
import type { Examined } from './examine.ts';
import { scoreOf } from './score.ts';
import { serverText } from './text.ts';

const severityOf = ({ rule }: Finding): Severity =>
  rule.style === true || rule.weight < 1 ? 'low' : rule.weight >= 3 ? 'high' : 'medium';
const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };
/** A place shows at most so many characters where it stands; it goes on to the end of its sentence. */
const SHOWN = 160;
const BANDS = { good: 8, fair: 6 } as const;

/** A number as the language writes it. */
export const decimal = (value: number, language: Language): string =>
  value.toFixed(1).replace('.', language === 'es' ? ',' : '.');

/** Findings as a report, with the claims that its places number. */
export function reportOf(
  text: string,
  { findings, words }: Examined,
  language: Language,
): { result: Quality; claims: Claim[] } {
  const claims: Claim[] = [];
  const starts = lineStarts(text);
  const claim = (start: number, end: number): number =>
    claims.push({ source: 0, start, end, quote: text.slice(start, end), most: SHOWN });
  const t = serverText[language];
  const asIssue = (one: Finding): Issue => {
    const why = told(one, language);
    return {
      text: t.at(lineAt(starts, one.start), why),
      place: { citation_id: claim(one.start, one.end) },
      ...(one.also && { also: { citation_id: claim(one.also.start, one.also.end) } }),
      suggestion: one.suggestion,
      why,
      rule: one.rule.id,
      source: one.rule.source === OURS ? null : one.rule.source,
      severity: severityOf(one),
    };
  };
  const entries = categories.map((category) => {
    const all = findings.filter(({ rule }) => rule.category === category);
    return [category, { count: all.length, issues: listed(all).map(asIssue) }] as const;
  });
  const { value, explained } = scoreOf(findings, words);
  const result: Quality = {
    summary: {
      total_issues: findings.length,
      document_quality_score: value,
      overall_assessment: assessment(
        findings,
        value,
        explained.taken.map(({ category }) => category),
        starts,
        language,
      ),
    },
    score: explained,
    categories: Object.fromEntries(entries) as Quality['categories'],
    document_length: text.length,
  };
  return { result, claims };
}

/** The first LISTED, in order of place; where there are more, the graver ones. */
function listed(all: readonly Finding[]): Finding[] {
  if (all.length <= LISTED) return [...all];
  return [...all]
    .sort((a, b) => RANK[severityOf(a)] - RANK[severityOf(b)] || a.start - b.start)
    .slice(0, LISTED)
    .sort((a, b) => a.start - b.start);
}

function assessment(
  findings: readonly Finding[],
  score: number,
  worst: readonly Category[],
  starts: Uint32Array,
  language: Language,
): string {
  const t = serverText[language];
  if (findings.length === 0) return `${t.excellent}. ${t.excellentText}`;
  const verdict = score >= BANDS.good ? t.good : score >= BANDS.fair ? t.fair : t.poor;
  const kinds = (
    worst.length > 0 ? worst : categories.filter((one) => findings.some(({ rule }) => rule.category === one))
  )
    .slice(0, 2)
    .map((one) => t.categories[one].toLowerCase());
  const gravest = [...findings].sort((a, b) => b.rule.weight - a.rule.weight || a.start - b.start)[0]!;
  const parts = [verdict, t.most(kinds.join(t.and))];
  if (severityOf(gravest) !== 'low') parts.push(t.first(lineAt(starts, gravest.start), told(gravest, language)));
  return parts.join(' ');
}
