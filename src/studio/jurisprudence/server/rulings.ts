import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Reference } from '#contract/references.ts';
import type { Range } from '#reading/lines.ts';
import type { Cited } from '#reading/rulings/cited.ts';
import type { Mention, Reading } from '#reading/rulings/precedents.ts';
import { sentenceAround } from '#reading/references/around.ts';
import type { Against, InFavor, Jurisprudence, Neutral } from '../contract.ts';
import type { Evidence } from './evidence.ts';
import { names } from './names.ts';
import { mentionIn, sourceOf, type Source } from './sources.ts';
import { courtOf, titleOf } from './titles.ts';
import { words } from './words.ts';

/** Other places named of one ruling, and shared articles named of one that is not cited. */
const ALSO = 6;
const SHARED = 4;

type Given = { reading: Reading; sources: readonly Source[]; evidence: Evidence; language: Language };
type FoundIn = InFavor['found_in'];

/** How a document names the part of a place: "Décimo tercero", "Voto en contra". */
export function partName(part: Mention['part'], language: Language): string | undefined {
  if (!part) return undefined;
  return part.label || names[language].part[part.name];
}

/** Where a cited ruling stands among the other sources: its text, else a mention. */
function foundIn(cited: Cited, { sources, evidence }: Given): FoundIn {
  const source = sourceOf(sources, cited);
  if (source) {
    const { ruling } = source.identity;
    const at = sentenceAround(source.text, ruling!);
    return { as: 'text', source_title: source.title, location: evidence.at(at, undefined, source.n) };
  }
  const mention = mentionIn(sources, cited);
  if (!mention) return null;
  const at = sentenceAround(mention.source.text, mention.at);
  return { as: 'mention', source_title: mention.source.title, location: evidence.at(at, undefined, mention.source.n) };
}

/** The place that tells the stance, else the first. */
const telling = ({ mentions, told }: Cited): Mention =>
  mentions.find((one) => one.told.stance === told.stance && one.told.signal === told.signal) ?? mentions[0]!;

/** Two places with the same words are one. */
function others(cited: Cited, first: Mention, { evidence, language }: Given): Place[] {
  const known = new Set([`${first.passage.start}-${first.passage.end}`]);
  return cited.mentions
    .filter(({ passage: { start, end } }) => !known.has(`${start}-${end}`) && known.add(`${start}-${end}`))
    .slice(0, ALSO)
    .map(({ passage, part }) => evidence.at(passage, partName(part, language)));
}

function common(cited: Cited, given: Given): Omit<Neutral, 'application'> {
  const { evidence, language } = given;
  const first = telling(cited);
  const { passage, proposition } = first;
  const same = proposition && proposition.start === passage.start && proposition.end === passage.end;
  return {
    title: titleOf(cited.court, cited, language),
    court_tribunal: cited.court && courtOf(cited.court),
    rol: `${cited.book ? `${cited.book}-` : ''}${cited.rol}${cited.year === null ? '' : `-${cited.year}`}`,
    date: cited.date,
    year: cited.date ? Number(cited.date.slice(0, 4)) : cited.year,
    provenance: 'document',
    relevant_excerpt: evidence.at(passage, partName(first.part, language)),
    proposition: proposition && !same ? evidence.at(proposition) : null,
    also: others(cited, first, given),
    voice: first.voice,
    signal: cited.told.signal,
    signal_words: cited.told.words,
    found_in: foundIn(cited, given),
  };
}

const HIGHEST = new Set(['Corte Suprema', 'Tribunal Constitucional', 'Corte Interamericana de Derechos Humanos']);
/** How much a ruling weighs, by its court alone. */
export const weightOf = ({ court }: Cited): InFavor['impact'] =>
  court && HIGHEST.has(court.type) ? 'high' : court?.type === 'Corte de Apelaciones' ? 'medium' : 'low';

/** A part within a sentence: "considerando Sexto", "«II. EL DERECHO»", "voto en contra". */
function partIn(part: NonNullable<Mention['part']>, language: Language): string {
  if (part.name === 'considerando')
    return `${language === 'es' ? 'considerando' : 'reason'} ${part.label || (part.number ?? '')}`;
  if (part.label) return language === 'es' ? `«${part.label}»` : `“${part.label}”`;
  return (names[language].part[part.name] ?? '').toLowerCase();
}

