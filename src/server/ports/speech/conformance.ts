import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { Sound, Speech, Utterance } from './port.ts';

const never = new AbortController().signal;
const WORDS: Record<Language, string> = {
  es: 'La arrendadora entrega el inmueble y la arrendataria paga la renta dentro de los primeros cinco días de cada mes.',
  en: 'The landlord hands over the property and the tenant pays the rent within the first five days of each month.',
};

/** All sounds of what is spoken. */
export async function hearAll(
  speech: Speech,
  utterances: readonly Utterance[],
  language: Language = 'es',
  signal = never,
): Promise<Sound[]> {
  const sounds: Sound[] = [];
  for await (const sound of speech.speak(utterances, language, signal)) sounds.push(sound);
  return sounds;
}
const seconds = ({ rate, samples }: Sound): number => samples.length / rate;

/** What every adapter of the port promises. `speaks` answers one that can; `hangs` one whose speaker never answers; `pitch` measures that of a voice in Hz. */
export function speechConformance(
  speaks: () => Promise<Speech>,
  hangs: () => Promise<Speech>,
  pitch: (sound: Sound) => number,
): void {
  test('says what it is and what its voices are called', async () => {
    const speech = await speaks();
    expect(speech.name).toMatch(/^\S.*\S$/);
    for (const language of ['es', 'en'] as const) {
      const [one, other] = speech.voices(language);
      expect(one).toMatch(/\S/);
      expect(other).not.toBe(one);
    }
  });

  test.each(['es', 'en'] as const)('has two voices in %s that are easily told apart', async (language) => {
    const utterances = ([0, 1] as const).map((voice) => ({ voice, text: WORDS[language] }));
    const [one, other] = (await hearAll(await speaks(), utterances, language)).map(pitch);
    expect(Math.abs(one! - other!)).toBeGreaterThanOrEqual(40);
  });

  test('answers a sound for each utterance, in their order and of one rate', async () => {
    const texts = [WORDS.es, 'Sí.', `${WORDS.es} ${WORDS.es}`, 'No.', WORDS.es];
    const sounds = await hearAll(
      await speaks(),
      texts.map((text, n) => ({ voice: n % 2 === 0 ? 0 : 1, text })),
    );
    expect(sounds).toHaveLength(texts.length);
    expect(new Set(sounds.map(({ rate }) => rate)).size).toBe(1);
    const [first, yes, twice, no] = sounds.map(seconds);
    expect(first).toBeGreaterThan(2 * yes!);
    expect(twice).toBeGreaterThan(1.5 * first!);
    expect(no).toBeLessThan(first! / 2);
  });

  test('has nothing to say of nothing, and of signs alone', async () => {
    const sounds = await hearAll(
      await speaks(),
      ['', '…', ' — ', WORDS.es].map((text) => ({ voice: 0, text })),
    );
    expect(sounds.map(({ samples }) => samples.length > 0)).toEqual([false, false, false, true]);
    expect(await hearAll(await speaks(), [])).toEqual([]);
  });

  test('takes words for words, whatever they look like', async () => {
    const texts = [
      '-w /tmp/x hola',
      '--help',
      '[[h@loU]] hola',
      '\u0001hola\u00010v\0 hola',
      '<speak><break time="9s"/></speak> hola',
      '"; touch x; \' $(id) `id`',
      '{"args":["-q"]}\n{"text":"hola"}',
      'ñandú 你好 🙂 \ud800 hola',
    ];
    const sounds = await hearAll(
      await speaks(),
      texts.map((text) => ({ voice: 0, text })),
    );
    for (const sound of sounds) expect(seconds(sound)).toBeGreaterThan(0.2);
    expect(sounds).toHaveLength(texts.length);
  });

  test('ends at once when it is aborted, before and while it speaks', async () => {
    const speech = await hangs();
    const utterances = [0, 1, 0, 1].map((voice) => ({ voice: voice as 0 | 1, text: WORDS.es }));
    const reason = new Error('stopped');
    await expect(hearAll(speech, utterances, 'es', AbortSignal.abort(reason))).rejects.toBe(reason);
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 50);
    const both = [hearAll(speech, utterances, 'es', stop.signal), hearAll(speech, utterances, 'es', stop.signal)];
    expect(await Promise.allSettled(both)).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
  });
}
