import { describe, expect, it } from 'vitest';
import type { Genre } from '../../units/unit.ts';
import { ask } from '../ask.ts';
import type { SourceHead } from '../asked.ts';

const head = (title: string, genre: Genre, lead = ''): SourceHead => ({
  title,
  lead,
  front: lead,
  holds: (words) => lead.includes(words),
  language: /agreement|supply/i.test(title) ? 'en' : 'es',
  cut: { genre, units: [] },
});
const SERVICES = head('Contrato de prestación de servicios', 'contract', 'Entre Puerto Norte Ltda. y Cable Sur SpA');
const CODE = head('Código del Trabajo', 'law');
const of = (question: string, sources: readonly SourceHead[]) => ask(question, sources, []);

describe('a contract named by a party', () => {
  const ACME = head(
    'Non-Exclusive Service Agreement',
    'contract',
    'SERVICE AGREEMENT BETWEEN Acme Robotics, Inc. ("Provider") and Blue Harbor LLC ("Customer"). The provider serves.',
  );
  const ARRIENDO = head(
    'Contrato de arriendo',
    'contract',
    'Entre Inmobiliaria Faro SpA, en adelante el "Arrendador", y Cable Sur SpA, en adelante el "Arrendatario".',
  );
  const SERVICIOS = head(
    'Contrato de servicios',
    'contract',
    'Entre Puerto Norte Ltda., en adelante el "Cliente", y Cable Sur SpA, en adelante el "Prestador", por servicios.',
  );
  it.each([
    ['Acme: what is the governing law?', [0]],
    ['In the contract with Blue Harbor, who insures?', [0]],
    ['In the Service Agreement between Acme Robotics and Blue Harbor, who insures?', [0]],
    ['¿Qué multa hay con Puerto Norte?', [2]],
    ['¿Cuánto dura lo de Inmobiliaria Faro?', [1]],
    // A party of some tells between those; of all of them, and of none, it tells nothing.
    ['¿Qué debe Cable Sur?', [1, 2]],
    ['¿Qué debe Cable Sur a Puerto Norte?', [2]],
    ['What does Omega owe?', [0, 1, 2]],
    ['What must the Customer pay?', [0, 1, 2]],
    // Where the document is named otherwise, a party may be spoken of in any.
    ['En el contrato de arriendo, ¿qué se dice de Puerto Norte?', [1]],
    // A word before a hyphen is no name by itself.
    ['Are the licences under the contract non-transferable?', [0, 1, 2]],
  ])('%s', (question, sources) => {
    expect(of(question, [ACME, ARRIENDO, SERVICIOS]).scope.sources).toEqual(sources);
  });
});

it('two titles of two words, written as names, are two documents', () => {
  const sources = [head('Arriendo vivienda', 'contract'), head('Suministro hielo', 'contract'), SERVICES];
  expect(of('compara el aviso en Arriendo vivienda y Suministro hielo', sources).scope.sources).toEqual([0, 1]);
});

describe('a source named by who is spoken of in it', () => {
  const FIRST = head('Sentencia 1', 'ruling', 'Se acoge el recurso de Paula Oyarzo Valdés.');
  const SECOND = head('Sentencia 2', 'ruling', 'Se rechaza la demanda de Diana Rayo contra Servicios Quilén Ltda.');
  const HARBOUR = head('Supply', 'contract', 'BETWEEN Acme Inc. ("Supplier") and Blue Harbor LLC ("Customer").');
  it.each([
    ['¿Por qué se acogió el recurso de Paula Oyarzo?', [0]],
    ['¿Cuánto ganaba Diana Rayo?', [1]],
    ['¿Qué pidieron Diana Rayo y Paula Oyarzo?', [0, 1]],
    // A name that no source holds, and one word of the language, tell nothing.
    ['¿Qué pidió Marta Lobos?', [0, 1]],
    ['¿Cuándo entregó la Oficina el Recurso?', [0, 1]],
  ])('%s', (question, sources) => {
    expect(of(question, [FIRST, SECOND]).scope.sources).toEqual(sources);
  });
  it('takes a party out of the matter, and leaves a name that is all of it', () => {
    const asked = (question: string) => of(question, [FIRST, HARBOUR]).matter;
    expect(asked('Who insures Blue Harbor?')).toBe('insures');
    expect(asked('Who is Blue Harbor?')).toContain('Blue Harbor');
  });
  it('keeps the laws, which name no person', () => {
    expect(of('¿Cuánto ganaba Diana Rayo?', [FIRST, SECOND, CODE]).scope.sources).toEqual([1, 2]);
  });
});
