import type { Language } from '#contract/language.ts';
import type { AskedIntent, Slot } from '../ask/asked.ts';
import { stemsOf, fold } from '../words.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { unitAt } from '../units/places.ts';
import type { Read, Sentence } from './choose.ts';
import { unlabelled } from './unlabelled.ts';
import { lookUp, type Point } from './point.ts';

/** What one source says on a matter: a sentence, nothing though it was read whole, or it could not be read for it. */
export type Said =
  | { state: 'stated'; sentence: Range & { source: number; holds: number } }
  | { state: 'silent' | 'unread' };
/**
 * A matter that is compared, and what each source says on it, in the order of `sources`. `id`: one of `MATTERS`, null for a matter that the question names, by
 * `label`; `words`: those by which it is looked up.
 */
export type Matter = {
  id: string | null;
  label?: string;
  words: Record<Language, string>;
  needs: readonly Slot[];
  said: readonly Said[];
};
export type Compared = { sources: readonly number[]; matters: readonly Matter[] };

type Known = {
  id: string;
  needs: readonly Slot[];
  es: string;
  en: string;
  called?: Readonly<Record<Language, string>>;
};
/**
 * What contracts are compared by where the question names no matter: the words by which it is found in either language, and what must stand in it; `called`: other
 * words by which a question names it. Ours.
 */
const MATTERS: readonly Known[] = [
  { id: 'rent', needs: ['sum'], es: 'renta mensual', en: 'monthly rent' },
  { id: 'price', needs: ['sum'], es: 'precio', en: 'price' },
  { id: 'fees', needs: ['sum'], es: 'honorarios', en: 'fees' },
  { id: 'wage', needs: ['sum'], es: 'sueldo base', en: 'base salary' },
  { id: 'duration', needs: ['term'], es: 'duración plazo vigencia', en: 'initial term' },
  { id: 'notice', needs: ['term'], es: 'aviso anticipación', en: 'notice terminate' },
  { id: 'deposit', needs: ['sum'], es: 'garantía', en: 'security deposit' },
  { id: 'penalty', needs: ['sanction'], es: 'multa atraso', en: 'penalty late' },
  { id: 'interest', needs: ['percent', 'sanction'], es: 'interés mora', en: 'interest' },
  {
    id: 'confidentiality',
    needs: ['duty', 'prohibition'],
    es: 'confidencialidad reserva',
    en: 'confidential information',
  },
  { id: 'insurance', needs: ['duty'], es: 'seguro póliza', en: 'insurance' },
  {
    id: 'disputes',
    needs: ['text'],
    es: 'arbitraje tribunales árbitro',
    en: 'arbitration courts jurisdiction',
    called: { es: 'controversias disputas conflictos jurisdicción', en: 'disputes dispute resolution venue' },
  },
  { id: 'law', needs: ['text'], es: 'ley aplicable rige leyes', en: 'governing law governed laws' },
  { id: 'assignment', needs: ['prohibition', 'permission'], es: 'ceder cesión', en: 'assign assignment' },
];

/** Words that name what is compared, and no matter of it (folded). */
const DOCUMENTS =
  /^(?:contratos?|documentos?|fuentes?|textos?|leyes|ley|sentencias?|fallos?|anexos?|contracts?|agreements?|documents?|sources?|texts?|laws?|rulings?|leases?|arriendos?|arrendamientos?|difer\p{L}*|compar\p{L}*|distin\p{L}*|ambos|ambas|cada|both|each|under|dos|two|entre|otro|otra|other)$/u;
/** The share of a matter that a sentence must hold to be on it. Ours. */
const HELD = 0.5;
/** The best sentences of a source among which that is looked for which holds a figure of the kind asked. Ours. */
const TYPED = 3;
/** Sources that are compared at most. */
const MOST = 6;
const FEWEST = 2;

/** The best sentence of a source on a matter; what is said where there is none. */
function saidOf(point: Point, source: number, intent: AskedIntent, words: Record<Language, string>): Said {
  const { sources, asked } = point;
  const { language } = sources[source]!.index;
  const matter = words[language];
  // What the question names is looked up as it is asked.
  const one = words.es === words.en ? intent : { ...intent, matter, said: matter };
  const scope = { ...asked.scope, sources: [source], divisions: [] };
  const found = lookUp(
    sources,
    { ...asked, language: words.es === words.en ? asked.language : language, scope, lent: [] },
    one,
  ).sentences.filter((it) => !isLabel(sources[source]!, it));
  const isTyped = !intent.needs.includes('text');
  const first = found
    .slice(0, isTyped ? TYPED : 1)
    .find(({ holds, fills }) => holds >= HELD && (!isTyped || fills === 1));
  if (first) return { state: 'stated', sentence: first };
  const { text } = sources[source]!;
  const [head] = stemsOf(matter, language);
  const holdsHead = (words: string): boolean => head !== undefined && stemsOf(words, language).includes(head);
  // A source is silent only where the thing itself stands nowhere in it.
  if (!holdsHead(text)) return { state: language === asked.language || words.es !== words.en ? 'silent' : 'unread' };
  const near = found.find(({ start, end }) => holdsHead(text.slice(start, end)));
  return near && !isTyped ? { state: 'stated', sentence: near } : { state: 'unread' };
}

