import { z } from 'zod';
import { findAll, quoted } from '#server/studio/online.ts';
import { gatedOpinion } from '#reading/support/gate.ts';
import type { Draft, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { gapAreas, type GapArea, type Jurisprudence } from '../contract.ts';
import { gapProse } from './gap-prose.ts';
import { Known } from './provenance.ts';

/** Findings of a model that are kept of one kind, and authorities that it suggests. */
const MOST = 10;
const TITLE = 160;

const TASK = `You assist a lawyer in Chile. In the document given, find passages that make its legal argument strong or weak: reasoning that is well supported, claims of law without a norm or a ruling, facts without proof, arguments of the other side left unanswered. For each, copy the words that show it. Name no ruling, statute, article or author in your prose unless the document itself names it. Where you know of one that would help, put it in "authorities": it will be shown apart, as not checked.`;

const finding = quoted.extend({
  kind: z.enum(['strength', 'weakness', 'gap']),
  area: z.enum(gapAreas).describe('Of a gap: what is missing. Of others: authority'),
  title: z.string().describe('A few words'),
  explanation: z.string().describe('One or two sentences, about the quoted words only'),
  how_to_improve: z.string().describe('Of a weakness or a gap: what to do, in a sentence; else empty'),
  authorities: z.array(z.string()).describe('Rulings or norms from outside the document that would help; often none'),
});

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is said of a finding by a model, where it brings in nothing that the notebook does not name. */
const isVouched = (known: Known, words: readonly string[]): boolean => words.every((one) => known.vouchesFor(one));

/**
 * Adds to what the rules found the passages that a model points to: each quotation stands in the document. Its prose may name only what the
 * notebook names; an authority from elsewhere goes apart, as of none of the sources.
 */
export async function online(given: Given<typeof contract>): Promise<Draft<typeof contract>> {
  const { ground, document, others = [] } = given;
  const ground_ = ground.result as Jurisprudence;
  if (ground_.document.is_law) return ground;
  const { found } = await findAll(given, { task: TASK, stage: 'comparing', finding });
  const known = new Known([document.text, ...others.map(({ text }) => text)]);
  const claims = [...ground.claims];
  const analysis = ground_.comprehensive_analysis;
  const [strengths, weaknesses, gaps] = [
    [...analysis.legal_strengths],
    [...analysis.legal_weaknesses],
    [...ground_.legal_gaps],
  ];
  const suggested = new Map<string, string>();
  const kept = { strength: 0, weakness: 0, gap: 0 };
  for (const { finding: one, claim } of found) {
    const { kind, area, title, explanation, how_to_improve } = one;
    const texts = [title, explanation, how_to_improve];
    for (const named of [...one.authorities, ...texts.flatMap((text) => known.strangers(text))])
      if (named.trim() !== '' && !known.vouchesFor(named))
        suggested.set(named.trim().slice(0, TITLE), title.slice(0, TITLE));
    // What a finding tells again of the quoted words may not turn them.
    const turned = texts.some((text) => gatedOpinion(flat(text), one.quote, given) !== flat(text));
    if (!isVouched(known, texts) || turned || kept[kind]++ >= MOST) continue;
    const location = { citation_id: claims.push(claim) };
    const said = { aspect: title, foundation: explanation, location, by_model: true };
    if (kind === 'strength') strengths.push({ ...said, impact: 'medium' });
    else if (kind === 'weakness') weaknesses.push({ ...said, severity: 'medium', how_to_improve });
    else gaps.push(gapOf(area, explanation, how_to_improve, location, given));
  }
  return {
    ...ground,
    claims,
    result: {
      ...ground_,
      legal_gaps: gaps,
      comprehensive_analysis: { ...analysis, legal_strengths: strengths, legal_weaknesses: weaknesses },
      suggested_authorities: [...suggested]
        .slice(0, MOST)
        .map(([title, for_]) => ({ title, what_for: known.vouchesFor(for_) ? for_ : '', provenance: 'none' as const })),
    },
  };
}

function gapOf(
  area: GapArea,
  explanation: string,
  improve: string,
  location: { citation_id: number },
  { language }: Given<typeof contract>,
): Jurisprudence['legal_gaps'][number] {
  const [, potential_risk, recommendation] = gapProse[language].gap[area]!;
  return {
    area,
    description: explanation,
    document_location: location,
    potential_risk,
    recommendation: improve || recommendation,
    applicable_jurisprudence: [],
  };
}
