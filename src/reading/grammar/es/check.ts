import type { Emit } from '../emit.ts';
import type { Pattern } from '../pattern.ts';
import type { Token } from '../tokens.ts';
import { absolute } from './absolute.ts';
import { subjectWithAside } from './aside.ts';
import { conditional, unaccentedFuture } from './conditional.ts';
import { participleNumber } from './passive.ts';
import { ACCENTS } from './accents.ts';
import { CLAUSES } from './clauses.ts';
import { density, nominal } from './density.ts';
import { FORMS } from './forms.ts';
import { behindHaber, collective, pair } from './groups.ts';
import { HOMOPHONES } from './homophones.ts';
import type { Morphology } from './morphology.ts';
import { determinerAndNoun, nounAndAdjective } from './nouns.ts';
import { PARONYMS } from './paronyms.ts';
import { QUESTIONS } from './questions.ts';
import { SPLIT_WORDS } from './split-words.ts';
import { RELATIVES } from './relatives.ts';
import { SLIPS } from './slips.ts';
import { STYLE } from './style.ts';
import { subjectComma } from './subject-comma.ts';
import { subjunctive } from './subjunctive.ts';
import { goTo, UNACCENTED, unaccentedPreterite } from './unaccented.ts';
import { longSubject } from './long-subject.ts';
import { pronounAndVerb, subjectAndVerb, subjectBehind } from './subjects.ts';
import { moodOfCondition, presentAmongPasts, timeClause } from './tenses.ts';
import { VERBS } from './verbs.ts';

/** The patterns of Spanish, in their order. */
export const SPANISH: readonly Pattern[] = [
  ...CLAUSES,
  ...VERBS,
  ...FORMS,
  ...HOMOPHONES,
  ...ACCENTS,
  ...QUESTIONS,
  ...RELATIVES,
  ...PARONYMS,
  ...UNACCENTED,
  ...SLIPS,
  ...SPLIT_WORDS,
  ...STYLE,
];

const AT_WORD = [
  determinerAndNoun,
  nounAndAdjective,
  subjectAndVerb,
  longSubject,
  pronounAndVerb,
  subjectBehind,
  collective,
  pair,
  behindHaber,
  nominal,
  absolute,
  conditional,
  participleNumber,
  subjectWithAside,
  unaccentedFuture,
  goTo,
  subjectComma,
  subjunctive,
  unaccentedPreterite,
  timeClause,
  moodOfCondition,
  presentAmongPasts,
];

/** The rules of Spanish that need to know what a word is. */
export function byMorphology(tokens: readonly Token[], morphology: Morphology, emit: Emit): void {
  for (let i = 0; i < tokens.length; i++) {
    for (const rule of AT_WORD) rule(tokens, i, morphology, emit);
  }
  density(tokens, morphology, emit);
}
