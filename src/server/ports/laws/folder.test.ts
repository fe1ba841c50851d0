import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLawsFolder } from './folder.ts';
import type { Laws } from './port.ts';

const norm = (id: string, type: string, number: string, title: string, day: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="${id}" fechaVersion="${day}"><Identificador fechaPublicacion="1982-01-29"><TiposNumeros><TipoNumero><Tipo>${type}</Tipo><Numero>${number}</Numero></TipoNumero></TiposNumeros></Identificador><Metadatos><TituloNorma>${title}</TituloNorma></Metadatos></Norma>`;
const beyond: Laws = { ask: async () => Buffer.from('beyond') };
const { signal } = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'norms-'));
  await writeFile(
    path.join(folder, 'a.xml'),
    norm('29526', 'Ley', '18.101', 'ARRENDAMIENTO DE PREDIOS URBANOS', '2010-01-01'),
  );
  await writeFile(
    path.join(folder, 'b.xml'),
    norm('29526', 'Ley', '18101', 'ARRENDAMIENTO DE PREDIOS URBANOS', '2022-06-30'),
  );
  await writeFile(
    path.join(folder, 'c.XML'),
    norm('61438', 'Ley', '19496', 'PROTECCI&#211;N DE LOS DERECHOS DE LOS CONSUMIDORES', '2024-01-01'),
  );
  await writeFile(path.join(folder, 'd.xml'), norm('9', 'Decreto', '19496', 'OTRO', '2024-01-01'));
  await writeFile(path.join(folder, 'e.xml'), '<html>no norm</html>');
  await writeFile(path.join(folder, 'f.txt'), 'no norm');
});
afterAll(() => rm(folder, { recursive: true }));
const ask = async (question: Parameters<Laws['ask']>[0], more: Laws | null = beyond): Promise<string> =>
  (await createLawsFolder(folder, more).ask(question, signal)).toString();

test('a norm is found by its id, a law by its number, and of several the latest text counts', async () => {
  expect(await ask({ whole: { norm: '29526' } })).toContain('fechaVersion="2022-06-30"');
  expect(await ask({ about: { law: '18101' } })).toContain('fechaVersion="2022-06-30"');
  expect(await ask({ whole: { law: '19496' } })).toContain('normaId="61438"');
});

test('words are looked for in titles, whatever their marks', async () => {
  const found = await ask({ words: 'protección consumidores' });
  expect(found).toContain('<IdNorma>61438</IdNorma>');
  expect(found).not.toContain('29526');
});

test('what it has not is asked beyond it; without that there is no such norm', async () => {
  expect(await ask({ whole: { norm: '1' } })).toBe('beyond');
  expect(await ask({ words: 'nada' })).toBe('beyond');
  expect(await ask({ whole: { norm: '1' } }, null)).toBe('<Norma/>');
  expect(await ask({ words: 'nada' }, null)).toBe('<r/>');
});

test('a file that comes later is seen', async () => {
  const laws = createLawsFolder(folder, null);
  expect(String(await laws.ask({ whole: { norm: '7' } }, signal))).toBe('<Norma/>');
  await writeFile(path.join(folder, 'late.xml'), norm('7', 'Ley', '7', 'NUEVA', '2025-01-01'));
  expect(String(await laws.ask({ whole: { norm: '7' } }, signal))).toContain('NUEVA');
});

test('a folder that is not there says that norms cannot be had', async () => {
  const laws = createLawsFolder(path.join(folder, 'nowhere'), beyond);
  await expect(laws.ask({ whole: { norm: '1' } }, signal)).rejects.toMatchObject({ code: 'LAWS_UNREACHABLE' });
});
