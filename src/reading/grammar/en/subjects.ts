import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { AGREE, ONE_IN_S } from './agreement.ts';
import { verbOf } from './verbs.ts';

/** One or several; null where the words do not say. */
type Count = 's' | 'p' | null;

const DETERMINER =
  /^(?:the|this|that|these|those|a|an|each|any|every|no|all|both|such|its|their|our|his|her|your|my|either|neither|another)$/;
const ONE = /^(?:this|that|a|an|each|every|either|neither|another)$/;
const SEVERAL = /^(?:these|those|both)$/;
const PREPOSITION =
  /^(?:of|in|to|for|by|from|with|under|at|on|between|about|against|over|within|without|into|during|concerning|regarding|among|through|upon|before|after|towards?|behind|above|below|near|per)$/;
const RELATIVE = /^(?:which|who|whom|whose|that)$/;
const PRONOUN = /^(?:it|he|she|they|we|i|you)$/;
const MODAL = /^(?:shall|will|would|may|might|must|can|cannot|could|should)$/;
const ADVERB =
  /^(?:not|also|then|never|only|always|ever|still|now|already|therefore|thus|however|further|otherwise|often|hereto|hereof|hereby|herein|hereunder|hereinafter|thereto|thereof|therein|thereby|thereunder|below|[a-z]+ly)$/;
/** Adjectives that stand behind their noun. */
const BEHIND =
  /^(?:available|due|payable|owing|necessary|relevant|responsible|liable|able|present|possible|subject|similar|eligible|capable|contrary|sufficient|appropriate|applicable|incidental|ancillary|likely|concerned|alike|alone|arising|existing|relating|pertaining|outstanding)$/;
const AUXILIARY: Record<string, 's' | 'p'> = {
  is: 's',
  was: 's',
  has: 's',
  does: 's',
  are: 'p',
  were: 'p',
  have: 'p',
};
const CLAUSE = /^(?:that|because|when|although|while|whereas|unless|if|where|but|;)$/;
/** By what an adverbial begins that stands before its clause. */
const ADVERBIAL =
  /^(?:in|on|at|under|before|after|until|by|for|if|when|where|although|while|because|since|once|unless|as|during|pursuant|despite|notwithstanding|upon|without|accordingly|however|moreover|further|therefore)$/;
/** After these the verb is a bare one whoever the subject is. */
const MANDATIVE =
  /^(?:recommend|requir|request|demand|insist|propos|suggest|order|direct|ask|urge|move|essential|important|necessary|vital|imperative|condition|lest|provid|agree|stipulat|instruct|pray|wish|prefer|whether|though|ensure|advis)/;
/** Heads whose verb may be of either number, by what follows or by usage. */
const EITHER =
  /^(?:number|majority|minority|variety|range|series|species|lot|rest|some|most|half|percentage|none|any|kinds?|types?|sorts?|pair|group|set|all|part|host|remainder|balance|total|sum|couple|team|staff|court|board|public|government|committee|council|company|family|jury|crew|cabinet|party|panel|bench|clergy|nobility|peerage|partnership|firm|police|crown|department|tribunal|data|media|works|means|premises|headquarters|proceeds|handful|host|mix|combination|plurality|third|quarter|bulk|same|following|above|foregoing|latter|former|other|others|more|rich|poor|deceased|accused|few|many|only|one|two|three|four|five|six|seven|eight|nine|ten|first|second|last|undersigned)$/;
const PLURAL_WITHOUT_S = /^(?:people|men|women|children|criteria|phenomena|persons)$/;
/** Words that are forms of verbs and nouns or adjectives as well, though the table of verbs says otherwise. */
const NOUN_TOO =
  /^(?:states?|issues?|files?|respects?|suppl(?:y|ies)|permits?|remed(?:y|ies)|reviews?|wish(?:es)?|suspects?|saw|rose|left|thought|found|felt|bore|ground|set|cut|put|let|read|hit|instructs?|complete|describe|invites?|attends|appropriate|separate|lay|add|adds|tends|means|urges?|installs?|upholds|resolves?|extends|employs?)$/;
const LONGEST = 40;

const numberOf = (head: Token): Count =>
  PLURAL_WITHOUT_S.test(head.low)
    ? 'p'
    : EITHER.test(head.low) || (ONE_IN_S.test(head.low) && !/(?:ss|us|is|news)$/.test(head.low))
      ? null
      : /[a-z]s$/.test(head.low) && !ONE_IN_S.test(head.low)
        ? 'p'
        : 's';

