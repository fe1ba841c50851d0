import { expect, test } from 'vitest';
import { answerWith, matchesIn, type Rule } from '#test/fakes/language-tool.ts';
import { slipsOf } from './matches.ts';

const TEXT = 'Los parte  acuerda 𝒳 el plaso , según Zañartu y el art5.';
const found = (rule: Rule, text = TEXT) => slipsOf(answerWith(matchesIn(text, [rule]), 'es'), text);
const message = 'Un mensaje.';

test.each<[string, Omit<Rule, 'message'>, string | undefined]>([
  ['a dictionary', { find: 'plaso', id: 'MORFOLOGIK_RULE_ES', type: 'misspelling', category: 'TYPOS' }, 'spelling'],
  [
    'a dictionary on a name',
    { find: 'Zañartu', id: 'MORFOLOGIK_RULE_ES', type: 'misspelling', category: 'TYPOS' },
    undefined,
  ],
  [
    'a dictionary on a number',
    { find: 'art5', id: 'MORFOLOGIK_RULE_ES', type: 'misspelling', category: 'TYPOS' },
    undefined,
  ],
  ['agreement', { find: 'Los parte', category: 'GRAMMAR' }, 'grammar'],
  ['words that are confused', { find: 'plaso', type: 'misspelling', category: 'CONFUSED_WORDS' }, 'confused'],
  [
    'a space before a comma',
    { find: ' ,', id: 'ESPACIO_COMA', type: 'typographical', category: 'TYPOGRAPHY' },
    'typography',
  ],
  ['two spaces', { find: '  ', id: 'CONSECUTIVE_SPACES', type: 'whitespace', category: 'TYPOGRAPHY' }, undefined],
  ['an item that begins small', { find: 'el', id: 'UPPERCASE_SENTENCE_START', category: 'CASING' }, undefined],
  ['style', { find: 'el', type: 'style', category: 'STYLE' }, undefined],
  ['style in another category', { find: 'el', type: 'style', category: 'MISC' }, undefined],
  ['what it does not name, of a type', { find: 'acuerda', type: 'grammar', category: 'CAT1' }, 'grammar'],
  ['what it does not name at all', { find: 'acuerda', type: 'uncategorized', category: 'MISC' }, undefined],
])('%s', (_, rule, kind) => {
  expect(found({ ...rule, message })?.[0]?.kind).toBe(kind);
});

test('a gap is shown with the words around it, without words to put in its place', () => {
  const [slip] = found({ find: ' ,', message, instead: [','], type: 'typographical', category: 'PUNCTUATION' })!;
  expect([TEXT.slice(slip!.start, slip!.end), slip!.suggestion]).toEqual(['plaso ,', null]);
});

test('its words are one short line, without tags or signs that a screen cannot show', () => {
  const said = `Use <suggestion>plazo</suggestion>\n\u202e${'x'.repeat(5000)}`;
  const [slip] = found({ find: 'plaso', message: said, instead: [`plazo\u0000\n`, 'otro'] })!;
  expect(slip!.message).toMatch(/^Use plazo x+$/);
  expect(slip!.message.length).toBeLessThanOrEqual(300);
  expect(slip!.suggestion).toBe('plazo');
});

test('what lies outside of the text, or between the halves of a character, is passed over', () => {
  const at = TEXT.indexOf('𝒳');
  const [match] = matchesIn(TEXT, [{ find: 'plaso', message }]);
  const places = [
    [TEXT.length - 1, 5],
    [1_000_000_000, 1],
    [at + 1, 3],
    [at, 1],
    [at, 2],
  ].map(([offset, length]) => ({ ...match!, offset: offset!, length: length! }));
  expect(slipsOf(answerWith(places, 'es'), TEXT)?.map(({ start }) => start)).toHaveLength(1);
  for (const wrong of [-1, 0.5, null, '3'])
    expect(slipsOf({ matches: [{ ...match!, offset: wrong }] }, TEXT)).toBeNull();
});

test.each([null, [], 'x', {}, { matches: {} }, { matches: [null] }, { matches: [{ message: 'x' }] }])(
  'what is no answer of LanguageTool is none: %j',
  (body) => expect(slipsOf(body, TEXT)).toBeNull(),
);
