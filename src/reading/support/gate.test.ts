import { describe, expect, it } from 'vitest';
import { gated, gatedQuestion, gatedTitle } from './gate.ts';
import { isProof } from './quotation.ts';

const QUOTED = 'El atraso dará lugar a una multa de 1 UF por día, salvo fuerza mayor.';
const beside = { language: 'es' } as const;

describe('gated', () => {
  it('takes out the statements that no quotation carries, and says why', () => {
    const said = 'La cláusula es nula. El atraso dará lugar a una multa de 1 UF por día, salvo fuerza mayor.\n';
    const { text, state, withdrawn } = gated(said, [{ words: QUOTED }], beside);
    expect(text.trim()).toBe('El atraso dará lugar a una multa de 1 UF por día, salvo fuerza mayor.');
    expect(state).toBe('supported');
    expect(withdrawn).toEqual([{ text: 'La cláusula es nula.', reason: 'words' }]);
  });

  it('takes out what leads to an address that its quotation does not hold', () => {
    const said = 'El atraso dará lugar a una multa, según multas.cl.';
    expect(gated(said, [{ words: QUOTED }], beside).withdrawn).toEqual([{ text: said, reason: 'name' }]);
    const quoted = 'El aviso se enviará a la casilla avisos@empresa.cl de la empresa.';
    expect(gated(quoted, [{ words: quoted }], beside).withdrawn).toEqual([]);
  });

  it('marks words by their places in what is left', () => {
    const said = 'Nada de eso consta. El atraso grave dará lugar a una multa de 1 UF por día, salvo fuerza mayor.';
    const { text, state, uncovered } = gated(said, [{ words: QUOTED }], beside);
    expect(state).toBe('partly');
    expect(uncovered.map(({ start, end }) => text.slice(start, end))).toEqual(['grave']);
  });
});

describe('headings and questions', () => {
  it.each([
    ['Multa por atraso', 'Multa por atraso'],
    ['Corte Suprema, Rol 12.345-2021', ''],
    ['Nulidad de la multa', ''],
    ['En resumen:', ''],
  ])('the heading "%s" is shown as "%s"', (text, shown) => {
    expect(gatedTitle(text, [QUOTED], beside)).toBe(shown);
  });

  it.each([
    ['El Arrendatario podrá imputar la garantía', ''],
    ['Podrá imputar la garantía', ''],
    // It leaves out a bound; a heading cannot be marked as a statement is.
    ['El Arrendatario no podrá imputar la garantía', ''],
    ['La renta no podrá imputar la garantía', ''],
    ['Garantía y renta', 'Garantía y renta'],
  ])('the heading "%s" over a denial is shown as "%s"', (text, shown) => {
    const over = 'El Arrendatario no podrá en ningún caso imputar la garantía al pago de la renta.';
    expect(gatedTitle(text, [over], beside)).toBe(shown);
  });

  it('a statement without words of content is not supported, whatever it stands over', () => {
    for (const said of ['Sí, debe.', 'Sí.'])
      expect(gated(said, [{ words: 'La renta mensual será de 20 UF.' }], beside).state, said).not.toBe('supported');
    expect(gated('20 UF.', [{ words: 'La renta mensual será de 20 UF.' }], beside).state).toBe('supported');
  });

  it('a heading that says a sentence leaves nothing out', () => {
    const whole = 'El contrato se renovará automáticamente por períodos iguales y sucesivos de un año';
    const over = `${whole}, salvo que alguna de las partes comunique lo contrario.`;
    expect(gatedTitle(`${whole}.`, [over], beside)).toBe('');
    expect(gatedTitle('Períodos de un año', [over], beside)).toBe('Períodos de un año');
  });

  it.each([
    ['¿Qué multa paga la arrendataria por el atraso?', true],
    ['¿Qué multa paga el arrendador por el atraso?', false],
    ['¿Por qué se permite a la arrendataria subarrendar?', false],
    ['¿Puede la arrendataria subarrendar?', true],
    ['¿Qué dice soporte@banco.example de la multa por atraso?', false],
  ])('"%s" takes for granted only what is said: %s', (question, shown) => {
    const passages = [
      'El atraso en el pago de la renta obligará a la arrendataria a pagar una multa por cada día de demora.',
      'Se prohíbe a la arrendataria subarrendar. El arrendador podrá entrar a la propiedad.',
    ];
    expect(gatedQuestion(question, passages, beside)).toBe(shown ? question : '');
  });

  it('a question names only what stands in the passages', () => {
    expect(gatedQuestion('¿Cuándo hay multa por atraso?', [QUOTED], beside)).not.toBe('');
    expect(gatedQuestion('¿Cuándo hay multa de 50 UF por atraso?', [QUOTED], beside)).toBe('');
    expect(gatedQuestion('¿Por qué la Corte Suprema anuló la multa en el Rol 12.345-2021?', [QUOTED], beside)).toBe('');
  });
});

describe('isProof', () => {
  const text = `Uno. ${QUOTED}`;
  const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
  it.each([
    ['multa', false],
    ['El atraso dará lugar a una multa', true],
    ['una multa de 1 UF', true],
  ])('"%s": %s', (words, proof) => {
    expect(isProof(words, text, at(words), 1)).toBe(proof);
  });

  it('takes the whole of a source that is shorter', () => {
    expect(isProof('Se paga hoy', 'Se paga hoy', { start: 0, end: 11 }, 1)).toBe(true);
  });

  it('takes no ellipsis over a figure or an exception, nor across divisions', () => {
    const whole = at(QUOTED);
    expect(isProof('El atraso dará lugar a una multa … por día, salvo fuerza mayor', text, whole, 1)).toBe(false);
    expect(isProof('El atraso dará lugar a una multa de 1 UF por día, … mayor', text, whole, 1)).toBe(false);
    expect(isProof('El atraso … a una multa de 1 UF por día, salvo fuerza mayor', text, whole, 1)).toBe(true);
    expect(isProof('El atraso … a una multa de 1 UF por día, salvo fuerza mayor', text, whole, 2)).toBe(false);
  });

  it('takes no ellipsis over a number in words, in either language', () => {
    const within = (said: string) => ({ start: 0, end: said.length });
    const [es, en] = [
      'El plazo será de treinta días desde la firma del contrato',
      'The term is ninety days after the lease is signed',
    ];
    expect(isProof('El plazo será de … días desde la firma del contrato', es, within(es), 1)).toBe(false);
    expect(isProof('The term is … days after the lease is signed', en, within(en), 1)).toBe(false);
    expect(isProof('El plazo será de treinta días … la firma del contrato', es, within(es), 1)).toBe(true);
  });
});
