import type { Engine, Model, SecondReading, Task } from '#server/ports/ai/port.ts';
import type { z } from 'zod';
import type { Threads } from '#server/threads/port.ts';
import type { Metrics } from './instruments.ts';

/** Measures calls of the engine of this name. */
const measuring =
  (engine: string, { engineCalls }: Pick<Metrics, 'engineCalls'>) =>
  async <T>(call: string, signal: AbortSignal, asked: Promise<T>): Promise<T> => {
    const end = engineCalls.startTimer({ engine, call });
    try {
      const answer = await asked;
      end({ outcome: 'ok' });
      return answer;
    } catch (error) {
      end({ outcome: signal.aborted ? 'stopped' : 'failed' });
      throw error;
    }
  };

/** The same threads, whose every work is measured as a call of the engine of this name, with the time that it waits for its turn. */
export function measuredThreads(threads: Threads, engine: string, metrics: Pick<Metrics, 'engineCalls'>): Threads {
  const measured = measuring(engine, metrics);
  return {
    run: (work, userId, sources, given, signal) =>
      measured(work, signal, threads.run(work, userId, sources, given, signal)),
    close: () => threads.close(),
  };
}

/** The same engine, whose every call is measured. */
export function measuredEngine(engine: Engine, { engineCalls }: Pick<Metrics, 'engineCalls'>): Engine {
  const { about, model, second } = engine;
  const measured = measuring(about.name, { engineCalls });
  const measuredModel = (of: Model): Model => ({
    about: of.about,
    generate: <S extends z.ZodType>(task: Task<S>, signal: AbortSignal) =>
      measured('generate', signal, of.generate(task, signal)),
  });
  const measuredSecond = (of: SecondReading): SecondReading => ({
    read: (statements, signal) => measured('reread', signal, of.read(statements, signal)),
    nothing: (question) => of.nothing(question),
  });
  return {
    about,
    second: second && measuredSecond(second),
    model: model && measuredModel(model),
    answer: (question, signal, hear) => measured('answer', signal, engine.answer(question, signal, hear)),
    describe: (source, language, signal) => measured('describe', signal, engine.describe(source, language, signal)),
    preview: (question) => engine.preview(question),
  };
}
