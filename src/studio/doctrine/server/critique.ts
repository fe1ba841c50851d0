import type { Doctrine, Draft } from '../contract.ts';
import type { Evidence } from './evidence.ts';
import { isComplete, placeOf, type Item } from './items.ts';
import { namesOf, type Study } from './study.ts';
import type { Says } from './text.ts';

type Critical = Draft['critical_analysis'];
const GAPS = 40;
const HEADED = 6;
/** A part that is shorter says too little to miss an author in it. */
const PART = 500;
/** A part that states law (folded by the expression itself). */
const STATES_LAW =
  /\b(?:debe (?:entenderse|concluirse|estimarse)|es nul[oa]|procede|improcedente|responsabilidad|obligaci[oó]n|derecho a|infringe|vulnera|prescri|buena fe|nulidad|incumpl|indemniza|culpa|dolo|perjuicio)/iu;
const ARGUES =
  /\b(?:el derecho|fundamentos? de derecho|en cuanto al derecho|consideraciones de derecho|considerando)\b/iu;

/** In how many sentences an author is cited: a name with its reference behind it is one citation. */
const sentencesOf = ({ stances }: Study, mentions: readonly number[]): number =>
  new Set(mentions.map((n) => stances[n]!.sentence.start)).size;

/** Where a brief ends to argue and asks: what follows belongs to no heading before it. */
const ASKS = /\n\s*(?:por tanto|petitorio|en m[eé]rito|ruego a|s[ií]rvase)\b/iu;

/** What carries the doctrine of a document. */
export function strengths(
  study: Study,
  items: readonly Item[],
  evidence: Evidence,
  say: Says,
): Critical['doctrinal_strengths'] {
  const complete = items.filter(isComplete);
  const works = items.filter(({ work }) => work !== null).length;
  const supporting = items.filter(({ position }) => position === 'supports');
  const names = [...new Set(supporting.flatMap(({ cited }) => cited.authors))];
  const often = study.authors
    .map((author) => ({ ...author, sentences: sentencesOf(study, author.mentions) }))
    .filter(({ sentences }) => sentences >= 3)
    .slice(0, 3);
  return [
    ...(complete.length > 0 && complete.length * 2 >= works
      ? [
          {
            aspect: say.strengthComplete,
            foundation: say.strengthCompleteText(complete.length, works),
            supporting_authors: [...new Set(complete.flatMap(({ cited }) => cited.authors))],
            impact: 'medium' as const,
            location: complete[0]!.cited.relevant_excerpt,
          },
        ]
      : []),
    ...(names.length > 1
      ? [
          {
            aspect: say.strengthAgree,
            foundation: say.strengthAgreeText(say.and(names)),
            supporting_authors: names,
            impact: 'high' as const,
            location: placeOf(study, supporting[0]!.mentions[0]!, evidence),
          },
        ]
      : []),
    ...often.map(({ name, mentions, sentences }) => ({
      aspect: say.strengthRepeated(name),
      foundation: say.strengthRepeatedText(sentences),
      supporting_authors: [name],
      impact: 'medium' as const,
      location: placeOf(study, mentions[0]!, evidence),
    })),
  ];
}

/** What of a reference is not there, in words. */
export const missingOf = ({ cited: { missing } }: Item, say: Says): string =>
  say.and(missing.map((one) => say.missing[one]));

export function weaknesses(
  study: Study,
  items: readonly Item[],
  evidence: Evidence,
  say: Says,
): Critical['doctrinal_weaknesses'] {
  const names = new Set(items.flatMap(({ cited }) => cited.authors));
  const [only] = names;
  return [
    ...items
      .filter(({ position }) => position === 'opposes')
      .map((item) => ({
        aspect: say.weakOpposed(item.cited.author),
        foundation: say.weakOpposedText,
        opposing_authors: item.cited.authors,
        how_to_improve: say.weakOpposedFix,
        severity: 'medium' as const,
        location: item.cited.relevant_excerpt,
      })),
    ...(names.size === 1 && only !== undefined
      ? [
          {
            aspect: say.weakOne,
            foundation: say.weakOneText(only),
            opposing_authors: [],
            how_to_improve: say.weakOneFix,
            severity: 'medium' as const,
            location: placeOf(study, items[0]!.mentions[0]!, evidence),
          },
        ]
      : []),
    ...items
      .filter((item) => !isComplete(item))
      .map((item) => ({
        aspect: say.weakIncomplete(item.cited.doctrine_name),
        foundation: say.weakIncompleteText(missingOf(item, say)),
        opposing_authors: [],
        how_to_improve: say.weakIncompleteFix,
        severity: 'low' as const,
        location: item.cited.relevant_excerpt,
      })),
  ];
}

