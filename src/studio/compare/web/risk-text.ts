import { text } from '#contract/language.ts';

/** What the comparison says of risks on the screen, beside what it says on paper. */
export const riskText = text({
  en: {
    panel: 'What is listed',
    differences: (n: string) => `Differences ${n}`,
    risks: (n: string) => `Risks ${n}`,
    changed: 'Changes in risk',
    list: 'List of risks',
    filter: 'Filter by level',
    all: 'All',
    next: 'Next risk',
    previous: 'Previous risk',
    becomes: 'becomes',
    thisRisk: 'This risk',
    line: (n: string) => `line ${n}`,
    none: 'No risk changes.',
    noneOfLevel: 'No risk is of this level.',
  },
  es: {
    panel: 'Qué se lista',
    differences: (n) => `Diferencias ${n}`,
    risks: (n) => `Riesgos ${n}`,
    changed: 'Cambios de riesgo',
    list: 'Lista de riesgos',
    filter: 'Filtrar por nivel',
    all: 'Todos',
    next: 'Riesgo siguiente',
    previous: 'Riesgo anterior',
    becomes: 'pasa a',
    thisRisk: 'Este riesgo',
    line: (n) => `línea ${n}`,
    none: 'Ningún riesgo cambia.',
    noneOfLevel: 'Ningún riesgo es de este nivel.',
  },
});
