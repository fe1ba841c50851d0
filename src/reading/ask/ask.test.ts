import { describe, expect, it } from 'vitest';
import type { Genre, Unit } from '../units/unit.ts';
import { ask } from './ask.ts';
import type { SourceHead } from './asked.ts';

const unit = (form: string, number: string, label: string, start: number, more: Partial<Unit> = {}): Unit => ({
  role: 'division',
  kind: 'operative',
  form,
  parent: -1,
  label,
  number,
  title: '',
  start,
  end: start + 100,
  ...more,
});
const head = (title: string, genre: Genre, lead = '', units: Unit[] = []): SourceHead => ({
  title,
  lead,
  front: lead,
  holds: (words) => lead.includes(words),
  language: /agreement|lease/i.test(title) ? 'en' : 'es',
  cut: { genre, units },
});
const LEASE = head('Contrato de arriendo de oficina', 'contract', 'Entre Inmobiliaria Faro SpA y doña Rosa Lillo', [
  unit('clause', '5', 'QUINTA', 0),
  unit('item', 'a', 'a)', 10, { role: 'part', parent: 0, end: 30 }),
  unit('item', 'c', 'c)', 40, { role: 'part', parent: 0, end: 60 }),
  unit('clause', '6', 'SEXTA', 100),
]);
const SERVICES = head('Contrato de prestación de servicios', 'contract', 'Entre Puerto Norte Ltda. y Cable Sur SpA');
const CODE = head('Código del Trabajo', 'law', '', [
  unit('article', '161', 'Artículo 161', 0),
  unit('inciso', '1', '', 0, { role: 'part', parent: 0, end: 50 }),
  unit('inciso', '2', '', 50, { role: 'part', parent: 0, end: 100 }),
  unit('article', '12 bis', 'Artículo 12 bis', 100),
]);
const CONSUMER = head('Ley 19.496, protección de los derechos de los consumidores', 'law');
const RULING = head('Sentencia C-12-2023, Juzgado de Letras de Ovalle', 'ruling');
const ALL = [LEASE, SERVICES, CODE, CONSUMER, RULING];
const of = (question: string, sources: readonly SourceHead[] = ALL) => ask(question, sources, []);
const ids = (question: string, sources = ALL): string[] => of(question, sources).intents.map(({ id }) => id);

describe('the named document', () => {
  it.each([
    ['¿Qué dice la Ley 19.496 sobre la garantía?', [3]],
    ['según el código del trabajo, cuánto dura la jornada', [2]],
    ['What does the labour code say about overtime?', [2]],
    ['que plazo da la ley del consumidor', [3]],
    ['En el contrato de arriendo, ¿cuánto es la renta?', [0]],
    ['in the lease, how much is the rent?', [0]],
    ['What is the term of the services agreement?', [1]],
    ['cuánto dura el contrato de Faro', [0]],
    ['¿Quién paga en la causa C-12-2023?', [4]],
    ['¿qué resolvió el fallo?', [4]],
    ['¿Qué plazo hay en el contrato de arriendo y en el de servicios?', [0, 1]],
    ['compara los dos contratos', [0, 1, 2, 3, 4]],
    ['Respecto de «Contrato de arriendo de oficina»: ¿qué plazo fija el contrato?', [0]],
    ['¿Cuánto es la renta?', [0, 1, 2, 3, 4]],
    ['¿Qué dice la ley sobre el contrato de arriendo?', [2, 3]],
  ])('closes the scope: %s', (question, sources) => {
    expect(of(question).scope.sources).toEqual(sources);
  });
  it('is taken out of the matter, and hides no kind', () => {
    const { intents, matter, scope } = of('En el contrato de arriendo, ¿cuánto dura la garantía?');
    expect(intents).toMatchObject([{ id: 'term', by: 'term.how-long' }]);
    expect(matter).toBe('dura garantía');
    expect(scope.named).toBe('contrato de arriendo');
  });
  it.each([
    'Según la Ley 19.496, protección de los derechos de los consumidores, ¿cuánto dura la garantía?',
    'En el documento «Ley 19.496, protección de los derechos de los consumidores», ¿cuánto dura la garantía?',
    'Respecto de la Ley 19.496: ¿cuánto dura la garantía?',
    'según la ley 19.496 sobre protección de los consumidores cuánto dura la garantía',
  ])('takes its title out with its number: %s', (question) => {
    expect(of(question)).toMatchObject({ matter: 'dura garantía', scope: { sources: [3] } });
  });
  it('leaves a word of its title that is asked about', () => {
    expect(of('Según la Ley 19.496, ¿qué derechos tiene el consumidor?').matter).toBe('derechos consumidor');
    expect(of('según la ley 19.496 el consumidor puede retractarse').matter).toContain('consumidor');
  });
  it('is missing where it is not among the sources', () => {
    expect(of('¿Qué dice la Ley 18.010 sobre intereses?').scope).toMatchObject({ sources: [], missing: 'Ley 18.010' });
    expect(of('según el rol 500-2019, quién ganó').scope.missing).toContain('500-2019');
    expect(ask('En el contrato de trabajo, ¿cuánto gano?', [LEASE, SERVICES], []).scope.missing).toBe(
      'contrato de trabajo',
    );
  });
  it('is not what is only spoken of, nor a word of the matter where there is one source', () => {
    expect(of('¿Qué opina la doctrina sobre el contrato de arriendo?').scope.sources).toHaveLength(5);
    expect(of('¿Qué obligaciones tiene el consumidor?', [CONSUMER]).matter).toContain('consumidor');
    expect(of('¿Qué es un pagaré?', [CODE]).matter).toBe('pagaré');
  });
});