const startsClause = (tokens: readonly Token[], i: number): boolean => {
  if (tokens.slice(0, i).every((token) => !isWord(token))) return true;
  const before = tokens[i - 1]!;
  if (CLAUSE.test(before.low)) return tokens[i - 2]?.low !== 'all';
  if (/^(?:and|so)$/.test(before.low)) return tokens[i - 2]?.word === ',';
  if (before.word !== ',') return false;
  const first = tokens.findIndex((token) => isWord(token));
  return ADVERBIAL.test(tokens[first]!.low) && tokens.findIndex(({ word }) => word === ',') === i - 1;
};

type Finite = 's' | 'p' | 'past' | 'modal';
/** What a word is as a finite verb, where it hardly is anything else. */
function finite(tokens: readonly Token[], k: number): Finite | null {
  const token = tokens[k]!;
  const before = tokens[k - 1]!;
  if (!isWord(token) || !isSmall(token)) return null;
  if (MODAL.test(token.low)) return 'modal';
  let lead = k - 1;
  while (lead > 0 && ADVERB.test(tokens[lead]!.low)) lead--;
  if (token.low === 'be' || /^(?:to|help|helps|helped|let|lets|make|makes|made)$/.test(tokens[lead]!.low)) return null;
  if (MODAL.test(tokens[lead]!.low)) return null;
  if (AUXILIARY[token.low]) return AUXILIARY[token.low]!;
  if (token.low === 'had' || token.low === 'did') return 'past';
  const reading = verbOf(token.low);
  if (!reading || reading.noun || NOUN_TOO.test(token.low)) return null;
  if (DETERMINER.test(before.low) || PREPOSITION.test(before.low) || /^(?:and|or|not|-|')$/.test(before.low))
    return null;
  if (reading.forms.has('s')) return 's';
  if (reading.forms.has('base')) return reading.forms.has('past') ? null : 'p';
  return reading.forms.has('past') && !reading.forms.has('participle') ? 'past' : null;
}

const isParticiple = (token: Token): boolean =>
  (verbOf(token.low)?.forms.has('participle') ?? false) || /[a-z]{3,}ed$/.test(token.low);

/** Where a relative clause ends whose pronoun or subject stands at `k`: behind its verbs; null where its shape is another. */
function pastRelative(tokens: readonly Token[], k: number, to: number): number | null {
  for (let j = k + 1; j < to; j++) {
    const token = tokens[j]!;
    if (/^[,;:.?!()"“”]$/.test(token.word) || RELATIVE.test(token.low)) return null;
    const before = tokens[j - 1]!.low;
    const isPast = isParticiple(token) && !DETERMINER.test(before) && !PREPOSITION.test(before) && !ADVERB.test(before);
    if (!finite(tokens, j) && !isPast) continue;
    let end = j + 1;
    while (end < to && (ADVERB.test(tokens[end]!.low) || /^(?:been|be|being|have|had)$/.test(tokens[end]!.low))) end++;
    if (
      end < to && end > j + 1
        ? isParticiple(tokens[end]!)
        : (AUXILIARY[token.low] || token.low === 'had') && isParticiple(tokens[end]!)
    )
      end++;
    return end;
  }
  return null;
}

type Found = { at: number; is: 's' | 'p'; isJoined: boolean };
/** The verb of a subject whose head ends before `from`; null where it is not sure. */
function mainVerb(tokens: readonly Token[], from: number): Found | null {
  const to = Math.min(tokens.length, from + LONGEST);
  let isJoined = false;
  let isAside = false;
  for (let k = from; k < to; k++) {
    const token = tokens[k]!;
    if (/^[;:.?!()"“”/]$/.test(token.word)) return null;
    if (token.word === ',') {
      const opens = tokens[k + 1];
      if (
        isAside ||
        !opens ||
        !(
          RELATIVE.test(opens.low) ||
          ADVERBIAL.test(opens.low) ||
          /^(?:whether|including|together|along|with|or|both|all|even)$/.test(opens.low)
        )
      )
        return null;
      const close = tokens.findIndex(({ word }, at) => at > k && word === ',');
      if (close < 0 || close >= to) return null;
      isAside = true;
      k = close;
      if (!finite(tokens, k + 1) && !ADVERB.test(tokens[k + 1]?.low ?? '')) return null;
      continue;
    }
    const opensBare = k === from && PRONOUN.test(token.low);
    if (/^(?:all|both|each)$/.test(token.low) && !PREPOSITION.test(tokens[k - 1]!.low)) return null;
    if (k === from && DETERMINER.test(token.low)) return null;
    if (RELATIVE.test(token.low) || opensBare) {
      const end = pastRelative(tokens, k, to);
      if (end === null) return null;
      k = end - 1;
      continue;
    }
    if (
      PRONOUN.test(token.low) ||
      /^(?:than|as|if|when|where|because|so|but|what|how|whether|there|unless|until|while|although|nor)$/.test(
        token.low,
      )
    )
      return null;
    if (/^(?:and|or)$/.test(token.low)) {
      isJoined = true;
      continue;
    }
    // "The shareholders approved the plan": a past tense that has its object.
    if (
      isParticiple(token) &&
      !DETERMINER.test(tokens[k - 1]!.low) &&
      !PREPOSITION.test(tokens[k - 1]!.low) &&
      !finite(tokens, k)
    ) {
      const next = tokens[k + 1];
      if (
        !next ||
        finite(tokens, k + 1) ||
        DETERMINER.test(next.low) ||
        PRONOUN.test(next.low) ||
        /^(?:[,.]|that|him|them|us|me)$/.test(next.low)
      )
        return null;
      continue;
    }
    const is = finite(tokens, k);
    if (is === null) continue;
    return is === 'modal' || is === 'past' ? null : { at: k, is, isJoined };
  }
  return null;
}

/** A subject at `i`: where its head stands, and whether it is one or several; null where there is none that is known. */
function subjectAt(tokens: readonly Token[], i: number): { head: number; next: number; count: Count } | null {
  const first = tokens[i]!;
  const isOneOf = /^(?:each|one|either|neither|every one)$/.test(first.low) && tokens[i + 1]?.low === 'of';
  if (isOneOf) return { head: i, next: i + 1, count: 's' };
  if (!DETERMINER.test(first.low) || (first.low === 'that' && /^(?:is|was)$/.test(tokens[i + 1]?.low ?? '')))
    return null;
  let k = i + 1;
  for (; k < Math.min(tokens.length, i + 8); k++) {
    const token = tokens[k]!;
    const isHyphen = token.word === '-' && tokens[k - 1]!.end === token.start;
    if (isHyphen || token.word === "'" || token.word === '’' || (token.low === 's' && /['’]/.test(tokens[k - 1]!.word)))
      continue;
    if (!isWord(token) || PREPOSITION.test(token.low) || RELATIVE.test(token.low) || PRONOUN.test(token.low)) break;
    if (DETERMINER.test(token.low) || ADVERB.test(token.low) || /^(?:and|or|as|than|if)$/.test(token.low)) break;
    if (MODAL.test(token.low) || AUXILIARY[token.low]) break;
    if (token.low === 'there' || (k > i + 1 && (finite(tokens, k) || isParticiple(token)))) break;
  }
  if (k === i + 8 || tokens[k]?.low === 'there' || /^(?:few|great|good)$/.test(tokens[i + 1]?.low ?? '')) return null;
  const next = k;
  while (k > i + 2 && (BEHIND.test(tokens[k - 1]!.low) || ADVERB.test(tokens[k - 1]!.low))) k--;
  const head = tokens[k - 1]!;
  if (k < i + 2 || !isWord(head) || head.word.length < 3 || !tokens[k] || /^(?:and|or|as)$/.test(tokens[k]!.low))
    return null;
  if (!isSmall(head) && !isSmall(tokens[k - 2]!) && k > i + 2) return null;
  if (isParticiple(head) || (head.low.endsWith('ing') && k === i + 2)) return null;
  const isOwned = tokens.slice(i, k).some(({ word }) => /^['’]$/.test(word));
  if (first.low === 'all' && numberOf(head) !== 'p') return null;
  if (!isSmall(head) && /[iu]s$/.test(head.low)) return null;
  const count = isOwned
    ? numberOf(head)
    : ONE.test(first.low)
      ? EITHER.test(head.low)
        ? null
        : 's'
      : SEVERAL.test(first.low)
        ? 'p'
        : numberOf(head);
  return { head: k - 1, next, count };
}

/** "Each of the declarations submitted in support rely on it": a verb that does not agree with a subject from which other words part it. */
export function subjectAndVerb(tokens: readonly Token[], i: number, emit: Emit): void {
  if (!isWord(tokens[i]) || !startsClause(tokens, i)) return;
  const subject = subjectAt(tokens, i);
  if (!subject?.count) return;
  const found = mainVerb(tokens, subject.next);
  if (!found || found.is === subject.count || found.isJoined) return;
  const verb = tokens[found.at]!;
  if (
    subject.count === 's' &&
    tokens.slice(0, i).some(({ low }) => MANDATIVE.test(low)) &&
    (AUXILIARY[verb.low] === undefined || verb.low === 'have' || verb.low === 'were')
  )
    return;
  if (subject.count === 's' && verb.low === 'were' && tokens[i - 1]?.low === 'if') return;
  const name = tokens
    .slice(i, subject.next)
    .map(({ word }) => word)
    .join(' ');
  emit(AGREE, verb.start, verb.end, null, [name, verb.word], {
    start: tokens[i]!.start,
    end: tokens[subject.head]!.end,
  });
}
