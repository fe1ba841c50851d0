import type { Language } from '#contract/language.ts';
import { actorIn, sideOf } from '../../ask/actors.ts';
import type { Slot } from '../../ask/asked.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Value } from '../../evidence/value.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import type { Part } from '../../reply.ts';
import { ownNorm } from '../../references/own-norm.ts';
import { isAnnex, partiesOf, shareParty } from '../../related.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { unitAt } from '../../units/places.ts';
import type { Genre } from '../../units/unit.ts';
import { eachWord, fold, FRAME, stem, stemsOf, wordsOf } from '../../words.ts';
import { FIGURES_EN } from './en.ts';
import { FIGURES_ES } from './es.ts';
import { measureOf, type Measure } from './measure.ts';
import { isHeld, Stems } from './stems.ts';

/** A figure at its place, with the sentence that says it. */
export type Figure = { source: number; unit: number; sentence: Range; value: Range; measure: Measure };

/** Kinds of figures that are held against each other. */
const KINDS: readonly Slot[] = ['sum', 'term', 'percent', 'date', 'number'];
/** What a penalty is measured in. */
const MEASURES: readonly Slot[] = ['sum', 'percent'];
/** The share of the words asked that another sentence must hold, all that name a thing among them. Set on the tuned half of the planted documents. */
const HELD = 0.6;
/** Words before a noun in a question. */
const BEFORE_NOUN =
  /^(?:el|la|los|las|un|una|del|de|al|a|en|por|su|sus|cada|que|cual|cuantas?|cuantos?|mi|the|an?|of|to|in|each|this|what|which|many|on)$/;
/** Verbs that say no more than that there is something. Stems are compared. Ours. */
const IDLE: Record<Language, string> = {
  es: 'hace hará hacer realiza realizará realizar paga pagarse pagar pagará pago ser será es asciende ascender tiene tendrá hay aplica aplicar debe cobra recibe recibirá fija plazo monto suma valor porcentaje fecha',
  en: 'make made pay paid is be has have apply applies amount due must shall give date sum many much long percentage number',
};
const FIND: Record<Language, ReturnType<typeof finder>> = { es: finder([FIGURES_ES]), en: finder([FIGURES_EN]) };

/** `around`: what the clause of the figure names, though not its sentence: the delay of a rent, where the sentence says only what each day of delay costs. */
type Wanted = { nouns: ReadonlySet<string>; all: ReadonlySet<string>; around: readonly string[] };
type Names = ReturnType<typeof partiesOf>;
/** What parties write for themselves though its divisions are articles. */
const OWN_RULES =
  /\b(?:estatutos? (?:de|sociales)|pacto de accionistas|contrato|escritura|sociedad por acciones|reglamento interno|articles of association|by-?laws|agreement|constitution of)\b/;

