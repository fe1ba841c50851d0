import { z } from 'zod';
import { authorsOf, samePerson } from '#reading/authors/authors.ts';
import { namesAt } from '#reading/authors/names.ts';
import { isOneOf, peopleOf } from '#reading/authors/people.ts';
import { plain } from '#reading/authors/plain.ts';
import type { Range } from '#reading/lines.ts';
import { references } from '#reading/references/references.ts';
import { gatedProposal, standingIn } from '#reading/support/gate.ts';
import { wordsOf, type Ungated } from '#reading/support/ungated.ts';
import { tellsWhoSays } from '#reading/vouch.ts';
import { fold } from '#reading/words.ts';
import { findAll, quoted } from '#server/studio/online.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Draft as Drafted, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { positions, type Doctrine } from '../contract.ts';
import { says } from './text.ts';

const finding = quoted.extend({
  author: z
    .string()
    .describe(
      'One author of legal doctrine as the quotation names him or her; never a judge, a party, a lawyer, a court or a law',
    ),
  work_title: z.string().nullable().describe('The work as the quotation names it; null where it names none'),
  year: z.number().int().nullable().describe('The year of the work where the quotation says it'),
  position: z.enum(positions).describe('By the words of the quotation alone'),
});
const TASK = `Find each place where the material cites an author of legal doctrine (a treatise, an article, a thesis, a professor's opinion). Quote the words that name the author and the work.`;
const PROPOSE = z.object({
  proposals: z
    .array(
      z.object({
        author: z.string().max(120),
        work_title: z.string().max(200).nullable(),
      }),
    )
    .max(8)
    .describe('Works of doctrine that could be looked for; they will be labelled as found in no source'),
});
const ASK = `Below is what a legal document cites and where it lacks doctrine. Propose works of doctrine that its author could look for. Propose none that you are not sure exists.`;

const words = (name: string): string[] => fold(name).match(/[a-z]{2,}/g) ?? [];
/** Whether all words of a name or a title stand in a quotation. */
const standsIn = (said: string, quote: string): boolean => {
  const there = new Set(words(quote));
  const asked = words(said);
  return asked.length > 0 && asked.every((word) => there.has(word));
};

/** A title as a quotation names it: two words or more in a row, the first with a capital; null where it does not. */
function titleIn(said: Ungated, quote: string): string | null {
  const title = standingIn(said, quote);
  return /^\p{Lu}.*\s/u.test(title) ? title : null;
}

/** The year of a work that a quotation says: by itself, and as no part of the number of a law or a ruling; null for another. */
function yearIn(year: number | null, quote: string): number | null {
  if (year === null || year < YEARS.first || year > new Date().getFullYear()) return null;
  const others = othersIn(quote);
  const places = [...quote.matchAll(/(?<![\p{L}\p{N}.,/-])\d{4}(?![\p{L}\p{N}/-]|[.,]\d)/gu)];
  const stands = ({ 0: said, index }: RegExpExecArray): boolean =>
    Number(said) === year && !others.some(({ start, end }) => start <= index && index < end);
  return places.some(stands) ? year : null;
}
/** No work that a lawyer cites is older. */
const YEARS = { first: 1800 } as const;
/** What a quotation refers to that is no day and no sum. */
const othersIn = (quote: string): Range[] =>
  references(quote).filter(({ kind }) => kind !== 'date' && kind !== 'amount');

