import type { Language } from '#contract/language.ts';
import { OURS, type Finding, type Rule } from '#reading/grammar/rule.ts';
import { SPELLING_RULES, type SpellingRule } from '#reading/spelling/rules.ts';
import { checkSpelling } from '#reading/spelling/spelling.ts';
import { spellerOf } from './dictionaries.ts';

type Both = Record<Language, string>;
const SAY: Record<SpellingRule, Both> = {
  'word.unknown': { es: 'Palabra no reconocida: «$1».', en: 'Unknown word: "$1".' },
  'word.accent': { es: 'Revisa la tilde de «$1».', en: 'Check the accent of "$1".' },
  'word.joined': { es: '«$1» son dos palabras.', en: '"$1" is two words.' },
  'word.split': { es: '«$1» es una palabra.', en: '"$1" is one word.' },
  'word.capital': { es: 'Revisa la mayúscula de «$1».', en: 'Check the capital of "$1".' },
  'accent.diacritic': {
    es: 'La tilde de «$1» distingue dos palabras: aquí va la otra.',
    en: 'The accent of "$1" tells two words apart: the other is meant here.',
  },
  'accent.interrogative': { es: '«$1» pregunta aquí, y lleva tilde.', en: '"$1" asks here, and bears an accent.' },
  'accent.verb': { es: 'Revisa la tilde de la forma verbal «$1».', en: 'Check the accent of the verb form "$1".' },
  'name.varies': {
    es: 'El nombre «$1» aparece escrito de otro modo.',
    en: 'The name "$1" is also written in another way.',
  },
  'text.unreadable': {
    es: 'Texto ilegible, por la digitalización o la conversión.',
    en: 'Unreadable, from scanning or conversion.',
  },
};
/** A name is the document's own matter; noise is the scanner's. */
const WEIGHT: Partial<Record<SpellingRule, number>> = { 'name.varies': 1, 'text.unreadable': 0.25, 'word.capital': 1 };

/** A word that nothing comes near is more likely new to the dictionary than wrong. */
const UNFAMILIAR = 0.5;

const rules = new Map<string, Rule>();
/** The Ortografía is an authority on Spanish alone. */
function ruleOf(id: SpellingRule, language: Language, isNear: boolean): Rule {
  const key = `${language} ${id} ${isNear}`;
  let rule = rules.get(key);
  if (!rule) {
    const from = SPELLING_RULES[id];
    rule = {
      id,
      category: id === 'name.varies' ? 'consistencia' : 'ortografia',
      weight: id === 'word.unknown' && !isNear ? UNFAMILIAR : (WEIGHT[id] ?? 2),
      ...(id === 'text.unreadable' && { style: true }),
      say: SAY[id],
      source: language === 'en' || from.startsWith('ours') ? OURS : from,
    };
    rules.set(key, rule);
  }
  return rule;
}

/** What the dictionary of the text's language finds. */
export const spelling = (text: string, language: Language): Finding[] =>
  checkSpelling(text, { speller: spellerOf(language), language }).map(({ start, end, word, suggestions, rule }) => ({
    start,
    end,
    rule: ruleOf(rule, language, suggestions.length > 0),
    suggestion: suggestions[0] ?? null,
    values: [word],
  }));
