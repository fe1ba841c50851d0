import { describe, expect, test } from 'vitest';
import { cutUnits } from './cut.ts';
import { partsOf } from './places.ts';
import type { Cut, Unit } from './unit.ts';

const divisions = (cut: Cut): Unit[] => cut.units.filter(({ role }) => role === 'division');
const RULING = `Arica, dos de enero de dos mil veinte.

Vistos:
Comparece doña Ana, quien deduce demanda en contra de la empresa.

Considerando:
Primero: Que la demandada, al contestar, sostiene que nada debe.

Segundo: Que esta Corte estima que la deuda existe, como lo reconoce la demandada.

Por estas consideraciones, se declara:
I.- Que se acoge la demanda.
II.- Que no se condena en costas.

Acordada con el voto en contra del ministro señor Uno, por estas razones:
1° Que no hubo prueba.

Regístrese y archívese.`;

describe('a ruling', () => {
  test('has its parts, and who speaks in them', () => {
    const cut = cutUnits(RULING);
    expect(cut.genre).toBe('ruling');
    expect(divisions(cut).map(({ form, kind, number }) => `${form} ${kind} ${number}`.trim())).toEqual([
      'paragraph preamble',
      'paragraph allegation',
      'ordinal allegation 1',
      'ordinal reasoning 2',
      'decision decision',
      'vote dissent',
      'paragraph closing',
    ]);
  });
});

describe('the parts of a ruling', () => {
  const kindsOf = (text: string): string[] =>
    divisions(cutUnits(text)).map(({ form, kind, number }) => `${form} ${kind} ${number}`.trim());
  const END = '\n\nRegístrese y archívese.';

  test('keeps the points of a decision that are set in capitals', () => {
    const text = `Arica, dos de enero.\n\nVistos:\nPRIMERO: Que la demandada debe.\n\nSEGUNDO: Que nada pagó.\n\nTERCERO: Que hay costas.\n\nPor estas consideraciones,\n\nSE DECLARA QUE:\n\nI.- Se acoge la demanda.\n\nII.- CONDENAR en costas${END}`;
    const cut = cutUnits(text);
    const decision = cut.units.find(({ form }) => form === 'decision')!;
    expect(text.slice(decision.start, decision.end)).toMatch(/^Por estas consideraciones[^]*costas$/);
    expect(partsOf(cut, cut.units.indexOf(decision)).flatMap(({ number }) => number || [])).toEqual(['i', 'ii']);
  });
  test('takes a formula that is quoted for no part of its own', () => {
    const text = `Arica, dos de enero.\n\nVistos y considerando:\n\nPrimero: Que el servicio resolvió:\n\n«CONSIDERANDO:\n\nQue pidió un permiso.\n\nRESUELVO:\n\nSe autoriza.»\n\nSegundo: Que esta Corte lo estima legal.\n\nTercero: Que nada falta.\n\nPor estas consideraciones, se rechaza el recurso.${END}`;
    expect(kindsOf(text).slice(1)).toEqual([
      'ordinal reasoning 1',
      'ordinal reasoning 2',
      'ordinal reasoning 3',
      'decision decision',
      'paragraph closing',
    ]);
  });
  test('leaves a list before the reasons to what is told', () => {
    const text = `Arica, dos de enero.\n\nVISTOS:\nA folio 1, comparece doña Ana Soto y deduce demanda.\n\nPrimero: Uno pasó.\n\nSegundo: Otro pasó.\n\nTercero: Nada más.\n\nA folio 9, se citó a las partes a oír sentencia\nCONSIDERANDO:\nPRIMERO: Que la demandada sostiene que nada debe.\n\nSEGUNDO: Que se desprende que debe.\n\nTERCERO: Que no contestó.\n\nPor estas consideraciones, se acoge la demanda.${END}`;
    expect(kindsOf(text).slice(1)).toEqual([
      'paragraph allegation',
      'paragraph preamble',
      'paragraph preamble',
      'paragraph preamble',
      'paragraph preamble',
      'ordinal allegation 1',
      'ordinal reasoning 2',
      'ordinal reasoning 3',
      'decision decision',
      'paragraph closing',
    ]);
  });
  test('reads an order whose reasons and decision are one sentence', () => {
    const text = `Arica, dos de enero.\n\nVISTO:\nSiendo la resolución en alzada inapelable, se declara inadmisible el recurso.\n\nDevuélvase.\n\nRegístrese.`;
    expect(kindsOf(text)).toEqual([
      'paragraph preamble',
      'decision decision',
      'paragraph closing',
      'paragraph closing',
    ]);
  });
  test('gives the court what it settles, whoever spoke first', () => {
    const text = `Arica, dos de enero.\n\nConsiderando:\nPrimero: Que la actora alega una diferencia, rechazándose la demanda en esto.\n\nSegundo: Que el recurso deducido por la demandada en contra del fallo es inadmisible.\n\nTercero: Que, informando don Luis Vera, señaló que obró bien.\n\nPor tanto, se declara inadmisible.${END}`;
    expect(kindsOf(text).slice(1, 4)).toEqual(['ordinal reasoning 1', 'ordinal reasoning 2', 'ordinal allegation 3']);
  });
});
