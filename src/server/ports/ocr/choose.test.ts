import { expect, test } from 'vitest';
import { chooseOcr } from './choose.ts';

const ai = {
  baseUrl: 'http://127.0.0.1:9/v1',
  apiKey: null,
  visionModel: 'ojo',
  transcriptionModel: null,
  speechModel: null,
  speechVoices: ['alloy', 'onyx'],
} as const;
const EMBEDDED = 'tesseract.js 7.0.0';
const found = { name: 'tesseract 5', read: () => Promise.reject(new Error('unused')) };

test.each([
  ['auto', true, ai, 'tesseract 5', 0],
  ['auto', false, ai, 'ojo', 0],
  ['auto', false, null, EMBEDDED, 0],
  ['auto', false, { ...ai, visionModel: null }, EMBEDDED, 0],
  ['embedded', true, ai, EMBEDDED, 0],
  ['tesseract', true, ai, 'tesseract 5', 0],
  ['tesseract', false, ai, null, 1],
  ['provider', true, ai, 'ojo', 0],
  ['provider', true, null, null, 1],
  ['off', true, ai, null, 0],
] as const)('%s, with Tesseract %s', async (ocr, installed, provider, name, warnings) => {
  let warned = 0;
  const chosen = await chooseOcr({ ocr, ai: provider }, { warn: () => void warned++ }, async () =>
    installed ? found : null,
  );
  expect(chosen?.name ?? null).toBe(name);
  expect(warned).toBe(warnings);
});
