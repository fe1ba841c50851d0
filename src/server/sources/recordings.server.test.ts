import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { capabilitiesApi } from '#contract/capabilities.ts';
import { sourcesApi } from '#contract/sources.ts';
import { pretend, say, type Answer } from '#server/ports/transcription/conformance.ts';
import { createOpenAiTranscription } from '#server/ports/transcription/openai.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, fileForm, settled, textOf, upload } from '#test/sources.ts';
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
afterEach(() => {
  t.deps.transcription = null;
});

/** Sets up a provider that does as it is told. */
async function provider(answer: Answer) {
  const { baseUrl, asked } = await pretend(answer);
  t.deps.transcription = createOpenAiTranscription({
    baseUrl,
    apiKey: 'secret',
    model: 'whisper-1',
    log: t.deps.log,
    ffmpeg: async () => null,
  });
  return asked;
}
const MP3 = Buffer.concat([Buffer.from('ID3\x04\0'), Buffer.from('the sound of the hearing')]);
const SEGMENTS = [
  { start: 0.4, end: 6.2, text: ' Se abre la audiencia de juicio en la causa sobre arrendamiento.' },
  { start: 723.1, end: 729, text: ' El testigo declara que la renta mensual era de veinte unidades de fomento.' },
];

describe('a recording', () => {
  test('without a provider fails and says what would read it; once there is one it is read', async () => {
    const source = await upload(ana, id, 'audiencia.mp3', MP3);
    expect(source).toMatchObject({ type: 'audio', processing_status: 'failed', error_code: 'NO_TRANSCRIPTION' });
    expect(source.error_message).toContain('provider');
    expect((await ana.call(capabilitiesApi.get)).transcription).toBeNull();

    await provider((response) => say(response, { text: '', segments: SEGMENTS }));
    expect((await ana.call(capabilitiesApi.get)).transcription).toBe('whisper-1');
    const params = { id, sourceId: source.id };
    const read = await settled(await ana.call(sourcesApi.retry, { params, body: {} }), ana);
    expect(read).toMatchObject({ processing_status: 'completed', metadata: { lineCount: 2, pageCount: null } });
    expect(await textOf(read, ana)).toBe(SEGMENTS.map(({ text }) => text.trim()).join('\n'));
    const { report } = await ana.call(sourcesApi.one, { params });
    expect(report).toMatchObject({ times: [0.4, 723.1], reader: 'whisper-1', pages: [], words: 24 });
  });

  test('is cited by the second at which it was said', async () => {
    await provider((response) => say(response, { text: '', segments: SEGMENTS }));
    const notebook = await ana.notebook('Cita');
    const source = await upload(ana, notebook.id, 'audiencia.m4a', Buffer.from('\0\0\0\x1cftypM4A sound', 'latin1'));
    const { content } = await ask(ana, notebook.id, '¿De cuánto era la renta mensual según el testigo?', [source.id]);
    expect(content.citations[0]).toMatchObject({ source_type: 'audio', time: 723.1, page: null, chunk_lines_from: 2 });
  });

  test('of a server that tells no times is read without them', async () => {
    await provider((response) => say(response, { text: 'Se abre la audiencia. Comparece la demandada en persona.' }));
    const source = await upload(ana, id, 'acta.ogg', 'OggS\0sound');
    expect((await textOf(source, ana)).split('\n')).toHaveLength(2);
    const { report } = await ana.call(sourcesApi.one, { params: { id, sourceId: source.id } });
    expect(report).toMatchObject({ times: null, reader: 'whisper-1' });
  });

  test('in which nobody speaks fails', async () => {
    await provider((response) => say(response, { text: ' ', segments: [] }));
    expect(await upload(ana, id, 'silencio.wav', 'RIFF\x24\0\0\0WAVEfmt ')).toMatchObject({
      error_code: 'MEDIA_UNREADABLE',
    });
  });

  test('that is another thing is refused, and nothing is sent', async () => {
    const asked = await provider((response) => say(response, { text: 'Sí.' }));
    for (const [name, bytes] of [
      ['contrato.mp3', '%PDF-1.7\n'],
      ['fotos.mp4', 'PK\x03\x04'],
      ['lista.wav', '#EXTM3U\nfile:///etc/passwd\n'],
      ['texto.ogg', 'La renta es de 20 UF.'],
    ] as const)
      expect(await upload(ana, id, name, bytes)).toMatchObject({ error_code: 'WRONG_TYPE' });
    expect(await upload(ana, id, 'nada.mp3', '')).toMatchObject({ error_code: 'EMPTY_FILE' });
    expect(asked).toEqual([]);
  });

  test('that a provider refuses fails, and neither its words nor the key are logged', async () => {
    await provider((response) => say(response, { error: { message: 'palabras de la audiencia' } }, 401));
    expect(await upload(ana, id, 'clave.mp3', MP3)).toMatchObject({ error_code: 'PROVIDER_FAILED' });
    expect(t.logged().join('\n')).toContain('"status":401');
    expect(t.logged().join('\n')).not.toMatch(/palabras de la audiencia|secret/);
  });

  test('is left alone once its reading is stopped', async () => {
    let reached: (at: { gone: Promise<unknown> }) => void;
    const asked = new Promise<{ gone: Promise<unknown> }>((resolve) => (reached = resolve));
    await provider((response) => reached({ gone: once(response, 'close') }));
    const source = await ana.call(sourcesApi.add, { params: { id }, form: fileForm('larga.mp3', MP3) });
    const { gone } = await asked;
    await ana.call(sourcesApi.cancel, { params: { id, sourceId: source.id } });
    await gone;
    expect(await settled(source, ana)).toMatchObject({ error_code: 'CANCELLED' });
  });

  test('lies sealed, and its transcript too', async () => {
    await provider((response) => say(response, { text: 'palabra canario jacarandá' }));
    await upload(ana, id, 'canario.mp3', Buffer.concat([MP3, Buffer.from('CANARIO-EN-EL-SONIDO')]));
    const { stdout } = await promisify(execFile)('grep', [
      '-rlE',
      'CANARIO-EN-EL-SONIDO|canario jacarand',
      t.dataDir,
    ]).catch((error: { code: number; stdout: string }) =>
      error.code === 1 ? error : Promise.reject(new Error('grep failed')),
    );
    expect(stdout).toBe('');
  });
});
