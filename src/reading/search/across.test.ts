import { describe, expect, test } from 'vitest';
import { buildSegment } from '../index/segment.ts';
import { placeOf, searchAcross } from './across.ts';
import { completed } from './complete.ts';
import { readWanted } from './wanted.ts';

const LEASE =
  'Cláusula octava. La arrendataria podrá poner término anticipado al contrato con un aviso de sesenta días.\nLa renta se paga por mes anticipado.';
const RULING =
  'Vistos: En estos autos Rol N° 4.817-2020 se acogió la demanda de término anticipado del contrato.\nDe acuerdo al contrato, el término era de un año.';
const AGREEMENT = 'The Distributor shall not be liable for any delay. Either party may terminate upon notice.';
const sources = [LEASE, RULING, AGREEMENT].map((text, i) => ({ title: `${i}`, text, index: buildSegment({ text }) }));

/** The excerpts that a query finds, with the words found between bars. */
function found(query: string, among = sources): string[] {
  const wanted = readWanted(query);
  const { found: candidates, query: read } = searchAcross(among, wanted);
  return candidates.flatMap((one) => {
    const { text, index } = among[one.source]!;
    const place = placeOf(text, index, one, wanted, read);
    if (!place) return [];
    let marked = text.slice(place.start, place.end);
    for (const { start, end } of place.words.toReversed())
      marked = `${marked.slice(0, start - place.start)}|${text.slice(start, end)}|${marked.slice(end - place.start)}`;
    return [marked];
  });
}

describe('a query', () => {
  test('is its words and its phrases, in any quotation marks; numbers of several parts are phrases', () => {
    const { text, phrases } = readWanted('demanda "buena fe" «caso fortuito» rol C-4.817-2020 ley 19.496');
    expect(text.replace(/\s+/g, ' ')).toBe('demanda buena fe caso fortuito rol C-4.817-2020 ley 19.496');
    expect(phrases.map((words) => words.map(({ raw }) => raw))).toEqual([
      ['buena', 'fe'],
      ['caso', 'fortuito'],
      ['c', '4817', '2020'],
    ]);
    expect(readWanted('una " sola comilla anticipado-pago').phrases).toEqual([]);
  });

  test('has its last word finished only while it is being typed and stands nowhere', () => {
    const indexes = sources.map(({ index }) => index);
    expect(completed('poner arrendat', indexes)).toBe('poner arrendataria');
    expect(completed('ANTICI', indexes)).toBe('anticipado');
    expect(completed('antici ', indexes)).toBe('antici ');
    // What is typed is already the stem of a word that stands there.
    expect(completed('anticip', indexes)).toBe('anticip');
    expect(completed('anticipada', indexes)).toBe('anticipada');
    expect(completed('zzz', indexes)).toBe('zzz');
    expect(completed('an', indexes)).toBe('an');
    expect(completed('de', indexes)).toBe('de');
    expect(completed('', indexes)).toBe('');
  });
});

describe('what is found', () => {
  test('stands in any source, with its words marked in whatever form they stand there', () => {
    expect(found('termino anticipado')).toEqual([
      expect.stringContaining('|término| |anticipado|'),
      expect.stringContaining('|término| |anticipado|'),
    ]);
    expect(found('términos anticipados aviso')).toEqual([expect.stringContaining('|término| |anticipado| al')]);
    expect(found('liable delay')).toEqual(['The Distributor shall not be |liable| for any |delay|.']);
    expect(found('inexistente')).toEqual([]);
    expect(found('termino', [])).toEqual([]);
  });

  test('holds a phrase with its small words and in its order', () => {
    expect(found('"término anticipado del contrato"')).toEqual([
      expect.stringContaining('|término anticipado del contrato|'),
    ]);
    expect(found('"término anticipado contrato"')).toEqual([]);
    expect(found('"contrato término"')).toEqual([]);
    expect(found('"contrato, el término" año')).toEqual([
      expect.stringContaining('|contrato, el término| era de un |año|'),
    ]);
    expect(found('"shall not be"')).toHaveLength(1);
    expect(found('"de la"')).toEqual([]);
  });

  test('of a number of several parts is that number', () => {
    expect(found('4817-2020')).toEqual([expect.stringContaining('|4.817-2020|')]);
    expect(found('4817-2021')).toEqual([]);
  });

  test('is more than a heading of two words', () => {
    const text =
      'Cláusula octava. Término anticipado. La arrendataria podrá poner término al contrato con aviso previo.';
    expect(found('anticipado', [{ title: '', text, index: buildSegment({ text }) }])).toEqual([
      'Término |anticipado|. La arrendataria podrá poner término al contrato con aviso previo.',
    ]);
  });
});
