import type { Sound, Speech, Utterance } from '#server/ports/speech/port.ts';

/** Stands in for what speaks: samples that count on from line to line, so that every byte of a file says where it stands. */
export class TestSpeech implements Speech {
  readonly name = 'Voces de prueba';
  readonly host = null;
  /** What was spoken, text by text. */
  readonly heard: string[] = [];
  /** Samples of a line. */
  samples = 1000;
  /** Waited for before each line; what it throws is what speaking throws. */
  before: (signal: AbortSignal) => Promise<void> = async () => undefined;
  /** How often speaking was broken off by its signal. */
  left = 0;

  voices = (): readonly [string, string] => ['Ana', 'Luis'];

  async *speak(utterances: readonly Utterance[], _language: string, signal: AbortSignal): AsyncGenerator<Sound> {
    for (const [at, { text }] of utterances.entries()) {
      try {
        await this.before(signal);
        signal.throwIfAborted();
      } catch (error) {
        if (signal.aborted) this.left++;
        throw error;
      }
      this.heard.push(text);
      yield {
        rate: 22_050,
        samples: Int16Array.from({ length: this.samples }, (_, n) => (at * this.samples + n) % 30_000),
      };
    }
  }

  /** Holds every line until the returned function is called; `waits` resolves once one is held. */
  hold(): { go: () => void; waits: Promise<void> } {
    let [go, held] = [() => undefined as void, () => undefined as void];
    const opened = new Promise<void>((done) => (go = done));
    const waits = new Promise<void>((done) => (held = done));
    this.before = async (signal) => {
      held();
      await Promise.race([
        opened,
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      ]);
    };
    return { go, waits };
  }
}
