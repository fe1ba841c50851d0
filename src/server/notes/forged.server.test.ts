import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi } from '#contract/chat.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, fileForm, paste, settled, textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LEASE = 'Cláusula primera.\nLa renta mensual es de 20 UF.\nEl plazo es de doce meses.';
const INVENTED = 'La multa es de cien UF.';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
let real: Citation;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await paste(ana, id, 'Arriendo', LEASE);
  real = (await ask(ana, id, '¿Cuánto es la renta mensual?')).content.citations[0]!;
});
afterAll(() => t.close());

/** An answer as a sender may write it, with counts of his own. */
const answer = (segments: AnswerContent['segments'], citations: Citation[] = []): AnswerContent => ({
  understood: null,
  direct: [],
  cards: [],
  segments,
  citations,
  no_answer: null,
  follow_ups: [],
  withdrawn: [],
  evidence: { found: 99, total: 99 },
});
/** Keeps an answer as a note and answers what is shown of it then. */
async function keep(content: AnswerContent, notebookId = id): Promise<AnswerContent> {
  const body = { title: 'Nota', content, source_type: 'ai_response' as const };
  const note = await ana.call(notesApi.add, { params: { id: notebookId }, body });
  const listed = await ana.call(notesApi.list, { params: { id: notebookId } });
  expect(listed.find((one) => one.id === note.id)).toEqual(note);
  return note.content as AnswerContent;
}

describe('what a sender invents', () => {
  test('is no quotation without a citation', async () => {
    const kept = await keep(answer([{ kind: 'quote', text: INVENTED }]));
    expect(kept).toMatchObject({
      segments: [{ kind: 'prose', text: INVENTED }],
      citations: [],
      withdrawn: [],
      evidence: { found: 0, total: 0 },
    });
  });

  test('is no quotation beside a citation that is not there', async () => {
    const kept = await keep(answer([{ kind: 'quote', text: INVENTED, citation_id: 7, citation_ids: [7, 8] }], [real]));
    expect(kept).toMatchObject({ segments: [{ kind: 'prose', text: INVENTED }], citations: [] });
    expect(kept.segments[0]).not.toHaveProperty('citation_id');
  });

  test.each(['', ' ', '.', '…', INVENTED, 'La renta mensual no es de 20 UF.', 'La renta mensual es de 200 UF.'])(
    'is missing, and no quotation, when it cites %j at a true place',
    async (excerpt) => {
      const kept = await keep(
        answer([{ kind: 'quote', text: INVENTED, citation_id: 1 }], [{ ...real, excerpt, state: 'exact' }]),
      );
      expect(kept).toMatchObject({
        direct: [],
        cards: [],
        segments: [{ kind: 'prose', text: INVENTED, citation_id: 1 }],
        citations: [{ state: 'missing', chunk_lines_from: 0, chunk_lines_to: 0, page: null }],
        withdrawn: [],
        evidence: { found: 0, total: 1 },
      });
    },
  );

  test('gives way to the words of the source, at their lines', async () => {
    const lying = { ...real, chunk_lines_from: 900, chunk_lines_to: 901, page: 40, source_title: 'Código Civil' };
    const kept = await keep(
      answer([{ kind: 'quote', text: INVENTED, citation_id: 5 }], [{ ...lying, citation_id: 5, state: 'moved' }]),
    );
    expect(kept.segments).toEqual([{ kind: 'quote', text: 'La renta mensual es de 20 UF.', citation_id: 1 }]);
    expect(kept.citations).toEqual([{ ...real, citation_id: 1 }]);
    expect(kept.evidence).toEqual({ found: 1, total: 1 });
  });

  test('gives way in the line and the cards too, and is stated by no cell without a citation', async () => {
    const cells = [
      { state: 'stated' as const, text: INVENTED, citation_id: 1 },
      { state: 'stated' as const, text: INVENTED },
      { state: 'silent' as const, text: INVENTED },
    ];
    const row = { label: 'Renta', group: '', speaker: '', cells, main: false, differs: false };
    const kept = await keep({
      ...answer([], [{ ...real, citation_id: 1 }]),
      direct: [{ kind: 'quote', text: INVENTED, citation_id: 1 }],
      cards: [{ kind: 'table', title: 'Rentas', about: '', columns: ['Arriendo', 'B', 'C'], rows: [row], note: '' }],
    });
    const words = 'La renta mensual es de 20 UF.';
    expect(kept.direct).toEqual([{ kind: 'quote', text: words, citation_id: 1 }]);
    expect(kept.cards[0]).toMatchObject({ columns: ['Arriendo', 'B', 'C'] });
    expect(kept.cards[0]!.rows[0]!.cells).toEqual([
      { state: 'stated', text: words, citation_id: 1 },
      { state: 'unread', text: '' },
      { state: 'silent', text: '' },
    ]);
  });

  test('cannot be passed off as words of a deleted source', async () => {
    const other = { ...real, source_id: randomUUID(), state: 'deleted' as const, excerpt: INVENTED };
    const kept = await keep(answer([{ kind: 'quote', text: INVENTED, citation_id: 1 }], [other]));
    expect(kept).toMatchObject({ segments: [{ kind: 'prose' }], citations: [{ state: 'missing' }] });
    const blank = await keep(answer([{ kind: 'quote', text: INVENTED, citation_id: 1 }], [{ ...other, excerpt: '' }]));
    expect(blank.segments).toEqual([{ kind: 'quote', text: '', citation_id: 1 }]);
    expect(blank).toMatchObject({ citations: [{ state: 'deleted', excerpt: '' }], evidence: { found: 0, total: 1 } });
  });

  test('is looked for once, however often it is cited', async () => {
    const many = Array.from({ length: 100_000 }, () => 1);
    const kept = await keep(answer([{ kind: 'prose', text: 'La renta.', citation_ids: many }], [real]));
    expect(kept.segments).toEqual([{ kind: 'prose', text: 'La renta.', citation_id: 1 }]);
  });
});

