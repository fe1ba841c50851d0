/*!
 * A separate program: it speaks text with eSpeak NG (https://github.com/espeak-ng/espeak-ng), which it uses as the npm package `espeak-ng`.
 * Copyright 2026 The Fojas authors. Licensed under the GNU General Public License, version 3 or later (GPL-3.0-or-later), as eSpeak NG is.
 *
 * Nothing imports it and it imports nothing of Fojas: whoever wants something spoken starts it as a process. It is optional; Fojas runs without it and without
 * the package. It reads a line of JSON for each utterance from standard input, {"args": [...], "text": "..."}, and writes for each the length of its WAV (4
 * bytes, big-endian; 0 where it could not be spoken) and the WAV to standard output. It ends with its input.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import espeak from 'espeak-ng';

/** Bytes that this process may take in all: it ends above. A run has 32 MB that cannot grow; those of the runs before wait to be collected. */
const MOST_MEMORY = 640 * 1024 * 1024;

const wasm = createRequire(import.meta.url)
  .resolve('espeak-ng')
  .replace(/\.js$/, '.wasm');
const compiled = await WebAssembly.compile(await readFile(wasm));

async function instantiate(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
  done(await WebAssembly.instantiate(compiled, imports));
}

/** One run of the command on a text. A new one for each: it remembers nothing. */
async function speak({ args, text }: { args: string[]; text: string }): Promise<Uint8Array> {
  const { FS } = await espeak({
    arguments: [...args, '-f', 'said.txt', '-w', 'said.wav'],
    print: () => undefined,
    printErr: () => undefined,
    preRun: [(module) => module.FS.writeFile('said.txt', text)],
    // Compiled once for all runs.
    instantiateWasm: (imports, done) => {
      void instantiate(imports, done);
      return {};
    },
  });
  return FS.readFile('said.wav');
}

async function write(bytes: Uint8Array): Promise<void> {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
}

// Whoever asked is gone: there is nobody to speak to.
process.stdout.on('error', () => process.exit(1));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const wav = await speak(JSON.parse(line) as { args: string[]; text: string }).catch(() => new Uint8Array());
  const length = Buffer.alloc(4);
  length.writeUInt32BE(wav.length);
  await write(length);
  await write(wav);
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
}
