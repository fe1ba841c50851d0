import { buffer } from 'node:stream/consumers';
import type { Utterance } from '#contract/sources.ts';
import type { Container } from '#extract/media/media.ts';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { findFfmpeg } from '../outside/programs.ts';
import type { Provider } from '../outside/provider.ts';
import { shrink } from './ffmpeg.ts';
import type { Piece } from './pieces.ts';
import type { Recording, Transcription } from './port.ts';
import { createProvider, type Part } from './provider.ts';
import { utterancesOf } from './utterances.ts';

/** Bytes that such a provider takes at once. */
const PART_LIMIT = 25 * 1024 * 1024;

/** What a recording is called where it goes as it is: the provider knows the container by the ending, and learns nothing of the file's own name. */
const ENDING: Record<Container, string> = {
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  flac: 'flac',
  ogg: 'ogg',
  mp4: 'mp4',
  matroska: 'webm',
  avi: 'avi',
  flv: 'flv',
  asf: 'wmv',
};

type Options = Provider & { log: Log; ffmpeg?: () => Promise<string | null> };

/**
 * Transcription by any server that speaks OpenAI's `POST /audio/transcriptions`. With ffmpeg on the machine a recording is made small first and sent
 * piece after piece, and all of it is read before anything is sent: a storage would not hold a file open for as long as a transcription takes, and
 * what is too long should cost nothing. Without ffmpeg the file goes as it is, up to what such a provider takes.
 */
export function createOpenAiTranscription({ log, ffmpeg = findFfmpeg, ...provider }: Options): Transcription {
  let found: Promise<string | null> | null = null;
  const ask = createProvider(provider, log);

  async function partsOf(recording: Recording, signal: AbortSignal): Promise<{ pieces: Piece[]; ending: string }> {
    const program = await (found ??= ffmpeg());
    const shrunk = program ? await shrink(program, recording, signal) : { whole: recording.bytes };
    if ('pieces' in shrunk) return { pieces: shrunk.pieces, ending: 'mp3' };
    if (recording.size > PART_LIMIT) {
      shrunk.whole.destroy();
      throw new Problem('MEDIA_TOO_LONG');
    }
    const bytes = await buffer(shrunk.whole);
    return { pieces: [{ bytes, at: 0, seconds: null }], ending: ENDING[recording.container] };
  }

  return {
    name: provider.model,
    async transcribe(recording, progress, signal) {
      const { pieces, ending } = await partsOf(recording, signal);
      const utterances: Utterance[] = [];
      for (const [n, { bytes, at, seconds }] of pieces.entries()) {
        progress(n, pieces.length);
        const part: Part = { bytes, name: `recording.${ending}` };
        utterances.push(...utterancesOf(await ask(part, signal), at, seconds));
      }
      progress(pieces.length, pieces.length);
      return utterances;
    },
  };
}
