import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { matching, type HelpSection } from './row.ts';
import { releases } from './seen.ts';
import { whatsNew } from './whats-new.ts';

describe('what is new', () => {
  const versions = releases.map(([version]) => version);

  test('is told of each version of the changelog, and of no other', () => {
    expect(versions).toContain('0.1.0');
    expect(Object.keys(whatsNew)).toEqual(versions);
  });

  test('is told in both languages, in few short lines', () => {
    for (const said of Object.values(whatsNew)) {
      expect(said.es).toHaveLength(said.en.length);
      for (const language of languages) {
        expect(said[language].length).toBeGreaterThan(0);
        expect(said[language].length).toBeLessThanOrEqual(10);
        expect(said[language].filter((line) => line.length > 180)).toEqual([]);
      }
    }
  });
});

describe('a search in the help', () => {
  const sections: HelpSection[] = [
    {
      id: 'states',
      title: 'Marcas',
      lead: '',
      rows: [{ name: 'Movida', text: 'Está en otra línea.' }, { name: 'Cercano' }],
    },
    { id: 'news', title: 'Novedades', lead: '', rows: [{ name: '0.1.0', items: ['Cuadernos de fuentes.'] }] },
  ];
  const found = (query: string) => matching(sections, query).map(({ id, rows }) => [id, rows.map(({ name }) => name)]);

  test('finds words by how they begin, without accents, in names, texts, lists and titles', () => {
    expect(found('linea')).toEqual([['states', ['Movida']]]);
    expect(found('FUENT cuad')).toEqual([['news', ['0.1.0']]]);
    expect(found('marcas cerc')).toEqual([['states', ['Cercano']]]);
  });

  test('shows all for no word, and nothing for words that stand nowhere', () => {
    expect(found(' ')).toHaveLength(2);
    expect(found('movida ramo')).toEqual([]);
  });
});
