import { describe, expect, it } from 'vitest';
import { rules } from './block.ts';
import { check } from './check.ts';
import { finder } from './find.ts';
import { tokensOf } from './tokens.ts';
import type { Rules } from './types.ts';

const modules = import.meta.glob<Record<string, unknown>>('../**/{es,en}.ts', { eager: true });
const isRules = (value: unknown): value is Rules =>
  typeof value === 'object' && value !== null && 'rules' in value && 'faults' in value && 'names' in value;
const blocks = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isRules)
    .map((block) => ({ path, block })),
);

describe('every rule there is', () => {
  const all = blocks.flatMap(({ path, block }) =>
    block.rules.map((rule) => ({ path, block, id: rule.id, line: rule.line })),
  );
  if (all.length > 0)
    it.each(all)(
      '$id ($path, line $line) catches what it must, leaves what it must, and has no idle part',
      ({ block, id }) => {
        const own = { ...block, rules: block.rules.filter((rule) => rule.id === id), faults: [] };
        expect(check(own)).toEqual([]);
      },
    );
  it('stands in a well-formed block', () => {
    expect(blocks.flatMap(({ path, block }) => block.faults.map((fault) => ({ path, ...fault })))).toEqual([]);
  });
});

const GOOD = `
[term.within]
reason: Asks within what time something must be done.
find:   (cuánto tiempo | en qué plazo) ..3 (tengo | hay)
        cuántos días ..2 plaz*
not:    (vigencia | duración)
yes:    ¿«Cuánto tiempo tengo» para reclamar?
        en que plazo hay que avisar
        cuanto tiempo crees que hay
        ¿Cuántos días de plazo quedan?
no:     ¿Cuánto tiempo de vigencia hay?
        ¿Cuánto tiempo de duración hay?
        ¿Cuánto tiempo cree usted que de verdad hay?
source: ours
`;
const change = (from: string, to: string): Rules => rules('es', GOOD.replace(from, to));

describe('a block', () => {
  it('is read with its lines', () => {
    const block = rules('es', GOOD);
    expect(check(block)).toEqual([]);
    expect(block.rules[0]).toMatchObject({ id: 'term.within', line: 2, language: 'es' });
    expect(block.rules[0]!.find).toHaveLength(2);
  });
  it.each([
    ['a missing reason', change('reason: Asks within what time something must be done.', 'reason:'), 'no reason'],
    ['a line without a rule', rules('es', 'find: plazo'), 'belongs to no rule'],
    ['an id that stands twice', rules('es', GOOD + GOOD), 'stands twice'],
    ['a wrong mark', change('«Cuánto tiempo tengo»', '«Cuánto tiempo» tengo'), 'does not catch'],
    ['an example that is missed', change('en que plazo hay', 'en que fecha hay'), 'does not catch'],
    ['an example that is wrongly taken', change('de verdad hay', 'hay'), 'catches'],
    ['an idle alternative', change('(tengo | hay)', '(tengo | hay | queda)'), 'has no example'],
    ['an idle not', change('(vigencia | duración)', '(vigencia | duración | término)'), 'of "not" has no example'],
    ['a bracket left open', change('duración)', 'duración'), 'not closed'],
    ['a bracket too many', change('plaz*', 'plaz*)'), 'not opened'],
    ['an empty alternative', change('tengo | hay', 'tengo | '), 'is empty'],
    ['a gap at the beginning', change('cuántos días ..2 plaz*', '..2 plaz*'), 'begin with a gap'],
    ['a name that is not there', change('plaz*', '{plazo}'), 'nothing is named'],
    ['a regular expression', change('plaz*', '[a-z]+'), 'no part of the pattern language'],
  ])('tells of %s, with its id and line', (_, block, what) => {
    const faults = check(block);
    expect(faults.map((fault) => fault.what).join('\n')).toContain(what);
    expect(faults.every(({ line }) => line > 0)).toBe(true);
  });
  it('tells of names that use each other without end', () => {
    const block = rules('es', GOOD.replace('plaz*', '{a}'), { a: '{b}', b: '{a}' });
    expect(check(block).map(({ what }) => what)).toContain('named patterns use each other without end');
  });
});

describe('finding', () => {
  const hit = (find: string, text: string, names = {}): string[] => {
    const block = rules('es', `[a]\nreason: r\nfind: ${find}\nyes: y\nsource: ours`, names);
    return finder([block])(tokensOf(text)).map(({ start, end }) => text.slice(start, end));
  };
  it('compares words without accents and capitals, and gives offsets of the text', () => {
    expect(hit('dentro de (quince | # ) días', 'Pagará DENTRO DE 15 dias, o dentro de quince días')).toEqual([
      'DENTRO DE 15 dias',
      'dentro de quince días',
    ]);
    expect(hit('plazo', 'ﬁnal del pla\u0301zo, plazo')).toEqual(['pla\u0301zo', 'plazo']);
  });
  it('reads beginnings of words, parts that may be missing, signs and names', () => {
    expect(hit('oblig* (a | de)?', 'se obliga a pagar; obligado')).toEqual(['obliga a', 'obligado']);
    expect(hit('# %', 'el 12,5 % anual')).toEqual(['12,5 %']);
    expect(hit('{monto} uf', 'cien UF y 3.000 UF', { monto: 'cien | #' })).toEqual(['cien UF', '3.000 UF']);
  });
  it('keeps within a sentence, and knows where one begins and ends', () => {
    expect(hit('plazo ..3 pago', 'El plazo. Del pago')).toEqual([]);
    expect(hit('art ..1 pago', 'art. 5 pago')).toEqual(['art. 5 pago']);
    expect(hit('^ plazo', 'En el contrato, ¿plazo? El plazo')).toEqual(['plazo']);
    expect(hit('plazo $', 'El plazo de pago y el plazo')).toEqual(['plazo']);
  });
  it('counts the words that a pattern names, not those of its gaps', () => {
    const block = rules('es', '[a]\nreason: r\nfind: que ..4 plazo\nyes: y\nsource: ours');
    expect(finder([block])(tokensOf('qué es lo que dice del plazo'))).toMatchObject([{ words: 2 }]);
  });
  it('reads a long text without a full stop, and never throws', () => {
    const block = rules('es', GOOD);
    const text = 'cuánto tiempo de vigencia '.repeat(5_000);
    expect(finder([block])(tokensOf(text))).toEqual([]);
    expect(finder([block])(tokensOf('\u0000\ud800 ) ( * ..4 «»'))).toEqual([]);
  });
});
