import { z } from 'zod';
import { text, type Language } from '#contract/language.ts';
import { level, priority, type Level, type Place } from '#contract/studio.ts';
import { area, type Area } from '#contract/risk.ts';
import { names } from '#contract/risk-names.ts';
import type { Range } from '#reading/lines.ts';
import { takenBack } from '#reading/polarity/index.ts';
import { gatedTitle, type Supported } from '#reading/support/gate.ts';
import { gatedOpinion } from '#reading/support/opinion.ts';
import type { Ungated } from '#reading/support/ungated.ts';
import type { Vouch } from '#reading/vouch.ts';
import { rank } from '#reading/risk/match.ts';
import { findAll, overlap, partly, quoted, vouchFor, type Grounded } from '#server/studio/online.ts';
import type { Draft, Given } from '#server/studio/tool.ts';
import type { LegalRisk } from '../contract.ts';
import type contract from '../contract.ts';
import { overall } from './report.ts';
import { words } from './words.ts';

/** Words that show a risk; fewer show none. */
const SHOWING = 3;
/** Words of a title. */
const TITLE = 12;
/** What a model may add to the findings of the rules, of each sort. */
const MOST = 40;

const TASK = `You read a contract for a lawyer. Find the clauses of the material that expose one of the sides, that weigh on one side though they are lawful, or that protect a side.
- risk: what may be void, disputed or expose a side more than usual. burden: lawful, and weighs on one side. protection: what helps a side.
- Judge the words of the clause alone. Do not retell it; where you name what somebody must, may or does not do, use its very words. Never say what a law, a court or an author holds, and name none.
- Title: a few words. Description: one or two sentences on why it matters to whom. Action: one sentence on what to change or check in the words of the clause.
- Be sparing with high: only what can cost a side dearly. Standard clauses that weigh on both sides alike are no findings.`;

const finding = quoted.extend({
  sort: z.enum(['risk', 'burden', 'protection']),
  type: area.describe('What the clause is about'),
  level: level.describe('How much it matters'),
  title: z.string().describe('A few words, as a heading'),
  description: z.string().describe('Why it matters, in one or two sentences'),
  action: z.string().describe('What to change or check, in one sentence; empty for a protection'),
});
type Said = z.output<typeof finding>;
type Drafted = Draft<typeof contract>;
type Result = Drafted['result'];

const say = text({
  en: {
    check: 'Check these words with a lawyer before signing.',
    added: (n: number) =>
      n === 0
        ? 'A language model read it too and added nothing.'
        : `A language model added ${n} ${n === 1 ? 'finding' : 'findings'} of its own, marked as such: no rule of ours found them, and no law stands behind them.`,
  },
  es: {
    check: 'Revisa estas palabras con un abogado antes de firmar.',
    added: (n: number) =>
      n === 0
        ? 'También lo leyó un modelo de lenguaje y no agregó nada.'
        : `Un modelo de lenguaje agregó ${n} ${n === 1 ? 'hallazgo propio, marcado como tal: no lo encontró ninguna regla nuestra y no lo respalda' : 'hallazgos propios, marcados como tales: no los encontró ninguna regla nuestra y no los respalda'} ninguna ley.`,
  },
});

/** A model's word alone makes nothing critical. */
const bounded = (said: Level): Exclude<Level, 'critical'> => (said === 'critical' ? 'high' : said);
const byLevel = (a: { risk_level: Level }, b: { risk_level: Level }): number => rank(b.risk_level) - rank(a.risk_level);

/** What a finding says, as far as its words and the document carry it; null where nothing is left of why it matters. */
function vouched({ finding: said, quotation }: Grounded<Said>, vouch: Vouch, language: Language) {
  const passed = (text: Ungated): Supported => gatedOpinion(text, quotation, { language, vouch });
  const description = passed(said.description);
  if (description === '') return null;
  const over = [quotation.words, quotation.sentence ?? ''];
  const named = gatedTitle(said.title, over, { language }) || passed(said.title);
  const title = named.split(' ').slice(0, TITLE).join(' ').replace(/[.:]$/, '');
  return {
    title: title || names[language].area[said.type],
    description,
    action: passed(said.action) || say[language].check,
  };
}

