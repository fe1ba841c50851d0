import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { indexText } from '../verify/text-index.ts';
import { verify } from '../verify/verify.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { reply, type Reply } from './reply.ts';

const all = (['agreement', 'competition', 'criminal', 'civil'] as const).map((name) => source(name)) as [
  Read,
  Read,
  Read,
  Read,
];
const sentence = ({ source: n, start, end }: Found, sources: readonly Read[] = all): string =>
  `${n}: ${sources[n]!.text.slice(start, end).replace(/\s+/g, ' ')}`;
const answer = (question: string, sources: readonly Read[] = all): Extract<Reply, { kind: 'answer' }> => {
  const found = reply(sources, question);
  if (found.kind !== 'answer') throw new Error(`no answer: ${JSON.stringify(found)}`);
  return found;
};
const quotes = (question: string, sources: readonly Read[] = all): string[] =>
  answer(question, sources).groups.flatMap((group) => group.quotes.map((one) => sentence(one, sources)));
const none = (question: string, sources: readonly Read[] = all): Extract<Reply, { kind: 'none' }> => {
  const found = reply(sources, question);
  if (found.kind !== 'none') throw new Error(`answered: ${JSON.stringify(found)}`);
  return found;
};

describe('a short contract', () => {
  const lease = [
    asSource(
      'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo es de doce meses.\nTercera. La garantía es de un mes.',
      'Arriendo',
    ),
  ];
  test.each(['¿Cuál es el plazo del contrato?', '¿Cuál es el plazo del arriendo?', '¿Cuánto dura el contrato?'])(
    '%s',
    (question) => {
      expect(quotes(question, lease)).toEqual(['0: El plazo es de doce meses.']);
    },
  );
  test('says nothing of a term that it does not speak of', () => {
    expect(none('¿Cuál es el plazo para apelar?', lease).kind).toBe('none');
  });
});

describe('an answer quotes the sentence that says it', () => {
  test.each([
    ['How long do confidentiality obligations last?', 'deadline', /survive for five \(5\) years after the end/],
    ['How long is the warranty?', 'deadline', /free from defects .* for twenty-four \(24\) months/],
    ['How long does the agreement last?', 'deadline', /^0: 8\.1 .* initial period of three \(3\) years/],
    ['What is the governing law?', 'open', /^0: 10\.1 This Agreement is governed by the laws of the Republic of Chile/],
    ['Can the agreement be assigned?', 'open', /^0: 9\.1 Neither party may assign/],
    ['What is the minimum purchase?', 'definition', /not less than US\$750,000/],
    ['What is Confidential Information?', 'definition', /^0: 1\.3 "Confidential Information" means/],
    ['Which law governs the agreement?', 'open', /governed by the laws/],
    ['What does section 6.1 say?', 'article', /^0: 6\.1 Except for breaches/],
    ['artículo tercero', 'article', /^1: Artículo 3º/],
    ['¿Qué multa puede aplicar el tribunal?', 'penalty', /^1: .*multa/],
    ['How are disputes settled?', 'open', /settled by arbitration/],
    [
      '¿En qué plazo prescribe la acción de indemnización de perjuicios?',
      'deadline',
      /prescribe en el plazo de cuatro años/,
    ],
    [
      '¿Qué es competencia desleal?',
      'definition',
      /^1: Artículo 3º\.- En general, es acto de competencia desleal toda conducta/,
    ],
    ['¿Qué es un contrato?', 'definition', /^3: Art\. 1438\. Contrato o convención es un acto/],
    ['¿Qué tribunal es competente?', 'open', /^1: Artículo 8º\.- Será competente/],
    ['¿Cuál es la multa?', 'penalty', /entre 2 y 1\.000 unidades tributarias mensuales/],
    ['¿Quién responde del caso fortuito?', 'party', /^3: El deudor no es responsable del caso fortuito/],
    ['¿Qué dice el artículo 8º de la Ley 20.169?', 'article', /^1: Artículo 8º\.-/],
    ['What does Section 7 say?', 'article', /^0: 7\.1 Each party shall keep the Confidential Information/],
  ])('%s', (question, intent, expected) => {
    expect(answer(question).intent).toBe(intent);
    expect(quotes(question)).toContainEqual(expect.stringMatching(expected));
  });

  test.each([
    ['How long do confidentiality obligations last?', /^0: (?:2\.2|8\.1)/],
    ['How long is the warranty?', /^0: 8\.1/],
    ['¿Qué es un contrato?', /cuando/],
    ['¿Qué dice el artículo 5 de la Ley 20.169?', /^2:/],
    ['¿Qué dice el artículo 3 de la ley?', /^0:/],
  ])('%s, and not another one', (question, wrong) => {
    expect(quotes(question).filter((one) => wrong.test(one))).toEqual([]);
  });
});

