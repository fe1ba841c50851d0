import type { Language } from '#contract/language.ts';
import { finder } from '../../rules/find.ts';
import type { Hit, Token } from '../../rules/types.ts';
import type { Slot } from '../asked.ts';
import { INTENTS } from './all.ts';
import type { Intent } from './intent.ts';

/** A kind of question, and the cue by which it was told. */
export type Told = { intent: Intent; by: string };

const FINDERS = {
  es: finder(INTENTS.map(({ cues }) => cues.es)),
  en: finder(INTENTS.map(({ cues }) => cues.en)),
};
const OF_CUE: Readonly<Record<Language, ReadonlyMap<string, Intent>>> = {
  es: new Map(INTENTS.flatMap((intent) => intent.cues.es.rules.map(({ id }) => [id, intent]))),
  en: new Map(INTENTS.flatMap((intent) => intent.cues.en.rules.map(({ id }) => [id, intent]))),
};

/** The more words a cue names the more it tells; of two alike the one that begins earlier, then the shorter. */
const closest = (a: Hit, b: Hit): number => b.words - a.words || a.from - b.from || a.to - a.from - (b.to - b.from);

/** Words behind which "que" joins and does not ask, where it is typed without its accent: "hay que pagar", "lo que dura". */
const JOINING: ReadonlySet<string> = new Set(
  'hay tengo tiene tienen tenemos tenia tenian lo los la las el ya creo dice dicen dijo es mas si aunque antes despues siempre obligacion'.split(
    ' ',
  ),
);
const asks = (tokens: readonly Token[], { from }: Hit): boolean => {
  const [before, first] = [tokens[from - 1], tokens[from]!];
  return first.word !== 'que' || first.opens || !before || !JOINING.has(before.word);
};

/** Words before a question that join it to another: "¿y cuándo?" begins with "cuándo". */
const LEADING: ReadonlySet<string> = new Set('y e pero entonces and but so'.split(' '));
const behindLeading = (token: Token, i: number, all: readonly Token[]): Token => {
  const before = all[i - 1];
  return before?.opens && LEADING.has(before.word) ? { ...token, opens: true } : token;
};

/** What is compared by its figures. */
const FIGURES: ReadonlySet<Slot> = new Set(['term', 'sum', 'percent', 'number', 'date', 'time']);

/**
 * What kind of thing a question asks for: the kind whose cue names most words; null where no cue is met. `fits` leaves out kinds that do not hold for
 * the sources asked; `many`: there are several, so that what asks for each of them compares, whatever is compared.
 */
export function classify(
  typed: readonly Token[],
  language: Language,
  fits: (cue: string) => boolean = () => true,
  many = false,
): Told | null {
  const tokens = typed.map(behindLeading);
  const hits = FINDERS[language](tokens)
    .filter((hit) => fits(hit.id) && asks(tokens, hit))
    .sort(closest);
  const told = hits.flatMap(({ id, from }) => {
    const intent = OF_CUE[language].get(id);
    return intent ? [{ intent, by: id, from }] : [];
  });
  const prevailing = told.find(({ intent }) => intent.prevails);
  if (prevailing) return prevailing;
  const compares = many ? told.find(({ intent }) => intent.id === 'comparison') : undefined;
  const kind = told.find(({ intent }) => intent !== compares?.intent)?.intent;
  if (compares && (!kind || FIGURES.has(kind.needs[0]!)))
    return { by: compares.by, intent: { ...compares.intent, ...(kind && { needs: kind.needs }) } };
  return told.find(({ intent, by }) => !intent.yields?.includes(by)) ?? lastAsked(told, tokens);
}

/** Of cues that yield, the first of the last sentence: "Si quiebra la empresa, ¿puede el socio retirarse?" asks for what may be done. */
function lastAsked(told: readonly (Told & { from: number })[], tokens: readonly Token[]): Told | null {
  const last = tokens.findLastIndex(({ opens }) => opens);
  const sentence = (at: number): number => Number(at >= last);
  return told.toSorted((a, b) => sentence(b.from) - sentence(a.from) || a.from - b.from)[0] ?? null;
}

/** Whether any cue of a language is met: a sign of the language of a short question. */
export const hasCue = (tokens: readonly Token[], language: Language): boolean => FINDERS[language](tokens).length > 0;

/** Whether a short question without a kind of its own is of the kind of the one before it. */
export const isInherited = (id: string): boolean => INTENTS.some((one) => one.id === id && one.inherited === true);
