import { describe, expect, test } from 'vitest';
import { readDocument } from './read.ts';

const RULING = (...reasons: string[]) =>
  [
    'Valdivia, doce de marzo de dos mil veinticuatro.',
    'VISTOS:',
    'Se reproduce la sentencia apelada, con excepción de su motivo noveno, que se elimina.',
    'CONSIDERANDO:',
    ...reasons.map((reason, i) => `${['PRIMERO', 'SEGUNDO', 'TERCERO'][i]}: ${reason}`),
    'Por estas consideraciones, se declara: Que SE CONFIRMA la sentencia apelada, con costas.',
    'Regístrese y devuélvase.',
    'Rol Civil 318-2024.',
  ].join('\n\n');

/** Who speaks in the sentence that holds some words. */
function voiceOf(text: string, words: string) {
  const { sentences, voices } = readDocument(text);
  const at = text.indexOf(words);
  return voices[sentences.findIndex(({ start, end }) => start <= at && at < end)];
}

describe('who speaks in the reasons of a ruling', () => {
  test.each([
    ['below', 'Que el juez de primer grado condenó a la empresa a pagar el lucro cesante.', 'lucro cesante'],
    ['below', 'Que la Corte de Apelaciones estimó que el plazo había vencido antes de la demanda.', 'vencido'],
    ['below', 'Que el tribunal a quo oyó a dos vecinos. El juez concluyó que el muro existía.', 'el muro existía'],
    ['claimant', 'Que la demandante sustenta su acción en el ruido. El local abre toda la noche.', 'toda la noche'],
    ['defendant', 'Que la demandada replica que ella sólo arrienda la máquina.', 'arrienda la máquina'],
    [
      'party',
      'Que la clínica hizo presente que el turno era de otro. A su juicio, no debía contar.',
      'no debía contar',
    ],
    ['witness', 'Que el perito designado señaló que la viga estaba mal anclada.', 'mal anclada'],
    ['witness', 'Que declararon dos vecinos. El primero dijo que el muro cayó de noche.', 'cayó de noche'],
    ['witness', 'Que la perita visitó la casa. En el segundo piso, una grieta y humedad.', 'grieta y humedad'],
    ['party', 'Que el banco denuncia un error. La cuota vencía el día ocho.', 'vencía el día ocho'],
    ['claimant', 'Que la actora se alza contra el fallo. Gana hoy la mitad que antes.', 'la mitad que antes'],
    ['party', 'Que según la asegurada, el fuego fue menor.', 'fuego fue menor'],
    ['party', 'Que el sindicato niega la huelga.', 'niega la huelga'],
    ['cited', 'Que el acto consta de tres líneas. En ellas se lee: «Póngase término al permiso».', 'Póngase término'],
    [
      'appellant',
      'Que la recurrente acompañó dos sentencias. Ambas habrían zanjado la cuestión a su favor.',
      'habrían zanjado',
    ],
    ['defendant', 'Contestación de la demanda. Que el local abría de día.', 'abría de día'],
  ])('%s: %s', (voice, reason, words) => {
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), words)).toBe(voice);
  });

  test.each([
    ['Que la demandante alega que hubo mora. Sin embargo, el recibo prueba el pago.', 'el recibo prueba'],
    ['Que la sentencia apelada infringió la ley al rechazar la prueba de testigos.', 'infringió'],
    ['Que la demandada lo contrató. No es oponible al cliente la culpa de quien transporta.', 'la culpa de quien'],
    [
      'Que, contrariamente a lo que aduce la demandada, la norma interpretada es la misma.',
      'la norma interpretada es la misma',
    ],
    ['Que la psicóloga aseguró un daño. Su dicho es creíble.', 'Su dicho es creíble'],
    ['Que el artículo 172 ordena considerar: «toda cantidad que estuviere percibiendo».', 'toda cantidad'],
    ['Que autores han escrito que «sin daño no hay interés». La cita es de otra ley.', 'La cita es de otra ley'],
    ['Que la prueba aportada por la demandada es escasa. El contrato obliga a ambas partes.', 'obliga a ambas'],
  ])('the court itself: %s', (reason, words) => {
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), words)).toBe('document');
  });

  test('a party goes on in what it filed, also where it turns', () => {
    const reason =
      'Que comparece Ana Soto y deduce demanda en contra de su vecino. Sin embargo, dice, él no respondió. El daño sigue.';
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), 'El daño sigue')).toBe('claimant');
  });

  test('a ruling that begins with no customary words and is signed is read as one', () => {
    const text = [
      'Angol, ocho de mayo de dos mil veintitrés.',
      'VISTOS Y OÍDOS:',
      'La historia, en la versión de la madre, comienza con la separación. El padre se fue de la casa.',
      'Y TENIENDO PRESENTE:',
      '1.º Que la decisión ha de atender al interés de los niños.',
      '2.º Que el certificado prueba los depósitos.',
      'Por lo razonado, SE RESUELVE: Que se acoge la demanda.',
      'RIT C-219-2022. Dictó doña Verónica Cea, jueza de familia.',
    ].join('\n\n');
    expect(voiceOf(text, 'El padre se fue')).toBe('narrative');
    expect(voiceOf(text, 'interés de los niños')).toBe('document');
  });
});