describe('named divisions', () => {
  it.each([
    ['¿Qué dice el artículo 161 del Código del Trabajo?', 2, 0],
    ['que dice el inciso segundo del articulo 161', 2, 2],
    ['artículo 12 bis', 2, 3],
    ['¿Qué establece la cláusula quinta?', 0, 0],
    ['letra c) de la cláusula quinta', 0, 2],
    ['que dice la clausula 6', 0, 3],
  ])('are resolved to units: %s', (question, source, place) => {
    const { intents, scope } = of(question);
    expect(intents[0]).toMatchObject({ id: 'division', collect: 'division' });
    expect(scope.divisions[0]?.places).toEqual([{ source, unit: place }]);
  });
  it('leave the kind to a question that asks more of them', () => {
    const { intents, matter } = of('¿Qué plazo fija el artículo 161 para avisar?');
    expect(intents[0]).toMatchObject({ id: 'term' });
    expect(matter).toBe('plazo avisar');
  });
});

describe('kinds', () => {
  it('are several for a compound question, each with its matter', () => {
    expect(of('¿Cuánto es la garantía y cuándo se devuelve?').intents).toMatchObject([
      { id: 'sum', matter: 'garantía' },
      { id: 'date', matter: 'devuelve garantía' },
    ]);
    expect(of('¿Cuándo y por qué causal la despidieron?').intents).toMatchObject([
      { id: 'date', matter: 'causal despidieron', said: '¿Cuándo la despidieron?' },
      { id: 'causes', matter: 'causal despidieron' },
    ]);
    expect(of('When and how is rent paid?').intents[0]).toMatchObject({
      matter: 'rent paid',
      said: 'When is rent paid?',
    });
    expect(of('Me despidieron ayer. ¿Qué plazo tengo para demandar?').intents).toMatchObject([
      { id: 'deadline', matter: 'despidieron ayer plazo demandar', stated: 'Me despidieron ayer' },
    ]);
  });
  it('read what is typed on a phone', () => {
    const asked = of('xq me cobran multa x atraso');
    expect(asked.text).toBe('por qué me cobran multa por atraso');
    expect(asked.intents).toMatchObject([{ id: 'causes' }]);
    expect(of('letra d del anexo x').text).toBe('letra d del anexo x');
  });
  it('are no dates where "cuándo" asks for a term or a condition', () => {
    expect(ids('hasta cuando rige el convenio')).toEqual(['term']);
    expect(ids('¿Cuándo puede el vendedor retirarse?')).toEqual(['condition']);
  });
  it('know what documents of a sort do not hold', () => {
    expect(ids('¿Cuál es el precio de mercado de la oficina?')).toEqual(['outside']);
    expect(ids('¿Cuál es el precio de mercado?', [head('Informe', 'prose')])).toEqual(['sum']);
  });
  it('are open where no cue is met', () => {
    expect(of('legitimación activa').intents).toMatchObject([{ id: 'open', matter: 'legitimación activa' }]);
  });
  it('never throw, whatever is typed', () => {
    for (const text of ['', '?', '«', 'y', '(((', 'a'.repeat(5_000), 'artículo '.repeat(400), '\ud800 \0'])
      expect(of(text).intents.length).toBeGreaterThan(0);
    expect(ask('¿y?', [], [{ question: '¿?', answer: '' }]).scope.sources).toEqual([]);
  });
});

