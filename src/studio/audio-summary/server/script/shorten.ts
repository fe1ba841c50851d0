import type { Range } from '#reading/lines.ts';
import { furnitureIn } from './blocks.ts';
import { tidy, wordCount } from './tidy.ts';

/** Words from which a sentence is shortened, and the most that one voice says in one breath. */
export const BREATH = { long: 30, most: 44, least: 7 } as const;

const ORDINAL =
  '(?:(?:d[ée]cim|vig[ée]sim|trig[ée]sim|cuadrag[ée]sim|quincuag[ée]sim)[oa]\\s?-?)?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa]|und[ée]cim[oa]|duod[ée]cim[oa]|vig[ée]sim[oa]|trig[ée]sim[oa]|[úu]nic[oa]|final)';
/** What stands before a sentence and is none of its words: its number, its mark, its label. */
const LABEL = new RegExp(
  `^(?:["“«*_#\\s]*(?:(?:considerando|cl[áa]usula)\\s+)?${ORDINAL}\\s*(?:[:°º.]+\\s?[-–—]*|[-–—]+)[*_"”]*\\s*|["“*_\\s]*(?:art[íi]culo|art\\.|article|section|sec\\.)\\s+(?:\\d+|[IVXLC]+|${ORDINAL})[°º]?(?:\\s?(?:bis|ter|qu[áa]ter|transitorio|[A-Z](?=[\\s.]))|\\.\\d+)*\\s?[°º]?(?:[.:)]+[-–—]*|[-–—]+|(?=\\s+\\p{Lu}\\p{L}+\\s\\p{Ll}))\\s*|[*_"“\\s]*\\(?(?:\\d{1,3}(?:\\.\\d{1,3})+|\\d{1,3}\\s?[°º.)]|[a-zñ][).](?!\\w)|[ivx]{1,5}[).](?!\\w)|[IVX]{1,5}\\.(?!\\w)|[A-Z][.)](?=\\s\\p{Lu}))[°º.)]*[-–—]*\\s*|\\s*[-•*·]\\s+)`,
  'iu',
);
/** A title before its sentence: "Mora. El simple retardo …", "Term. The initial term …". */
const TITLE = /^(?:\p{Lu}[\p{L}]*(?:[ ,&/-]+(?:[\p{L}]+)){0,6})[.:]\s*[-–—]*\s+(?=["“]?\p{Lu}\p{L}*[\s,])/u;
/** "Que, …" of rulings, and words that only link to the sentence before. */
const LEADS =
  /^(?:(?:y )?que,?\s+|(?:asimismo|adem[áa]s|por otra parte|por otro lado|a su vez|en efecto|finalmente|por [úu]ltimo|enseguida|en seguida|luego|as[íi],?|as[íi] las cosas|de este modo|del mismo modo|de igual modo|en este sentido|en ese contexto|en primer (?:lugar|t[ée]rmino)|en segundo (?:lugar|t[ée]rmino)|en tercer (?:lugar|t[ée]rmino)|en suma|en definitiva|a mayor abundamiento|furthermore|moreover|in addition|additionally|accordingly|now,? therefore|por su parte),\s+(?:que,?\s+)?)/iu;
/** Before what is decided: "Por estas consideraciones y visto además lo dispuesto en …, se rechaza …". */
const GROUNDS =
  /^(?:por (?:est[ao]s|tales|l[ao]s?|dich[ao]s|es[ao]s)\b|y?\s?(?:visto|vistos)\b|y? ?(?:de|en) conformidad|con lo (?:dispuesto|razonado|expuesto)|atendid|y? ?teniendo|en m[ée]rito)[\s\S]{0,700}?(?:[,;:]|\bCivil|\bPenal|\bTrabajo|\bRep[úu]blica)\s+(?=(?:se |SE |resuelv|RESUELV|remit|no ha lugar|NO HA LUGAR)|I\.)/iu;
/** "se resuelve: I.- Rechazar …" */
const RESOLVES = /^se (?:resuelve|declara)\s*:?\s*(?:I|1)\s?[.°º)][-–—.]*\s*(?:que,?\s+)?/iu;
/** Brackets that bound what is said stay; all others go. */
const BRACKETS = /\s?[([](?:[^()[\]]{0,300})[)\]]/gu;
const BOUNDS =
  /\b(?:no|not|except|salvo|excepto|unless|without|sin|excluding|excluid|only|solo|s[óo]lo|hasta|up to|m[áa]ximo|m[íi]nimo|or more|o m[áa]s)\b/iu;
/** Who a person is by number and address, up to the next comma. */
const PERSONAL =
  /,\s*(?:ambos |ambas |todos |todas )?(?:c[ée]dula (?:nacional )?de (?:identidad|identificaci[óo]n)|c\.?\s?n\.?\s?i|c\.i|rol [úu]nico tributario|r\.?u\.?t|run|chilen[oa]s?|casad[oa]s?|solter[oa]s?|domiciliad[oa]s?|con domicilio|estado civil|nacid[oa])\b[^,;:]{0,140}(?:,\s*(?:oficina|departamento|depto|piso|comuna|ciudad|regi[óo]n|N[°º])[^,;:]{0,80}){0,6}(?=[,;.]|\sy\s|\sen adelante|$)/giu;
/** What tells only on what ground something is said. */
const TAIL =
  /,\s*(?:(?:todo ello|todo lo anterior|todo esto|esto,? )?\s*(?:en virtud de lo|en conformidad (?:a|con)|de conformidad (?:a|con|al)|conforme (?:a|al|con)|de acuerdo (?:con|a|al)|seg[úu]n (?:lo|consta|se indica|aparece)|en los t[ée]rminos|al tenor de|a que se refiere|pursuant to|in accordance with|as (?:set forth|described|provided|defined|specified|contemplated) in|as defined))\b[^,;:.()]{3,220}(?=[,;]|\.?$)/giu;
/** Before the reasons of a vote, which do not follow aloud. */
const REASONS =
  /,?\s*(?:señalando|indicando|exponiendo|manifestando|expresando|sosteniendo)(?: que)?:?\s*$|,?\s*(?:(?:en virtud de|por|sobre la base de|teniendo presente|teniendo para ello presente|atendidas|conforme a) (?:las |los )?(?:siguientes )?(?:consideraciones|razones|fundamentos|motivos|argumentaciones)(?: siguientes| que se (?:indican|expresan))?|quien(?:es)? (?:fue|fueron|estuvo|estuvieron) por[^:]{0,10})\s*:?\s*$/giu;
const MARK = /(?<=[:;]\s|[;,]\s(?:y|e|o|and|or)\s)\(?(?:[a-zñ]|i{1,3}|iv|vi{0,3}|ix|x|\d)\)\s?(?=\p{L})/gu;

/** The stretches of a sentence that are not read. */
type Cut = Range;
const within = (pattern: RegExp, words: string, keep?: (found: string) => boolean): Cut[] =>
  [...words.matchAll(pattern)]
    .filter(([found]) => !keep?.(found))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** How many characters stand before the words of a sentence: number, label, title, link. */
export function opening(words: string, item = false): number {
  let at = 0;
  for (let round = 0; round < 4; round++) {
    const rest = words.slice(at, at + 1200);
    const found =
      LABEL.exec(rest)?.[0] ??
      (item ? undefined : ((at > 0 ? TITLE.exec(rest)?.[0] : undefined) ?? LEADS.exec(rest)?.[0]));
    if (!found) break;
    at += found.length;
  }
  at += GROUNDS.exec(words.slice(at, at + 1200))?.[0].length ?? 0;
  return at + (RESOLVES.exec(words.slice(at, at + 60))?.[0].length ?? 0);
}

/** What is left of `[0..length)` when the cuts are taken out. */
function pieces(length: number, cuts: readonly Cut[]): Range[] {
  const out: Range[] = [];
  let at = 0;
  for (const { start, end } of [...cuts].sort((a, b) => a.start - b.start)) {
    if (start > at) out.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < length) out.push({ start: at, end: length });
  return out;
}

/**
 * The words of a sentence as they are read aloud, in pieces of it in their order: without its number and title, what its page carries, brackets that bound nothing,
 * marks of items, numbers and addresses of persons; of a long one without what only tells on what ground. Nothing is put in.
 */
export function shorten(text: string, { start, end }: Range, item = false): Range[] {
  const words = text.slice(start, end);
  const from = opening(words, item);
  const cuts: Cut[] = [
    ...(from > 0 ? [{ start: 0, end: from }] : []),
    ...furnitureIn(words),
    ...within(BRACKETS, words, (found) => BOUNDS.test(found)),
    ...within(PERSONAL, words),
    ...within(MARK, words),
    ...within(REASONS, words),
  ];
  const said = (all: readonly Cut[]): string =>
    tidy(
      pieces(words.length, all)
        .map((one) => words.slice(one.start, one.end))
        .join(' '),
    );
  const all = wordCount(said(cuts)) > BREATH.long ? [...cuts, ...within(TAIL, words)] : cuts;
  return pieces(words.length, all).map((one) => ({ start: start + one.start, end: start + one.end }));
}

/** Where a long sentence may pass to the other voice, best first: behind these marks, or before these words. */
const CUTS: readonly RegExp[] = [
  /(?<=;)\s+/gu,
  /(?<=:)\s+(?!["“«])/gu,
  /(?<=,)\s+(?=(?:por lo que|por lo cual|por lo tanto|lo que|lo cual|de (?:modo|manera|forma|suerte) que|sin perjuicio|salvo|siempre que|en cuyo caso|aunque|mientras|puesto que|toda vez que|ya que|dado que|pues|sino|as[íi] como|cuando|si bien|quien(?:es)?|en circunstancias|provided|except|unless|which|whereupon|so that|in which case|but|and (?:the|such|shall|any|that|each)|or (?:any|the)|whether)\b)/giu,
  /(?<=,)\s+(?=(?:y|e|o|ni|and|or|nor|\p{L}+(?:ando|iendo|ing))\s)/giu,
  /(?<=,)\s+(?=(?:que|con|para|por|en|a fin|al|como|desde|sobre|mediante|for|by|with|in|to|if|upon|as|from|at)\s)/giu,
  /\s+(?=(?:siempre que|sin perjuicio de|salvo que|de manera que|toda vez que|provided that|so long as|in the event that|to the extent that)\s)/giu,
  /(?<=,)\s+/giu,
];
/** Words that each part has at least. */
const PART = 8;

/** Divides words that are too long for one breath where a speaker would take one; null where there is no such place. */
export function divide(words: string, most: number = BREATH.most): string[] | null {
  const count = wordCount(words);
  if (count <= most) return [words];
  for (const pattern of CUTS) {
    const best = [...words.matchAll(pattern)]
      .map(({ index, 0: gap }) => ({ a: words.slice(0, index), b: words.slice(index + gap.length) }))
      .map((one) => ({ ...one, n: wordCount(one.a) }))
      .filter(({ n }) => n >= PART && count - n >= PART)
      .sort((one, other) => Math.abs(one.n - count / 2) - Math.abs(other.n - count / 2))[0];
    if (!best) continue;
    const [first, second] = [divide(best.a, most), divide(best.b, most)];
    if (first && second) return [...first, ...second];
  }
  return null;
}
