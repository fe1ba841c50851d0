import { text } from '#contract/language.ts';

/** What the machine words of a result are called. */
export const names = text({
  en: {
    solidity: { alto: 'High', medio: 'Medium', bajo: 'Low', muy_bajo: 'Very low' },
    position: { supports: 'Supports', opposes: 'Opposes', other: 'For and against', neutral: 'Not stated' },
    priority: { high: 'High', medium: 'Medium', low: 'Low' },
    level: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
    status: { established: 'Established', emerging: 'Emerging', other: 'Cannot be told' },
    speaker: { claimant: 'invoked by the claimant', defendant: 'invoked by the defendant', dissent: 'in a dissent' },
    provenance: {
      document: 'In this document',
      sources: 'In your sources',
      none: 'In none of your sources: do not cite without checking',
    },
    missing: { title: 'no work', year: 'no year', pages: 'no page', publisher: 'no publisher or review' },
    timeline: { now: 'Now', 'before-filing': 'Before filing', later: 'Later' },
  },
  es: {
    solidity: { alto: 'Alta', medio: 'Media', bajo: 'Baja', muy_bajo: 'Muy baja' },
    position: { supports: 'A favor', opposes: 'En contra', other: 'A favor y en contra', neutral: 'No lo dice' },
    priority: { high: 'Alta', medium: 'Media', low: 'Baja' },
    level: { critical: 'Crítico', high: 'Alto', medium: 'Medio', low: 'Bajo' },
    status: { established: 'Establecida', emerging: 'Emergente', other: 'No se puede decir' },
    speaker: {
      claimant: 'invocada por la demandante',
      defendant: 'invocada por la demandada',
      dissent: 'en un voto disidente',
    },
    provenance: {
      document: 'En este documento',
      sources: 'En tus fuentes',
      none: 'En ninguna de tus fuentes: no citar sin comprobar',
    },
    missing: { title: 'sin obra', year: 'sin año', pages: 'sin página', publisher: 'sin editorial ni revista' },
    timeline: { now: 'Ahora', 'before-filing': 'Antes de presentar', later: 'Después' },
  },
});

/** A reference in one line: publisher or review, city, edition, volume, year, pages. */
export function referenceOf(one: {
  within: string | null;
  publisher: string | null;
  city: string | null;
  edition: string | null;
  volume: string | null;
  publication_year: number | null;
  pages: readonly string[];
}): string {
  const pages = one.pages.slice(0, 6).map((page) => (/^\d/.test(page) ? `p. ${page}` : page));
  const year = one.publication_year === null ? null : String(one.publication_year);
  return [one.within, one.volume, one.edition, one.publisher, one.city, year, ...pages].filter(Boolean).join(', ');
}
