import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { createEmbeddedOcr } from './embedded.ts';
import type { Ocr } from './port.ts';
import type { Provider } from './provider.ts';
import { findTesseract } from './tesseract.ts';

/**
 * What reads images here: by itself Tesseract where it is installed, which sends no page to anybody, else the provider's vision model where one is set, else
 * the reader that comes with Fojas. What is asked for by name and is not there is told in the log, and nothing reads in its place.
 */
export async function chooseOcr(
  { ocr, ai }: Pick<Config, 'ocr' | 'ai'>,
  log: Pick<Log, 'warn'>,
  find: () => Promise<Ocr | null> = findTesseract,
): Promise<Ocr | null> {
  if (ocr === 'off') return null;
  if (ocr === 'embedded') return createEmbeddedOcr();
  const provider = ai?.visionModel ? await providerOcr({ ...ai, model: ai.visionModel }) : null;
  if (ocr === 'auto') return (await find()) ?? provider ?? createEmbeddedOcr();
  const chosen = ocr === 'provider' ? provider : await find();
  if (!chosen) log.warn({ asked: ocr }, 'what FOJAS_OCR asks for is not there: images stay unread');
  return chosen;
}

/** What reads images of somebody who objected to providers: what reads them here; nothing where all reading of images is off. */
export const ownOcr = ({ ocr }: Pick<Config, 'ocr'>, log: Pick<Log, 'warn'>): Promise<Ocr | null> =>
  chooseOcr({ ocr: ocr === 'off' ? 'off' : 'auto', ai: null }, log);

/** The library behind it is large: it is loaded only where a provider is set. */
const providerOcr = async (provider: Provider): Promise<Ocr> =>
  (await import('./provider.ts')).createProviderOcr(provider);
