import { text } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';

const LEVELS_EN: Record<Level, string> = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' };
const LEVELS_ES: Record<Level, string> = { critical: 'Crítico', high: 'Alto', medium: 'Medio', low: 'Bajo' };

/** What a report says in its own words. */
export const words = text({
  en: {
    called: (title: string, others: number) =>
      others === 0
        ? `Report on ${title}`
        : `Report on ${title} and ${others} more ${others === 1 ? 'source' : 'sources'}`,
    counts: (points: number) => `${points} ${points === 1 ? 'statement' : 'statements'}, each with its quotation`,
    risk: (level: Level, title: string) => `${LEVELS_EN[level]} risk: ${title}`,
    level: LEVELS_EN,
    bears: (who: string) => `Falls on ${who}.`,
    due: (day: string) => `Due ${day}`,
    computed: (articles: string) => `Calculated by Fojas: ${articles}.`,
    left: (n: number) => `${n} more ${n === 1 ? 'is' : 'are'} not listed.`,
    nothing: 'The sources hold nothing for this section.',
    none: 'The sources hold nothing to report.',
    unread: 'No lawyer has reviewed the rules behind the risks.',
  },
  es: {
    called: (title: string, others: number) =>
      others === 0
        ? `Informe sobre ${title}`
        : `Informe sobre ${title} y ${others} ${others === 1 ? 'fuente más' : 'fuentes más'}`,
    counts: (points: number) =>
      `${points} ${points === 1 ? 'afirmación, con su cita' : 'afirmaciones, cada una con su cita'}`,
    risk: (level: Level, title: string) => `Riesgo ${LEVELS_ES[level].toLowerCase()}: ${title}`,
    level: LEVELS_ES,
    bears: (who: string) => `La soporta: ${who}.`,
    due: (day: string) => `Vence el ${day}`,
    computed: (articles: string) => `Calculado por Fojas: ${articles}.`,
    left: (n: number) => `${n === 1 ? 'Hay 1 más que no se lista' : `Hay ${n} más que no se listan`}.`,
    nothing: 'Las fuentes no contienen nada para esta sección.',
    none: 'Las fuentes no contienen nada que informar.',
    unread: 'Ningún abogado ha revisado las reglas que fundan los riesgos.',
  },
});
