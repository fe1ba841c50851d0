import type { Language } from '#contract/language.ts';
import { actorIn, sideOf } from '../../ask/actors.ts';
import type { Slot } from '../../ask/asked.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Value } from '../../evidence/value.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import type { Part } from '../../reply.ts';
import { references } from '../../references/references.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { pathOf, unitAt } from '../../units/places.ts';
import { eachWord, fold, stem, stemsOf, wordsOf } from '../../words.ts';
import { FIGURES_EN } from './en.ts';
import { FIGURES_ES } from './es.ts';
import { measureOf, type Measure } from './measure.ts';

/** A figure at its place, with the sentence that says it. */
export type Figure = { source: number; unit: number; sentence: Range; value: Range; measure: Measure };

/** Kinds of figures that are held against each other. */
const KINDS: readonly Slot[] = ['sum', 'term', 'percent', 'date', 'number'];
/** The share of the words asked that another sentence must hold, all that name a thing among them. Set on the tuned half of the planted documents. */
const HELD = 0.6;
/** Words before a noun in a question. */
const BEFORE_NOUN =
  /^(?:el|la|los|las|un|una|del|de|al|a|en|por|su|sus|cada|que|cual|cuantas?|cuantos?|mi|the|an?|of|to|in|each|this|what|which|many|on)$/;
/** Verbs that say no more than that there is something. Stems are compared. Ours. */
const IDLE: Record<Language, string> = {
  es: 'paga pagar pagará pago ser será es asciende ascender tiene tendrá hay aplica aplicar debe cobra recibe recibirá fija plazo monto suma valor porcentaje fecha',
  en: 'pay paid is be has have apply applies amount due must shall give date sum many much long percentage number',
};
const FIND: Record<Language, ReturnType<typeof finder>> = { es: finder([FIGURES_ES]), en: finder([FIGURES_EN]) };

type Wanted = { nouns: ReadonlySet<string>; all: ReadonlySet<string> };

/** The words of a question that say what its figure is of, without the party: those that name a thing, and all. */
function wantedOf(said: string, language: Language): Wanted {
  const idle = new Set(stemsOf(IDLE[language], language));
  const actor = actorIn(said, tokensOf(said));
  for (const one of actor ? stemsOf(actor, language) : []) idle.add(one);
  const [nouns, all] = [new Set<string>(), new Set<string>()];
  let before = '';
  for (const { raw } of wordsOf(said)) {
    const word = fold(raw);
    const [root] = stemsOf(raw, language);
    if (root && !idle.has(root)) {
      all.add(root);
      if (BEFORE_NOUN.test(before)) nouns.add(root);
    }
    before = word;
  }
  return { nouns, all };
}

/** What tells a figure of a sentence apart from others of its matter. */
const partsIn = (words: string, language: Language): Set<string> =>
  new Set(
    FIND[language](tokensOf(words))
      .filter(({ id }) => id === 'part.word')
      .flatMap(({ start, end }) =>
        words
          .slice(start, end)
          .split(/\s+/)
          .map((word) => stem(word, language)),
      ),
  );

/** The stems of a sentence and of the title that it stands under. */
function stemsAt({ text, index }: Read, sentence: Range): Set<string> {
  const cut = cutOf(index);
  const unit = cut.units[unitAt(cut, sentence.start)];
  const above = unit ? [unit.title, ...pathOf(cut, unit).slice(-1)].join(' ') : '';
  return new Set(stemsOf(`${above} ${text.slice(sentence.start, sentence.end)}`, index.language));
}

/** Whether two sentences are of one party, as far as they name one. */
function isOfSameParty(one: string, other: string): boolean {
  const actor = actorIn(one, tokensOf(one));
  if (!actor) return true;
  const sides = wordsOf(other).map(({ raw }) => sideOf(fold(raw), actor));
  return !sides.includes('other') || sides.includes('own');
}

/** Whether a figure depends on something that another does not: an exception is no contradiction. */
const depends = (values: readonly Value[]): boolean => values.some(({ slot }) => slot === 'condition');

/** Characters at the beginning of a text in which its parties are named. */
const HEAD = 2500;
/** Numbers of identity and names of companies and persons of a text's beginning. */
function partiesOf({ text, index }: Read): Set<string> {
  const head = Math.min(text.length, HEAD);
  const names = valuesIn(text, 0, head, index.language).filter(
    ({ by }) => by === 'person.company' || by === 'person.titled',
  );
  const numbers = references(text.slice(0, head)).flatMap((one) => (one.kind === 'rut' ? [one.key] : []));
  return new Set([...names.map(({ start, end }) => fold(text.slice(start, end))), ...numbers]);
}

