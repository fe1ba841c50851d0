import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  currency: 'pesos | uf | utm | millones | dólares | euros',
  costs: 'cuesta | cuestan | vale | valen | es | son | sale | gana | sería',
  pays: 'paga | pagan | pago | cobra | cobran | cobrar | pagar | devuelven | recibe | aumenta | sube | asciende | debo | adeuda',
};

export const ES = rules(
  'es',
  `
[sum.how-much]
reason: Pregunta por una cantidad de dinero.
find:   cuánto
        (a | en | de) cuánto
        cuánta (plata | lucas)
        cuánto (dinero | {costs})
        cuántos {currency}
        cuánto ..2 {pays}
not:    en cuanto a
yes:    ¿Cuánto cuesta el servicio?
        cuanto es la renta
        cuanta plata le tienen que pagar
        «A cuánto» asciende la indemnización
        cuanto me cobran por atrasarme
        ¿«En cuánto» se regularon las costas?
        ¿Cuánto dinero se entregó en garantía?
        de cuanto es la deuda
        cuántas lucas son, cuánta lucas
        cuanto gana al mes
        cuantos pesos son
        hasta cuanto respondo como aval
no:     ¿Qué es la renta?
        y en cuanto a los días de descanso
source: ours

[sum.noun]
reason: Nombra un monto, precio o renta como aquello que se pregunta.
find:   ^ {the}? {money}
        (qué | cuál | cuáles) ..3 {money}
yes:    ¿Cuál es el monto de la garantía?
        precio de la compraventa
        el sueldo del trabajador
        ¿Qué renta se paga?
        ¿Cuáles son los honorarios del abogado?
        valor de la cuota
no:     ¿Quién fija el precio?
source: ours
`,
  names,
);