/** A name as a quotation writes it: its words in a row, as a name of a person stands there, surnames first or last. Null where it stands there otherwise, or is a court, law or ruling there. */
function nameIn(name: string, quote: string): string | null {
  const said = [...quote.matchAll(/\p{L}[\p{L}'’-]+/gu)].filter(({ 0: word }) => !PARTICLE.test(word));
  const asked = (name.match(/\p{L}[\p{L}'’-]+/gu) ?? [])
    .filter((word) => !PARTICLE.test(word))
    .map(fold)
    .sort();
  const others = othersIn(quote);
  for (const [i, first] of said.entries()) {
    const row = said.slice(i, i + asked.length);
    const last = row.at(-1);
    if (!last) return null;
    const [from, to] = [first.index, last.index + last[0].length];
    const words = row.map(([word]) => fold(word)).sort();
    if (
      words.join(' ') === asked.join(' ') &&
      (namesAt(quote, from)?.end ?? 0) >= to &&
      !others.some(({ start, end }) => start < to && end > from)
    )
      return quote.slice(from, to).replace(/\s+/g, ' ');
  }
  return null;
}
/** A name of a person by its form: words with capitals and what joins them; '' for other words. */
const nameOf = (said: string): string =>
  said.split(' ').every((word) => /^\p{Lu}[\p{L}.'’-]*,?$/u.test(word) || PARTICLE.test(word)) ? said : '';
const PARTICLE = /^(?:de|del|la|las|los|y|e|von|van)$/iu;

/**
 * Adds what a model found beyond the embedded reading: an author only where the quotation stands in the document, names the author word by word,
 * and is a citation to our own reader or names a work too; and, apart from these, what is in none of the sources.
 */
export async function online(given: Given<typeof contract>): Promise<Drafted<typeof contract>> {
  const { ground, language, model, signal, document } = given;
  const say = says[language];
  const { found } = await findAll(given, { task: TASK, stage: 'positions', finding });
  const result = structuredClone(ground.result) as Doctrine;
  const claims: Claim[] = [...ground.claims];
  const whole = authorsOf(document.text).authors;
  const people = peopleOf(plain(document.text));
  for (const { finding: one, claim } of found) {
    const said = wordsOf(one.author);
    const author = nameIn(said, claim.quote);
    if (author === null) continue;
    const parted = { surnames: said.split(/\s+/).slice(-1).join(' '), given: said.split(/\s+/).slice(0, -1).join(' ') };
    const known = whole.some(
      (other) => samePerson(other, parted) || standsIn(author, other.name) || standsIn(other.name, author),
    );
    if (known || isOneOf(people, parted)) continue;
    const title = one.work_title === null ? null : titleIn(one.work_title, claim.quote);
    const read = authorsOf(claim.quote).authors.some(({ name }) => standsIn(name, author) || standsIn(author, name));
    // Words that our reader takes for no citation say themselves that somebody wrote or holds something.
    if (!read && (title === null || !tellsWhoSays(fold(claim.quote)))) continue;
    if (result.authors_analysis.some(({ author_name }) => fold(author_name) === fold(author))) continue;
    const citation_id = claims.push(claim);
    const year = yearIn(one.year, claim.quote);
    result.doctrines_cited.push({
      doctrine_name: title ?? author,
      author,
      authors: [author],
      work_title: title,
      publication_year: year,
      publisher: null,
      city: null,
      edition: null,
      within: null,
      volume: null,
      pages: [],
      relevant_excerpt: { citation_id },
      also: [],
      application: say.application.neutral,
      position: 'neutral',
      invoked_by: null,
      relevance: 'low',
      mentions: 1,
      missing: [
        ...(title === null ? (['title'] as const) : []),
        ...(year === null ? (['year'] as const) : []),
        'pages',
      ],
      provenance: 'document',
    });
    result.authors_analysis.push({
      author_name: author,
      nationality: null,
      specialty: null,
      main_works: title === null ? [] : [title],
      key_contributions: [{ citation_id }],
      frequency_cited: 1,
      position: 'neutral',
      relevance_to_document: 'low',
      provenance: 'document',
      in_sources: [],
    });
  }
  const material = JSON.stringify({
    cited: result.doctrines_cited.map(({ author, work_title }) => ({ author, work_title })),
    gaps: result.critical_analysis.doctrinal_gaps.map(({ area, description }) => ({ area, description })),
  });
  const { proposals } = await model.generate({ task: ASK, material, shape: PROPOSE, language }, signal);
  const inSources = new Set(result.authors_analysis.map(({ author_name }) => fold(author_name)));
  for (const one of proposals) {
    const author = nameOf(gatedProposal(one.author, { language }));
    const work_title = one.work_title === null ? null : gatedProposal(one.work_title, { language }) || null;
    if (words(author).length === 0 || inSources.has(fold(author))) continue;
    result.recommendations.additional_doctrines_to_cite.push({
      doctrine_name: work_title ?? author,
      author,
      work_title,
      reason: say.proposeModel,
      provenance: 'none',
      source_title: null,
      relevant_excerpt: null,
    });
  }
  return { result: recounted(result, language), claims, description: ground.description };
}

/** The counts after what was added; the level stays what the embedded reading gave. */
function recounted(result: Doctrine, language: Given<typeof contract>['language']): Doctrine {
  const { counts } = result.resumen_ejecutivo;
  counts.authors = result.authors_analysis.length;
  counts.works = result.doctrines_cited.filter(({ work_title }) => work_title !== null).length;
  result.resumen_ejecutivo.level_reason = `${says[language].reason(counts)} ${says[language].rule}`;
  return result;
}