/** Where authority is missing: doctrine that names nobody, and parts that state law without an author while others have some. */
export function gaps(
  study: Study,
  evidence: Evidence,
  say: Says,
  recommended: (area: string) => string[],
): Critical['doctrinal_gaps'] {
  const claims = study.unsupported.slice(0, GAPS).map(({ sentence, words }) => ({
    area: say.gapClaim,
    description: say.gapClaimText(study.text.slice(words.start, words.end).replace(/\s+/g, ' ')),
    potential_doctrines: [],
    recommended_authors: recommended(study.text.slice(sentence.start, sentence.end)),
    priority: 'high' as const,
    location: evidence.at(sentence),
  }));
  const cites = study.mentions.length > 0;
  const headed = study.divisions
    .filter(({ start, end, label }) => {
      const words = study.text.slice(start, end).split(ASKS)[0]!;
      const empty =
        !study.mentions.some((one) => one.start >= start && one.start < end) &&
        !study.unsupported.some(({ words: { start: at } }) => at >= start && at < end);
      // The grounds of a ruling are numbered, not headed: they name no matter.
      if (
        /:\s?(?:que|-)?\b|^(?:visto|primer|segund|tercer|cuart|quint|sext|s.?ptim|octav|noven|d.?cim|und.?cim|duod|vig.?sim)/iu.test(
          label,
        ) ||
        label.length > 70
      )
        return false;
      return empty && words.length >= (cites ? PART : 120) && (cites ? STATES_LAW.test(words) : ARGUES.test(label));
    })
    .slice(0, HEADED)
    .map(({ start, end, label }) => {
      const line = study.text.indexOf('\n', start);
      return {
        area: cites ? say.gapHeading(label) : say.gapNone,
        description: cites ? say.gapHeadingText : say.gapNoneText,
        potential_doctrines: [],
        recommended_authors: recommended(label),
        priority: cites ? ('low' as const) : ('medium' as const),
        location: evidence.at({ start, end: Math.min(end, line < 0 ? end : line) }, 0, label),
      };
    });
  return [...claims, ...headed];
}

type Trends = Doctrine['doctrinal_trends'];
const SAID =
  /\bdoctrina\s(?:mayoritaria|minoritaria|un[áa]nime|uniforme|conteste|dominante|moderna|reciente|cl[áa]sica|tradicional|nacional|chilena|comparada|extranjera|espa[ñn]ola|alemana|francesa|italiana|argentina|autorizada)\b/giu;
const SCOPE = /\b(nacional|chilena|comparada|extranjera|espa[ñn]ola|alemana|francesa|italiana|argentina)\b/iu;

/** Whether works and years make something established or emerging; nothing else is asked. */
function statusOf(years: readonly number[], newest: number | null): Trends[number]['current_status'] {
  if (years.length >= 3 && Math.max(...years) - Math.min(...years) >= 15) return 'established';
  return years.length >= 2 && newest !== null && Math.min(...years) >= newest - 10 ? 'emerging' : 'other';
}

/** Groups of authors that the document itself makes: those under one heading, and those of what it calls a kind of doctrine. */
export function trends(study: Study, items: readonly Item[], evidence: Evidence, say: Says): Trends {
  const newest = Math.max(...study.works.map(({ year }) => year ?? 0)) || null;
  const of = (from: number, to: number): Item[] =>
    items.filter(({ mentions }) =>
      mentions.some((n) => study.mentions[n]!.start >= from && study.mentions[n]!.start < to),
    );
  const make = (
    trend_name: string,
    found: readonly Item[],
    location: Trends[number]['location'],
    scope: string | null,
  ): Trends[number] => {
    const years = found.flatMap(({ cited }) => cited.publication_year ?? []);
    const authors = [...new Set(found.flatMap(({ authors: all }) => all))];
    const status = statusOf(years, newest);
    const works = found.filter(({ work }) => work !== null).length;
    return {
      trend_name,
      description: `${say.trendCounts(authors.length, works, years.length ? Math.min(...years) : null, years.length ? Math.max(...years) : null)} ${say.trendRule[status]}`,
      main_authors: namesOf(study, authors).slice(0, 8),
      geographical_scope: scope,
      relevance_to_case: authors.length >= 3 ? 'high' : authors.length === 2 ? 'medium' : 'low',
      current_status: status,
      location,
    };
  };
  const divided = study.divisions.flatMap(({ start, end, label }) => {
    const found = of(start, end);
    const names = new Set(found.flatMap(({ authors }) => authors));
    if (names.size < 2 || /bibliograf|obras citadas|referencias/i.test(label)) return [];
    const line = study.text.indexOf('\n', start);
    return [
      make(
        say.trendDivision(label),
        found,
        evidence.at({ start, end: line < 0 ? end : Math.min(end, line) }, 0, label),
        null,
      ),
    ];
  });
  const told = [...study.text.matchAll(SAID)].flatMap(({ index, 0: words }) => {
    const paragraph = study.text.indexOf('\n', index);
    const found = of(index, Math.min(index + 500, paragraph < 0 ? study.text.length : paragraph));
    if (found.length === 0) return [];
    const place = evidence.at({ start: index, end: index + words.length });
    return [make(say.trendSaid(words.replace(/\s+/g, ' ')), found, place, SCOPE.exec(words)?.[1] ?? null)];
  });
  return [...divided, ...told];
}
