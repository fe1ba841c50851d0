import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  cases: 'caso | casos | circunstancias | condiciones | condición | hipótesis | situaciones | supuestos | evento',
  requirements: 'requisito | requisitos | menciones | exigencias | formalidades',
  needs: 'necesito | necesita | se necesita | se requiere | requiere | exige | exigen | hace falta',
  holds: 'puede | entiende | considera | consideran | exige | exigen | aplica',
  procedure: 'procedimiento | trámite | pasos | proceso',
};

export const ES = rules(
  'es',
  `
[condition.when]
reason: Pregunta en qué casos vale algo, no en qué fecha.
find:   (en | bajo)? qué {cases}
        cuándo ..2 {may}
        cuándo (se | me | le) ..1 {holds}
        cuándo (hay | procede | corresponde | debe | está)
        (cuál | cuáles) ..3 {cases}
yes:    ¿«En qué casos» procede el reembolso?
        «bajo que condiciones» se puede ceder
        cuando se puede subarrendar
        ¿Cuándo puede el vendedor retirarse?
        ¿Cuándo procede la resolución?
        cuando corresponde indemnización
        ¿Cuándo se entiende que hay mora?
        cuándo le exigen seguro
        cuando me consideran moroso
        ¿Cuándo hay incumplimiento grave?
        cuando debe considerarse terminado
        ¿Cuándo está prohibido?
        «en que circunstancias» se suspende
        ¿Cuáles son las condiciones del pago?
        cual es la condición para renovar
no:     ¿Cuándo vence?
source: ours

[condition.requirements]
reason: Pide los requisitos de algo.
find:   (qué | cuáles | cuál) ..3 {requirements}
        qué ..1 {needs}
        ^ {the}? {requirements}
        hay ..2 requisitos
yes:    ¿Qué requisitos tiene la promesa?
        cuales son los requisitos para pedirlo
        que necesito para cobrar
        ¿Qué se requiere para modificar el contrato?
        requisitos del pagaré
        las exigencias para postular
        hay algún requisitos formales
        ¿Qué menciones debe contener la letra?
        cual es el requisito principal
no:     ¿Qué debe pagar?
source: ours

[condition.how]
reason: Pregunta de qué manera se hace algo.
find:   ^ cómo
        cómo (se | puedo | hago | debo | tengo que)
        de qué (manera | forma | modo)
        (qué | cuál) ..2 {procedure}
yes:    ¿Cómo se pone término al contrato?
        como puedo reclamar
        como hago para salirme
        ¿Cómo debo avisar?
        como tengo que pagar
        ¿Cómo notifica el arrendador?
        ¿De qué manera se reajusta la renta?
        de que forma se entrega
        de qué modo se prueba
        cual es el procedimiento para reclamar
        que tramite hay que hacer
no:     ¿Quién reclama?
source: ours
`,
  names,
);
