import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { morphologyOf } from './es/morphology.ts';
import { checkGrammar } from './grammar.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-es-cl'));
const file = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const morphology = morphologyOf(file('index.aff'), file('index.dic'));
const found = (text: string): string[] => checkGrammar(text, { language: 'es', morphology }).map(({ rule }) => rule.id);

test.each([
  ['es.regimen', 'El informe carece a fundamento.', 'Lo resuelto depende en gran medida de la prueba.'],
  ['es.regimen', 'La gerencia insistió de que se firmara.', 'El perito se obligó por escrito a restituir.'],
  ['es.regimen', 'El banco condicionó el alzamiento con el pago.', 'El banco condicionó el alzamiento al pago.'],
  ['es.falta.preposicion', 'Se procedió notificar a las partes.', 'El recurso tiene por objeto revisar el fallo.'],
  ['es.falta.preposicion', 'La obligación restituir es esencial.', 'La obligación escolar es esencial.'],
  ['es.confusion', 'El directorio se irrogó facultades ajenas.', 'El hecho le irrogó graves perjuicios.'],
  ['es.confusion', 'El accidente le causó un grave prejuicio.', 'Lo dijo por un prejuicio racial.'],
  ['es.confusion', 'Ante la eminente llegada del plazo.', 'Lo sostiene una eminente profesora.'],
  ['es.tilde.articulo', 'Así lo declaró mí representada.', 'A mí, representada por nadie, se me oyó.'],
  ['es.tilde.el', 'Cuando el llegó, ya habían cerrado.', 'El tribunal ordenó el alza y el cobro.'],
  ['es.tilde.pregunta', 'Cuéntame como te fue en la audiencia.', 'Señala como domicilio el de calle Uno.'],
  ['es.tilde.pregunta', 'No precisa que norma se infringió.', 'Explicó que documentos falsos circulaban.'],
  [
    'es.preterito.coordinado',
    'La Corte acogió el recurso y revoco la sentencia.',
    'La acogió, y solicito a US. confirmarla.',
  ],
  ['es.tilde.si', 'No pagó la renta, pero si entregó las llaves.', 'No pagó, pero si entrega las llaves, se le oirá.'],
  ['es.subjuntivo', 'Resulta grave que el perito, pese a todo, omite ese dato.', 'Es evidente que el actor cumple.'],
  ['es.subjuntivo', 'No consta en autos que el actor ha pagado.', 'Consta en autos que el actor ha pagado.'],
  [
    'es.tiempo.subjuntivo',
    'Regirá hasta que las partes firman un anexo.',
    'Regirá hasta que las partes firmen un anexo.',
  ],
  [
    'es.tiempo.subjuntivo',
    'Debía pagarse en cuanto el banco aprobaba el crédito.',
    'Pagaba en cuanto el banco aprobaba el crédito.',
  ],
  ['es.si.modo', 'Si el deudor pague la deuda, cesará el juicio.', 'No sabe si pagará la multa.'],
  ['es.si.modos', 'Si la actora pagara o retira la suma, cesará.', 'Si la actora faltara o se retirara, cesará.'],
  ['es.tiempo.relato', 'Declaró que recibe la carta la semana anterior.', 'Declaró que recibe una carta cada semana.'],
  ['es.falta.de', 'La fecha vencimiento es el lunes.', 'La fecha límite es el lunes.'],
  ['es.ser.de', 'El plazo será treinta días.', 'El plazo será de treinta días.'],
  ['es.le.les', 'A los trabajadores se le pagará la semana.', 'A los tres días se le notificó.'],
  [
    'es.ni.ni',
    'Consta que ni la instalación ni el sistema de aguas cumplía.',
    'Consta que ni la instalación ni el sistema cumplían.',
  ],
  ['es.letra.repetida', 'En la conserjería o o por la aplicación.', 'En la conserjería o por la aplicación.'],
  [
    'es.lista.signo',
    'Son: a) la ley; b) el acto del juez c) la costumbre; d) la doctrina.',
    'Según la letra c) y b) del acto.',
  ],
  [
    'es.coma.peticion',
    'Si se rechaza la excepción ruego resolver.',
    'En caso de rechazo, solicito se eleven los autos.',
  ],
])('%s: %s', (id, wrong, right) => {
  expect(found(wrong)).toContain(id);
  expect(found(right)).not.toContain(id);
});
