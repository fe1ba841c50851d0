import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { sourcesOf } from '#test/intents.ts';
import { asSource } from '#test/texts.ts';
import { divisionAt, divisionsOf, nameOf } from './divisions.ts';
import { reply, type Exchange } from './reply.ts';

/** Asks one question after the other, and gives what is quoted for the last. */
function said(of: string, ...questions: string[]): string {
  const sources = sourcesOf(of);
  const history: Exchange[] = [];
  let last = '';
  for (const question of questions) {
    const found = reply(sources, question, history);
    const quotes = found.kind === 'answer' ? found.groups.flatMap((group) => group.quotes) : [];
    last = quotes
      .map(({ source, start, end }) => sources[source]!.text.slice(start, end))
      .join(' ')
      .replace(/\s+/g, ' ');
    history.push({ question, answer: last });
  }
  return last;
}

describe('a part of what was asked before', () => {
  test.each([
    [
      'advice',
      ['¿Qué dice la cláusula cuarta?', '¿y la letra c)?'],
      'c) asistir a las reuniones que el Cliente convoque; y',
    ],
    [
      'advice',
      ['¿Qué dice la cláusula cuarta?', '¿y la letra c)?', '¿y la d)?'],
      'd) restituir los documentos al término del contrato.',
    ],
    [
      'job',
      ['cláusula quinta', '¿Qué dice la letra b)?'],
      'b) usar en todo momento los elementos de protección personal;',
    ],
    ['services', ['¿Qué dice la cláusula 9.3?', '¿y la letra b)?'], 'b) si el Proveedor es declarado'],
    ['labour', ['¿Qué dice el artículo 160?', '¿Y el número 2?'], '2.- Negociaciones que ejecute el trabajador'],
    ['consumer', ['¿Qué dice el artículo 3?', '¿y la letra d)?'], 'd) La seguridad en el consumo'],
    ['consulting', ['What does section 2.3 say?', 'And letter (b)?'], '(b) keep complete field notes; and'],
    ['advice', ['¿Qué obligaciones tiene el Consultor?', '¿y la letra b)?'], 'b) guardar confidencialidad'],
  ])('%s: %s', (of, questions, words) => {
    expect(said(of, ...questions)).toMatch(new RegExp(`^${words.replace(/[.()]/g, String.raw`\$&`)}`));
  });

  test('that it does not have is not answered by another', () => {
    expect(said('advice', '¿Qué dice la cláusula cuarta?', '¿y la letra k)?')).toBe('');
    expect(said('job', 'cláusula quinta', '¿y la letra z)?')).toBe('');
  });
});

describe('a division that is quoted in part', () => {
  test('says how much of it there is', () => {
    const found = reply(sourcesOf('consumer'), '¿Qué dice el artículo 3?');
    expect(found).toMatchObject({ kind: 'answer', goesOn: [{ source: 0, quoted: 4 }] });
    expect(found.kind === 'answer' && found.goesOn[0]!.all).toBeGreaterThan(10);
  });
  test('and says nothing where it is quoted whole', () => {
    expect(reply(sourcesOf('advice'), '¿Qué dice la cláusula segunda?')).toMatchObject({ kind: 'answer', goesOn: [] });
    expect(reply(sourcesOf('nda'), 'What does section 4 say?')).toMatchObject({ kind: 'answer', goesOn: [] });
  });
});

describe('divisions that stand in one line', () => {
  const labels = (text: string): string[] => divisionsOf(asSource(text)).map(({ label }) => nameOf(label));

  test('are told apart by numbers that follow one another', () => {
    expect(labels(sourcesOf('nda')[0]!.text)).toEqual(
      expect.arrayContaining(['1. Purpose', '4. Term', '5. Return of Materials', '7. Governing Law']),
    );
    const { text, index } = sourcesOf('reception')[0]!;
    expect(divisionAt({ text, index }, text.indexOf('Su sueldo'))?.label).toBe('SEGUNDO');
    expect(divisionAt({ text, index }, text.indexOf('feriado legal'))?.label).toBe('CUARTO');
  });

  test('and a title that is glued to an article names no more than itself', () => {
    const text = canonical(
      'Artículo 4º.- Los proveedores deberán informar de todo cambio a los consumidores con treinta días de anticipación. TÍTULO II De las sanciones Artículo 5º.- Las infracciones se castigarán con multa de hasta cien unidades tributarias mensuales, sin perjuicio de lo demás.',
    );
    const source = asSource(text);
    expect(divisionAt(source, text.indexOf('multa de hasta'))?.label).toMatch(/^Artículo 5/);
  });

  test('but a number that a sentence begins with heads nothing', () => {
    const text = `${'El monto del arriendo se fija en pesos y se reajusta cada semestre según la variación del índice de precios. '.repeat(2)}14 Unidades de Fomento es el tope. 30. Los días son corridos.`;
    expect(labels(text)).toEqual([]);
  });
});

describe('who gave a ruling', () => {
  const ruling = asSource(
    `Santiago, tres de mayo de dos mil veintidós.
Vistos:
En estos autos RIT O-1-2021 la Corte de Apelaciones conoció del recurso de nulidad deducido por la demandada en contra de la sentencia dictada por el tribunal.
Considerando:
Primero: Que el recurso se funda en la causal del artículo 477 del Código del Trabajo, por infracción de ley.
Segundo: Que la causal no puede prosperar, por lo que el recurso será rechazado en todas sus partes.
Por estas consideraciones se rechaza el recurso.
Redacción a cargo de la ministra señora Berta Luco Mena.
Regístrese y devuélvase.
Pronunciado por la Tercera Sala integrada por los ministros señor Aldo Pizarro Roa, señora Berta Luco Mena y señor Iván Jara Paz.`,
    'Sentencia',
  );
  const first = (question: string): string => {
    const found = reply([ruling], question);
    const [quote] = found.kind === 'answer' ? found.groups[0]!.quotes : [];
    return quote ? ruling.text.slice(quote.start, quote.end) : '';
  };
  test.each([
    '¿Quién es el juez?',
    '¿Quiénes son los ministros?',
    '¿Qué ministros dictaron el fallo?',
    'Who are the judges?',
  ])('%s', (question) => {
    expect(first(question)).toContain('Pronunciado por la Tercera Sala');
  });
  test('and who drafted it', () => {
    expect(first('¿Quién redactó la sentencia?')).toContain('Redacción a cargo de la ministra');
    expect(first('¿Qué fecha tiene la sentencia?')).toContain('tres de mayo');
  });
});
