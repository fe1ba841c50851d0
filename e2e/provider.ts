import { createServer, type Server } from 'node:http';

/** What a pretended provider hears in a piece of a recording. */
export type Said = { start: number; end: number; text: string };

/** A transcription provider on this machine, at the port that the server under test is told (playwright.config.ts): it hears the same in whatever it is sent. */
export async function pretendProvider(segments: readonly Said[]): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ text: segments.map(({ text }) => text).join(' '), segments }));
    });
  });
  const port = Number(process.env.E2E_PORT ?? 3999) + 1;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
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
