import { rules } from '../../../rules/block.ts';

/** Codes and laws by their common names in Spanish, beside those that the references of a text tell. The id ends with the key of the norm. */
export const ES = rules(
  'es',
  `
[norm.codigo.trabajo]
reason: Nombre común del Código del Trabajo.
find:   código (laboral | de trabajo | del trabajo)
yes:    el código laboral
        codigo de trabajo
        el código del trabajo
no:     el código civil
source: ours

[norm.constitucion]
reason: Nombre común de la Constitución.
find:   (constitución | carta fundamental)
yes:    la constitución
        la carta fundamental
no:     el código
source: ours
`,
);