/** The words of a question that say what its figure is of, without the party and the document: those that name a thing, and all. */
function wantedOf(said: string, language: Language): Wanted {
  const idle = new Set(stemsOf(IDLE[language], language));
  const actor = actorIn(said, tokensOf(said));
  for (const one of actor ? stemsOf(actor, language) : []) idle.add(one);
  const [nouns, all] = [new Set<string>(), new Set<string>()];
  let before = '';
  for (const { raw } of wordsOf(said)) {
    const word = fold(raw);
    const [root] = stemsOf(raw, language);
    if (root && !idle.has(root) && !FRAME[language].has(word)) {
      all.add(root);
      if (BEFORE_NOUN.test(before)) nouns.add(root);
    }
    before = word;
  }
  return { nouns, all, around: [] };
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

/** Whether the words before two figures are of one party, as far as they name one. */
function isOfSameParty(one: string, other: string): boolean {
  const actor = actorIn(one, tokensOf(one));
  if (!actor) return true;
  const sides = wordsOf(other).map(({ raw }) => sideOf(fold(raw), actor));
  return !sides.includes('other') || sides.includes('own');
}

/** Whether a figure depends on something that another does not: an exception is no contradiction. */
const depends = (values: readonly Value[]): boolean => values.some(({ slot }) => slot === 'condition');

/** Whether a figure is that of a penalty: it is compared with penalties alone, whatever else the clause names. */
const isPenal = (values: readonly Value[]): boolean => values.some(({ slot }) => slot === 'sanction');

/** Characters at the beginning of a text that say what it is. */
const TITLE = 600;

/** Whether two sources are texts of the same parties. An annex that names none belongs to the only text beside it that is no annex. */
function isRelated(one: Read, other: Read, all: readonly Read[]): boolean {
  if (one === other) return true;
  const [own, theirs] = [one, other].map(({ text, index }) => partiesOf(text, index.language)) as [Names, Names];
  if (own.size > 0 && theirs.size > 0) return shareParty(own, theirs);
  const wholes = all.filter(({ text }) => !isAnnex(text));
  return wholes.length === 1 && [one, other].every((read) => read === wholes[0] || isAnnex(read.text));
}

/** Whether a source is one that parties have written: no law and no ruling. */
const isOfParties = ({ text }: Read, genre: Genre): boolean =>
  genre === 'law' ? OWN_RULES.test(fold(text.slice(0, TITLE))) && ownNorm(text) === null : genre !== 'ruling';

/** The sum or share that a penalty is measured in; another value is itself. */
function measuredBy({ text, index }: Read, sentence: Range, asked: Value): Value {
  if (asked.slot !== 'sanction') return asked;
  const values = valuesIn(text, sentence.start, sentence.end, index.language);
  return values.find(({ slot, start }) => MEASURES.includes(slot) && start >= asked.start) ?? asked;
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
  const value = measuredBy(from, at.sentence, asked);
  const measure = KINDS.includes(value.slot)
    ? measureOf(from.text.slice(value.start, value.end), value.slot, language)
    : null;
  if (!measure || point.asked.language !== language) return null;
  const own: Figure = { ...at, unit: unitAt(cutOf(from.index), at.sentence.start), value, measure };
  const said = wantedOf(intent.said, language);
  const held = new Stems(from).of(at.sentence);
  const keep = (some: ReadonlySet<string>): Set<string> => new Set([...some].filter((one) => held.has(one)));
  const nouns = keep(said.nouns);
  if (nouns.size === 0) return null;
  const named = new Stems(from).of(cutOf(from.index).units[own.unit] ?? at.sentence);
  const around = [...said.nouns].filter((one) => !held.has(one) && named.has(one));
  const wanted: Wanted = { nouns, all: keep(said.all), around };
  const all = point.asked.scope.sources.filter((source) => {
    const { index } = sources[source]!;
    return index.language === language && isOfParties(sources[source]!, cutOf(index).genre);
  });
  const reads = all.map((source) => sources[source]!);
  const others = all.flatMap((source): Figure[] => {
    const read = sources[source]!;
    return isRelated(from, read, reads) ? figuresOf(read, source, from, own, value.slot, wanted) : [];
  });
  return { own, others };
}

/** Whether a sentence names, with its titles, what the figure is of. */
function namesAll(reader: Stems, sentence: Range, { nouns, all }: Wanted): boolean {
  if (!reader.mayHold(sentence, nouns)) return false;
  const stems = reader.of(sentence);
  const count = [...all].filter((one) => isHeld(one, stems)).length;
  return count >= HELD * all.size && [...nouns].every((one) => isHeld(one, stems));
}

/** The figures of one source that are of the same thing as another. */
function figuresOf(read: Read, source: number, from: Read, own: Figure, slot: Slot, wanted: Wanted): Figure[] {
  const { text, index } = read;
  const { language } = index;
  const cut = cutOf(index);
  const words = from.text.slice(own.sentence.start, own.sentence.end);
  const parts = partsIn(words, language);
  const ours = valuesIn(from.text, own.sentence.start, own.sentence.end, language);
  const [isConditional, isPenalty] = [depends(ours), isPenal(ours)];
  const reader = new Stems(read);
  const found: Figure[] = [];
  for (const [s, start] of index.sentenceStart.entries()) {
    const sentence: Range = { start, end: index.sentenceEnd[s]! };
    const unit = unitAt(cut, start);
    if (read === from && (unit === own.unit || start === own.sentence.start)) continue;
    if (!namesAll(reader, sentence, wanted)) continue;
    const other = text.slice(start, sentence.end);
    const theirs = partsIn(other, language);
    if (theirs.size !== parts.size || [...parts].some((one) => !theirs.has(one))) continue;
    const values = valuesIn(text, start, sentence.end, language);
    if ((depends(values) && !isConditional) || isPenal(values) !== isPenalty) continue;
    const figure = figureIn(read, sentence, values, { slot, unit: own.measure.unit }, wanted);
    if (!figure) continue;
    if (wanted.around.length > 0) {
      const clause = reader.of(cut.units[unit] ?? sentence);
      if (wanted.around.some((one) => !clause.has(one))) continue;
    }
    const [before, after] = [
      words.slice(0, own.value.start - own.sentence.start),
      other.slice(0, figure.value.start - start),
    ];
    if (isOfSameParty(before, after)) found.push({ source, unit, sentence, ...figure });
  }
  return found;
}
