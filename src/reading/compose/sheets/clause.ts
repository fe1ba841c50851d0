import type { Range } from '../../lines.ts';
import { tidy } from '../../tidy.ts';
import { CELL } from './sheet.ts';

/** Where a clause may end: at a semicolon, or at a comma before words that begin another clause. A comma before anything else may stand within a list. */
const BREAK =
  /;(?=\s|$)|,(?=\s(?:y|e|pero|que|quien(?:es)?|cuy[oa]s?|(?:el|la|los|las) (?:cual|que)|lo que|según|con|por|para|debiendo|pudiendo|siendo|quedando|renunciando|respondiendo|declarando|inscrit[oa]s?|desde|hasta|en|mediante|conforme|conden\p{L}*|de (?:conformidad|acuerdo)|todo ello|sin|salvo|excepto|a menos|siempre|si|no obstante|and (?:shall|will|may|the|each|\p{Lu})|but|which|who|whose|whether|as|including|in|by|upon|without|with|for|on|at|at|during|unless|except|provided|subject|if|however|it being)\s)/gu;
/** Words that take back or limit what stands before them: a clause never ends in front of them. Ours. */
const LIMITS =
  /^[\s,;(]*(?:(?:y|o|pero|and|or|but)\s)?(?:salvo|excepto|a menos|siempre (?:que|y cuando)|a no ser|si no|si ninguna|si ningún|con tal|sin (?:que|perjuicio)|no obstante|con excepci|unless|except|provided|subject to|so long as|if (?:neither|no)|but not|other than|however)/iu;
/** What allows what a clause forbids: "… without the Licensor's prior written consent". A prohibition never ends in front of it. Ours. */
const FORBIDS = /(?:^|\s)(?:not|no|neither|nor|prohib\p{L}+)(?:\s|$)/iu;
const ALLOWS =
  /(?:^|[\s,])(?:without|sin)\s[^.;]{0,80}(?:consent|approval|permission|authori[sz]ation|consentimiento|autorizaci[óo]n|aprobaci[óo]n|permiso|acuerdo)/iu;
/** The end of a sentence that says all: one that leads to a list, or breaks off, does not. */
const ENDED = /[.;]["”»)\s*]*$/u;
/** Words behind a comma that only tell more of what stands before it. Ours. */
const TAIL =
  /^,\s(?:seg[úu]n|inscrit|cuy[oa]s?\b|renunciando|respondiendo|declarando|por escritura|(?:el|la|los|las) cual|quien|con personal|de conformidad|conforme a|as (?:set forth|defined|described|further)|in accordance|pursuant|including|attached)/iu;
/** Words that open what only tells more, where no mark parts it. Ours. */
const OPENS =
  /\s(?=(?:with respect to|in connection with|in accordance with|pursuant to|as (?:requested|set forth|described|defined|provided)|de conformidad con|en relaci[óo]n con|conforme al?|de acuerdo con)\s)/iu;
/** What no cell ends with: a small word, or one that leads to more. */
const DANGLING =
  /(?:^|[\s,;:(]+)(?:(?:de|del|la|el|los|las|a|al|en|y|e|o|u|con|por|para|que|su|sus|un|una|se|the|of|to|in|and|or|for|by|with|a|an|its|that|which|as|at|on|lo|toda|vez|cuanto|como|más|tal|ello|esta|este|otros?|otras?|ha|han|se|no|not|it|be|is)(?:\s+|$))+$/iu;

/** Whether some words lead to more. */
export const isDangling = (words: string): boolean =>
  DANGLING.test(words) || /\s\p{Ll}{3,}(?:ando|iendo)$/u.test(words);

const opens = (words: string, sign: string): number => words.split(sign).length - 1;

/**
 * The clause that begins at a place of a sentence: to the end of the sentence where that is near, else to the last break that leaves it whole within the length
 * of a cell. Null where it would be cut from the words that limit it, or has no such break. `least`: where it must reach at least; `most`: characters of it at most.
 */
export function clauseFrom(text: string, start: number, sentence: Range, least = start, most = CELL): Range | null {
  const words = text.slice(start, sentence.end);
  const tail = [...words.matchAll(/,\s/g)].find(({ index }) => start + index >= least && TAIL.test(words.slice(index)));
  const whole = tidy(text, { start, end: tail ? start + tail.index : sentence.end });
  const isWhole = tail !== undefined || ENDED.test(text.slice(start, sentence.end + 1));
  if (isWhole && whole.end - whole.start <= most) return whole;
  const cuts = [...words.matchAll(BREAK)]
    .map(({ index }) => start + index)
    .filter((at) => at >= least && at - start <= most)
    .filter((at) => {
      const before = text.slice(start, at);
      return opens(before, '(') === opens(before, ')') && opens(before, '“') === opens(before, '”');
    });
  const bare = OPENS.exec(words.slice(Math.max(0, least - start)));
  if (cuts.length === 0 && bare) cuts.push(start + Math.max(0, least - start) + bare.index);
  for (const at of cuts.filter((one) => one - start <= most).toReversed()) {
    const behind = text.slice(at, Math.min(sentence.end, at + 60));
    if (LIMITS.test(behind)) return null;
    if (FORBIDS.test(text.slice(start, at)) && ALLOWS.test(text.slice(at, sentence.end))) return null;
    if (!isDangling(text.slice(start, at))) return tidy(text, { start, end: at });
  }
  return null;
}

/** Whether what follows a value takes it back: "noventa días, salvo …" does. */
export const isLimited = (text: string, end: number): boolean => LIMITS.test(text.slice(end, end + 60));
