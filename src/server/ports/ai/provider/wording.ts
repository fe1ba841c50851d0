import type { Language } from '#contract/language.ts';

/** What a model is told to speak. */
export const SPEAK: Record<Language, string> = { es: 'Spanish', en: 'English' };
/** What some models say to themselves before they answer. */
export const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi;