describe('a conversation', () => {
  const cited = [{ source: 0, start: 5, end: 20 }];
  it('gives the next short question its source, words and party', () => {
    const history = [{ question: '¿Qué debe hacer el arrendatario?', answer: 'Pagar.', cited }];
    expect(ask('¿y si no paga?', ALL, history)).toMatchObject({
      scope: { sources: [0], actor: 'arrendatario' },
      lent: ['arrendatario'],
      thread: { sources: true, actor: true, left: false },
    });
    expect(ask('¿y la otra parte?', ALL, history)).toMatchObject({
      intents: [{ id: 'duty' }],
      scope: { actor: 'arrendador' },
    });
    // Who does what says enough of itself.
    expect(ask('¿y la dueña puede terminarlo antes?', ALL, history).lent).toEqual([]);
    expect(ask('¿por qué?', ALL, history).intents).toMatchObject([{ id: 'causes', matter: 'arrendatario' }]);
  });
  it('gives a part its division', () => {
    const history = [{ question: '¿Qué dice la cláusula quinta?', answer: '…', cited }];
    expect(ask('¿y la letra c)?', ALL, history).scope.divisions[0]?.places).toEqual([{ source: 0, unit: 2 }]);
    expect(ask('¿y la sexta?', ALL, history).scope.divisions[0]?.places).toEqual([{ source: 0, unit: 3 }]);
  });
  it('gives a matter alone the kind that was asked before', () => {
    const history = [{ question: '¿Cuánto es la renta?', answer: '…', cited }];
    expect(ask('¿y la garantía?', ALL, history).intents).toMatchObject([{ id: 'sum', matter: 'garantía' }]);
    const why = [{ question: '¿Por qué el tribunal rechazó el feriado?', answer: '…', cited }];
    for (const next of [
      '¿Y la indemnización por falta de aviso previo?',
      '¿y en cuanto a los días de descanso compensatorio?',
    ])
      expect(ask(next, ALL, why).intents).toMatchObject([{ id: 'reasons' }]);
    expect(ask('¿Y qué pasa con la indemnización?', ALL, why).intents[0]?.id).not.toBe('reasons');
    expect(
      ask('and the deposit?', ALL, [{ question: 'How much is the rent?', answer: '', cited }]).intents,
    ).toMatchObject([{ id: 'sum', matter: 'deposit' }]);
  });
  it('takes nothing into a whole question, and tells where it leaves the sources', () => {
    const history = [{ question: '¿Qué dice la Ley 19.496 de la garantía?', answer: '…' }];
    expect(ask('¿Cuánto dura el contrato de arriendo de la oficina?', ALL, history)).toMatchObject({
      scope: { sources: [0] },
      lent: [],
      thread: { left: true, sources: false },
    });
    expect(ask('¿y según el Código del Trabajo?', ALL, history)).toMatchObject({
      scope: { sources: [2] },
      lent: ['garantía'],
      thread: { left: true },
    });
  });
});
