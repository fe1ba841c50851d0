import type { Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import type { Area } from '#contract/risk.ts';
import { contradictions, forums } from '../consistency/contradictions.ts';
import { crossReferences } from '../consistency/cross-references.ts';
import { dates } from '../consistency/dates.ts';
import { figures } from '../consistency/figures.ts';
import { labelsOf } from '../consistency/labels.ts';
import { sums } from '../consistency/sums.ts';
import { totals } from '../consistency/totals.ts';
import { told, type Finding } from '../grammar/rule.ts';
import type { Range } from '../lines.ts';
import type { Found, Hit, Reading } from './match.ts';
import type { Both, Paste, Rule } from './rules/rule.ts';

/** A way in which a contract disagrees with itself: what it is called, what to do, what to paste. Ours. */
type Slip = { level: Level; area: Area; title: Both; why: Both; action: Both; paste: Record<Language, Paste> };

const SUMS: Slip = {
  level: 'medium',
  area: 'payment',
  title: { es: 'Las cifras no cuadran', en: 'The figures do not add up' },
  why: {
    es: 'Cada parte podrá alegar la suma que le conviene.',
    en: 'Each side may rely on the sum that suits it.',
  },
  action: { es: 'Corregir las partidas o el total.', en: 'Correct the items or the total.' },
  paste: {
    es: {
      balanced:
        'El total es de {{monto en cifras}} ({{monto en palabras}}), que corresponde a {{partida}} por {{monto}} y {{partida}} por {{monto}}.',
      ask: '¿Cuál es el total acordado y de qué partidas se compone?',
    },
    en: {
      balanced: 'The total is {{amount}}, made up of {{item}} at {{amount}} and {{item}} at {{amount}}.',
      ask: 'What total was agreed, and of what items is it made?',
    },
  },
};
const WORDS: Slip = {
  ...SUMS,
  level: 'high',
  title: { es: 'La cifra y las palabras difieren', en: 'Figure and words differ' },
  why: {
    es: 'No se sabe cuál de las dos obliga: el monto o el plazo queda sin determinar.',
    en: 'It is not known which of the two binds: the amount or the term is not determined.',
  },
  action: { es: 'Escribir el mismo número en cifras y en palabras.', en: 'Write one number in figures and in words.' },
};
const COLLIDES: Slip = {
  level: 'medium',
  area: 'formalities',
  title: { es: 'Dos cláusulas se contradicen', en: 'Two clauses collide' },
  why: {
    es: 'Lo que una da o fija, otra lo quita o lo fija distinto.',
    en: 'What one gives or sets, another takes away or sets otherwise.',
  },
  action: { es: 'Decir cuál rige y suprimir la otra.', en: 'Say which one governs and strike the other.' },
  paste: {
    es: {
      balanced: 'En caso de contradicción entre {{cláusula}} y {{cláusula}}, rige {{cláusula}}.',
      ask: '¿Cuál de las dos cláusulas rige?',
    },
    en: { balanced: 'If {{clause}} and {{clause}} conflict, {{clause}} governs.', ask: 'Which of the two governs?' },
  },
};
const REFERS: Slip = {
  ...COLLIDES,
  level: 'low',
  title: { es: 'Remite a una cláusula que no existe', en: 'It refers to a clause that is not there' },
  why: {
    es: 'Lo que allí debía decirse no está pactado.',
    en: 'What should be said there is not agreed.',
  },
  action: { es: 'Corregir la remisión o agregar la cláusula.', en: 'Correct the reference or add the clause.' },
};
const DATES: Slip = {
  ...COLLIDES,
  title: { es: 'Fecha imposible', en: 'A date that cannot be' },
  why: { es: 'El plazo no puede contarse.', en: 'The term cannot be counted.' },
  action: { es: 'Corregir la fecha.', en: 'Correct the date.' },
  paste: {
    es: { balanced: 'El plazo corre desde el {{fecha}} hasta el {{fecha}}.', ask: '¿Qué fechas se acordaron?' },
    en: { balanced: 'The term runs from {{date}} to {{date}}.', ask: 'What dates were agreed?' },
  },
};

const SLIPS: Record<string, readonly [name: string, slip: Slip]> = {
  'c.monto.letras': ['figures-words', WORDS],
  'c.suma': ['sums', SUMS],
  'c.cuotas': ['sums', SUMS],
  'k.plazo': ['collides', COLLIDES],
  'k.permite.prohibe': ['collides', COLLIDES],
  'k.foro': ['collides', COLLIDES],
  'c.ref.cruzada': ['no-such-clause', REFERS],
  'c.fecha.imposible': ['no-such-day', DATES],
  'c.fecha.orden': ['no-such-day', DATES],
};

function ruleOf(finding: Finding, language: Language): Rule | null {
  const known = SLIPS[finding.rule.id];
  if (!known) return null;
  const [name, { paste, why, ...slip }] = known;
  const saying = (to: Language): string => `${told(finding, to)} ${why[to]}`;
  return {
    ...slip,
    id: `${language}-${name}`,
    sort: 'risk',
    language,
    kinds: 'any',
    signal: { any: [] },
    why: { es: saying('es'), en: saying('en') },
    paste: paste[language],
    bears: 'both',
    examples: { hit: '', miss: [] },
  };
}

/** What these findings offer to paste, in a language. */
export const slipPastes = (language: Language): Pick<Rule, 'id' | 'language' | 'paste'>[] =>
  Object.values(SLIPS).map(([name, { paste }]) => ({ id: `${language}-${name}`, language, paste: paste[language] }));

/** Where a contract does not agree with itself: sums, figures against words, terms, dates and references. Both sides bear it. */
export function slipsIn({ text, units }: Reading, language: Language): Found[] {
  const findings: Finding[] = [];
  const emit = (
    rule: Finding['rule'],
    start: number,
    end: number,
    _: unknown,
    values?: readonly string[],
    also?: Range,
  ) => void findings.push({ rule, start, end, suggestion: null, ...(values && { values }), ...(also && { also }) });
  figures(text, language, emit);
  sums(text, emit);
  totals(text, language, emit);
  dates(text, language, emit);
  contradictions(text, language, emit);
  forums(text, language, emit);
  crossReferences(text, labelsOf(text), language, emit);
  return findings.flatMap((finding) => {
    const rule = ruleOf(finding, language);
    const hits = [finding, finding.also].flatMap((place): Hit[] => {
      const unit = place && units.find(({ start, end }) => start <= place.start && place.start < end);
      return place && unit
        ? [{ unit, words: { start: place.start, end: place.end }, level: rule?.level ?? 'low' }]
        : [];
    });
    return rule && hits.length > 0 ? [{ rule, hits }] : [];
  });
}
