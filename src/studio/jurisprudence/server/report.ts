import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import { gapsOf, type Gap } from '#reading/rulings/gaps.ts';
import { citedRulings, type Cited } from '#reading/rulings/cited.ts';
import type { Part } from '#reading/rulings/parts.ts';
import { NO_STANCE, type Reading } from '#reading/rulings/precedents.ts';
import { stemsOf } from '#reading/words.ts';
import type { Document } from '#server/studio/tool.ts';
import type { Jurisprudence } from '../contract.ts';
import { analyse } from './analysis.ts';
import { errorsOf, type Wrong } from './checks.ts';
import { legalCitations } from './citations.ts';
import { Evidence } from './evidence.ts';
import { names } from './names.ts';
import { gapProse } from './gap-prose.ts';
import { prose } from './prose.ts';
import { reported } from './reported.ts';
import { authorities, partName } from './rulings.ts';
import { solidityOf, type Counts } from './solidity.ts';
import type { Source } from './sources.ts';
import { courtOf, rolOf, titleOf } from './titles.ts';
import { dayIn, words } from './words.ts';

type Given = { reading: Reading; sources: readonly Source[]; evidence: Evidence; language: Language };

/** Characters of a part in which its first line is looked for, and the most that is shown of it, whole words. */
const HEAD = 160;

/** Characters of a line that only leads to the reasons: "Considerando:", "Y teniendo además presente:". */
const LEADS = 60;
/** Where the reasons begin: the line that leads to them, else the number of the first. What it says may be what a party said. */
function headOfReasons(text: string, { start, label }: Part): Range {
  const above = text.slice(0, start).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1);
  if (line.length < LEADS && /considerando|presente|teniendo/iu.test(line))
    return { start: above.length - line.trimStart().length, end: above.length };
  const at = label === '' ? start : text.indexOf(label, start);
  return { start: at, end: at + Math.max(label.length, 1) };
}

/** What the document is, and its parts: of the numbered reasons only the first stands for all. */
function about({ reading, evidence, language }: Given, isLaw: boolean): Jurisprudence['document'] {
  const { structure, identity, decision, text } = reading;
  const first = new Map(structure.parts.toReversed().map((part) => [part.name, part]));
  const parts = [...first.values()].toReversed().flatMap((part): Jurisprudence['document']['parts'] => {
    if (part.name === 'considerando') {
      const place = headOfReasons(text, part);
      return [{ name: part.name, location: evidence.at(place, names[language].part[part.name]) }];
    }
    const head = text.slice(part.start, Math.min(part.end, part.start + HEAD));
    // What is cut ends with a word.
    const line = (head.length < part.end - part.start ? head.replace(/\s\S*$/, '') : head)
      .split('\n')
      .find((one) => /[\p{L}\p{N}]/u.test(one));
    if (!line) return [];
    const start = text.indexOf(line, part.start);
    return [
      {
        name: part.name,
        location: evidence.at({ start, end: start + line.trimEnd().length }, names[language].part[part.name]),
      },
    ];
  });
  const own = structure.kind === 'ruling';
  return {
    kind: structure.kind,
    is_law: isLaw,
    court: own && identity.court ? courtOf(identity.court) : null,
    rol: own && identity.ruling ? rolOf(identity.ruling) : null,
    date: own ? identity.date : null,
    outcome: decision?.outcome ?? null,
    decided: decision && evidence.around(partRange(reading, decision.start), decision),
    reasons: structure.parts.filter(({ name }) => name === 'considerando').length,
    votes: structure.parts.filter(({ name }) => name === 'dissent' || name === 'concurrence').length,
    parts,
  };
}
const partRange = ({ sentences }: Reading, at: number) =>
  sentences.findLast(({ start }) => start <= at) ?? { start: at, end: at };

const citedName = (wrong: Wrong, language: Language): string =>
  'ruling' in wrong.cited
    ? titleOf(wrong.cited.ruling.court, wrong.cited.ruling, language)
    : 'article' in wrong.cited
      ? `art. ${wrong.cited.article}, ${wrong.cited.norm}`
      : wrong.cited.named;

const THEIRS = new Set(['dissent', 'opponent']);
type Misapplied = Pick<Jurisprudence, 'misapplied_jurisprudence_in_favor' | 'misapplied_jurisprudence_against'>;
function misapplied(wrong: readonly Wrong[], { evidence, language, reading }: Given): Misapplied {
  const say = words[language];
  const told = wrong.map((one) => {
    const name = citedName(one, language);
    const isDate = one.error === 'wrong-date' || one.error === 'impossible-date';
    const day = (iso: string): string => (/^\d{4}-\d\d-\d\d$/.test(iso) ? dayIn(language, iso) : iso);
    const told = {
      title: name,
      error: one.error,
      location: evidence.around(
        one.at,
        { start: one.at.start, end: one.at.start },
        partName(partOf(reading, one.at.start), language),
      ),
      application_error: say.error[one.error](
        name,
        isDate ? day(one.right) : one.right,
        isDate ? day(one.said) : one.said,
      ),
      should_be: say.shouldBe[one.error],
      correct:
        one.correct &&
        evidence.around(
          one.correct,
          { start: one.correct.start, end: one.correct.start },
          undefined,
          one.correct.source,
        ),
    };
    return { theirs: THEIRS.has(one.voice), told };
  });
  return {
    misapplied_jurisprudence_in_favor: told
      .filter(({ theirs }) => !theirs)
      .map(({ told: one }) => ({ ...one, recommendation: say.correctIt })),
    misapplied_jurisprudence_against: told
      .filter(({ theirs }) => theirs)
      .map(({ told: one }) => ({ ...one, potential_advantage: say.advantage, how_to_argue: say.arguing })),
  };
}
const partOf = ({ structure }: Reading, at: number) =>
  structure.parts.find(({ start, end }) => start <= at && at < end) ?? null;

