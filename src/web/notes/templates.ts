import type { Language } from '#contract/language.ts';
import type { Written } from './check.ts';
import { notesText } from './text.ts';

export const TEMPLATES = ['memo', 'opinion', 'letter'] as const;
export type Template = (typeof TEMPLATES)[number];

const TEXTS: Record<Language, Record<Template, (day: string) => string>> = {
  es: {
    memo: (day) =>
      `**Fecha:** ${day}\n\n**Asunto:**\n\n## Antecedentes\n\n## Cuestión\n\n## Análisis\n\n## Conclusión\n\n## Próximos pasos\n\n- [ ] Encargado y fecha`,
    opinion: (day) =>
      `**Para:**\n\n**Materia:**\n\n**Fecha:** ${day}\n\n## I. Consulta\n\n## II. Antecedentes de hecho\n\n## III. Normas aplicables\n\n## IV. Doctrina y jurisprudencia\n\n## V. Análisis\n\n## VI. Conclusiones`,
    letter: (day) =>
      `(Ciudad), ${day}\n\n(Nombre y cargo)\n\n(Dirección)\n\nPresente\n\n**Ref.:**\n\nDe mi consideración:\n\nPor la presente, comunico a usted lo siguiente:\n\nSin otro particular, saluda atentamente a usted,\n\n(Nombre y firma)`,
  },
  en: {
    memo: (day) =>
      `**Date:** ${day}\n\n**Re:**\n\n## Facts\n\n## Question\n\n## Analysis\n\n## Conclusion\n\n## Next steps\n\n- [ ] Who and when`,
    opinion: (day) =>
      `**To:**\n\n**Subject:**\n\n**Date:** ${day}\n\n## I. Question presented\n\n## II. Facts\n\n## III. Applicable law\n\n## IV. Authorities\n\n## V. Analysis\n\n## VI. Conclusions`,
    letter: (day) =>
      `(City), ${day}\n\n(Name and title)\n\n(Address)\n\n**Re:**\n\nDear Sir or Madam:\n\nI am writing to inform you of the following:\n\nSincerely,\n\n(Name and signature)`,
  },
};
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

/** A new note that begins with the headings of its kind, dated today. */
export function templateOf(template: Template, language: Language): Written {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date());
  return { title: notesText[language].template[template], content: TEXTS[language][template](day) };
}
