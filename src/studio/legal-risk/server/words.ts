import { text } from '#contract/language.ts';

type Counts = { critical: number; high: number; medium: number; low: number };
const list = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
const en = (n: number, level: string): string => `${n} ${level} ${n === 1 ? 'finding' : 'findings'}`;
const es = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The prose of a result. */
export const words = text({
  en: {
    counts: ({ critical, high, medium, low }: Counts): string =>
      list(
        [
          critical && en(critical, 'critical'),
          high && en(high, 'high'),
          medium && en(medium, 'medium'),
          low && en(low, 'low'),
        ].filter((one) => typeof one === 'string'),
        'and',
      ) || 'No findings',
    reason: (counts: string): string =>
      `${counts}. One critical finding makes it critical; one high or six medium make it high; one medium makes it medium. Burdens and missing protections do not count.`,
    summary: (kind: string, clauses: number, rules: number, found: number): string =>
      `${kind}, ${clauses} ${clauses === 1 ? 'clause' : 'clauses'} told apart. ${rules} rules for this kind were read against it, and ${found} found something.`,
    worst: (titles: readonly string[]): string =>
      `What weighs most: ${list(
        titles.map((title) => title.toLowerCase()),
        'and',
      )}.`,
    calm: 'None of them found a risk that stands out; that does not mean that there is none.',
    notContract: (kind: string): string =>
      `${kind}: it does not bind two sides as a contract does, so no contractual risks were looked for.`,
    none: 'No level: it is not a contract.',
    review: 'Have a lawyer review the critical and high findings.',
    reviewWhy: 'No lawyer has reviewed these rules yet; they point to where to look.',
    check: (law: string, date: string): string => `Check ${law} in its text in force: ours is of ${date}.`,
    avoids: (title: string): string => `Removes or lowers: ${title.toLowerCase()}.`,
    general: (title: string, why: string): string => `${title}: it was not found. ${why}`,
  },
  es: {
    counts: ({ critical, high, medium, low }: Counts): string =>
      list(
        [
          critical && es(critical, 'hallazgo crítico', 'hallazgos críticos'),
          high && es(high, 'alto', 'altos'),
          medium && es(medium, 'medio', 'medios'),
          low && es(low, 'bajo', 'bajos'),
        ].filter((one) => typeof one === 'string'),
        'y',
      ) || 'Sin hallazgos',
    reason: (counts: string): string =>
      `${counts}. Un hallazgo crítico lo hace crítico; uno alto o seis medios, alto; uno medio, medio. Las cargas y las protecciones que faltan no cuentan.`,
    summary: (kind: string, clauses: number, rules: number, found: number): string =>
      `${kind}, con ${clauses} ${clauses === 1 ? 'cláusula distinguida' : 'cláusulas distinguidas'}. Se leyeron ${rules} reglas para esta clase de documento y ${found} encontraron algo.`,
    worst: (titles: readonly string[]): string =>
      `Lo que más pesa: ${list(
        titles.map((title) => title.toLowerCase()),
        'y',
      )}.`,
    calm: 'Ninguna encontró un riesgo que destaque; eso no quiere decir que no lo haya.',
    notContract: (kind: string): string =>
      `${kind}: no obliga a dos partes como un contrato, así que no se buscaron riesgos contractuales.`,
    none: 'Sin nivel: no es un contrato.',
    review: 'Hacer revisar por un abogado los hallazgos críticos y altos.',
    reviewWhy: 'Ningún abogado ha revisado aún estas reglas; señalan dónde mirar.',
    check: (law: string, date: string): string => `Comprobar ${law} en su texto vigente: el nuestro es del ${date}.`,
    avoids: (title: string): string => `Quita o baja: ${title.toLowerCase()}.`,
    general: (title: string, why: string): string => `${title}: no se encontró. ${why}`,
  },
});
