import { expect, test } from 'vitest';
import { chooseSpeech } from './choose.ts';
import { createEspeak } from './espeak.ts';

const ai = {
  baseUrl: 'http://127.0.0.1:9/v1',
  apiKey: null,
  visionModel: null,
  transcriptionModel: null,
  speechModel: 'voz',
  speechVoices: ['alloy', 'onyx'],
} as const;
const found = createEspeak({ name: 'eSpeak NG 1', run: () => { throw new Error('unused'); } }); // prettier-ignore

test.each([
  ['auto', true, ai, 'voz', 0],
  ['auto', true, null, 'eSpeak NG 1', 0],
  ['auto', true, { ...ai, speechModel: null }, 'eSpeak NG 1', 0],
  ['auto', false, null, null, 0],
  ['espeak', true, ai, 'eSpeak NG 1', 0],
  ['espeak', false, ai, null, 1],
  ['provider', true, ai, 'voz', 0],
  ['provider', true, null, null, 1],
  ['off', true, ai, null, 0],
] as const)('%s, with eSpeak NG %s', async (speech, installed, provider, name, warnings) => {
  let warned = 0;
  const find = async () => (installed ? found : null);
  const chosen = await chooseSpeech({ speech, ai: provider }, { warn: () => void warned++ }, find);
  expect(chosen?.name ?? null).toBe(name);
  expect(warned).toBe(warnings);
});
