/**
 * Who speaks in a sentence. `document`: the court that rules, or who writes the brief · `party`: one of them, told by its name alone · `opponent`: the other side of a brief ·
 * `third`: an authority or body that is heard · `below`: the court whose decision is looked at again · `witness`: who gave evidence, experts among them ·
 * `cited`: a contract, a letter or an author whose words are quoted ·
 * `narrative`: the case is told, and by whom is not said.
 */
export const VOICES = [
  'document',
  'claimant',
  'defendant',
  'appellant',
  'party',
  'opponent',
  'third',
  'below',
  'witness',
  'cited',
  'dissent',
  'concurrence',
  'narrative',
] as const;
export type Voice = (typeof VOICES)[number];
