import type { Language } from '#contract/language.ts';
import type { AskedIntent, Slot } from '../ask/asked.ts';
import { stemsOf, fold } from '../words.ts';
import { cutOf } from '../index/unit-table.ts';
import { unitAt } from '../units/places.ts';
import type { Read, Sentence } from './choose.ts';
import { unlabelled } from './unlabelled.ts';
import { lookUp, type Point } from './point.ts';

/** What one source says on a matter: a sentence, nothing though it was read whole, or it could not be read for it. */
type Said = { state: 'stated'; sentence: Sentence } | { state: 'silent' | 'unread' };
/** A matter that is compared, and what each source says on it, in the order of `sources`. `id`: one of `MATTERS`, null for the matter that the question names; `words`: those by
 * which it is looked up. */
export type Matter = {
  id: string | null;
  words: Record<Language, string>;
  needs: readonly Slot[];
  said: readonly Said[];
};
export type Compared = { sources: readonly number[]; matters: readonly Matter[] };

/** What contracts are compared by where the question names no matter: the words by which it is found in either language, and what must stand in it. Ours. */
const MATTERS: readonly { id: string; needs: readonly Slot[]; es: string; en: string }[] = [
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
  { id: 'disputes', needs: ['text'], es: 'arbitraje tribunales árbitro', en: 'arbitration courts disputes' },
  { id: 'assignment', needs: ['prohibition', 'permission'], es: 'ceder cesión', en: 'assign assignment' },
];

/** Words that name what is compared, and no matter of it (folded). */
const DOCUMENTS =
  /^(?:contratos?|documentos?|fuentes?|textos?|leyes|ley|sentencias?|fallos?|anexos?|contracts?|agreements?|documents?|sources?|texts?|laws?|rulings?|leases?|arriendos?|arrendamientos?|difer\p{L}*|compar\p{L}*|distin\p{L}*|ambos|ambas|both|dos|two|entre|otro|otra|other)$/u;
/** The share of a matter that a sentence must hold to be on it. Ours. */
const HELD = 0.5;
/** Sources that are compared at most. */
const MOST = 6;
const FEWEST = 2;

/** The best sentence of a source on a matter; what is said where there is none. */
function* saidOf(
  point: Point,
  source: number,
  intent: AskedIntent,
  words: Record<Language, string>,
): Generator<void, Said> {
  const { sources, asked } = point;
  const { language } = sources[source]!.index;
  const matter = words[language];
  // What the question names is looked up as it is asked.
  const one = words.es === words.en ? intent : { ...intent, matter, said: matter };
  const scope = { ...asked.scope, sources: [source], divisions: [] };
  const looked = yield* lookUp(
    sources,
    { ...asked, language: words.es === words.en ? asked.language : language, scope, lent: [] },
    one,
  );
  const found = looked.sentences.filter((it) => !isLabel(sources[source]!, it));
  const [first] = found;
  const isTyped = !intent.needs.includes('text');
  if (first && first.holds >= HELD && (!isTyped || first.fills === 1)) return { state: 'stated', sentence: first };
  const { text } = sources[source]!;
  const [head] = stemsOf(matter, language);
  const holdsHead = (words: string): boolean => head !== undefined && stemsOf(words, language).includes(head);
  // A source is silent only where the thing itself stands nowhere in it.
  if (!holdsHead(text)) return { state: language === asked.language || words.es !== words.en ? 'silent' : 'unread' };
  const near = found.find(({ start, end }) => holdsHead(text.slice(start, end)));
  return near && !isTyped ? { state: 'stated', sentence: near } : { state: 'unread' };
}

/** What each of some sources says on a matter. */
function* saidIn(
  point: Point,
  sources: readonly number[],
  ...on: [AskedIntent, Matter['words']]
): Generator<void, Said[]> {
  const said: Said[] = [];
  for (const source of sources) {
    said.push(yield* saidOf(point, source, ...on));
    yield;
  }
  return said;
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

/**
 * The same matters in each source: that which the question names, else those of a list that at least one of them speaks of. Null for one source alone. A source
 * is silent only where no word of the matter stands in it.
 */
export function* compared(point: Point): Generator<void, Compared | null> {
  const { asked, intent } = point;
  const sources = asked.scope.sources.slice(0, MOST);
  if (sources.length < FEWEST) return null;
  const own = intent.matter
    .split(' ')
    .filter((word) => word && !DOCUMENTS.test(fold(word)))
    .join(' ');
  if (own) {
    const said = yield* saidIn(point, sources, intent, { es: own, en: own });
    return said.some(({ state }) => state === 'stated')
      ? { sources, matters: [{ id: null, words: { es: own, en: own }, needs: intent.needs, said }] }
      : null;
  }
  // Laws and rulings are not compared by what contracts agree.
  const genres = sources.map((source) => cutOf(point.sources[source]!.index).genre);
  if (genres.some((genre) => genre === 'law' || genre === 'ruling')) return null;
  const matters: Matter[] = [];
  for (const { id, needs, es, en } of MATTERS) {
    const said = yield* saidIn(point, sources, { ...intent, needs }, { es, en });
    matters.push({ id, words: { es, en }, needs, said });
  }
  const spoken = matters
    .filter(({ said }) => said.some(({ state }) => state === 'stated'))
    .filter((one, at, all) => !all.slice(0, at).some((other) => isSame(one, other)));
  return spoken.length >= FEWEST ? { sources, matters: spoken } : null;
}
