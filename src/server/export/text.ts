import { text } from '#contract/language.ts';
import type { Caution, Change } from '#contract/span.ts';
import type { SourceType } from '#contract/source-type.ts';

const changes = (of: Record<Change, string>) => of;
const cautions = (of: Record<Caution, string>) => of;
const types = (of: Record<SourceType, string>) => of;

/** What a printed document says around what it prints. */
export const exportText = text({
  en: {
    kinds: {
      conversation: 'Conversation',
      answer: 'Answer',
      note: 'Note',
      'answer-note': 'Answer kept as a note',
      analysis: 'Analysis',
      notebook: 'All of a notebook',
    },
    notebook: (title: string) => `Notebook: ${title}`,
    exported: (date: string) => `Exported on ${date}`,
    embedded: 'Engine when exported: Fojas itself, which quotes and asks no language model',
    model: (model: string, host: string) => `Engine when exported: the model ${model}, at ${host}`,
    madeEmbedded: 'Made by Fojas itself, which quotes and asks no language model',
    madeByModel: (model: string, host: string) => `Made with the model ${model}, at ${host}`,
    left: (n: string, all: string) => `The first ${n} of ${all} messages are left out: a document holds the last ones.`,
    page: (n: string) => `page ${n}`,
    line: (n: string) => `line ${n}`,
    lines: (range: string) => `lines ${range}`,
    version: (n: number) => `version ${n}`,
    exact: 'Text found.',
    normalised: 'Text found',
    but: (what: string) => `, but for ${what}.`,
    moved: 'Text found, at another place than the one given: it is cited where it stands.',
    missing: (appendix: string) =>
      `Not found. These words are in none of the sources in use: see “${appendix}”. Do not use them as a quotation.`,
    deleted: 'Source deleted after this answer; neither its name nor its words are kept.',
    newer: {
      there: (n: number) => `Still there in version ${n}.`,
      moved: (n: number, lines: string) => `In version ${n} it stands elsewhere: ${lines}.`,
      gone: (n: number) => `Gone from version ${n}.`,
    },
    changes: changes({
      case: 'capitals',
      accents: 'accents',
      space: 'spaces',
      hyphen: 'hyphens',
      marks: 'quotation marks and the like',
      ligature: 'ligatures',
      edge: 'its edges',
      ellipsis: 'an ellipsis',
      insertion: 'an insertion in brackets',
    }),
    cautions: cautions({
      'negation-before': 'A denial stands just before these words: read the whole sentence.',
      'condition-after': 'A condition follows these words: read on.',
      short: 'Few words: they may stand elsewhere with another sense.',
      repeated: 'The same words stand at several places of the source.',
      'accent-tense': 'An accent that changes the tense differs.',
      'skips-text': 'The quotation skips words of the source.',
    }),
    quoteMissing: (n: string) => `[Here stood a quotation that was not found: note ${n}]`,
    notes: 'Notes',
    notFound: 'What was not found',
    notFoundText: 'Nothing on this list is a source’s word for what was asked.',
    missingLabel: (n: string) => `Not found in any source in use. Note ${n}. Do not use it as a quotation.`,
    noAnswer: 'It is not in your sources',
    near: 'Your sources do not say it in those words',
    nearText: (appendix: string) => `The passages that come closest are under “${appendix}”.`,
    noAnswerText: (n: number, shown: string, appendix: string) =>
      (n === 1
        ? 'No passage of the source in use answers this.'
        : `No passage of the ${shown} sources in use answers this.`) + ` See “${appendix}”.`,
    lookedFor: 'Looked for, with how often it stands: ',
    lookedIn: 'Looked in: ',
    wouldHelp: 'It would help to have: ',
    nearest: 'The nearest, though it does not answer:',
    evidence: (found: string, of: string) =>
      `${found} of ${of} ${of === '1' ? 'citation' : 'citations'} found word for word. Check that they support the conclusion.`,
    sources: 'Sources',
    versionOf: (n: number, newest: number) => (newest === 1 ? '' : `version ${n} of ${newest}`),
    pages: (n: number, shown: string) => (n === 1 ? 'one page' : `${shown} pages`),
    lineCount: (n: number, shown: string) => (n === 1 ? 'one line' : `${shown} lines`),
    citedIn: (list: string) => `Notes: ${list}`,
    lost: 'SHA-256 could not be computed: the stored file is missing.',
    check:
      'SHA-256 is computed over the original file of each version, as Fojas gives it back (for pasted text: the text in UTF-8). To check it, download the file and run “sha256sum file” (Linux), “shasum -a 256 file” (macOS) or “certutil -hashfile file SHA256” (Windows): the same value means the same file, to the byte.',
    deletedSources: (n: number, shown: string) =>
      n === 1
        ? 'One citation is of a source that was deleted: neither its name nor its words are kept.'
        : `${shown} citations are of sources that were deleted: neither their names nor their words are kept.`,
    unprintable: 'Characters that the typeface of this PDF does not have are shown as �; Word and Markdown keep them.',
    closing:
      'Fojas is an assistive tool: it gives no legal advice. “Text found” means that the words stand in the source at that place, not that they support the conclusion: check them before use.',
    types: types({
      pdf: 'PDF',
      docx: 'DOCX',
      doc: 'DOC',
      xlsx: 'XLSX',
      txt: 'Text',
      md: 'Markdown',
      text: 'Text',
      'copied-text': 'Pasted text',
      audio: 'Audio',
      image: 'Image',
      video: 'Video',
      website: 'Website',
      youtube: 'YouTube',
      'multiple-websites': 'Websites',
    }),
    open: '“',
    close: '”',
  },
  es: {
    kinds: {
      conversation: 'Conversación',
      answer: 'Respuesta',
      note: 'Nota',
      'answer-note': 'Respuesta guardada como nota',
      analysis: 'Análisis',
      notebook: 'Todo un cuaderno',
    },
    notebook: (title) => `Cuaderno: ${title}`,
    exported: (date) => `Exportado el ${date}`,
    embedded: 'Motor al exportar: Fojas mismo, que cita textualmente y no consulta ningún modelo de lenguaje',
    model: (model, host) => `Motor al exportar: el modelo ${model}, en ${host}`,
    madeEmbedded: 'Hecho por Fojas mismo, que cita textualmente y no consulta ningún modelo de lenguaje',
    madeByModel: (model, host) => `Hecho con el modelo ${model}, en ${host}`,
    left: (n, all) => `Se omiten los primeros ${n} de ${all} mensajes: un documento lleva los últimos.`,
    page: (n) => `página ${n}`,
    line: (n) => `línea ${n}`,
    lines: (range) => `líneas ${range}`,
    version: (n) => `versión ${n}`,
    exact: 'Texto encontrado.',
    normalised: 'Texto encontrado',
    but: (what) => `, salvo ${what}.`,
    moved: 'Texto encontrado en otro lugar que el indicado: se cita donde está.',
    missing: (appendix) =>
      `No encontrada. Estas palabras no están en ninguna de las fuentes en uso: ver «${appendix}». No las uses como cita.`,
    deleted: 'Fuente eliminada después de esta respuesta; no se guardan su nombre ni sus palabras.',
    newer: {
      there: (n) => `Sigue ahí en la versión ${n}.`,
      moved: (n, lines) => `En la versión ${n} está en otro lugar: ${lines}.`,
      gone: (n) => `Ya no está en la versión ${n}.`,
    },
    changes: changes({
      case: 'mayúsculas',
      accents: 'acentos',
      space: 'espacios',
      hyphen: 'guiones',
      marks: 'comillas y signos afines',
      ligature: 'ligaduras',
      edge: 'sus bordes',
      ellipsis: 'una elipsis',
      insertion: 'una inserción entre corchetes',
    }),
    cautions: cautions({
      'negation-before': 'Justo antes hay una negación: lee la frase completa.',
      'condition-after': 'Después sigue una condición: lee lo que viene.',
      short: 'Son pocas palabras: pueden estar en otra parte con otro sentido.',
      repeated: 'Las mismas palabras están en varios lugares de la fuente.',
      'accent-tense': 'Difiere un acento que cambia el tiempo verbal.',
      'skips-text': 'La cita omite palabras de la fuente.',
    }),
    quoteMissing: (n) => `[Aquí había una cita que no se encontró: nota ${n}]`,
    notes: 'Notas',
    notFound: 'Lo que no se encontró',
    notFoundText: 'Nada de esta lista es palabra de una fuente sobre lo que se preguntó.',
    missingLabel: (n) => `No encontrada en ninguna fuente en uso. Nota ${n}. No la uses como cita.`,
    noAnswer: 'No está en tus fuentes',
    near: 'Tus fuentes no lo dicen con esas palabras',
    nearText: (appendix) => `Los pasajes más cercanos están en «${appendix}».`,
    noAnswerText: (n, shown, appendix) =>
      (n === 1
        ? 'Ningún pasaje de la fuente en uso responde esto.'
        : `Ningún pasaje de las ${shown} fuentes en uso responde esto.`) + ` Ver «${appendix}».`,
    lookedFor: 'Se buscó, con las veces que aparece: ',
    lookedIn: 'Se buscó en: ',
    wouldHelp: 'Ayudaría tener: ',
    nearest: 'Lo más cercano, aunque no responde:',
    evidence: (found, of) =>
      `${found} de ${of} ${of === '1' ? 'cita encontrada' : 'citas encontradas'} palabra por palabra. Revisa que sostengan la conclusión.`,
    sources: 'Fuentes',
    versionOf: (n, newest) => (newest === 1 ? '' : `versión ${n} de ${newest}`),
    pages: (n, shown) => (n === 1 ? 'una página' : `${shown} páginas`),
    lineCount: (n, shown) => (n === 1 ? 'una línea' : `${shown} líneas`),
    citedIn: (list) => `Notas: ${list}`,
    lost: 'No se pudo calcular el SHA-256: falta el archivo guardado.',
    check:
      'El SHA-256 se calcula sobre el archivo original de cada versión, tal como Fojas lo devuelve (si fue texto pegado: el texto en UTF-8). Para comprobarlo, descarga el archivo y ejecuta «sha256sum archivo» (Linux), «shasum -a 256 archivo» (macOS) o «certutil -hashfile archivo SHA256» (Windows): el mismo valor significa el mismo archivo, byte por byte.',
    deletedSources: (n, shown) =>
      n === 1
        ? 'Una cita es de una fuente que se eliminó: no se guardan su nombre ni sus palabras.'
        : `${shown} citas son de fuentes que se eliminaron: no se guardan sus nombres ni sus palabras.`,
    unprintable:
      'Los caracteres que la letra de este PDF no tiene se muestran como �; en Word y Markdown se conservan.',
    closing:
      'Fojas es una herramienta de apoyo y no presta asesoría jurídica. «Texto encontrado» significa que las palabras están en la fuente en ese lugar, no que sostengan la conclusión: compruébalas antes de usarlas.',
    types: types({
      pdf: 'PDF',
      docx: 'DOCX',
      doc: 'DOC',
      xlsx: 'XLSX',
      txt: 'Texto',
      md: 'Markdown',
      text: 'Texto',
      'copied-text': 'Texto pegado',
      audio: 'Audio',
      image: 'Imagen',
      video: 'Video',
      website: 'Sitio web',
      youtube: 'YouTube',
      'multiple-websites': 'Sitios web',
    }),
    open: '«',
    close: '»',
  },
});
export type ExportText = (typeof exportText)['en'] | (typeof exportText)['es'];
