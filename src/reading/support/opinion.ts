import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import type { Vouch } from '../vouch.ts';
import { isCarried, isWhole, leadsOut } from './carried.ts';
import { onOneLine, type Supported } from './gate.ts';
import { match } from './match.ts';
import { EITHER } from './parties.ts';
import type { Reason } from './reasons.ts';
import { isEndless, readSentence, type Sentence } from './sentence.ts';
import { supportOf, type Quotation } from './support.ts';
import { wordsOf, type Ungated } from './ungated.ts';

/** What prose about a quotation is judged by: the language where it tells none, and what vouches for whatever it names beside the quotation. */
type OpinionBeside = { language: Language; vouch: Vouch };

/** The share of a sentence's words from which it tells again what a quotation says, and is judged as that. */
const RETELLS = 0.6;
/** What no opinion brings in by itself. */
const NAMING: ReadonlySet<Reason['kind']> = new Set(['figure', 'authority', 'name', 'claim']);
/** Words behind an actor or a sign in which what is said by it is looked for. */
const HEAD = 6;
/** Before these words somebody is who it is done to, or whose it is (folded). */
const OF_OR_TO = new Set(
  'a al de del con contra para en sobre entre to of with against for from on between'.split(' '),
);
/** The infinitive of a Spanish verb (folded), also with a pronoun: what to do. */
const ADVICE = /^\p{L}{2,}(?:ar|er|ir)(?:se|l[aoe]s?)?$/u;
/** What may be said of the words themselves or be done with them, which nobody of the document does: "puede leerse de dos maneras". By their beginnings (folded). Ours. */
const OF_WORDS: Record<Language, RegExp> = {
  es: /^(?:leer|entend|interpret|gener|result|prest|caus|provoc|precis|aclar|revis|negoci|redact|correg|sustitu|reemplaz|agreg|complet|confund|dar(?:se)?$|ser$|haber$|conven)/u,
  en: /^(?:read|underst|interpret|lead|caus|creat|clarif|review|negotiat|redraft|replac|add|correct|complet|confus|be$)/u,
};
const ARTICLES = new Set('el la los las the'.split(' '));

const isActor = ({ word, actor }: Sentence['words'][number]): boolean => actor && !EITHER.has(word);

/** Where actors stand who do something. */
const acting = ({ words }: Sentence): number[] =>
  words.flatMap((one, i) => {
    if (!isActor(one)) return [];
    const before = ARTICLES.has(words[i - 1]?.word ?? '') ? i - 2 : i - 1;
    return OF_OR_TO.has(words[before]?.word ?? '') ? [] : [i + 1];
  });

/** The first word of content from a place on that is no name, which the clause there is about; -1 where none follows. */
function headFrom({ words }: Sentence, from: number): number {
  for (let i = from; i < Math.min(words.length, from + HEAD); i++) {
    if (i > from && words[i]!.break) return -1;
    const { content, actor, capital } = words[i]!;
    if (content && !actor && !capital) return i;
  }
  return -1;
}

/** Whether a sentence only says what to do: it begins with an infinitive. */
const advises = ({ words: [first], language }: Sentence): boolean =>
  language === 'es' && ADVICE.test(first?.word ?? '');

/**
 * Whether a sentence about a quotation claims nothing that it does not carry. It may say what the quotation is worth and what to do about it in words of its own; what it counts
 * and names, whom it names, and what it says that somebody does, must, may or does not do stands there. What tells the quotation again is carried whole.
 */
function claimsOnlyOf(text: string, quotation: Quotation, language: Language): boolean {
  if (isEndless(text)) return false;
  const support = supportOf(text, [quotation], { language, stands: () => true });
  const ours = readSentence(text, language);
  if (isWhole(support, ours, quotation)) return true;
  // It goes on with what another sentence says.
  if (!ours.words.some(({ content }) => content)) return false;
  const around = quotation.sentence ?? quotation.words;
  if (leadsOut(text, [around])) return false;
  const { pairs, uncovered, share } = match(ours, readSentence(around, tellLanguage(around) ?? language), []);
  const denials = ours.signs.filter(({ kind }) => kind === 'neg');
  const isSign = ({ start }: Range): boolean => denials.some((one) => one.start <= start && start < one.end);
  const turned = support.reasons.filter(({ kind, turned }) => NAMING.has(kind) || (turned && kind !== 'words'));
  // A word that is the contrary of one there says something of it; a denial of anything else need not.
  if (turned.some(({ kind, at }) => NAMING.has(kind) || (kind === 'polarity' && at && !isSign(at)))) return false;
  const actors = ours.words.flatMap((one, i) => (isActor(one) ? [i] : []));
  const common = [...pairs.keys()].filter((i) => ours.words[i]!.content && !ours.words[i]!.actor);
  if (ours.modals.length + actors.length + common.length === 0) return true;
  const said = [...ours.modals, ...denials].map(({ to }) => to);
  const doers = acting(ours);
  const heads = [...said, ...(common.length > 0 ? doers : [])].map((from) => headFrom(ours, from));
  const isOfWords = (i: number): boolean =>
    i >= 0 && doers.length === 0 && OF_WORDS[language].test(ours.words[i]!.word);
  const isJudging = actors.length === 0 && said.length > 0 && said.every((from) => isOfWords(headFrom(ours, from)));
  if (isJudging && turned.every(({ kind }) => kind === 'modality')) return true;
  return (
    turned.length === 0 &&
    (share < RETELLS || advises(ours)) &&
    actors.every((i) => pairs.has(i)) &&
    heads.every((i) => i >= 0 && (!uncovered.includes(i) || isOfWords(i)))
  );
}

/** Prose about a quotation, such as why it matters: its sentences that claim nothing beyond it and name nothing but what is vouched for. In plain text, on one line. */
export function gatedOpinion(
  said: Ungated | string,
  quotation: Quotation,
  { language, vouch }: OpinionBeside,
): Supported {
  const text = vouch(wordsOf(said));
  const kept = sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => claimsOnlyOf(one, quotation, tellLanguage(one) ?? language));
  return kept.join(' ') as Supported;
}

/** Prose about a quotation, where it passes to the last word; null where it does not. Empty prose passes. */
export function gatedWhole(said: Ungated | string, quotation: Quotation, beside: OpinionBeside): Supported | null {
  const text = onOneLine(wordsOf(said));
  const passed = gatedOpinion(text, quotation, beside);
  return passed === text ? passed : null;
}

/** Words that say what a quotation says, where it carries them to the last one; null where it does not. They stand where nothing could mark a word that it does not carry. */
export function gatedTelling(
  said: Ungated | string,
  quotation: Quotation,
  { language, vouch }: OpinionBeside,
): Supported | null {
  const text = onOneLine(wordsOf(said));
  const all = sentences(text).map(({ start, end }) => text.slice(start, end));
  const stands =
    vouch(text) === text && all.every((one) => isCarried(one, [quotation], { language, stands: () => true }));
  return stands ? (text as Supported) : null;
}

/** Words that could stand in the place of quoted ones: each carry the other; null where they do not. */
export function gatedInstead(said: Ungated | string, quotation: Quotation, beside: OpinionBeside): Supported | null {
  const text = gatedTelling(said, quotation, beside);
  const same = text !== null && isCarried(quotation.words, [{ words: text }], { ...beside, stands: () => true });
  return same ? text : null;
}
