import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  reasons: 'causa | causas | causal | causales | motivo | motivos | razón | razones',
};

export const ES = rules(
  'es',
  `
[causes.why]
reason: Pregunta la razón de algo.
find:   por qué
        por qué ..1 (se | me | le | no)
        por qué ..1 {reasons}
        debido a qué
        a causa de qué
yes:    ¿Por qué se declaró nulo el despido?
        por que me descuentan
        por que no le pagaron
        por que le rebajaron la multa
        ¿Por qué motivo terminó el contrato?
        por que razones lo echaron
        debido a qué perdió
        a causa de que se anuló
        ¿Por qué perdió la empresa?
        por qué pueden terminar el contrato
no:     Es el plazo por el que se pregunta.
source: ours

[causes.noun]
reason: Pide las causales o motivos.
find:   (qué | cuál | cuáles) ..3 {reasons}
        ^ {the}? {reasons}
yes:    ¿Qué causales de término contempla?
        cual fue la causa del despido
        ¿Cuáles son los motivos de exclusión?
        causales de despido
        las causas de disolución
no:     ¿Qué plazo hay?
source: ours
`,
  names,
);
