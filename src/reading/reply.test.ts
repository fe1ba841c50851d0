import { describe, expect, test } from 'vitest';
import { sourcesOf } from '#test/intents.ts';
import { asSource } from '#test/texts.ts';
import calibration from './calibration.json' with { type: 'json' };
import { explainSentence } from './evidence/choose.ts';
import { reply, type Reply } from './reply.ts';
import { flaw } from './retrieve/explanation.ts';
import { explain } from './retrieve/retrieve.ts';

const ask = (of: string, question: string, before: readonly string[] = []): Reply =>
  reply(
    sourcesOf(of),
    question,
    before.map((one) => ({ question: one, answer: '' })),
  );

describe('the outcome', () => {
  test.each([
    ['lease', '¿Cuál es la renta mensual?', 'answer', 'strong'],
    ['consumer', '¿Qué dice el artículo 3?', 'answer', 'named'],
    ['services', '¿Qué dice sobre la propiedad intelectual?', 'answer', 'named'],
    ['consumer', '¿Qué dice el artículo 999?', 'absent', 'no-division'],
    ['lease', '¿Qué dice la Ley 19.496 sobre la garantía?', 'absent', 'no-source'],
    ['lease', '¿Dónde nadan las ballenas?', 'absent', 'nothing'],
    ['advice', 'Is this contract fair?', 'absent', 'judgement'],
  ])('of %s, %s is %s, %s', (of, question, outcome, reason) => {
    expect(ask(of, question)).toMatchObject({ outcome, reason });
  });
  test('of an article that the source does not have but cites is asked by its words', () => {
    const source = asSource(
      'ACTA Nº 9\n\nSe sustituye en el artículo 703 del Código de Aguas la cifra "18" por "19".\n\nPublíquese.',
    );
    const { outcome, parts } = reply([source], '¿Cuál es la nueva cifra del artículo 703?');
    expect(outcome).not.toBe('absent');
    const { start, end } = parts[0]!.evidence[0]!.shown[0]!;
    expect(source.text.slice(start, end)).toContain('"19"');
  });
  test('a document that is only pointed at is the one at hand', () => {
    const source = asSource('ACTA Nº 9\n\nSe sustituye en el artículo 703 del Código de Aguas la cifra "18" por "19".');
    expect(reply([source], '¿De qué trata este auto acordado?').reason).not.toBe('no-source');
  });
  test('quotes nothing where it is absent', () => {
    expect(ask('lease', '¿Dónde nadan las ballenas?').parts[0]!.evidence).toEqual([]);
  });
});

test('every score is a tree that adds up', () => {
  for (const [of, question] of [
    ['lease services', '¿Cuánto es la multa por atraso y quién la paga?'],
    ['labour civil', 'plazo para reclamar por despido'],
    ['nda agreement', 'How long does the duty of confidentiality last?'],
    ['lease', 'renta mensaul'],
  ] as const)
    for (const { point, intent } of ask(of, question).parts) {
      const { candidates } = point.retrieved;
      expect(candidates.length).toBeGreaterThan(0);
      for (const one of candidates.slice(0, 10))
        expect(flaw(explain(point.retrieved, one, { ...point.asked, said: intent.said }))).toBeNull();
      for (const one of candidates.slice(0, 10))
        expect(explain(point.retrieved, one, { ...point.asked, said: intent.said }).value).toBeCloseTo(one.score, 6);
      for (const one of point.sentences.slice(0, 10)) {
        expect(flaw(explainSentence(one))).toBeNull();
        expect(explainSentence(one).value).toBeCloseTo(one.score, 6);
      }
    }
});

test('the same question of the same sources has the same answer', () => {
  const said = ({ parts }: Reply): unknown => parts.map(({ verdict, evidence }) => ({ verdict, evidence }));
  const once = ask('lease services', '¿Qué multa hay por atraso?');
  expect(said(ask('lease services', '¿Qué multa hay por atraso?'))).toEqual(said(once));
});

test('a pasted text names no source, however it cites', () => {
  const pasted = `${'que conforme a lo dispuesto en la Ley 19.496 el arrendatario pagará la renta mensual dentro de los primeros cinco días de cada mes '.repeat(3)}`;
  expect(ask('lease services', pasted).asked.scope).toMatchObject({ named: null, missing: null, sources: [0, 1] });
});

test('what a document defines with its measure answers a question for that measure', () => {
  const { parts } = ask('agreement', 'What is the effective date?');
  const [first] = parts[0]!.evidence;
  const { text } = sourcesOf('agreement')[0]!;
  expect(text.slice(first!.sentence.start, first!.sentence.end)).toContain('March 3, 2025 (the "Effective Date")');
});

test('a passage far behind the first is not put forward beside it', () => {
  for (const question of ['¿Cuál es la renta mensual?', '¿Qué multa hay por atraso?', '¿Cuánto dura el contrato?']) {
    const { verdict, evidence } = ask('lease services', question).parts[0]!;
    if (verdict.reason !== 'strong') continue;
    for (const one of evidence) expect(one.score).toBeGreaterThanOrEqual(calibration.beside * evidence[0]!.score);
  }
});
