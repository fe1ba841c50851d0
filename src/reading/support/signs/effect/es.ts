import { rules } from '../../../rules/block.ts';

/** Words by which a sentence says what follows from what stands before them, in Spanish. */
export const EFFECT_ES = rules(
  'es',
  `
[effect.effect]
reason: Dice lo que se sigue de lo anterior.
find:   por (lo que | lo tanto | ende | consiguiente)
        en consecuencia
        de (modo | manera | forma | suerte) que
yes:    Falta la firma, «por lo que» se anula.
        Falta la firma y «por lo tanto» se anula.
        Falta la firma, «por ende» se anula.
        Falta la firma y, «por consiguiente», se anula.
        Falta la firma y, «en consecuencia», se anula.
        Falta la firma, «de modo que» se anula.
        Falta la firma, «de manera que» se anula.
        Falta la firma, «de forma que» se anula.
        Falta la firma, «de suerte que» se anula.
no:     Falta la firma y se anula.
source: ours
`,
  {},
);
