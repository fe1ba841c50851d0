import { text, type Language } from '#contract/language.ts';
import { names as riskNames } from '#contract/risk-names.ts';
import type { Kind } from '#contract/risk.ts';
import type { Risk, Risks } from './contract.ts';

/** Kinds of document that are no contract. */
const NO_CONTRACT: readonly Kind[] = ['law', 'ruling', 'letter', 'unknown'];
type Counts = Risks['counts'];

const counted = (n: number, [one, many]: readonly [string, string]): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];

/** What the comparison says of risks in whole sentences, on the screen and on paper. */
export const riskWords = text({
  en: {
    risks: 'Risks',
    counts: ({ added, raised, lowered, removed, same }: Counts): string => {
      const parts = [
        ...counted(added, ['risk added', 'risks added']),
        ...counted(raised, ['raised in level', 'raised in level']),
        ...counted(lowered, ['lowered in level', 'lowered in level']),
        ...counted(removed, ['removed', 'removed']),
        ...counted(same, ['unchanged', 'unchanged']),
      ];
      return parts.length === 0 ? 'The rules found no risk in either version' : parts.join(' · ');
    },
    /** How both were read, or why no risks were looked for. */
    read: ({ kinds: [before, after], read_as }: Risks): string => {
      const name = riskNames.en.kind;
      if (read_as === null) {
        const [was, is] = [NO_CONTRACT.includes(before), NO_CONTRACT.includes(after)];
        if (was && is)
          return `Risks are not compared: neither version is a contract (${name[before]}; ${name[after]}).`;
        return `Risks are not compared: the ${was ? 'version before' : 'new version'} is no contract (${name[was ? before : after]}).`;
      }
      const other = [before, after].find((kind) => kind !== read_as);
      return other === undefined
        ? `Both versions were read with the rules for: ${name[read_as]}.`
        : `The versions look like documents of two kinds (${name[before]}; ${name[after]}). Both were read with the rules for: ${name[read_as]}.`;
    },
    became: (title: string, level: string) => `Before: ${title} (${level})`,
    notThere: 'not found',
    why: 'Why it matters',
    action: 'What to do',
    bears: (who: string) => `Falls on ${who}`,
    basis: 'Basis',
    paste: 'Replacement clause, wording of Fojas',
    ask: 'Ask the other side',
    unreviewed: 'No lawyer has reviewed these rules yet. They point to where to look.',
    left: (n: number) => `${n} further ${n === 1 ? 'risk is' : 'risks are'} not listed.`,
  },
  es: {
    risks: 'Riesgos',
    counts: ({ added, raised, lowered, removed, same }) => {
      const parts = [
        ...counted(added, ['riesgo se agrega', 'riesgos se agregan']),
        ...counted(raised, ['sube de nivel', 'suben de nivel']),
        ...counted(lowered, ['baja de nivel', 'bajan de nivel']),
        ...counted(removed, ['se quita', 'se quitan']),
        ...counted(same, ['sigue igual', 'siguen igual']),
      ];
      return parts.length === 0 ? 'Las reglas no encontraron riesgos en ninguna versión' : parts.join(' · ');
    },
    read: ({ kinds: [before, after], read_as }) => {
      const name = riskNames.es.kind;
      if (read_as === null) {
        const [was, is] = [NO_CONTRACT.includes(before), NO_CONTRACT.includes(after)];
        if (was && is)
          return `No se comparan riesgos: ninguna de las dos versiones es un contrato (${name[before]}; ${name[after]}).`;
        return `No se comparan riesgos: la versión ${was ? 'anterior' : 'nueva'} no es un contrato (${name[was ? before : after]}).`;
      }
      const other = [before, after].find((kind) => kind !== read_as);
      return other === undefined
        ? `Ambas versiones se leyeron con las reglas para: ${name[read_as]}.`
        : `Las versiones parecen documentos de dos clases (${name[before]}; ${name[after]}). Ambas se leyeron con las reglas para: ${name[read_as]}.`;
    },
    became: (title, level) => `Antes: ${title} (${level})`,
    notThere: 'no está',
    why: 'Por qué importa',
    action: 'Qué hacer',
    bears: (who) => `Lo soporta ${who}`,
    basis: 'Fundamento',
    paste: 'Cláusula de reemplazo, redacción de Fojas',
    ask: 'Pregunta a la contraparte',
    unreviewed: 'Ningún abogado ha revisado aún estas reglas; señalan dónde mirar.',
    left: (n) => (n === 1 ? 'Hay 1 riesgo más que no se lista.' : `Hay ${n} riesgos más que no se listan.`),
  },
});

/** "Medio → Alto"; the one level where both versions have the same, or only one has it. */
export function levelsIn(levels: Risk['levels'], language: Language): string {
  const named = levels.flatMap((level) => (level ? [riskNames[language].level[level]] : []));
  return [...new Set(named)].join(' → ');
}
