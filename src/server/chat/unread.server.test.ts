import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { makeScan } from '#test/scans.ts';
import { ask, paste, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { unreadText } from './unread.ts';

const LEASE = 'Primero. La renta mensual es de 20 UF.\n\nSegundo. El plazo del contrato es de doce meses.';
const QUESTION = '¿Qué seguro contra incendio debe contratarse?';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  await paste(ana, id, 'Arriendo', LEASE);
});
afterAll(() => t.close());

test('a refusal names what was not read, where the answer may stand', async () => {
  const helpOf = async (sources?: string[]) => (await ask(ana, id, QUESTION, sources)).content.no_answer!.would_help;
  const before = await helpOf();
  expect(before).not.toContain('read');
  const scan = await upload(ana, id, 'Anexo.pdf', await makeScan([{ image: true }]));
  expect(scan.processing_status).toBe('failed');
  const mixed = await upload(ana, id, 'Mixto.pdf', await makeScan([{ text: LEASE }, { image: true }]));
  expect(mixed).toMatchObject({ processing_status: 'completed', metadata: { unreadPages: [2] } });
  expect(await helpOf([mixed.id])).toBe(
    `The text of “Anexo”, which has not been read. Page 2 of “Mixto”, which has not been read. ${before}`,
  );
  const { content } = await ask(ana, id, '¿Cuál es la renta?');
  expect(content.no_answer).toBeNull();
});

test('names three of many, in either language', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, pages: [] }));
  expect(unreadText(many, 'es')).toBe('El texto de «A», «B», «C» y 2 más, que no se han leído.');
  expect(unreadText([{ title: 'A', pages: [2, 3] }], 'en')).toBe('Pages 2 and 3 of “A”, which have not been read.');
  expect(unreadText([], 'es')).toBe('');
});
