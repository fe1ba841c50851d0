import type { Language } from '#contract/language.ts';
import type { Unit, UnitKind } from '../units/unit.ts';
import { fold } from '../words.ts';
import type { Weights } from './weights.ts';

/** Kinds of units that stand behind the others unless a question names them: beginnings of its words that do, folded. Ours. */
const ASIDE: Partial<Record<UnitKind, Record<Language, readonly string[]>>> = {
  amending: { es: ['modific', 'reemplaz', 'deroga', 'intercal'], en: ['amend', 'replac', 'repeal'] },
  transitory: {
    es: ['transitori', 'vigencia', 'entra en vigor'],
    en: ['transitor', 'transitional', 'entry into force'],
  },
  derogated: { es: ['deroga'], en: ['repeal'] },
  closing: { es: ['firm', 'suscri', 'redact', 'pronunci'], en: ['sign', 'execut'] },
};

/** What the kind of a unit multiplies its score by, for a question. */
export function asideOf(question: string, language: Language, weights: Weights): (unit: Unit | null) => number {
  const folded = fold(question);
  return (unit) => {
    if (unit === null) return 1;
    if (unit.kind === 'heading') return weights.heading;
    const cues = ASIDE[unit.kind]?.[language];
    return cues && !cues.some((cue) => folded.includes(cue)) ? weights.aside : 1;
  };
}
