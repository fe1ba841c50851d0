import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SAID = [
  'Se abre la audiencia de juicio en la causa sobre terminación de arrendamiento.',
  'Comparece la parte demandante representada por su abogada doña Elena Quilapán.',
  'La parte demandada no comparece, por lo que se la tiene por rebelde en juicio.',
  'El testigo señor Riquelme declara que la renta mensual era de veinte unidades de fomento.',
  'Agrega que las rentas de marzo y abril no fueron pagadas por el arrendatario.',
  'Se da lectura al contrato acompañado con citación y no objetado por la contraria.',
  'El tribunal fija la audiencia de lectura de la sentencia para el quince de mayo.',
  'Se pone término a la audiencia siendo las once horas con veinte minutos.',
];
/** A segment every three seconds, the seconds of each as a provider tells them. */
const SEGMENTS = Array.from({ length: 40 }, (_, n) => ({
  start: n * 3,
  end: n * 3 + 2.8,
  text: n < SAID.length ? SAID[n]! : `Constancia número ${n} del acta de la audiencia, leída en voz alta en la sala.`,
}));

/** A transcription provider on a free port of this machine: it hears the same hearing of two minutes in whatever it is sent. */
export async function transcriptionProvider(): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ text: SEGMENTS.map(({ text }) => text).join(' '), segments: SEGMENTS }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A sound that any browser plays: a tone of so many seconds, 8,000 samples of 8 bits each. */
export function tone(seconds: number): Buffer {
  const samples = seconds * 8000;
  const wav = Buffer.alloc(44 + samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples],
  ] as const)
    wav.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.write('data', 36);
  for (let n = 0; n < samples; n++) wav[44 + n] = 128 + Math.round(60 * Math.sin((n * 2 * Math.PI * 440) / 8000));
  return wav;
}
