import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';

const LAW = asSource(
  `LEY NÚM. 30.113

SOBRE LOS VIVEROS DEL LITORAL

Artículo 1°.- Esta ley regula los viveros del litoral.

Artículo 2°.- Será competente para conocer de las infracciones de esta ley el juzgado de policía local del vivero.

Artículo 3°.- La reclamación se presentará en la comuna. Si el vivero estuviere en dos comunas, será competente el juez de cualquiera de ellas.

Artículo 4°.- La autoridad competente llevará un registro.
`,
  'Ley 30.113',
);
const told = (question: string): { outcome: string; shown: string[] } => {
  const { outcome, parts } = reply([LAW], question);
  const shown = parts.flatMap(({ evidence }) => evidence.flatMap((one) => one.shown));
  return { outcome, shown: shown.map(({ start, end }) => LAW.text.slice(start, end).replace(/\s+/g, ' ')) };
};

test.each(['¿Quién es competente?', '¿Qué tribunal es competente?', 'Which court has jurisdiction?'])(
  'a law says who is competent, a single case with the rest of its article: %s',
  (question) => {
    const { outcome, shown } = told(question);
    expect(outcome).toBe('answer');
    expect(shown[0]).toContain('juzgado de policía local');
    expect(shown[1]).toContain('La reclamación se presentará en la comuna.');
    expect(shown.join(' ')).not.toContain('llevará un registro');
  },
);

test('a question with a matter of its own is looked up', () => {
  expect(told('¿Qué autoridad competente lleva el registro?').shown.join(' ')).toContain('llevará un registro');
});
