import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outgoing } from '#contract/engine.ts';
import { engineAbout } from '#contract/engine-about.ts';
import { COLORS, notebooksApi } from '#contract/notebooks.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { canonical } from '#reading/lines.ts';
import type { DraftSegment, Engine, OpenSource, Question } from './port.ts';

const text = canonical(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'));
const law: OpenSource = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Ley 20.169',
  type: 'copied-text',
  version: 1,
  text,
  index: buildSegment({ text }),
};
/** What the sources answer, and what they do not. */
export const ASKED = {
  known: '¿Qué es un acto de competencia desleal?',
  unknown: '¿Qué seguro contra incendio se exige?',
};
/** Words of the source that answer the first. */
export const WORDS = 'toda conducta contraria a la buena fe';

const question = (asked: string): Question => ({ text: asked, language: 'es', sources: [law], history: [] });
const never = (): AbortSignal => new AbortController().signal;
const stands = ({ quote }: { quote: string }): boolean =>
  text.replace(/\s+/g, ' ').includes(quote.replace(/\s+/g, ' '));

/** What every adapter of the ai port promises. `make` answers an engine that knows the answer to `ASKED.known` only; call this inside a test file of the adapter. */
export function engineConformance(make: () => Promise<Engine>): void {
  test('says who it is', async () => {
    const { about } = await make();
    expect(engineAbout.parse(about)).toEqual(about);
    expect(about.leaves === 'passages' && about.host === null).toBe(false);
  });

  test('answers in segments whose claims name a source that was given', async () => {
    const { segments, none } = await (await make()).answer(question(ASKED.known), never());
    expect(none).toBeNull();
    expect(segments.some(({ claims }) => claims.some(stands))).toBe(true);
    for (const { kind, claims } of segments) {
      expect(kind !== 'quote' || claims.length === 1).toBe(true);
      for (const claim of claims) expect(claim.source).toBeLessThan(1);
    }
  });

  test('is heard segment by segment, in the order of the draft', async () => {
    const heard: DraftSegment[] = [];
    const { segments } = await (
      await make()
    ).answer(question(ASKED.known), never(), (segment) => {
      heard.push(segment);
      return { missing: segment.claims.filter((claim) => !stands(claim)), shown: segment.claims.some(stands) };
    });
    const places = segments.map((segment) => heard.indexOf(segment));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('says what was looked for where the sources do not answer', async () => {
    const { segments, none } = await (await make()).answer(question(ASKED.unknown), never());
    expect(segments).toEqual([]);
    expect(none!.words.map(({ word }) => word)).toContain('incendio');
    expect(none!.wouldHelp).not.toBe('');
  });

  test('ends with the reason of whoever goes away', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const engine = await make();
    await expect(engine.answer(question(ASKED.known), gone)).rejects.toThrow('gone');
  });

  test('names and describes a notebook by its source, within the limits', async () => {
    const described = await (await make()).describe(law, 'es', never());
    expect(described.title).toMatch(/\S/);
    expect(described.summary).toMatch(/\S/);
    expect(COLORS).toContain(described.color);
    expect(notebooksApi.update.body.parse({ icon: described.icon }).icon).toBe(described.icon);
    expect(described.questions.length).toBeGreaterThan(0);
    expect(described.questions.length).toBeLessThanOrEqual(5);
    for (const asked of described.questions) expect(asked.split(/\s+/).length).toBeLessThanOrEqual(10);
  });

  test('shows what it would send, and sends nothing', async () => {
    const engine = await make();
    const shown = engine.preview(question(ASKED.known));
    expect(outgoing.parse(shown)).toEqual(shown);
    expect(shown.messages.length > 0).toBe(engine.about.host !== null);
  });
}
