import type { Language } from '#contract/language.ts';

/**
 * What users see of each version of CHANGELOG.md, in a few lines and in both languages: the changelog itself is in English, and tells operators and
 * programmers as well. A test asks for every version.
 */
export const whatsNew: Readonly<Record<string, Record<Language, readonly string[]>>> = {
  '0.2.0': {
    en: [
      'An answer begins with the shortest verified words that answer. Lists, sheets, comparisons and “what happens if” have cards of their own.',
      'Compare two versions of a document, ask the same questions to many in a table, and see dates and terms in a timeline.',
      'A report gathers facts, answers, risks and dates of the notebook, each with its quotation.',
      'A notebook holds several conversations, and has a color, an icon and a place among those pinned or archived.',
      'Scans and photographs are read with nothing to install. E-mails, presentations, OpenDocument, RTF and ZIP files are read too.',
      'A Chilean law is added by its number, name or address.',
      'A note opens beside its sources and holds quotations that open their lines.',
      'Fojas can be installed as an application, and says plainly when there is no connection.',
    ],
    es: [
      'Una respuesta parte con las palabras comprobadas más breves que responden. Listas, fichas, comparaciones y «qué pasa si» tienen su propia tarjeta.',
      'Compara dos versiones de un documento, haz las mismas preguntas a muchos en una tabla y mira fechas y plazos en una cronología.',
      'Un informe reúne datos, respuestas, riesgos y fechas del cuaderno, cada uno con su cita.',
      'Un cuaderno tiene varias conversaciones, un color, un ícono y un lugar entre los fijados o los archivados.',
      'Los escaneos y las fotos se leen sin instalar nada. También correos, presentaciones, OpenDocument, RTF y archivos ZIP.',
      'Una ley chilena se agrega por su número, nombre o dirección.',
      'Una nota se abre junto a sus fuentes y contiene citas que abren sus líneas.',
      'Fojas se puede instalar como aplicación, y dice con claridad cuando no hay conexión.',
    ],
  },
  '0.1.0': {
    en: [
      'Notebooks of sources: PDF, Word, Excel, text, images, recordings and web pages.',
      'Questions answered from the chosen sources alone, each citation checked word for word.',
      'The Studio: jurisprudence, doctrine, legal risk, quality, concept map, audio summary and quick access.',
      'All that you write and upload is sealed with a key of your own; a second factor, open sessions and rights over your data.',
    ],
    es: [
      'Cuadernos de fuentes: PDF, Word, Excel, texto, imágenes, grabaciones y páginas web.',
      'Preguntas respondidas solo con las fuentes elegidas, con cada cita comprobada palabra por palabra.',
      'El Estudio: jurisprudencia, doctrina, riesgo legal, calidad, mapa conceptual, resumen de audio y accesos rápidos.',
      'Todo lo que escribes y subes se cifra con una clave propia; segundo factor, sesiones abiertas y derechos sobre tus datos.',
    ],
  },
};
