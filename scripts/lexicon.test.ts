import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readConcepts } from '#reading/lexicon/read.ts';
import { fields, type Field } from './lexicon/blocks.ts';
import { DOCS, keptMarks, pages } from './lexicon/docs.ts';
import type { Law } from './lexicon/laws.ts';
import { readMarks, staleMarks, writtenMarks } from './lexicon/marks.ts';
import { pageOf } from './lexicon/pages.ts';
import { verify } from './lexicon/verify.ts';

const ALL = fields();

test('docs/lexicon is what npm run -s lexicon writes of the data', () => {
  const written = pages(ALL);
  const files = readdirSync(DOCS).filter((file) => file.endsWith('.md'));
  expect(files.sort()).toEqual([...written.keys()].sort());
  expect(files.filter((file) => readFileSync(path.join(DOCS, file), 'utf8') !== written.get(file))).toEqual([]);
});

test('every mark stands for an article of the lexicon', () => {
  expect(staleMarks(keptMarks(), ALL)).toEqual([]);
});

const TEXT = '[a]\nley: feriado anual\ndonde: Ley 29.999 art. 1-3\n';
const FIELD: Field = {
  name: 'bees',
  blocks: [
    {
      concept: readConcepts(TEXT).concepts[0]!,
      lines: { ley: 'feriado anual', donde: 'Ley 29.999 art. 1-3' },
      author: 'Fojas',
      reviewed: '',
    },
  ],
};

describe('verify', () => {
  const holding = new Set(['feri', 'anual']);
  const law: Law = {
    keys: new Set(['ley:29999']),
    articles: new Map([
      ['1', [holding]],
      ['2', [new Set(['miel'])]],
    ]),
  };
  it('marks an article that holds a term, and tells of one that does not or is not there', () => {
    const { marks, unverified, wrong } = verify([FIELD], [law], new Map());
    expect(writtenMarks(marks)).toBe('a ley:29999: 1\n');
    expect(wrong).toEqual(['a ley:29999: 2 holds no term of the concept', 'a ley:29999: 3 does not exist']);
    expect(unverified).toBe(0);
  });
  it('keeps the marks of a norm that is not at hand', () => {
    const { marks, unverified, wrong } = verify([FIELD], [], readMarks('a ley:29999: 1, 9\n'));
    expect(writtenMarks(marks)).toBe('a ley:29999: 1\n');
    expect([unverified, wrong]).toEqual([2, []]);
  });
});

describe('marks', () => {
  it('cannot be read where they have another form', () => {
    expect(() => readMarks('labour-vacation 67\n')).toThrow('This mark cannot be read: labour-vacation 67');
  });
  it('are stale where the lexicon does not tell of the article', () => {
    expect(staleMarks(readMarks('a ley:29999: 1, 9\nb ley:1: 2\n'), [FIELD])).toEqual(['a ley:29999: 9', 'b ley:1: 2']);
  });
});

test('a page tells which articles were checked, and who read the field', () => {
  const page = pageOf(FIELD, readMarks('a ley:29999: 1\n'));
  expect(page).toContain('1 conceptos · autor: Fojas · revisado: no');
  expect(page).toContain('- [ ] **a** · Ley 29.999 art. 1-3 (✓ 1)\\\n  **ley** feriado anual');
  expect(pageOf(FIELD, readMarks('a ley:29999: 1, 2, 3\n'))).toContain('art. 1-3 ✓');
});