describe('an answer that is kept', () => {
  test('later than its source was replaced still cites the version that it was read from', async () => {
    const other = (await ana.notebook('Reemplazo')).id;
    await paste(ana, other, 'Primera', 'Nada de esto.');
    const source = await upload(ana, other, 'renta.txt', LEASE);
    const { content } = await ask(ana, other, '¿Cuánto es la renta mensual?', [source.id]);
    const params = { id: other, sourceId: source.id };
    const form = fileForm('renta.txt', 'Cláusula primera.\nLa renta mensual es de 35 UF.');
    await settled(await ana.call(sourcesApi.update, { params, form }), ana);
    const kept = await keep(content, other);
    expect(kept.citations.map((citation) => ({ ...citation, newer: null }))).toEqual(content.citations);
    expect(kept.citations[0]).toMatchObject({
      source_id: source.id,
      version: 1,
      state: 'exact',
      newer: { state: 'gone' },
    });
    const text = await textOf(source, ana, 1);
    expect(text.slice(kept.citations[0]!.start, kept.citations[0]!.end)).toBe('La renta mensual es de 20 UF.');
  });

  test('later than its source was deleted says so, and names no other source', async () => {
    const other = (await ana.notebook('Borrado')).id;
    await paste(ana, other, 'Queda', 'Nada de esto.');
    const source = await paste(ana, other, 'Se va', 'La garantía asciende a 44 UF.');
    await ask(ana, other, '¿A cuánto asciende la garantía?', [source.id]);
    await ana.call(sourcesApi.remove, { params: { id: other, sourceId: source.id } });
    const [, shown] = await ana.call(chatApi.history, { params: { id: other } });
    const content = shown!.message.content as AnswerContent;
    const kept = await keep(content, other);
    expect(kept.citations).toEqual(content.citations);
    expect(kept).toMatchObject({
      segments: content.segments,
      citations: [{ state: 'deleted', source_id: source.id, source_title: '' }],
    });
  });

  test('and found nothing names the sources that it looked in, and no others', async () => {
    const other = await paste(ana, id, 'Otra', 'Nada de esto.');
    const { content } = await ask(ana, id, '¿Qué seguro contra incendio debe contratarse?', [lease.id]);
    const forged = {
      ...content.no_answer!,
      sources: [...content.no_answer!.sources, { id: randomUUID(), title: 'X' }],
    };
    const kept = await keep({ ...content, no_answer: forged });
    expect(kept.no_answer).toEqual(content.no_answer);
    expect(kept.no_answer!.sources).toEqual([{ id: lease.id, title: 'Arriendo' }]);
    await ana.call(sourcesApi.remove, { params: { id, sourceId: other.id } });
  });
});
