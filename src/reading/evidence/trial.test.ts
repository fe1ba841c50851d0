import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { compose } from '../compose/compose.ts';
import { sheetOf } from '../compose/sheets/sheets.ts';
import { reply } from '../reply.ts';
import { notCourt } from './court.ts';

const BAKERY = asSource(
  `Rancagua, nueve de mayo de dos mil veintitrés.

VISTOS:
A folio 1, comparece doña Inés Parra Soto, panadera, quien deduce demanda de despido indebido en contra de su ex empleadora Molinos del Cachapoal SpA. Funda su demanda en que fue despedida por haber reclamado el pago de horas extraordinarias. Cita lo que su ex empleadora escribió en otro juicio, en los siguientes términos:
PRIMERO: Que la panadera jamás trabajó de noche.
SEGUNDO: Que la panadera se apropió de harina.
Pide que se condene a la demandada a pagar 4.000.000 de pesos, con costas.

Al folio 8, rola la contestación de la demanda, por la que se pide su rechazo. Sostiene que la panadera llegó tarde en doce oportunidades.

CONSIDERANDO:
PRIMERO: Que se fijaron como hechos no controvertidos los siguientes: 1) que la actora ingresó el 2 de marzo de 2019; 2) que ganaba 600.000 pesos al mes. Se fijaron como hechos a probar: 1) efectividad de los atrasos de la actora; 2) procedencia del recargo legal.

SEGUNDO: Que la demandada rindió prueba testimonial, consistente en la declaración de don Luis Toro, jefe de turno. Conoce a la actora hace años. Por lo tanto, la empresa permite llegar tarde a quienes tengan hijos.

TERCERO: Que el libro de asistencia no muestra atrasos después de abril, por lo que se rechazará la defensa de la demandada y el despido es indebido.

Por estas consideraciones y lo dispuesto en los artículos 160 y 168 del Código del Trabajo, se declara:
I.- Que se acoge la demanda, sin costas.
II.- Que la demandada deberá pagar a la actora: a) 1.800.000 pesos por años de servicio; b) 540.000 pesos por recargo legal; c) 210.000 pesos por horas extraordinarias.
III.- Que se rechaza en lo demás.

Regístrese y archívese. RIT O-77-2022. Dictada por doña Rosa Lara, Jueza del Juzgado de Letras del Trabajo de Rancagua.`,
  'Sentencia O-77-2022',
);
const PORTS = asSource(
  `Santiago, tres de julio de dos mil veinte.

Vistos:
Por resolución de dos de enero, el Tribunal Constitucional decidió, de oficio, abrir proceso para pronunciarse sobre la inconstitucionalidad del artículo 9 de la Ley de Puertos, que exige rendir caución para alegar. El Servicio de Aduanas sostiene que la caución evita juicios inútiles y puede ejercer acción judicial de cobro de la multa.

Considerando:
PRIMERO: Que para declarar la inconstitucionalidad de un precepto legal debe tratarse de uno que haya sido previamente declarado inaplicable, presupuesto procesal que concurre.

SEGUNDO: Que la presunción de legalidad del acto ha quedado establecida en la ley, y se conoce el fin de la caución.

TERCERO: Que el artículo 9 exige una caución que excluye a quien no tiene dinero, por lo que vulnera la igualdad ante la ley.

CUARTO: Que no hemos juzgado la caución que exigen otras leyes.

Y visto lo dispuesto en el artículo 93 de la Constitución Política, se declara que es inconstitucional el artículo 9 de la Ley de Puertos.

Se previene que la Ministra señora Vega concurre a lo resuelto, teniendo además presente que la caución de otras leyes también es odiosa y proviene de Roma.

Decisión adoptada con el voto en contra del Ministro señor Ruiz, quien estuvo por no declararla, por las siguientes razones:
1° Que la caución se devuelve a quien gana.

2° Que, en consecuencia, nadie queda sin juez.

Redactó la sentencia el Ministro señor Lira. Firma el señor Presidente, y se certifica que los demás Ministros concurren al acuerdo y fallo, pero no firman.

Rol N° 8.800-2020. Pronunciada por el Excmo. Tribunal Constitucional.`,
  'Tribunal Constitucional 8800-2020',
);

const shownOf = (source: typeof PORTS, question: string): { outcome: string; shown: string[] } => {
  const { outcome, parts } = reply([source], question);
  return {
    outcome,
    shown: parts.map(({ evidence }) =>
      evidence
        .flatMap(({ shown }) => shown.map(({ start, end }) => source.text.slice(start, end).replace(/\s+/g, ' ')))
        .join(' ‖ '),
    ),
  };
};

