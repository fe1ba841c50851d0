import { describe, expect, test } from 'vitest';
import { plain } from './plain.ts';
import { SegmentReader, type Piece } from './segments.ts';

const read = (text: string, passages = 9): Piece[] => {
  const reader = new SegmentReader(passages);
  return [...reader.push(text), ...reader.end()];
};
const prose = (text: string, ...cited: [number, string][]): Piece => ({
  kind: 'prose',
  text,
  cited: cited.map(([passage, quote]) => ({ passage, quote })),
});
const quote = (passage: number, words: string): Piece => ({
  kind: 'quote',
  text: words,
  cited: [{ passage, quote: words }],
});

test('the form that is asked for', () => {
  const said = `El plazo es de un año [2: «prescriben en un año»]. Corre desde el acto [2: «contado desde»] [3: «la fecha»].
## Multas
> [4: «de 2 a 1.000 UTM»]
- Una cosa [1: «a»].
? ¿Quién conoce?
`;
  expect(read(said)).toEqual([
    prose('El plazo es de un año. ', [2, 'prescriben en un año']),
    prose('Corre desde el acto.\n\n', [2, 'contado desde'], [3, 'la fecha']),
    { kind: 'heading', text: 'Multas', cited: [] },
    quote(4, 'de 2 a 1.000 UTM'),
    prose('- Una cosa.\n', [1, 'a']),
    { kind: 'follow-up', text: '¿Quién conoce?' },
  ]);
});

describe('other ways in which models write it', () => {
  test.each<[string, Piece[]]>([
    ['Sí [1: "dice «algo» así"].', [prose('Sí.\n\n', [1, 'dice «algo» así'])]],
    ['Sí [1: “uno”; 2: “dos”].', [prose('Sí.\n\n', [1, 'uno'], [2, 'dos'])]],
    ['Sí [passage 3, «tres»].', [prose('Sí.\n\n', [3, 'tres'])]],
    ['Sí [3: sin comillas [NAME-1] aquí].', [prose('Sí.\n\n', [3, 'sin comillas [NAME-1] aquí'])]],
    ['Sí [1: «don [NAME-1] paga»].', [prose('Sí.\n\n', [1, 'don [NAME-1] paga'])]],
    ['Sí【4: «cuatro»】', [prose('Sí\n\n', [4, 'cuatro'])]],
    [
      'Son 60 días [1: «sesenta»] desde el aviso, y 30 [2: «treinta»] más. Otra cosa.',
      [prose('Son 60 días desde el aviso, y 30 más. ', [1, 'sesenta'], [2, 'treinta']), prose('Otra cosa.\n\n')],
    ],
    ['Uno. [1: «a»] Dos [2: «b»].', [prose('Uno. ', [1, 'a']), prose('Dos.\n\n', [2, 'b'])]],
    ['Sí [2].', [prose('Sí.\n\n', [2, ''])]],
    ['Sí [1, 2] y [3].', [prose('Sí y.\n\n', [1, ''], [2, ''], [3, ''])]],
    ['En [2019] y […] y [el juez]', [prose('En [2019] y […] y [el juez]\n\n')]],
    ['Sí [1: «sin fin', [prose('Sí \n\n'.replace(' \n', '\n'), [1, 'sin fin'])]],
    ['> «palabras» [3]', [quote(3, 'palabras')]],
    ['> [3] palabras\n> que siguen', [quote(3, 'palabras'), quote(3, 'que siguen')]],
    ['```\nSí [1: «a»]\n```', [prose('Sí\n\n', [1, 'a'])]],
    ['<think>\nNo [1: «x»]\n</think>\nSí [1: «a»]', [prose('Sí\n\n', [1, 'a'])]],
    ['<think>nada</think>Sí [1: «a»]', [prose('Sí\n\n', [1, 'a'])]],
    ['**NO_ANSWER** Un contrato.', [{ kind: 'none', text: 'Un contrato.' }]],
    ['', []],
  ])('%j', (said, pieces) => {
    expect(read(said)).toEqual(pieces);
  });

  test('a number of a passage that was never sent is kept with its words, and is no proof alone', () => {
    expect(read('Sí [77: «a»] y [77].')).toEqual([prose('Sí y [77].\n\n', [77, 'a'])]);
  });
});

test('an answer that was cut off ends with its last whole piece', () => {
  const reader = new SegmentReader(3);
  expect(reader.push('Uno [1: «a»]. Dos [2: «b')).toEqual([prose('Uno. ', [1, 'a'])]);
  expect(reader.end(true)).toEqual([]);
});

/** Numbers that are the same at every run (MINSTD). */
function chance(seed: number): (below: number) => number {
  let now = seed;
  return (below) => (now = (now * 48271) % 2147483647) % below;
}

test('what is read never depends on the chunks, and nothing breaks it', () => {
  const next = chance(11);
  const bits = [
    '[1: «',
    '»]',
    '[2]',
    '[',
    ']',
    '«a»',
    '"',
    '. ',
    '\n',
    '> ',
    '## ',
    '? ',
    '- ',
    'NO_ANSWER',
    '<think>',
    '</think>',
    'plazo ',
    '[3: "',
    '"]',
    '; 4: «',
    '【',
    '】',
    '```',
    ' ',
    '[99: «x»]',
    '\r\n',
    '1',
    ':',
    '\u00a0',
    '[NAME-1]',
  ];
  for (let i = 0; i < 6000; i++) {
    const said = Array.from({ length: 1 + next(24) }, () => bits[next(bits.length)]!).join('');
    const whole = read(said, 4);
    const reader = new SegmentReader(4);
    const parts: Piece[] = [];
    for (let at = 0; at < said.length;) {
      const size = 1 + next(5);
      parts.push(...reader.push(said.slice(at, at + size)));
      at += size;
    }
    parts.push(...reader.end());
    expect(parts, JSON.stringify(said)).toEqual(whole);
  }
});

test('a line without end is cut, and reading a large answer stays quick work', () => {
  const pieces = read('a'.repeat(50_000));
  expect(pieces.length).toBeGreaterThan(5);
  expect(read('['.repeat(30_000)).length).toBeGreaterThan(0);
});

test.each([
  ['![x](http://evil.example/p.png?q=1)', 'x'],
  ['[pulsa](https://evil.example) aquí', 'pulsa aquí'],
  ['[![a](http://b)](http://c)', 'a'],
  ['<img src=x onerror=alert(1)>hola<script>alert(1)</script>', 'holaalert(1)'],
  ['<img src=x onerror=alert(1)', ''],
  ['mira https://evil.example/?d=secreto y www.evil.example', 'mira […] y […]'],
  ['<https://evil.example>', '[…]'],
  ['[a][r]\n[r]: http://evil.example', '[a][r]\n[r]: […]'],
  ['javascript:alert(1) data:text/html;base64,AAAA', '[…]) […]'],
  ['a\u200bb\u202ec\u{e0041}', 'abc'],
  ['1 < 2 y 3 > 2, **negrita** y «comillas»', '1 < 2 y 3 > 2, **negrita** y «comillas»'],
])('%j is said without addresses', (said, shown) => {
  expect(plain(said)).toBe(shown);
});
