import type { Language } from '#contract/language.ts';
import { fold } from '#reading/words.ts';
import type { Document } from '#server/studio/tool.ts';
import type { Draft, Solidity } from '../contract.ts';
import { actionsOf } from './actions.ts';
import { gaps, strengths, trends, weaknesses } from './critique.ts';
import { Evidence } from './evidence.ts';
import { isComplete, itemsOf, placeOf, signalOf, type Item } from './items.ts';
import { shown, study, type Study } from './study.ts';
import { oppositionOf, supportingAt, supportOf } from './sides.ts';
import { says, type Says } from './text.ts';

type Counts = Draft['resumen_ejecutivo']['counts'];
const NAMED = 6;
const PROPOSED = 12;

/** The level of a document's doctrine, from counts alone (ours; `text.ts` says the rule). */
function solidityOf(counts: Counts): Solidity {
  const { authors, works, complete, supporting, opposing, unsupported } = counts;
  if (authors === 0) return 'muy_bajo';
  if (authors >= 5 && complete * 2 >= works && complete > 0 && supporting > opposing && unsupported <= works)
    return 'alto';
  return authors >= 2 && complete >= 1 ? 'medio' : 'bajo';
}

/** Beginnings of words that any work of law may have. */
const ANY = new Set(
  'derech chilen codigo tratad manual curso teoria genera sobre articu sostie entre nacion doctri autore'.split(' '),
);
/** Beginnings of the words of a stretch, for telling whether another source's work is about it. */
const subject = (words: string): Set<string> =>
  new Set((fold(words).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6)).filter((word) => !ANY.has(word)));

/** The analysis of a document. `others`: the other sources, where the same authors are looked for. */
export function report(
  document: Pick<Document, 'text'>,
  others: readonly Pick<Document, 'text' | 'title'>[],
  language: Language,
) {
  const read = study(document, others);
  const evidence = new Evidence([document.text, ...others.map(({ text }) => text)]);
  const say = says[language];
  const items = itemsOf(read, evidence, language);
  const supporting = items.filter(({ position }) => position === 'supports');
  const beside = supportingAt(supporting);
  const opposing = items.filter(({ position }) => position === 'opposes');
  const counts: Counts = {
    authors: read.authors.length,
    works: items.filter(({ work }) => work !== null).length,
    mentions: read.mentions.length,
    complete: items.filter(isComplete).length,
    supporting: supporting.length,
    opposing: opposing.length,
    unsupported: read.unsupported.length,
  };
  const level = solidityOf(counts);
  const level_reason = `${say.reason(counts)} ${say.rule}`;
  const near = (words: string): string[] => {
    const about = subject(words);
    return read.elsewhere.more
      .filter(({ work }) => [...subject(work ?? '')].filter((one) => about.has(one)).length > 1)
      .map(({ name }) => name)
      .slice(0, 4);
  };
  const result: Draft = {
    resumen_ejecutivo: {
      nivel_solidez_doctrinal: level,
      level_reason,
      summary: summaryOf(read, items, counts, say),
      counts,
    },
    doctrines_cited: items.map(({ cited }) => cited),
    doctrines_supporting: supporting.map((item) => supportOf(read, item, beside, evidence, say)),
    doctrines_opposing: opposing.map((item) => oppositionOf(read, item, evidence, say)),
    authors_analysis: authorsOf(read, items, evidence),
    doctrinal_trends: trends(read, items, evidence, say),
    critical_analysis: {
      doctrinal_strengths: strengths(read, items, evidence, say),
      doctrinal_weaknesses: weaknesses(read, items, evidence, say),
      doctrinal_gaps: gaps(read, evidence, say, near),
    },
    recommendations: {
      additional_doctrines_to_cite: read.elsewhere.more
        .slice(0, PROPOSED)
        .map(({ name, work, title, source, place }) => ({
          doctrine_name: work ?? name,
          author: name,
          work_title: work,
          reason: say.proposeSource(title),
          provenance: 'sources' as const,
          source_title: title,
          relevant_excerpt: evidence.at(place, source),
        })),
      counter_doctrines_to_address: opposing.map((item) => ({
        doctrine_name: item.cited.doctrine_name,
        author: item.cited.author,
        how_to_address: say.address,
        urgency: item.mentions.length > 1 ? ('high' as const) : ('medium' as const),
        location: placeOf(read, signalOf(read, item).n, evidence),
      })),
      strategic_actions: actionsOf(read, items, opposing, evidence, say),
    },
    conclusions: {
      overall_doctrinal_strength: say.strength(say.level[level], say.reason(counts)),
      main_doctrinal_support:
        supporting.length > 0
          ? say.support(say.and([...new Set(supporting.flatMap(({ cited }) => cited.authors))].slice(0, NAMED)))
          : say.noSupport,
      main_doctrinal_risks: say.risks(counts.opposing, counts.unsupported, items.length - counts.complete),
      recommended_focus: focusOf(counts, items, say),
      next_steps: [],
    },
  };
  result.conclusions.next_steps = [
    ...new Set(result.recommendations.strategic_actions.map(({ action }) => action)),
  ].slice(0, 5);
  const description = counts.authors === 0 ? say.none : say.description(counts.authors, counts.works);
  return { result, evidence, description };
}

function summaryOf({ authors }: Study, items: readonly Item[], counts: Counts, say: Says): string {
  if (authors.length === 0) return `${say.summaryNone} ${say.summaryGaps(counts.unsupported)}`;
  const names = [...new Set(items.flatMap(({ cited }) => cited.authors))];
  const few = names.length > NAMED ? [...names.slice(0, NAMED), say.many(names.length - NAMED)] : names;
  const silent = items.length - counts.supporting - counts.opposing;
  const open = counts.unsupported > 0 ? ` ${say.summaryGaps(counts.unsupported)}` : '';
  return `${say.summary(say.and(few), say.summaryPositions(counts.supporting, counts.opposing, silent))}${open}`;
}

function authorsOf(read: Study, items: readonly Item[], evidence: Evidence): Draft['authors_analysis'] {
  const worksOf: string[][] = read.authors.map(() => []);
  for (const { authors, cited } of items)
    if (cited.work_title) for (const n of new Set(authors)) worksOf[n]!.push(cited.work_title);
  return read.authors
    .map(({ name, mentions }, n): Draft['authors_analysis'][number] => ({
      author_name: name,
      nationality: read.told[n]!.nationality,
      specialty: read.told[n]!.specialty,
      main_works: worksOf[n]!,
      key_contributions: [shown(read, mentions)].map(({ n: m }) => placeOf(read, m, evidence)),
      frequency_cited: mentions.length,
      position: read.positionOf(mentions),
      relevance_to_document: mentions.length >= 3 ? 'high' : mentions.length === 2 ? 'medium' : 'low',
      provenance: 'document',
      in_sources: read.elsewhere.known[n]!.slice(0, 5).map(({ title, source, place }) => ({
        source_title: title,
        place: evidence.at(place, source),
      })),
    }))
    .sort((a, b) => b.frequency_cited - a.frequency_cited);
}

const focusOf = (counts: Counts, items: readonly Item[], say: Says): string =>
  counts.unsupported > 0
    ? say.focus.unsupported
    : counts.authors === 0
      ? say.focus.none
      : counts.opposing > 0
        ? say.focus.opposing
        : counts.complete < items.length
          ? say.focus.incomplete
          : say.focus.keep;
