import type { Language } from '#contract/language.ts';
import type { Slot } from '../../ask/asked.ts';
import { finder, type Finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import type { Rules } from '../../rules/types.ts';
import { CONSEQUENCE_EN } from './consequence/en.ts';
import { CONSEQUENCE_ES } from './consequence/es.ts';
import { FIGURES_EN } from './figures/en.ts';
import { FIGURES_ES } from './figures/es.ts';
import { MODALITY_EN } from './modality/en.ts';
import { MODALITY_ES } from './modality/es.ts';
import { STATEMENT_EN } from './statement/en.ts';
import { STATEMENT_ES } from './statement/es.ts';
import { WHO_EN } from './who/en.ts';
import { WHO_ES } from './who/es.ts';

const BLOCKS: Record<Language, readonly Rules[]> = {
  es: [MODALITY_ES, CONSEQUENCE_ES, STATEMENT_ES, FIGURES_ES, WHO_ES],
  en: [MODALITY_EN, CONSEQUENCE_EN, STATEMENT_EN, FIGURES_EN, WHO_EN],
};

/** The rules by which words fill a slot, by language. */
export const FIND: Record<Language, Finder> = { es: finder(BLOCKS.es), en: finder(BLOCKS.en) };

/** Slots that a list is read for, sentence by sentence. */
export type Sought = Extract<Slot, 'sanction' | 'term'>;
const ofSlot = (language: Language, slot: Sought): Finder =>
  finder(
    BLOCKS[language].map((block) => ({ ...block, rules: block.rules.filter(({ id }) => id.startsWith(`${slot}.`)) })),
  );
const SOUGHT: Record<Sought, Record<Language, Finder>> = {
  sanction: { es: ofSlot('es', 'sanction'), en: ofSlot('en', 'sanction') },
  term: { es: ofSlot('es', 'term'), en: ofSlot('en', 'term') },
};
/** Words before a date that make it a limit. */
const UNTIL = /hasta|tardar|antes|vence|until|later|before|by/iu;

/** Whether some words may fill a slot. A false one is certain; it costs a third of reading all that they hold. */
export const mayFill = (words: string, slot: Sought, language: Language): boolean =>
  (slot === 'term' && UNTIL.test(words)) || SOUGHT[slot][language](tokensOf(words)).length > 0;
