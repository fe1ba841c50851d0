import type { Sign } from './sign.ts';
import type { Speaker } from './speakers.es.ts';
import type { Voice } from './voices.es.ts';

const PARTY = '(?:plaintiff|defendant|appellant|appellee|respondent|petitioner|claimant|applicant)s?';
const SPEAKS = '(?:argue|contend|claim|allege|submit|assert|maintain|state|move|seek|sought|object|respond|ask)';

/** How a line of a judgment begins that opens one of its parts. */
export const VOICES_EN: readonly Sign<Voice>[] = [
  {
    id: 'background',
    language: 'en',
    is: 'narrative',
    pattern:
      /^(?:[ivx]+\. )?(?:(?:factual|procedural) )?(?:background|facts|procedural history|statement of (?:facts|the case))\b ?[.:]?$/,
    reason: 'What a judgment tells of the case.',
    source: 'ours',
    yes: ['background', 'i. facts'],
    no: ['facts that the parties dispute are these'],
  },
  {
    id: 'discussion',
    language: 'en',
    is: 'reasoning',
    pattern: /^(?:[ivx]+\. )?(?:discussion|analysis|reasons|opinion|legal standard|the law)\b ?[.:]?$/,
    reason: 'Where the court reasons.',
    source: 'ours',
    yes: ['discussion', 'ii. analysis'],
    no: ['discussion between counsel went on'],
  },
  {
    id: 'conclusion',
    language: 'en',
    is: 'decision',
    pattern:
      /^(?:[ivx]+\. )?(?:conclusion|disposition|order|judgment)\b ?[.:]?$|^(?:for (?:these|the foregoing|the above) reasons|it is (?:hereby |therefore )?(?:so )?ordered|accordingly, (?:the|we|i)\b|we (?:affirm|reverse|vacate))/,
    reason: 'Where the court decides.',
    source: 'ours',
    yes: ['for these reasons, the appeal is dismissed', 'it is hereby ordered that'],
    no: ['order of the day', 'for these parties nothing changes'],
  },
  {
    id: 'dissenting',
    language: 'en',
    is: 'dissent',
    pattern:
      /^(?:(?:chief )?justice \w+,? (?:dissenting|concurring)|.{3,60}, (?:j|jj|c\.j)\.,? (?:dissenting|concurring)|dissenting opinion|concurring opinion|i respectfully dissent)/,
    reason: 'Votes apart from the majority.',
    source: 'ours',
    yes: ['justice brown, dissenting', 'i respectfully dissent'],
    no: ['the dissenting shareholders'],
  },
];

/** Words by which something is decided, soon behind the formula. */
export const DECIDES_EN =
  /\b(?:affirmed?|reversed?|vacated?|remand(?:ed)?|dismiss(?:ed)?|grant(?:ed)?|den(?:y|ied)|allowed|ordered|judgment (?:is )?entered)\b/;

/** Who speaks in a paragraph of a judgment. */
export const SPEAKERS_EN: readonly Sign<Speaker>[] = [
  {
    id: 'we-hold',
    language: 'en',
    is: 'court',
    pattern:
      /\b(?:we (?:hold|find|conclude|agree|disagree|think|note)|i (?:find|hold|conclude|am satisfied)|(?:this|the) court (?:finds|holds|concludes|notes|agrees|disagrees))\b/,
    reason: 'The court reasons itself.',
    source: 'ours',
    yes: ['we hold that the claim fails', 'the court finds that'],
    no: ['the defendant argues that'],
  },
  {
    id: 'party-argues',
    language: 'en',
    is: 'party',
    pattern: new RegExp(`\\b(?:the )?${PARTY}\\b[^.;:]{0,80}?\\b${SPEAKS}(?:s|d|ed|es|ing)?\\b`),
    reason: 'A party is the subject of a verb of speech.',
    source: 'ours',
    yes: ['the defendant argues that nothing is owed', 'plaintiffs contend otherwise'],
    no: ['the defendant paid the rent'],
  },
];
