import { describe, expect, test } from 'vitest';
import { askedFor, fits } from './asked.ts';

describe('what a question asks for', () => {
  test.each([
    ['¿Qué es la competencia desleal?', 'definition'],
    ['What is a Product?', 'definition'],
    ['Define territorio', 'definition'],
    ['¿Qué porcentaje de interés se cobra?', 'percent'],
    ['¿Cuál es el monto de la multa?', 'money'],
    ['How much does it cost?', 'money'],
    ['¿Cuánto dura el contrato?', 'time'],
    ['¿Cuál es el plazo?', 'time'],
    ['How long is the warranty?', 'time'],
    ['How many months does it last?', 'time'],
    ['¿Cuántas partes hay?', 'number'],
    ['¿Cuándo se firmó?', 'when'],
    ['On what date was it signed?', 'when'],
    ['¿Dónde se firmó?', 'where'],
    ['In which city is the seat?', 'where'],
    ['¿Quién es el proveedor?', 'who'],
    ['Which party bears the costs?', 'who'],
    ['¿Por qué se rechazó?', 'why'],
    ['Se puede subarrendar', 'other'],
    ['', 'other'],
  ] as const)('%s', (question, kind) => {
    expect(askedFor(question)).toBe(kind);
    expect(askedFor(question.toUpperCase())).toBe(kind);
    expect(askedFor(question.normalize('NFD'))).toBe(kind);
  });
});

describe('a sentence fits what is asked', () => {
  test.each([
    ['time', 'prescribe en el plazo de cuatro años', '¿Qué plazo hay?', 1],
    ['time', 'la acción prescribe', '¿Qué plazo hay?', -0.5],
    ['money', 'a total price of not less than US$750,000', 'How much?', 1],
    ['money', 'entre 2 y 1.000 unidades tributarias mensuales', '¿Qué multa?', 1],
    ['percent', 'bear interest at one per cent (1%) per month', 'What percentage?', 1],
    ['number', 'los artículos 5 y 6', '¿Cuántos?', 1],
    ['number', 'el artículo 5', '¿Cuántas acciones hay en el artículo 5?', -0.5],
    ['when', 'made as of March 3, 2025', 'When was it made?', 1],
    ['who', 'the Supplier is Andes Optics SpA of Santiago', 'Who is the supplier?', 1],
    ['who', 'the supplier is the supplier', 'Who is the supplier?', -0.5],
    ['where', 'con domicilio en Avenida Providencia, Santiago', '¿Dónde?', 1],
    ['why', 'rechaza porque no hay prueba', '¿Por qué?', 1],
    ['other', 'cualquier cosa', 'Se puede', 0],
  ] as const)('%s: %s', (kind, sentence, question, expected) => {
    expect(fits(kind, sentence, question)).toBe(expected);
  });
});