/** Words that a gap and the passage of a ruling must share. */
const SHARED = 3;
const APPLICABLE = 3;
const matter = (text: string): Set<string> =>
  new Set(stemsOf(text, 'es').filter((stem) => stem.length > 4 && !/\d/.test(stem)));

function gaps(
  list: readonly Gap[],
  cited: readonly Cited[],
  { reading, evidence, language }: Given,
): Jurisprudence['legal_gaps'] {
  const say = gapProse[language];
  const passages = cited
    .filter(({ relation }) => relation === 'precedent')
    .map((one) => ({
      one,
      said: matter(reading.text.slice(one.mentions[0]!.passage.start, one.mentions[0]!.passage.end)),
    }));
  return list.map((gap) => {
    const [description, potential_risk, recommendation] = say.gap[gap.kind]!;
    const words = matter(reading.text.slice(gap.start, gap.end));
    const applicable = passages
      .filter(({ said }) => [...words].filter((stem) => said.has(stem)).length >= SHARED)
      .slice(0, APPLICABLE);
    return {
      area: gap.kind,
      description: gap.matter ? `${description} ${say.matter(gap.matter)}` : description,
      document_location: evidence.around(gap, { start: gap.start, end: gap.start }, partName(gap.part, language)),
      potential_risk,
      recommendation,
      applicable_jurisprudence: applicable.map(({ one }) => ({
        title: titleOf(one.court, one, language),
        location: evidence.at(one.mentions[0]!.passage),
      })),
    };
  });
}

/** Rulings that are weighed: nobody reads more, and a result of more cannot be shown. */
const MOST_RULINGS = 1000;

/** The result, its quotations, and what it was made from. */
export function report(
  reading: Reading,
  isLaw: boolean,
  sources: readonly Source[],
  others: readonly Document[],
  language: Language,
): { result: Jurisprudence; evidence: Evidence; counts: Counts } {
  const evidence = new Evidence(new Map([[0, reading.text], ...sources.map(({ n, text }) => [n, text] as const)]));
  const given = { reading, sources, evidence, language };
  const say = prose[language];
  const named = isLaw ? [] : citedRulings(reading);
  const cited = named.slice(0, MOST_RULINGS);
  const wrong = isLaw ? [] : errorsOf(reading, cited, sources);
  const { gaps: listed, total } = isLaw ? { gaps: [], total: 0 } : gapsOf(reading);
  const norms = isLaw ? { list: [], more: 0 } : legalCitations({ ...given, wrong });
  // A ruling that says otherwise than it is cited for is no support.
  const turned = new Set(
    wrong.flatMap(({ error, cited: of }) => (error === 'not-held' && 'ruling' in of ? [of.ruling] : [])),
  );
  const known = authorities(
    cited.map((one) => (turned.has(one) ? { ...one, told: NO_STANCE } : one)),
    given,
  );
  const found = {
    document: about(given, isLaw),
    ...known,
    jurisprudence_neutral: isLaw ? [] : [...reported(given), ...known.jurisprudence_neutral],
    other_cases: cited.filter(({ relation }) => relation === 'case').length,
    ...misapplied(wrong, given),
    legal_citations: norms.list,
    left_out: { rulings: named.length - cited.length, citations: norms.more },
    legal_gaps: gaps(listed, cited, given),
    gaps_left_out: total - listed.length,
    sources_read: sources.length,
    sources_left_out: others.filter(({ text }) => text === '').map(({ title }) => title),
  };
  const own = found.jurisprudence_neutral.filter(({ provenance }) => provenance === 'document');
  const counts: Counts = {
    pro: found.jurisprudence_in_favor.length,
    con: found.jurisprudence_against.length,
    open: own.length,
    articles: found.legal_citations.filter(
      ({ article_section, check }) => article_section !== '' && check !== 'inferred',
    ).length,
    wrong: found.misapplied_jurisprudence_in_favor.length,
    gaps: total,
  };
  const level = isLaw ? null : solidityOf(counts);
  const rulings = counts.pro + counts.con + counts.open;
  const kind = names[language].kind[found.document.kind];
  const left = found.left_out.rulings + found.left_out.citations;
  const summary = isLaw
    ? say.isLaw
    : rulings > 0
      ? say.summary(kind, rulings, found.legal_citations.length)
      : say.summaryNone(kind, found.legal_citations.length);
  return {
    result: {
      ...found,
      summary: [summary, ...(left > 0 ? [say.leftOut(found.left_out.rulings, found.left_out.citations)] : [])].join(
        ' ',
      ),
      nivel_solidez_juridica: level,
      solidity_reason: isLaw
        ? say.isLaw
        : level === null
          ? say.none
          : say.reason(counts.pro, counts.con, counts.open, counts.articles, counts.wrong, counts.gaps),
      ...analyse(found, cited, counts, level, language),
      suggested_authorities: [],
    },
    evidence,
    counts,
  };
}
