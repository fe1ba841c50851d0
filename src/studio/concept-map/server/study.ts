import type { Document, Hear } from '#server/studio/tool.ts';
import { references } from '#reading/references/references.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import type { Language } from '#contract/language.ts';
import { ownNorm } from '#reading/references/own-norm.ts';
import type { CategoryName } from '../contract.ts';
import type { Concept, Range } from './concept.ts';
import { divisions } from './divisions.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import { defined, figures, institutions, laws, parties } from './named.ts';
import { linksOf, type Link } from './relations.ts';
import { rulingDivisions } from './ruling-divisions.ts';
import { rulingOf, speakers, type Speaker } from './speaker.ts';
import { subjectOf } from './subject.ts';
import { terms } from './terms.ts';
import { DETERMINERS, PREPOSITIONS } from './words.ts';
import { bodyStart, readSentences, type Sentence } from './tokens.ts';

/** All that was found in a document: its concepts (the first is what it is about), where each stands, and what joins them. */
export type Study = {
  text: string;
  language: Language;
  sentences: readonly Sentence[];
  concepts: readonly Concept[];
  /** For each sentence, the concepts that it names. */
  mentions: readonly (readonly Mention[])[];
  /** For each concept, the numbers of the sentences that name it. */
  places: readonly (readonly number[])[];
  links: readonly Link[];
  /** The document as a ruling; null where it is none. */
  ruling: Reading | null;
  /** Who speaks in a stretch, where the court of a ruling does not. */
  speakerAt: (stretch: Range) => Speaker | null;
};

/** Concepts of each kind that are looked for. */
const MOST = { terms: 260, laws: 24, institutions: 24, figures: 60 } as const;
/** Of two concepts of one key the kind that stays, first the strongest. */
const STRENGTH: readonly CategoryName[] = [
  'subject',
  'party',
  'law',
  'institution',
  'defined',
  'division',
  'term',
  'figure',
];

/** What two writings of one concept have in common: their words without those that only join or point, in whatever order. Numbers and laws stay as they are. */
function sameAs({ key, category }: Concept, language: Language): string {
  if (category === 'figure' || category === 'law') return key;
  const small = (stem: string): boolean =>
    DETERMINERS[language].has(stem) || PREPOSITIONS[language].has(stem) || /^(?:[yeou]|and|or)$/.test(stem);
  const words = key.split(' ').filter((stem) => !small(stem));
  return words.length > 0 ? [...new Set(words)].sort().join(' ') : key;
}

/** One concept of each meaning: the stronger kind names it, and each adds its weight, its other writings and what it knows of its place. */
export function merged(all: readonly Concept[], language: Language): Concept[] {
  const found = new Map<string, Concept>();
  for (const one of all) {
    const same = sameAs(one, language);
    const known = found.get(same);
    if (!known) {
      found.set(same, one);
      continue;
    }
    const [strong, weak] =
      STRENGTH.indexOf(one.category) < STRENGTH.indexOf(known.category) ? [one, known] : [known, one];
    found.set(same, {
      ...strong,
      weight: strong.weight + weak.weight,
      at: strong.at ?? weak.at,
      body: longer(strong.body, weak.body),
      depth: strong.depth ?? weak.depth,
      also: [...new Set([...strong.also, ...weak.also, ...(weak.key === strong.key ? [] : [weak.key])])],
    });
  }
  return [...found.values()];
}
/** For each sentence the concept whose division it stands in, the innermost; the central one where it stands in none. */
function headsOf(sentences: readonly Sentence[], concepts: readonly Concept[]): Int32Array {
  const heads = new Int32Array(sentences.length);
  const bodies = concepts
    .flatMap(({ body }, concept) => (body ? [{ ...body, concept }] : []))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const open: typeof bodies = [];
  let next = 0;
  sentences.forEach(({ start }, i) => {
    while (next < bodies.length && bodies[next]!.start <= start) open.push(bodies[next++]!);
    while (open.length > 0 && open.at(-1)!.end <= start) open.pop();
    heads[i] = open.at(-1)?.concept ?? 0;
  });
  return heads;
}
const longer = (a: Concept['body'], b: Concept['body']): Concept['body'] =>
  a === null || (b !== null && b.end - b.start > a.end - a.start) ? b : a;

/** Reads a document: what it speaks of and what it says of it. */
export function study({ text, title, speaks: language }: Document, hear: Hear): Study {
  hear('reading');
  const sentences = readSentences(text, language);
  const all = references(text.slice(bodyStart(text)));
  const from = bodyStart(text);
  const named = from === 0 ? all : all.map((one) => ({ ...one, start: one.start + from, end: one.end + from }));
  hear('concepts');
  const norm = ownNorm(text.slice(from));
  const ruling = rulingOf(text, named);
  const subject = subjectOf(text, title, language, { references: named, ruling });
  const concepts = merged(
    [
      subject,
      ...parties(text, language, norm !== null),
      ...defined(text, language),
      ...laws(named, norm?.key ?? null, MOST.laws),
      ...institutions(text, language, MOST.institutions),
      ...(ruling ? rulingDivisions(ruling, language) : divisions(text, language, subject.at?.end ?? 0)),
      ...terms(sentences, language, MOST.terms),
      ...figures(text, named, sentences, language, MOST.figures),
    ],
    language,
  ).filter(({ key, category }) => category === 'subject' || (key !== '' && !subject.also.includes(key)));
  hear('concepts', 0.7);
  const mentions = mentionsOf(sentences, concepts, language);
  const places: number[][] = concepts.map(() => []);
  mentions.forEach((here, sentence) => {
    for (const { concept } of here) if (places[concept]!.at(-1) !== sentence) places[concept]!.push(sentence);
  });
  hear('relations');
  const links = linksOf(text, sentences, mentions, language, headsOf(sentences, concepts));
  return { text, language, sentences, concepts, mentions, places, links, ruling, speakerAt: speakers(ruling) };
}