/** Whether two sources are texts of the same parties: a contract and its annex. */
function isRelated(one: Read, other: Read): boolean {
  if (one === other) return true;
  const own = partiesOf(one);
  return [...partiesOf(other)].some((name) => own.has(name));
}

/** The figure of one kind in a sentence: the only one, or that nearest to the words asked; null where that is not told. */
function figureIn(
  { text, index }: Read,
  sentence: Range,
  values: readonly Value[],
  { slot, unit }: { slot: Slot; unit: string },
  wanted: Wanted,
): { value: Value; measure: Measure } | null {
  const { language } = index;
  const own = values.flatMap((value) => {
    const measure = value.slot === slot ? measureOf(text.slice(value.start, value.end), slot, language) : null;
    return measure?.unit === unit ? [{ value, measure }] : [];
  });
  if (own.length < 2) return own[0] ?? null;
  const anchors: number[] = [];
  eachWord(text, sentence.start, sentence.end, language, (_word, root, at) => {
    if (wanted.nouns.has(root)) anchors.push(at);
  });
  const distance = ({ start, end }: Range): number =>
    Math.min(...anchors.map((at) => Math.min(Math.abs(at - start), Math.abs(at - end))));
  return anchors.length === 0
    ? null
    : own.reduce((best, one) => (distance(one.value) < distance(best.value) ? one : best));
}

/**
 * Other sentences of the sources that give a figure of the same kind for what a question asks: they hold its words, are of the same party and of the same
 * period or sort, and depend on nothing that the answer does not. Laws and rulings speak of many things in the same words: none is looked for in them.
 */
export function elsewhere(
  sources: readonly Read[],
  { intent, point }: Pick<Part, 'intent' | 'point'>,
  at: { source: number; sentence: Range },
  asked: Value,
): { own: Figure; others: Figure[] } | null {
  const from = sources[at.source]!;
  const { language } = from.index;
  const words = from.text.slice(at.sentence.start, at.sentence.end);
  const measure = KINDS.includes(asked.slot)
    ? measureOf(from.text.slice(asked.start, asked.end), asked.slot, language)
    : null;
  if (!measure || point.asked.language !== language) return null;
  const unit = unitAt(cutOf(from.index), at.sentence.start);
  const own: Figure = { ...at, unit, value: asked, measure };
  const said = wantedOf(intent.said, language);
  const held = stemsAt(from, at.sentence);
  const keep = (some: ReadonlySet<string>): Set<string> => new Set([...some].filter((one) => held.has(one)));
  const wanted: Wanted = { nouns: keep(said.nouns), all: keep(said.all) };
  if (wanted.nouns.size === 0) return null;
  const parts = partsIn(words, language);
  const isConditional = depends(valuesIn(from.text, at.sentence.start, at.sentence.end, language));
  const others = point.asked.scope.sources.flatMap((source): Figure[] => {
    const read = sources[source]!;
    const cut = cutOf(read.index);
    if (read.index.language !== language || cut.genre === 'law' || cut.genre === 'ruling' || !isRelated(from, read))
      return [];
    return Array.from(read.index.sentenceStart, (start, s): Range => ({
      start,
      end: read.index.sentenceEnd[s]!,
    })).flatMap((sentence): Figure[] => {
      const place = unitAt(cut, sentence.start);
      if (source === at.source && (place === unit || sentence.start === at.sentence.start)) return [];
      const stems = stemsAt(read, sentence);
      const count = [...wanted.all].filter((one) => stems.has(one)).length;
      if (count < HELD * wanted.all.size || [...wanted.nouns].some((one) => !stems.has(one))) return [];
      const other = read.text.slice(sentence.start, sentence.end);
      const theirs = partsIn(other, language);
      const isSamePart = theirs.size === parts.size && [...parts].every((one) => theirs.has(one));
      if (!isSamePart || !isOfSameParty(words, other)) return [];
      const values = valuesIn(read.text, sentence.start, sentence.end, language);
      if (depends(values) && !isConditional) return [];
      const found = figureIn(read, sentence, values, { slot: asked.slot, unit: measure.unit }, wanted);
      return found ? [{ source, unit: place, sentence, ...found }] : [];
    });
  });
  return { own, others };
}

/** The sentence of the sources that says which of two texts prevails; null where none does. */
export function prevailing(
  sources: readonly Read[],
  among: readonly number[],
): { source: number; sentence: Range } | null {
  for (const source of among) {
    const { text, index } = sources[source]!;
    for (const [s, start] of index.sentenceStart.entries()) {
      const end = index.sentenceEnd[s]!;
      const hits = FIND[index.language](tokensOf(text.slice(start, end)));
      if (hits.some(({ id }) => id === 'prevails.text')) return { source, sentence: { start, end } };
    }
  }
  return null;
}
