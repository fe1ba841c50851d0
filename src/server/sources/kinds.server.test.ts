import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { makeMsg } from '#test/msg.ts';
import { makeOdt, makePptx } from '#test/office.ts';
import { textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(() => t.close());

const RENT = 'La renta es de 20 UF.';
const slide = `<p:sp><p:txBody><a:p><a:r><a:t>${RENT}</a:t></a:r></a:p></p:txBody></p:sp>`;
const rich = Buffer.from(String.raw`{\rtf1\ansi La renta es de 20 UF.\par}`);
const letter = Buffer.from(`From: ana@ejemplo.cl\r\nSubject: Renta\r\nContent-Type: text/html\r\n\r\n<p>${RENT}</p>`);
/** Subject and body ([MS-OXPROPS]). */
const outlook = (): Buffer =>
  makeMsg([
    { id: 0x0037, text: 'Renta' },
    { id: 0x1000, text: RENT },
  ]);

test.each<[string, string, () => Buffer]>([
  ['renta.odt', 'odt', () => makeOdt(`<text:p>${RENT}</text:p>`)],
  ['renta.pptx', 'pptx', () => makePptx([{ shapes: slide }])],
  ['renta.rtf', 'rtf', () => rich],
  ['juzgado.doc', 'doc', () => rich],
  ['renta.eml', 'eml', () => letter],
  ['renta.msg', 'msg', outlook],
])('%s is read as %s', async (name, type, make) => {
  const source = await upload(ana, id, name, make());
  expect(source).toMatchObject({ processing_status: 'completed', type, title: name.replace(/\..*/, '') });
  expect(await textOf(source, ana)).toContain(RENT);
});
