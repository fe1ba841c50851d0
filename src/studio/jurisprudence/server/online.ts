import { z } from 'zod';
import { findAll, quoted } from '#server/studio/online.ts';
import { gatedTitle } from '#reading/support/gate.ts';
import { gatedWhole } from '#reading/support/opinion.ts';
import type { Ungated } from '#reading/support/ungated.ts';
import type { Draft, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { gapAreas, type GapArea, type Jurisprudence } from '../contract.ts';
import { gapProse } from './gap-prose.ts';
import { Known } from './provenance.ts';

/** Findings of a model that are kept of one kind, and authorities that it suggests. */
const MOST = 10;
const TITLE = 160;

const TASK = `You assist a lawyer in Chile. In the document given, find passages that make its legal argument strong or weak: reasoning that is well supported, claims of law without a norm or a ruling, facts without proof, arguments of the other side left unanswered. For each, copy the words that show it. Do not retell them; where you name what somebody must, may or does not do, use their very words. Name no ruling, statute, article or author in your prose unless the document itself names it. Where you know of one that would help, put it in "authorities": it will be shown apart, as not checked.`;

const finding = quoted.extend({
  kind: z.enum(['strength', 'weakness', 'gap']),
  area: z.enum(gapAreas).describe('Of a gap: what is missing. Of others: authority'),
  title: z.string().describe('A few words'),
  explanation: z.string().describe('One or two sentences, about the quoted words only'),
  how_to_improve: z.string().describe('Of a weakness or a gap: what to do, in a sentence; else empty'),
  authorities: z.array(z.string()).describe('Rulings or norms from outside the document that would help; often none'),
});

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
  const vouch = (prose: string): string => (known.vouchesFor(prose) ? prose : '');
  const suggested = new Map<string, string>();
  const kept = { strength: 0, weakness: 0, gap: 0 };
  for (const { finding: one, claim, quotation } of found) {
    const { kind, area } = one;
    const passed = (said: Ungated): string | null => gatedWhole(said, quotation, { language: given.language, vouch });
    const over = [quotation.words, quotation.sentence ?? ''];
    const named = gatedTitle(one.title, over, { language: given.language }) || passed(one.title);
    const [title, explanation, improve] = [named, passed(one.explanation), passed(one.how_to_improve)];
    const carried = title && explanation && improve !== null;
    // Of what a model names beyond the sources only the name is shown, as our reader of authorities reads it, and what for in words that passed.
    for (const said of [...one.authorities, one.title, one.explanation, one.how_to_improve])
      for (const named of known.strangers(said)) suggested.set(named.slice(0, TITLE), (carried && title) || '');
    if (!carried || kept[kind]++ >= MOST) continue;
    const location = { citation_id: claims.push(claim) };
    const said = { aspect: title, foundation: explanation, location, by_model: true };
    if (kind === 'strength') strengths.push({ ...said, impact: 'medium' });
    else if (kind === 'weakness') weaknesses.push({ ...said, severity: 'medium', how_to_improve: improve });
    else gaps.push(gapOf(area, explanation, improve, location, given));
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
        .map(([title, what_for]) => ({ title, what_for, provenance: 'none' as const })),
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
