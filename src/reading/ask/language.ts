import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import type { Token } from '../rules/types.ts';
import type { SourceHead } from './asked.ts';
import { hasCue } from './intents/classify.ts';

/** The language of a question: by its small words, else by the cues that it holds in one language alone, else that of most sources. */
export function languageOf(question: string, tokens: readonly Token[], sources: readonly SourceHead[]): Language {
  const told = tellLanguage(question);
  if (told) return told;
  const [spanish, english] = [hasCue(tokens, 'es'), hasCue(tokens, 'en')];
  if (spanish !== english) return spanish ? 'es' : 'en';
  const inEnglish = sources.filter(({ language }) => language === 'en').length;
  return inEnglish * 2 > sources.length ? 'en' : 'es';
}