/** Who invokes an authority, and in which part: "Lo invoca el tribunal, en considerando Sexto." */
export const invokedIn = (voice: Mention['voice'], part: Mention['part'], language: Language): string =>
  words[language].invokes(names[language].voice[voice], part ? partIn(part, language) : '');

const appliedAs = (cited: Cited, language: Language): string => {
  const { voice, part } = telling(cited);
  return `${invokedIn(voice, part, language)} ${words[language].told[cited.told.signal](cited.told.words ?? '')}`;
};

/** The authorities of a document by what they are for its position. */
export function authorities(
  cited: readonly Cited[],
  given: Given,
): Pick<Jurisprudence, 'jurisprudence_in_favor' | 'jurisprudence_against' | 'jurisprudence_neutral' | 'reviewed'> {
  const { language, evidence } = given;
  const say = words[language];
  const precedents = cited.filter(({ relation }) => relation === 'precedent');
  const of = (stance: Cited['told']['stance']): Cited[] => precedents.filter(({ told }) => told.stance === stance);
  return {
    jurisprudence_in_favor: of('for').map((one): InFavor => ({
      ...common(one, given),
      application: appliedAs(one, language),
      impact: weightOf(one),
      impact_reason: say.impact[weightOf(one)],
    })),
    jurisprudence_against: of('against').map((one): Against => ({
      ...common(one, given),
      risk: `${appliedAs(one, language)} ${say.riskOf}`,
      risk_level: weightOf(one),
      how_to_counter: one.told.signal === 'dissent' ? say.counterDissent : say.counter,
    })),
    jurisprudence_neutral: [
      ...of('neutral').map((one): Neutral => ({ ...common(one, given), application: appliedAs(one, language) })),
      ...notCited(cited, given),
    ],
    reviewed: cited
      .filter(({ relation }) => relation === 'reviewed')
      .map((one) => ({
        title: titleOf(one.court, one, language),
        location: evidence.at(one.mentions[0]!.passage, partName(one.mentions[0]!.part, language)),
      })),
  };
}

/** Each article that a text names with its norm, by "codigo:civil#1545", where first. */
function articlesNamed(references: readonly Reference[]): Map<string, Range & { name: string }> {
  const found = new Map<string, Range & { name: string }>();
  for (const one of references) {
    if (one.kind !== 'articles' || !one.norm || one.norm.how === 'after') continue;
    for (const { article } of one.items) {
      const key = `${one.norm.key}#${article}`;
      if (!found.has(key))
        found.set(key, { start: one.start, end: one.end, name: `art. ${article}, ${one.norm.title}` });
    }
  }
  return found;
}

/** Rulings among the sources that the document does not name, on articles that it names too. */
function notCited(cited: readonly Cited[], { reading, sources, evidence, language }: Given): Neutral[] {
  const own = articlesNamed(reading.references);
  const used = new Set(cited.map((one) => sourceOf(sources, one)?.n));
  return sources.flatMap((source): Neutral[] => {
    const { identity, isRuling } = source;
    const { ruling, court, date } = identity;
    if (!isRuling || !ruling || used.has(source.n)) return [];
    if (ruling.rol === reading.identity.ruling?.rol && ruling.year === reading.identity.ruling.year) return [];
    const shared = [...articlesNamed(source.references)].filter(([key]) => own.has(key));
    const [first] = shared;
    if (!first) return [];
    const list = shared.slice(0, SHARED).map(([, { name }]) => name);
    return [
      {
        title: titleOf(court, ruling, language),
        court_tribunal: court && courtOf(court),
        rol: `${ruling.book ? `${ruling.book}-` : ''}${ruling.rol}${ruling.year === null ? '' : `-${ruling.year}`}`,
        date,
        year: date ? Number(date.slice(0, 4)) : ruling.year,
        provenance: 'sources',
        relevant_excerpt: evidence.at(sentenceAround(source.text, first[1]), undefined, source.n),
        proposition: null,
        also: [],
        voice: 'document',
        signal: 'none',
        signal_words: null,
        found_in: {
          as: 'text',
          source_title: source.title,
          location: evidence.at(sentenceAround(source.text, ruling), undefined, source.n),
        },
        application: words[language].notCited(list.join('; ')),
      },
    ];
  });
}
