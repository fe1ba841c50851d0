import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  when: 'cuándo | cuánto | cuánto tiempo | en cuánto tiempo',
  lapses: 'prescribe | prescriben | caduca | caducan',
  limit: 'plazo | plazos | preaviso | plaso',
};

export const ES = rules(
  'es',
  `
[deadline.to-act]
reason: Pregunta dentro de qué tiempo hay que hacer algo, no cuánto dura una cosa.
find:   cuánto tiempo ..2 ({have} | hay para | {may})
        cuántos {unit} ..2 ({have} | hay para | {may})
        (en | dentro de) (qué plazo | cuánto tiempo | cuántos {unit})
        (qué | cuál | cuánto) ..3 {limit} ..1 (para | {have})
        hasta (cuándo | qué día | qué fecha) ..1 ({may} | {have} | hay)
        {limit} para
        plazo (máximo | mínimo) para
yes:    ¿Cuánto tiempo tengo para reclamar?
        cuanto tiempo hay para apelar
        hasta cuando puedo demandar
        ¿En qué plazo debe devolver la garantía?
        «dentro de que plazo» hay que pagar las cotizaciones
        en cuanto tiempo me devuelven la plata
        ¿En cuántos días deben entregar el finiquito?
        cuantos dias tengo pa demandar
        ¿Cuántos días hay para contestar?
        ¿Cuál es el plazo para pagar?
        qué plazo tiene el arrendador
        hasta que fecha tengo para firmar
        ¿Hasta qué día hay para inscribirse?
        plazo para otorgar la escritura
        cuánto tiempo me puede tener esperando
        ¿Cuántos meses puedo estar sin pagar?
        plazo máximo para reclamar
        plazo mínimo para avisar
        cuánto es el plazo para retractarse
no:     ¿Cuánto tiempo dura el contrato?
source: ours

[deadline.notice]
reason: Pregunta con cuánta anticipación hay que avisar.
find:   con (cuánta | qué) (anticipación | antelación)
        con (cuánto tiempo | cuántos {unit})
        cuánt* ..2 (aviso | anticipación | preaviso)
yes:    ¿Con cuánta anticipación hay que avisar?
        con que antelación se avisa el término
        con cuantos dias aviso
        con cuanto tiempo aviso que me voy
        ¿Cuánto aviso hay que dar?
        cuanta anticipación piden
        cuánto preaviso exigen
no:     ¿Cuánto dura?
source: ours

[deadline.lapse]
reason: Pregunta cuándo se pierde un derecho o una acción por el tiempo.
find:   {when} ..2 {lapses}
        {lapses}
        ^ {the}? (prescripción | caducidad)
yes:    ¿«Cuándo prescribe» la acción de cobro?
        ¿prescriben las deudas de arriendo?
        en cuánto tiempo caduca el derecho
        caducan los vales
        Prescripción de las acciones por defectos
        la caducidad del registro
no:     ¿Qué es la posesión?
source: ours
`,
  names,
);
