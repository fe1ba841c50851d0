import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  share: 'porcentaje | porcentajes | tasa | tasas | interés | intereses | recargo | reajuste | tipo de interés',
};

export const ES = rules(
  'es',
  `
[percent.share]
reason: Pregunta por un porcentaje, una tasa o un recargo.
find:   (qué | cuál | cuáles | en qué) ..3 {share}
        cuánto (por ciento | interés)
        ^ {the}? {share}
yes:    ¿Qué porcentaje se descuenta?
        ¿Cuál es la tasa de interés?
        cuanto por ciento me rebajan
        cuanto interés cobran
        porcentaje de comisión del corredor
        ¿Qué recargo procede por despido indebido?
        la tasa aplicable a la mora
        el interés por atraso
        ¿En qué porcentaje sube la renta?
        que interes me cobran si no pago
        ¿Cuáles son los intereses pactados?
        ¿Qué reajuste se aplica?
no:     ¿Quién cobra el interés?
source: ours
`,
  names,
);
