import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { speller, type Speller } from '#reading/spelling/speller.ts';

const PACKAGES: Record<Language, string> = { es: 'dictionary-es-cl', en: 'dictionary-en' };
const read = new Map<Language, Speller>();

/** The dictionary of a language, read from its npm package when first asked for, and kept for the life of the process. */
export function spellerOf(language: Language): Speller {
  const known = read.get(language);
  if (known) return known;
  const folder = path.dirname(createRequire(import.meta.url).resolve(PACKAGES[language]));
  const file = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const made = speller({ language, affix: file('index.aff'), words: file('index.dic') });
  read.set(language, made);
  return made;
}