describe('an answer', () => {
  test('is the same each time', () => {
    for (const question of ['¿Cuál es la multa?', '¿Qué es?', 'What is the term?'])
      expect(reply(all, question)).toEqual(reply(all, question));
  });

  test('speaks the language of the question, else that of the source that speaks', () => {
    expect(answer('¿Qué dice Section 7?').language).toBe('es');
    expect(answer('What does art. 8 say?').language).toBe('en');
    expect(answer('competensia desleal').language).toBe('es');
    expect(none('', []).language).toBe('es');
  });

  test('names its subject', () => {
    expect(answer('¿Qué es la competencia desleal?').subject).toBe('competencia desleal');
    expect(answer('artículo 5 de la ley 20.169').subject).toBe('artículo 5');
    expect(answer('¿Cuál es la multa?').subject).toBeNull();
  });

  test('groups by source, in the order of each text, five sentences at most', () => {
    for (const question of [
      '¿Qué dice el artículo 6?',
      'compara el plazo de prescripción y la mora',
      '¿Cuáles son las obligaciones?',
    ]) {
      const { groups } = answer(question);
      expect(new Set(groups.map((group) => group.source)).size).toBe(groups.length);
      expect(groups.flatMap((group) => group.quotes).length).toBeLessThanOrEqual(5);
      for (const group of groups) {
        const starts = group.quotes.map(({ start }) => start);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        expect(group.quotes.every((quote) => quote.source === group.source)).toBe(true);
      }
    }
    expect(answer('compara el plazo de prescripción y la mora').groups.length).toBeGreaterThan(1);
  });

  test('never is a mere heading', () => {
    for (const question of ['confidentiality', 'De las Acciones, Procedimiento', 'assignment', 'responsabilidad penal'])
      for (const one of quotes(question)) expect(one).toMatch(/\p{Ll}[^]*[.;:,)”"]$/u);
  });

  test('is found by the verifier, word for word', () => {
    const texts = all.map(({ text }) => indexText(text));
    for (const question of ['¿Cuál es la multa?', 'What is the governing law?', '¿Qué dice el artículo 5?'])
      for (const { source: text, start, end } of answer(question).groups.flatMap((group) => group.quotes))
        expect(verify(all[text]!.text.slice(start, end), texts, { text, start, end })).toMatchObject({
          state: 'exact',
          text,
          start,
          end,
        });
  });
});

describe('where the sources do not say', () => {
  test.each([
    '¿Cuál es la capital de Francia?',
    '¿Quién pintó la Capilla Sixtina?',
    '¿Qué seguro contra incendio se exige?',
    'Who won the world cup?',
    'What insurance must be maintained?',
    '¿Qué dice el artículo 99?',
  ])('%s', (question) => {
    expect(none(question).kind).toBe('none');
  });

  test('an article of a law that is not there is taken from no other one', () => {
    const question = '¿Qué dice el artículo 5 de la Ley 19.496?';
    expect(none(question).words.map(({ word }) => word)).toContain('19.496');
  });

  test('the words looked for are told, with how often they stand', () => {
    expect(none('¿Cuál es la capital de Francia?').words).toEqual([
      { word: 'capital', count: 0 },
      { word: 'francia', count: 0 },
    ]);
    const asked = none('¿Qué seguro contra incendio debe contratar la demandada?').words.map(({ word }) => word);
    expect(asked).toEqual(['seguro', 'incendio', 'contratar', 'demandada']);
    expect(none('What insurance must be maintained?').words).toEqual([
      { word: 'insurance', count: 0 },
      { word: 'maintained', count: 0 },
    ]);
    expect(none("What is the astronaut's salary?").words.map(({ word }) => word)).toEqual(['astronaut', 'salary']);
  });

  test('the words are whole although the question names a source', () => {
    const sources = [
      source('competition', 'Ley de competencia desleal'),
      source('agreement', 'Andes Optics distribution'),
    ];
    expect(
      none('¿Qué helicópteros permite la ley de competencia desleal a los astronautas?', sources).words.map(
        ({ word }) => word,
      ),
    ).toEqual(['helicópteros', 'permite', 'astronautas']);
  });

  test('the nearest sentences are shown, if any word stands there', () => {
    const { nearest } = none('What is the interest rate on late payments?');
    expect(nearest.map((one) => sentence(one))).toContainEqual(
      expect.stringContaining('bear interest at one per cent'),
    );
    expect(none('¿Cuál es la capital de Francia?').nearest).toEqual([]);
  });

  test.each(['', ' ', '???', '\u0000', '👩‍⚖️', 'de la que'])('nothing is asked by "%s"', (question) => {
    expect(none(question)).toMatchObject({ words: [], nearest: [] });
  });

  test('there is nothing to ask', () => {
    expect(none('¿Cuál es el plazo?', [])).toMatchObject({ kind: 'none', nearest: [] });
    expect(none('¿Cuál es el plazo?', [asSource('')])).toMatchObject({
      words: [{ word: 'plazo', count: 0 }],
      nearest: [],
    });
  });
});