/** The stretches of the document that a result speaks of already, each with its subject. */
class Ground {
  private readonly taken: { type: Area; range: Range }[] = [];
  constructor({ result, claims }: Drafted) {
    const add = (type: Area, places: readonly Place[]): void => {
      for (const { citation_id } of places) {
        const { start = 0, end = start } = claims[citation_id - 1] ?? {};
        this.taken.push({ type, range: { start, end } });
      }
    };
    for (const { type, location, also } of result.legal_issues) add(type, [location, ...also]);
    for (const { category, location, also } of [...result.disadvantages, ...(result.usual_clauses ?? [])])
      add(category, [location, ...also]);
    for (const { category, location } of result.advantages) add(category, [location]);
  }
  /** Whether this subject was found there already. */
  has(type: Area, range: Range): boolean {
    return this.taken.some((one) => one.type === type && overlap(one.range, range));
  }
  take(type: Area, range: Range): void {
    this.taken.push({ type, range });
  }
}

/** Adds one finding to a result; answers whether it was. */
function add(result: Result, one: Grounded<Said>, location: Place, vouch: Vouch, language: Language): boolean {
  const prose = vouched(one, vouch, language);
  if (!prose) return false;
  const { finding: said } = one;
  const { title, description, action } = prose;
  const risk_level = bounded(said.level);
  const common = { by: 'model', title, description, basis: null, location } as const;
  if (said.sort === 'protection') {
    result.advantages.push({ ...common, category: said.type, impact: risk_level });
    return true;
  }
  if (said.sort === 'burden') {
    result.disadvantages.push({
      ...common,
      category: said.type,
      severity: risk_level,
      recommendation: action,
      also: [],
    });
    return true;
  }
  const issue = { ...common, type: said.type, risk_level, suggested_action: action };
  result.legal_issues.push({ ...issue, also: [], rule: null, lawyer_reviewed: false });
  if (risk_level !== 'low')
    result.recommendations.push({
      by: 'model',
      priority: priority.parse(risk_level),
      timeline: risk_level === 'high' ? 'before-signing' : 'in-negotiation',
      action,
      impact: words[language].avoids(title),
      general: false,
      basis: null,
      location,
    });
  return true;
}

/** The level of the whole, told anew from what was found by rules and model. */
function counted(result: Result, language: Language): void {
  const how = (wanted: Level): number => result.legal_issues.filter(({ risk_level }) => risk_level === wanted).length;
  const counts: LegalRisk['counts'] = {
    critical: how('critical'),
    high: how('high'),
    medium: how('medium'),
    low: how('low'),
  };
  result.counts = counts;
  result.overall_risk_level = overall(counts);
  result.level_reason = words[language].reason(words[language].counts(counts));
}

/**
 * What the rules found, and what a model finds beside it: words of the contract with why they matter. Where both found the same subject at the same
 * place the rule stays, with its law; a model brings no law, and makes nothing critical. In what is no contract nothing is looked for.
 */
export async function online(given: Given<typeof contract>): Promise<Drafted> {
  const { ground, document, language } = given;
  if (!ground.result.document.is_contract) return ground;
  const [vouch, { found, whole }] = [
    await vouchFor(document),
    await findAll(given, { task: TASK, stage: 'rules', finding }),
  ];
  given.hear('report');
  const result = structuredClone(ground.result);
  const claims = [...ground.claims];
  const known = new Ground(ground);
  const added = { risk: 0, burden: 0, protection: 0 };
  for (const one of found) {
    const { sort, type } = one.finding;
    if (added[sort] >= MOST || one.claim.quote.split(/\s+/).length < SHOWING || known.has(type, one.range)) continue;
    // A model praises no words that take themselves back either.
    if (sort === 'protection' && takenBack(one.claim.quote, document.speaks)) continue;
    if (add(result, one, { citation_id: claims.length + 1 }, vouch, language)) {
      added[sort]++;
      known.take(type, one.range);
      claims.push(one.claim);
    }
  }
  result.legal_issues.sort(byLevel);
  counted(result, language);
  const total = added.risk + added.burden + added.protection;
  result.summary = [result.summary, say[language].added(total), ...(whole ? [] : [partly[language]])].join(' ');
  const kind = names[language].kind[result.document.kind];
  return { result, claims, description: `${kind} · ${words[language].counts(result.counts)}` };
}
