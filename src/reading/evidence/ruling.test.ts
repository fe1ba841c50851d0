import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';

const TRIAL = asSource(
  `Linares, tres de marzo de dos mil veintidós.

VISTOS:
A folio 1, comparece doña Rosa Lillo Paredes, en representación de Frutos Achibueno SpA, y deduce demanda de cobro de pesos en contra de Transportes Loncomilla Limitada. Funda su demanda en que vendió a la demandada mil cajas de manzanas que nunca fueron pagadas. Agrega que la demandada reconoció la deuda en dos correos. Solicita que se condene a la demandada a pagar 8.000.000 de pesos, con intereses y costas.

A folio 9, la demandada contesta la demanda y pide su rechazo. Sostiene que las manzanas llegaron podridas y que por eso nada debe.

A folio 15, se recibió la causa a prueba.

CONSIDERANDO:
PRIMERO: Que el artículo 1698 del Código Civil dispone que incumbe probar las obligaciones o su extinción al que alega aquéllas o ésta.

SEGUNDO: Que la demandada alega que la fruta llegó podrida y que por ello no procede pagar el precio.

TERCERO: Que no se rindió prueba alguna del mal estado de la fruta y las guías de despacho fueron firmadas sin reparo, por lo que la demanda de cobro debe ser acogida.

CUARTO: Que, no habiendo sido vencida totalmente, cada parte pagará sus costas.

Por estas consideraciones y lo dispuesto en los artículos 1698 y 1793 del Código Civil, se declara:
I.- Que se acoge la demanda, sólo en cuanto la demandada pagará 6.000.000 de pesos.
II.- Que se rechaza la demanda en todo lo demás.
III.- Que cada parte pagará sus costas.

Regístrese y archívese.`,
  'Sentencia C-77-2021, Juzgado de Letras de Linares',
);
const VOTED = asSource(
  `Santiago, cuatro de abril de dos mil veintidós.

Vistos:
Se confirma la sentencia apelada de dos de marzo de dos mil veintidós, dictada por la Corte de Apelaciones de Talca.

Acordada con el voto en contra de la ministra señora Dos, quien fue de opinión de revocar, por las siguientes consideraciones:
1° Que el plazo de un año vencía el 5 de enero.

2° Que, en consecuencia, la acción estaba extinguida cuando se citó a audiencia.

Regístrese y devuélvase.

Rol N° 1.234-2022.`,
  'Corte Suprema 1234-2022',
);
const LEASE = asSource(
  'CONTRATO DE ARRENDAMIENTO\nPRIMERO: Renta. La renta será de 10 unidades de fomento.\nSEGUNDO: Uso. El arrendatario pide al arrendador permiso para pintar.',
  'Contrato de arriendo',
);

const told = (
  source: typeof TRIAL,
  question: string,
): { outcome: string; reason: string; by: string; shown: string } => {
  const { outcome, reason, parts } = reply([source], question);
  const shown = parts
    .flatMap(({ evidence }) => evidence.flatMap((one) => one.shown))
    .map(({ start, end }) => source.text.slice(start, end).replace(/\s+/g, ' '))
    .join(' ‖ ');
  return { outcome, reason, by: parts[0]!.intent.by, shown };
};

