import { describe, expect, test } from 'vitest';
import { ANNEX, CONTRACT, HARD, TWICE, type HardCase } from '#test/fixtures/verify-hard.ts';
import { lineStarts, rangeOfLines } from '../lines.ts';
import { indexText } from './text-index.ts';
import { verify, type Hint, type Verdict } from './verify.ts';

const texts = [CONTRACT, ANNEX, TWICE].map(indexText);

function hintOf(at: HardCase['at']): Hint {
  if (!at) return {};
  const { text } = texts[at.text]!;
  return at.line ? { text: at.text, ...rangeOfLines(lineStarts(text), text, at.line, at.line) } : at;
}
const words = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe('hard cases', () => {
  test.each(HARD)('$what: $quote', (one) => {
    const verdict = verify(one.quote, texts, hintOf(one.at));
    expect({
      state: verdict.state,
      changes: verdict.changes,
      cautions: verdict.cautions,
      refused: verdict.refused,
    }).toEqual({
      state: one.state,
      changes: one.changes ?? [],
      cautions: expect.toSatisfy((all: string[]) => sorted(all) === sorted(one.cautions ?? [])),
      refused: one.refused ?? null,
    });
    expect(one.state === 'moved' ? verdict.fidelity : one.fidelity).toBe(one.fidelity);
    const parts = verdict.near?.diff ?? [];
    const differences = [
      { kind: 'quote-only', words: one.given },
      { kind: 'source-only', words: one.stands },
    ];
    for (const { kind, words } of differences.filter(({ words }) => words))
      expect(parts).toContainEqual({ kind, text: expect.stringContaining(words!) as string });
  });
});
const sorted = (list: readonly string[]): string => [...list].sort().join();

describe('what is answered', () => {
  const find = (quote: string, hint: Hint = {}): Verdict => verify(quote, texts, hint);
  const sliceOf = ({ text, start, end }: Verdict): string => texts[text]!.text.slice(start, end);

  test.each(HARD.filter(({ state }) => state !== 'missing'))(
    'is a slice of the source: $quote',
    ({ quote, at, state }) => {
      const verdict = find(quote, hintOf(at));
      expect(verdict.end).toBeGreaterThan(verdict.start);
      expect(verdict.places).toContainEqual({ text: verdict.text, start: verdict.start, end: verdict.end });
      expect(state !== 'exact' || words(sliceOf(verdict)) === words(quote)).toBe(true);
    },
  );

  test.each(HARD.filter(({ state }) => state === 'missing'))(
    'is no place for what is missing: $quote',
    ({ quote, at }) => {
      const { text, start, end, places, fidelity, near } = find(quote, hintOf(at));
      expect({ text, start, end, places, fidelity }).toEqual({
        text: -1,
        start: 0,
        end: 0,
        places: [],
        fidelity: null,
      });
      expect(near?.end ?? 0).toBeLessThanOrEqual(near ? texts[near.text]!.text.length : 0);
    },
  );

  test('keeps the marks that the quotation has too', () => {
    expect(sliceOf(find('Las reparaciones locativas son de su cargo.'))).toBe(
      'Las reparaciones locativas son de su cargo.',
    );
    expect(sliceOf(find('las reparaciones locativas son de su cargo'))).toBe(
      'Las reparaciones locativas son de su cargo',
    );
  });

  test('is exact with every mark of the source', () => {
    const list = indexText('## 7. Plazos\n\n- (a) “Treinta días”, contados desde hoy.\n- (b) Otro.');
    for (const quote of [
      '## 7. Plazos\n\n- (a) “Treinta días”',
      '- (a) “Treinta días”, contados desde hoy.',
      ' (a) “Treinta días”, contados ',
    ])
      expect(verify(quote, [list])).toMatchObject({
        state: 'exact',
        start: list.text.indexOf(quote.trim()),
        end: list.text.indexOf(quote.trim()) + quote.trim().length,
      });
  });

  test('heals itself: a lost accent comes back', () => {
    expect(sliceOf(find('El arrendatario podra subarrendar el inmueble previa autorizacion escrita'))).toContain(
      'podrá subarrendar el inmueble previa autorización',
    );
  });

  test('names every place of what stands often', () => {
    const { places } = find('El arrendatario podrá subarrendar el inmueble');
    expect(places.map(({ text }) => text)).toEqual([0, 1]);
  });

  test('goes to the nearest place where the hint holds none', () => {
    const twice = indexText(
      'Se pagará al contado el precio.\n\nOtra cosa distinta.\n\nSe pagará al contado el precio.',
    );
    const hint = { text: 0, start: 40, end: 45 };
    expect(verify('Se pagará al contado el precio', [twice], hint)).toMatchObject({ state: 'moved', start: 54 });
  });

  test('is missing where there is no text, and without a nearest passage where none is asked for', () => {
    expect(verify('cualquier cosa que se diga', [])).toMatchObject({ state: 'missing', near: null });
    expect(verify('cualquier cosa que se diga', [indexText('')])).toMatchObject({ state: 'missing', near: null });
    expect(verify('El arrendador podrá poner término', texts, {}, { near: false })).toMatchObject({
      state: 'missing',
      near: null,
    });
  });

  test('the difference spells both sides in full', () => {
    const { near } = find('El arrendatario podrá vender el inmueble previa autorización verbal del arrendador');
    const side = (kind: string): string =>
      words(
        near!.diff
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .map(({ text }) => text)
          .join(' '),
      );
    expect(side('quote-only')).toBe(
      'El arrendatario podrá vender el inmueble previa autorización verbal del arrendador',
    );
    expect(side('source-only')).toBe(
      'El arrendatario podrá subarrendar el inmueble previa autorización escrita del arrendador',
    );
  });
});

test('a word that stands at hundreds of thousands of places is found where it is said to stand', () => {
  const text = 'renuncia '.repeat(200_000);
  const index = indexText(text);
  const start = 9 * 150_000;
  const { state, start: found, places } = verify('renuncia renuncia', [index], { text: 0, start, end: start + 17 });
  expect({ state, found }).toEqual({ state: 'exact', found: start });
  expect(places.length).toBeLessThan(1000);
});
