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
])('%s: %s', (id, wrong, right) => {
  expect(found(wrong)).toContain(id);
  expect(found(right)).not.toContain(id);
});
