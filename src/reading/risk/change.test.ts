import { describe, expect, test } from 'vitest';
import { compareTexts } from '../compare/compare.ts';
import { riskChanges, type RiskChange, type RiskState } from './change.ts';

const LEASE = [
  'CONTRATO DE ARRENDAMIENTO',
  'Entre Inmobiliaria Sur SpA, en adelante la arrendadora, y doña Ana Soto, en adelante la arrendataria, se conviene el arriendo de un departamento.',
  'PRIMERO. Renta. La renta mensual será de $500.000, que se pagará dentro de los primeros cinco días de cada mes.',
  'SEGUNDO. Acceso. La arrendadora podrá visitar la propiedad una vez al mes, con aviso escrito de 48 horas.',
  'TERCERO. Corte. En caso de mora la arrendadora podrá cortar la luz y el agua de la propiedad.',
  'CUARTO. Gastos. Los gastos comunes serán de cargo de la arrendataria.',
].join('\n\n');
const ENTRY = 'La arrendadora podrá entrar a la propiedad en cualquier momento y sin aviso.';
const WITH_ENTRY = LEASE.replace(/La arrendadora podrá visitar[^\n]*/, ENTRY);

const changesOf = (before: string, after: string) =>
  riskChanges(
    { text: before, speaks: 'es' },
    { text: after, speaks: 'es' },
    compareTexts(before, after),
    () => undefined,
  );
const told = (changes: readonly RiskChange[], state: RiskState): string[] =>
  changes.filter((one) => one.state === state).map(({ rule }) => rule.id);
const words = (text: string, side: RiskChange['before']): string | null =>
  side && text.slice(side.at.start, side.at.end);

describe('what a new version does to the risks of a contract', () => {
  test('a risk that comes is added, with what stood in its place; one that stays is the same', () => {
    const { as, changes } = changesOf(LEASE, WITH_ENTRY);
    expect(as).toBe('lease');
    const [added] = changes.filter(({ state }) => state === 'added');
    expect(words(WITH_ENTRY, added!.after)).toContain('en cualquier momento y sin aviso');
    expect(added!.after!.level).not.toBeNull();
    expect(words(LEASE, added!.before) ?? 'podrá visitar').toContain('podrá visitar');
    expect(told(changes, 'same').length).toBeGreaterThan(0);
    expect(told(changes, 'removed')).toEqual([]);
  });

  test('the other way round it is removed', () => {
    const { changes } = changesOf(WITH_ENTRY, LEASE);
    expect(told(changes, 'removed')).toEqual(told(changesOf(LEASE, WITH_ENTRY).changes, 'added'));
    expect(told(changes, 'added')).toEqual([]);
  });

  test('two versions that say the same change nothing, wherever a clause stands', () => {
    const [head, ...clauses] = LEASE.split('\n\n');
    const turned = [head, ...clauses.slice(0, 2), clauses[4], clauses[2], clauses[3]].join('\n\n');
    for (const after of [LEASE, turned]) {
      const { changes } = changesOf(LEASE, after);
      expect(new Set(changes.map(({ state }) => state))).toEqual(new Set(['same']));
      for (const { before, after: is } of changes) expect(words(LEASE, before)).toBe(words(after, is));
    }
  });

  test('a level that a word moves is raised, and lowered the other way round', () => {
    const low = LEASE.replace(
      /Los gastos comunes[^\n]*/,
      'Todas las reparaciones de la propiedad serán de cargo de la arrendataria.',
    );
    const high = low.replace('Todas las reparaciones', 'Todas las reparaciones, incluso las mayores,');
    const states = (one: string, other: string) =>
      changesOf(one, other).changes.flatMap(({ rule, state, before, after }) =>
        state === 'same' ? [] : [[rule.id, state, before?.level, after?.level]],
      );
    expect(states(low, high)).toEqual([['es-lease-repairs', 'raised', 'medium', 'high']]);
    expect(states(high, low)).toEqual([['es-lease-repairs', 'lowered', 'high', 'medium']]);
  });

  test('a sentence that another rule of its matter tells after a change is one finding', () => {
    const low = LEASE.replace(
      /Los gastos comunes[^\n]*/,
      'La arrendataria pagará una multa de 1% de la renta por cada día de atraso.',
    );
    const { changes } = changesOf(low, low.replace('1%', '20%'));
    const [raised, ...more] = changes.filter(({ state }) => state !== 'same');
    expect(more).toEqual([]);
    expect(raised).toMatchObject({
      state: 'raised',
      rule: { id: 'es-penalty-heavy' },
      before: { level: 'medium', rule: { id: 'es-penalty-daily' } },
    });
  });

  test('both are read with the rules of one kind, also where only one says what it is', () => {
    const plain = LEASE.replace('CONTRATO DE ARRENDAMIENTO', 'CONTRATO');
    const { changes } = changesOf(plain, LEASE);
    expect(changes.filter(({ state }) => state !== 'same')).toEqual([]);
  });

  test('what is no contract is not looked at', () => {
    const letter = 'CARTA\n\nSantiago, 9 de abril de 2026.\n\nLe comunico que el pago se recibió.';
    expect(changesOf(letter, LEASE)).toMatchObject({ as: null, kinds: ['letter', 'lease'], changes: [] });
  });

  test('hard texts are read: empty, one line, marks alone', () => {
    for (const text of ['', 'x', '((((', '\n\n\n']) expect(changesOf(text, LEASE).as).toBeNull();
  });
});
