import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from './reply.ts';

const contract = (name: string) => asSource(readFileSync(`test/fixtures/contracts/${name}.txt`, 'utf8'), name);

describe('what asks to judge a contract is refused, and told which tool does so', () => {
  test.each([
    'que clausulas son abusivas',
    'hay algo raro en este contrato',
    '¿Hay cláusulas abusivas?',
    '¿Es legal este contrato?',
    '¿El contrato está bien redactado?',
    '¿Me conviene firmar?',
    '¿Qué riesgos tiene este contrato?',
    'Is this contract fair?',
    'Are there any unusual clauses?',
  ])('%s', (question) => {
    expect(reply([contract('arriendo-vivienda')], question)).toMatchObject({ kind: 'none', help: 'judgement' });
  });

  test.each(['¿Cuál es la renta?', '¿Hay multa por atraso?', '¿Es válida la notificación por correo?'])(
    'and nothing else is: %s',
    (question) => {
      expect(reply([contract('arriendo-vivienda')], question)).not.toMatchObject({ help: 'judgement' });
    },
  );

  test('a text that has the word itself may answer', () => {
    const text = 'Artículo 16. Son abusivas las cláusulas que limiten la responsabilidad del proveedor.\n';
    expect(reply([asSource(text, 'Reglamento')], '¿Qué cláusulas son abusivas?')).toMatchObject({ kind: 'answer' });
  });
});
