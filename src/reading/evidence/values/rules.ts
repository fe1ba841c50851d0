import type { Language } from '#contract/language.ts';
import { finder, type Finder } from '../../rules/find.ts';
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

/** The rules by which words fill a slot, by language. */
export const FIND: Record<Language, Finder> = {
  es: finder([MODALITY_ES, CONSEQUENCE_ES, STATEMENT_ES, FIGURES_ES, WHO_ES]),
  en: finder([MODALITY_EN, CONSEQUENCE_EN, STATEMENT_EN, FIGURES_EN, WHO_EN]),
};
