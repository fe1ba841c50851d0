import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  happens:
    'firma | firman | vence | vencen | venció | empieza | comienza | parte | empezó | comenzó | termina | terminó | acaba | entra | entró | firmó | firmaron | paga | pagan | devuelve | devuelven | entrega | entregan | celebró | dictó | notificó | presentó | reajusta | inicia | inició',
};

export const ES = rules(
  'es',
  `
[date.when]
reason: Pregunta en qué fecha ocurre algo.
find:   cuándo se? {happens}
        cuándo (se)? (hay que | {have} que) pagar
        desde cuándo
        a (partir | contar) de cuándo
yes:    ¿Cuándo se firmó el contrato?
        «cuando vence» la cuota
        cuando hay que pagar la renta
        ¿Desde cuándo corre el interés?
        ¿A partir de cuándo rige?
        a contar de cuándo se cuenta
        «cuando tengo que pagar» el arriendo
        ¿Cuándo se firma la escritura?
        oye y el contrato cuando empieza
        el arriendo cuando se reajusta
        ¿Cuándo terminó la relación laboral?
no:     Avísame si cambia la fecha.
source: ours

[date.bare]
reason: Empieza por cuándo, sin otra señal de lo que se pide.
find:   ^ cuándo
yes:    ¿Cuándo fue el accidente?
        cuando nació la hija
        ¿Cuándo llega la carga?
no:     Avísame cuando llegue.
source: ours

[date.noun]
reason: Nombra la fecha o el día como aquello que se pregunta.
find:   (en | a | de | desde | entre)? qué (fecha | fechas | día)
        cuál ..2 fecha
        ^ {the}? fecha
yes:    ¿En qué fecha se dictó la sentencia?
        qué día se paga
        ¿Cuál es la fecha de término?
        fecha de la escritura
        ¿«Entre qué fechas» estuvo detenido el juicio?
        «desde que fecha» trabaja ahí
        «De qué fecha» es el pagaré
        «a que fecha» está calculada la deuda
no:     ¿Quién pone la fecha?
source: ours
`,
  names,
);