describe('whose words are told', () => {
  test.each([
    ['¿Qué pidió la trabajadora?', /4\.000\.000/, /doce oportunidades/],
    ['¿Qué alegó la empresa?', /doce oportunidades/, /horas extraordinarias/],
    ['¿Qué sostenían los molinos?', /doce oportunidades/, /horas extraordinarias/],
    ['¿Qué dijo la demandada en su defensa?', /doce oportunidades/, /se apropió/],
  ])('a party is known by what it is, and not by what the other quotes: %s', (question, own, other) => {
    const { outcome, shown } = shownOf(BAKERY, question);
    expect(outcome).toBe('answer');
    expect(shown.join()).toMatch(own);
    expect(shown.join()).not.toMatch(other);
  });
  test('the reasons of those who voted against are theirs, also where they are asked beside who did', () => {
    const { shown } = shownOf(PORTS, '¿Quiénes votaron en contra y por qué?');
    expect(shown).toHaveLength(2);
    expect(shown[0]).toContain('Ministro señor Ruiz');
    expect(shown[1]).toContain('nadie queda sin juez');
    expect(shown.join()).not.toMatch(/vulnera la igualdad|odiosa/);
  });
  test('whoever agrees for other reasons is told where it is asked for', () => {
    expect(shownOf(PORTS, '¿Hubo votos en contra o prevenciones?').shown.join()).toMatch(/Vega[^]*Ruiz/);
    expect(shownOf(PORTS, '¿Hubo votos disidentes?').shown.join()).not.toMatch(/Vega|no firman/);
  });
  test('a vote apart that does not say so itself is told to be one', () => {
    const at = PORTS.text.indexOf('2° Que, en consecuencia');
    const range = { start: at, end: PORTS.text.indexOf('.', at + 3) + 1 };
    const evidence = { source: 0, unit: 0, sentence: range, shown: [range], score: 1, isBeginning: false };
    expect(notCourt([PORTS], evidence)).toBe('vote');
  });
});

describe('what was decided of one point', () => {
  test.each([
    '¿Cuánto tiene que pagarle?',
    '¿Qué montos se ordenó pagar?',
    '¿Cuánto debe pagar por horas extraordinarias?',
  ])('sums are told by the point that orders them, whole: %s', (question) => {
    const found = reply([BAKERY], question);
    expect(found.outcome).toBe('answer');
    expect(shownOf(BAKERY, question).shown.join()).toMatch(/^II\.- .*540\.000.*210\.000/);
    expect(compose([BAKERY], found, 'es').direct).toEqual([]);
  });
  test('no sums are claimed of a ruling that orders none', () => {
    expect(shownOf(PORTS, '¿Qué montos se ordenó pagar?').outcome).not.toBe('answer');
  });
  test('whether the court held something is told by what it concludes, not by what was set to be proved', () => {
    expect(shownOf(BAKERY, '¿El despido fue indebido según el tribunal?').shown.join()).toMatch(
      /^[^‖]*libro de asistencia/,
    );
  });
  test('why a norm was struck down is no requirement for hearing the case', () => {
    expect(shownOf(PORTS, '¿Por qué se declaró inconstitucional la norma?').shown.join()).toMatch(/^TERCERO/);
  });
});

describe('the facts of a ruling', () => {
  test('end before those that are only set to be proved', () => {
    const { outcome, shown } = shownOf(BAKERY, '¿Qué hechos se dieron por probados?');
    expect(outcome).toBe('answer');
    expect(shown.join()).toContain('2 de marzo de 2019');
    expect(shown.join()).not.toContain('efectividad de los atrasos');
  });
  test('are none where a court weighs a norm', () => {
    expect(shownOf(PORTS, '¿Qué hechos se dieron por probados?').outcome).not.toBe('answer');
  });
});

describe('the sheet of a ruling', () => {
  const rows = (source: typeof PORTS): string[] =>
    sheetOf(source, 'es')!.rows.map(({ label, speaker, cells: [cell] }) =>
      [label, speaker, cell?.state === 'stated' ? source.text.slice(cell.start, cell.end) : ''].join(' | '),
    );
  test('tells the sums, and no testimony for a reason', () => {
    const told = rows(BAKERY);
    expect(told.some((one) => one.startsWith('Resuelve') && one.includes('210.000 pesos'))).toBe(true);
    expect(told.filter((one) => one.startsWith('Razona')).join()).not.toMatch(
      /quienes tengan hijos|conoce a la actora/,
    );
  });
  test('tells nobody as claimant where the court opened the case, and whoever signs as no vote', () => {
    const told = rows(PORTS);
    expect(told.filter((one) => one.startsWith('Pide'))).toEqual([]);
    expect(told.filter((one) => one.startsWith('Votos')).join()).not.toContain('firma');
    expect(sheetOf(PORTS, 'es')!.title).toContain('Inconstitucionalidad');
  });
});