/** Whether a sentence is nothing but the label and title of its division. */
function isLabel({ text, index }: Read, sentence: Sentence): boolean {
  const cut = cutOf(index);
  const { start, end } = unlabelled(text, cut.units[unitAt(cut, sentence.start)], sentence);
  return start === end;
}

/** Whether two matters of one kind of figure were found in one sentence: it speaks of the first. */
const isSame = (one: Matter, other: Matter): boolean =>
  one.needs[0] === other.needs[0] &&
  one.needs[0] !== 'term' &&
  one.said.some((said, i) => {
    const before = other.said[i]!;
    return said.state === 'stated' && before.state === 'stated' && said.sentence.start === before.sentence.start;
  });

/** Between two matters of a question: "the governing law and the way disputes are solved". */
const BETWEEN = /\s(?:y|e|and)\s|,\s/iu;
/** The matters that a question names, each by its words: one, or those on either side of "and". */
function namedIn({ said }: AskedIntent, own: string): string[] {
  const words = own.split(' ');
  const parts = said
    .split(BETWEEN)
    .map((part) => words.filter((word) => new Set(fold(part).match(/[\p{L}\p{N}]+/gu)).has(fold(word))).join(' '))
    .filter((part) => part !== '');
  return parts.length > 1 && parts.join(' ').split(' ').length === words.length ? parts : [own];
}

/** The share of the words that name a matter from which it is one that is known; and where its own name is among them. Ours. */
const KNOWN = 1 / 3;
const CALLED = 1 / 4;
/** The known matter whose words a question names it by, that first whose own name is asked; undefined where it is none. */
function knownBy(label: string, language: Language): Known | undefined {
  const asked = new Set(stemsOf(label, language));
  const told = MATTERS.map((one) => {
    const stems = stemsOf(`${one[language]} ${one.called?.[language] ?? ''}`, language);
    return { one, isCalled: asked.has(stems[0]!), share: stems.filter((stem) => asked.has(stem)).length / asked.size };
  });
  return told
    .filter(({ share, isCalled }) => share >= (isCalled ? CALLED : KNOWN))
    .sort((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.share - a.share)[0]?.one;
}

/** What each source says on a matter that the question names: by the words of the known matter that it is, where two sources at least speak of that; else by those typed. */
function namedMatter(point: Point, sources: readonly number[], intent: AskedIntent, label: string): Matter {
  const known = knownBy(label, point.asked.language);
  const said = known && sources.map((source) => saidOf(point, source, { ...intent, needs: known.needs }, known));
  if (said && said.filter(({ state }) => state === 'stated').length >= FEWEST)
    return { id: known.id, label, words: { es: known.es, en: known.en }, needs: known.needs, said };
  const [words, one] = [
    { es: label, en: label },
    { ...intent, matter: label, said: label },
  ];
  return {
    id: null,
    label,
    words,
    needs: intent.needs,
    said: sources.map((source) => saidOf(point, source, one, words)),
  };
}

/**
 * The same matters in each source: that which the question names, else those of a list that at least one of them speaks of. Null for one source alone. A source
 * is silent only where no word of the matter stands in it.
 */
export function compared(point: Point): Compared | null {
  const { asked, intent } = point;
  const sources = asked.scope.sources.slice(0, MOST);
  if (sources.length < FEWEST) return null;
  const own = intent.matter
    .split(' ')
    .filter((word) => word && !DOCUMENTS.test(fold(word)))
    .join(' ');
  if (own) {
    const matters = namedIn(intent, own)
      .map((label) => namedMatter(point, sources, intent, label))
      .filter(({ said }) => said.some(({ state }) => state === 'stated'));
    return matters.length > 0 ? { sources, matters } : null;
  }
  // Laws and rulings are not compared by what contracts agree.
  const genres = sources.map((source) => cutOf(point.sources[source]!.index).genre);
  if (genres.some((genre) => genre === 'law' || genre === 'ruling')) return null;
  const matters = MATTERS.map(({ id, needs, es, en }): Matter => {
    const said = sources.map((source) => saidOf(point, source, { ...intent, needs }, { es, en }));
    return { id, words: { es, en }, needs, said };
  });
  const spoken = matters
    .filter(({ said }) => said.some(({ state }) => state === 'stated'))
    .filter((one, at, all) => !all.slice(0, at).some((other) => isSame(one, other)));
  return spoken.length >= FEWEST ? { sources, matters: spoken } : null;
}
