import { text, type Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import type { Basis } from '#contract/risk.ts';

type Counts = { critical: number; high: number; medium: number; low: number };
const list = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
/** A day as the readers of a language write it. */
export const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
/** "3 findings: 1 high and 2 medium". */
function counted(
  { critical, high, medium, low }: Counts,
  nouns: readonly [string, string],
  levels: Levels,
  and: string,
): string {
  const [one, many] = nouns;
  const all = critical + high + medium + low;
  const parts = [critical, high, medium, low].flatMap((n, i) => (n > 0 ? `${n} ${levels[i]![n === 1 ? 0 : 1]}` : []));
  return `${all} ${all === 1 ? one : many}: ${list(parts, and)}`;
}
type Levels = readonly (readonly [string, string])[];
const EN: Levels = ['critical', 'high', 'medium', 'low'].map((word) => [word, word]);
const ES: Levels = ['crítico', 'alto', 'medio', 'bajo'].map((word) => [word, `${word}s`]);
const none = ({ critical, high, medium, low }: Counts): boolean => critical + high + medium + low === 0;

/** What each level means. */
const LEVEL_EN: Record<Level, string> = {
  critical: 'It takes away what a party cannot waive, or binds it to what it does not know.',
  high: 'It can be costly for one party, with nothing in return from the other.',
  medium: 'It burdens one party and can be negotiated.',
  low: 'Worth knowing; it is rarely costly.',
};
const LEVEL_ES: Record<Level, string> = {
  critical: 'Priva a una parte de lo que no puede ceder, o la deja obligada a lo que no conoce.',
  high: 'Puede costar caro a una parte, sin contrapartida de la otra.',
  medium: 'Grava a una parte y puede negociarse.',
  low: 'Conviene saberlo; rara vez tiene un costo alto.',
};
const ORDER: readonly Level[] = ['low', 'medium', 'high', 'critical'];
/** How far a level was moved from the usual one of its rule. */
const moved = (level: Level, usual: Level): number => ORDER.indexOf(level) - ORDER.indexOf(usual);

/** The prose of a result. */
export const words = text({
  en: {
    counts: (n: Counts): string => (none(n) ? 'No findings' : counted(n, ['finding', 'findings'], EN, 'and')),
    reason: (counts: string): string =>
      `${counts}. One critical finding makes it critical; one high or six medium make it high; one medium makes it medium. Burdens and missing protections do not count.`,
    levelReason: (level: Level, usual: Level, against: Basis | null): string =>
      level === 'critical' && against
        ? `It is against the words of ${against.law}, art. ${against.article}: it may be void.`
        : `${LEVEL_EN[level]}${moved(level, usual) === 0 ? '' : moved(level, usual) > 0 ? ' Raised for its words.' : ' Lowered for its words.'}`,
    summary: (kind: string, clauses: number, rules: number, found: number): string =>
      `${kind}, ${clauses} ${clauses === 1 ? 'clause' : 'clauses'}. ${rules} rules for this kind of document were applied; ${found === 0 ? 'none' : found} with results.`,
    worst: (titles: readonly string[]): string =>
      `Most serious: ${list(
        titles.map((title) => title.toLowerCase()),
        'and',
      )}.`,
    calm: 'None of them found a risk that stands out; that does not mean that there is none.',
    notContract: (kind: string): string =>
      `${kind}: it does not bind two sides as a contract does, so no contractual risks were looked for.`,
    none: 'No level: it is not a contract.',
    review: 'Have a lawyer review the critical and high findings.',
    reviewWhy: 'No lawyer has reviewed these rules yet; they point to where to look.',
    check: (law: string, date: string | null): string =>
      `Check ${law} in its text in force: ${date === null ? 'the date of ours is not known' : `ours is of ${dayIn('en', date)}`}.`,
    avoids: (title: string): string => `Removes or lowers: ${title.toLowerCase()}.`,
    general: (title: string, why: string): string => `${title}: it was not found. ${why}`,
  },
  es: {
    counts: (n: Counts): string => (none(n) ? 'Sin hallazgos' : counted(n, ['hallazgo', 'hallazgos'], ES, 'y')),
    reason: (counts: string): string =>
      `${counts}. Un hallazgo crítico lo hace crítico; uno alto o seis medios, alto; uno medio, medio. Las cargas y las protecciones que faltan no cuentan.`,
    levelReason: (level: Level, usual: Level, against: Basis | null): string =>
      level === 'critical' && against
        ? `Va contra el texto de esta norma: ${against.law}, art. ${against.article}. Puede ser nula.`
        : `${LEVEL_ES[level]}${moved(level, usual) === 0 ? '' : moved(level, usual) > 0 ? ' Sube por sus palabras.' : ' Baja por sus palabras.'}`,
    summary: (kind: string, clauses: number, rules: number, found: number): string =>
      `${kind}, con ${clauses} ${clauses === 1 ? 'cláusula' : 'cláusulas'}. Se aplicaron ${rules} reglas para esta clase de documento; ${found === 0 ? 'ninguna' : found} con resultados.`,
    worst: (titles: readonly string[]): string =>
      `Lo más grave: ${list(
        titles.map((title) => title.toLowerCase()),
        'y',
      )}.`,
    calm: 'Ninguna detectó un riesgo destacado, lo que no significa que no lo haya.',
    notContract: (kind: string): string =>
      `${kind}: no obliga a dos partes como un contrato, así que no se buscaron riesgos contractuales.`,
    none: 'Sin nivel: no es un contrato.',
    review: 'Hacer revisar por un abogado los hallazgos críticos y altos.',
    reviewWhy: 'Ningún abogado ha revisado aún estas reglas; señalan dónde mirar.',
    check: (law: string, date: string | null): string =>
      `Comprobar ${law} en su texto vigente: ${date === null ? 'no se conoce la fecha del nuestro' : `el nuestro es del ${dayIn('es', date)}`}.`,
    avoids: (title: string): string => `Quita o baja: ${title.toLowerCase()}.`,
    general: (title: string, why: string): string => `${title}: no se encontró. ${why}`,
  },
});
