import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Utterance } from '#contract/sources.ts';
import { canonical, lineStarts } from '#reading/lines.ts';
import { containerOf, recordingOf } from './media.ts';
import { isTranscript, readTranscript, TRANSCRIPT, writeTranscript } from './transcript.ts';

const said = (from: number, to: number, text: string): Utterance => ({ from, to, text });
const read = (utterances: Utterance[], reader: string | null = 'whisper-1') => {
  const { text, report } = readTranscript(writeTranscript(reader, utterances));
  return { lines: text.split('\n'), times: report.times, reader: report.reader };
};

describe('a transcript', () => {
  test('is lines that end with their sentences, each with its second', () => {
    expect(
      read([
        said(0, 2, ' Buenos días. '),
        said(2.1, 6, 'Se reanuda la audiencia en la causa'),
        said(6, 9, 'rol C-1234-2023.'),
        said(9.5, 11, 'Tiene la palabra la parte demandante.'),
        said(20, 22, 'Gracias, señoría.'),
      ]),
    ).toEqual({
      lines: [
        'Buenos días. Se reanuda la audiencia en la causa rol C-1234-2023.',
        'Tiene la palabra la parte demandante.',
        'Gracias, señoría.',
      ],
      times: [0, 9.5, 20],
      reader: 'whisper-1',
    });
  });

  test('without a full stop for long is cut by the half minute', () => {
    const { lines, times } = read(Array.from({ length: 20 }, (_, n) => said(n * 5, n * 5 + 5, `y entonces ${n}`)));
    expect(lines).toHaveLength(4);
    expect(times).toEqual([0, 30, 60, 90]);
  });

  test('without times is its sentences and tells no times', () => {
    const text = 'Se abre la sesión a las 10:00 horas. Comparece la demandada por sí, según el art. 12 del reglamento.';
    expect(read([{ from: null, to: null, text }], null)).toEqual({
      lines: [
        'Se abre la sesión a las 10:00 horas.',
        'Comparece la demandada por sí, según el art. 12 del reglamento.',
      ],
      times: null,
      reader: null,
    });
  });

  test('may be a list alone', () => {
    const { text, report } = readTranscript(Buffer.from(JSON.stringify([said(1, 2, 'Sí.')])));
    expect([text, report.times, report.reader]).toEqual(['Sí.', [1], null]);
  });

  test('has a time for each line, whatever was said and when', () => {
    const utterance = fc.record({ from: fc.nat(9000), to: fc.nat(9000), text: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(fc.array(utterance, { minLength: 1 }), (all) => {
        if (all.every(({ text }) => canonical(text).trim() === '')) return;
        const { text, report } = readTranscript(writeTranscript(null, all));
        expect(report.times).toHaveLength(lineStarts(text).length);
        expect(report.times).toEqual(report.times!.toSorted((a, b) => a - b));
        expect(canonical(text)).toBe(text);
      }),
    );
  });

  test('without a word is no text', () => {
    for (const none of [[], [said(0, 1, ' \n ')]]) expect(() => read(none)).toThrow('MEDIA_UNREADABLE');
  });

  test('is only what our own code says is one', () => {
    expect(isTranscript({ type: 'audio', mediaType: TRANSCRIPT })).toBe(true);
    expect(isTranscript({ type: 'txt', mediaType: TRANSCRIPT })).toBe(false);
    expect(isTranscript({ type: 'audio', mediaType: 'audio/mpeg' })).toBe(false);
  });
});

describe('a recording', () => {
  test.each([
    ['mp3', 'ID3\x04\0'],
    ['mp3', '\xff\xfb\x90\x64'],
    ['mp3', '\0\0\0\xff\xf3\x44\xc4'],
    ['aac', '\xff\xf1\x50\x80'],
    ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
    ['avi', 'RIFF\x24\0\0\0AVI LIST'],
    ['flac', 'fLaC\0'],
    ['ogg', 'OggS\0'],
    ['mp4', '\0\0\0\x1cftypM4A '],
    ['mp4', '\0\0\0\x08wide\0\0\0\0mdat'],
    ['matroska', '\x1aE\xdf\xa3\x01'],
    ['flv', 'FLV\x01\x05'],
    ['asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ])('of kind %s is known by its bytes', (container, bytes) => {
    expect(recordingOf(Buffer.from(bytes, 'latin1'))).toBe(container);
  });

  test.each([
    ['%PDF-1.7', 'WRONG_TYPE'],
    ['PK\x03\x04', 'WRONG_TYPE'],
    ['\x89PNG\r\n', 'WRONG_TYPE'],
    ['\0\0\0\x18ftypheic', 'MEDIA_UNREADABLE'],
    ['La renta es de 20 UF.', 'WRONG_TYPE'],
    ['#EXTM3U\nfile:///etc/passwd', 'WRONG_TYPE'],
    ["ffconcat version 1.0\nfile '/etc/passwd'", 'WRONG_TYPE'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'WRONG_TYPE'],
    ['\x00\x01\x02\x03\x04', 'MEDIA_UNREADABLE'],
    ['', 'EMPTY_FILE'],
  ])('%j is none', (bytes, code) => {
    expect(() => recordingOf(Buffer.from(bytes, 'latin1'))).toThrow(code);
    expect(containerOf(Buffer.from(bytes, 'latin1'))).toBeNull();
  });
});