describe('what a party says in a ruling', () => {
  test.each([
    ['¿Cuáles son los argumentos de la demandante?', 'nunca fueron pagadas', 'podridas'],
    ['¿En qué se funda la demanda?', 'nunca fueron pagadas', 'podridas'],
    ['What does the plaintiff argue?', 'nunca fueron pagadas', 'podridas'],
    ['¿Qué pide la demandante?', 'pagar 8.000.000 de pesos', 'podridas'],
    ['¿Qué responde la demandada?', 'llegaron podridas', 'nunca fueron pagadas'],
    ['¿Cuáles son los argumentos de la demandada?', 'llegaron podridas', 'nunca fueron pagadas'],
    ['What did the defendant answer?', 'llegaron podridas', 'nunca fueron pagadas'],
  ])('%s', (question, own, other) => {
    const { outcome, reason, shown } = told(TRIAL, question);
    expect([outcome, reason]).toEqual(['answer', 'named']);
    expect(shown).toContain(own);
    expect(shown).not.toContain(other);
    // Nor what the court holds.
    expect(shown).not.toContain('guías de despacho');
  });
  test.each([
    ['¿Qué pidió cada parte?', 'la parte demandante', 'la parte demandada'],
    ['What do the parties argue?', 'the claimant', 'the defendant'],
  ])('%s is answered for each party apart', (question, claimant, defendant) => {
    const { parts } = reply([TRIAL], question);
    expect(parts.map(({ intent }) => intent.said)).toEqual([claimant, defendant]);
    const words = parts.map(({ evidence }) =>
      evidence.flatMap(({ shown }) => shown.map(({ start, end }) => TRIAL.text.slice(start, end))).join(' '),
    );
    expect(words[0]).not.toContain('podridas');
    expect(words[1]).not.toContain('nunca fueron pagadas');
    expect(words[1]).toMatch(/pide su rechazo|podridas/);
  });
  test('is claimed of no party that does not speak, and asked of no contract', () => {
    expect(told(TRIAL, '¿Qué alega la fiscalía?').reason).not.toBe('named');
    expect(told(LEASE, '¿Qué pide el demandante?').by).not.toMatch(/^pleas\./);
  });
});

describe('why a court decided', () => {
  test('is what applies the rule and concludes, no plea and no rule', () => {
    const { shown } = told(TRIAL, '¿Por qué se acogió la demanda?');
    expect(shown).toMatch(/^TERCERO/);
    expect(shown).not.toMatch(/SEGUNDO|PRIMERO/);
  });
  test('is told of a dissent by the dissent, with what its opening leads to', () => {
    const { shown } = told(VOTED, '¿Por qué votaron en contra?');
    expect(shown).toContain('la acción estaba extinguida');
  });
  test('is not claimed where the ruling gives no reason', () => {
    expect(told(VOTED, '¿Por qué se confirmó la sentencia?').outcome).not.toBe('answer');
  });
});

describe('what a court decided', () => {
  test('is all of its points in their order', () => {
    const { shown } = told(TRIAL, '¿Qué resolvió el tribunal?');
    expect(shown).toMatch(/^I\.- .*sólo en cuanto.* ‖ II\.- .*todo lo demás.* ‖ III\.- /);
  });
  test('of one matter is first the point on it', () => {
    expect(told(TRIAL, '¿Se condenó en costas?').shown).toMatch(/^III\.-/);
  });
});

describe('the norms and the facts of a ruling', () => {
  const PROVEN = asSource(
    TRIAL.text.replace(
      'CUARTO:',
      'TERCERO BIS: Que con las guías de despacho se tuvo por acreditado que las mil cajas fueron entregadas el 4 de mayo. No se acreditó que estuvieran podridas.\n\nCUARTO:',
    ),
    'Sentencia C-78-2021, Juzgado de Letras de Linares',
  );
  test.each(['¿Qué normas aplicó el tribunal?', 'What law did the court apply?'])(
    'are those it decides by: %s',
    (asked) => {
      const { outcome, shown } = told(TRIAL, asked);
      expect(outcome).toBe('answer');
      expect(shown).toMatch(
        /^Por estas consideraciones y lo dispuesto en los artículos 1698 y 1793 del Código Civil(?!, se)/,
      );
      expect(shown).toContain('el artículo 1698 del Código Civil dispone');
    },
  );
  test('are what it takes for proved, and not what a party says', () => {
    const { outcome, shown } = told(PROVEN, '¿Cuáles son los hechos de la causa?');
    expect(outcome).toBe('answer');
    expect(shown).toContain('fueron entregadas el 4 de mayo');
    expect(shown).not.toMatch(/nunca fueron pagadas/);
  });
  test('are claimed of no ruling that takes none for proved, and of no contract', () => {
    expect(told(TRIAL, '¿Qué hechos se dieron por probados?').outcome).not.toBe('answer');
    expect(told(LEASE, '¿Cuáles son los hechos?').outcome).not.toBe('answer');
    expect(told(LEASE, '¿Qué normas aplicó?').outcome).not.toBe('answer');
  });
});
