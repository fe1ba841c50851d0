import { rules } from '../../../rules/block.ts';

/** Words by which a sentence says what follows from what stands before them, in English. */
export const EFFECT_EN = rules(
  'en',
  `
[effect.effect]
reason: Says what follows from what stands before it.
find:   {therefore}
        as a (result | consequence)
yes:    The seal is missing; «therefore» it is void.
        The seal is missing and, «as a result», it is void.
        The seal is missing and, «as a consequence», it is void.
no:     The seal is missing and it is void.
source: ours
`,
  { therefore: 'therefore | accordingly | consequently | hence | thus' },
);
