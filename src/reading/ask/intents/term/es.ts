import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  lasts: 'dura | duran | duró | durará | demora | tarda | tardan | vigencia',
};

export const ES = rules(
  'es',
  `
[term.how-long]
reason: Pregunta cuánto dura algo.
find:   (por | durante)? cuánto (tiempo | rato | {lasts})
        cuántos {unit}
        hasta cuándo
        qué tan (largo | larga)
        cuánto ..2 (durar | demorar | tardar)
yes:    ¿Cuánto dura el contrato?
        cuanto tiempo dura el arriendo
        ¿«Por cuánto tiempo» queda vigente la licencia?
        «durante cuanto tiempo» rige la confidencialidad
        ¿Hasta cuándo rige el convenio?
        cuantos meses dura la garantía del producto
        cuánto rato dan de colación
        que tan largo es el contrato
        ¿Cuánto puede durar la prueba?
        cuanto se puede demorar el pago
        cuanto puede tardar la entrega
        ¿Qué tan larga es la licencia?
        en el contrato de obra, cuanto demora la entrega
no:     ¿Cuánto cuesta el arriendo?
source: ours

[term.noun]
reason: Nombra el plazo o la duración como aquello que se pregunta.
find:   ^ {the}? {term}
        (qué | cuál) ..3 {term}
        hay ..2 {term}
        de cuánto ..2 {term}
yes:    ¿Cuál es el plazo del contrato?
        plazo del arriendo
        la vigencia del seguro
        ¿Qué duración tiene el mandato?
        ¿Cuáles fueron, qué plazos se pactaron?
        ¿Hay un plazo mínimo de permanencia?
        de cuanto es el plazo de la garantía
no:     ¿Quién fija el plazo?
source: ours
`,
  names,
);
