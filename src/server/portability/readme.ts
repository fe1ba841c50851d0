import { IMPORT } from '#contract/portability.ts';
import { text } from '#contract/language.ts';

/** The headings in the PDF of a notebook. */
export const pdfText = text({
  en: { conversation: 'Conversation', notes: 'Notes', results: 'Analyses' },
  es: { conversation: 'Conversación', notes: 'Notas', results: 'Análisis' },
});

const megabytes = IMPORT.jsonBytes / (1024 * 1024);

/** What a copy of the whole account holds beside notebooks. */
const ACCOUNT = {
  es: `account/     Tu cuenta, tus tokens, tus compras, tus consentimientos, tus solicitudes y los eventos de seguridad, como JSON y como CSV.\n`,
  en: `account/     Your account, your tokens, your purchases, your consents, your requests and the security events, as JSON and as CSV.\n`,
};

/** What the ZIP says of itself, in both languages, with the line ends that every editor reads. */
export const readme = (at: Date, of: 'account' | 'notebook'): string =>
  `\uFEFFFOJAS: TUS DATOS · YOUR DATA
${at.toISOString()}

ESPAÑOL

Esta es una copia de ${of === 'account' ? 'todo lo que hay en tu cuenta' : 'un cuaderno de tu cuenta'}. Nadie la guardó antes de que la descargaras: se escribió mientras la recibías.

${of === 'account' ? ACCOUNT.es : ''}notebooks/   Una carpeta por cuaderno:
               files/              los archivos originales, byte a byte, de cada versión
               texts/              el texto de cada versión, como Fojas lo leyó
               results/            los audios que se hicieron
               notebook.json       el cuaderno con sus fuentes y sus versiones
               sources.csv         las fuentes en una tabla
               notes.json          las notas, con sus citas
               conversation.json   la conversación, con sus citas
               results.json        los resultados del Estudio, con sus citas
               panels.json         los accesos rápidos
               (título).pdf        conversación, notas y análisis para leer o imprimir
schema/      El esquema (JSON Schema 2020-12) de cada archivo JSON.
manifest.json  El SHA-256 de cada archivo, y lo que no se pudo incluir ("left_out").

Los archivos que pedían contraseña están como los subiste; notebook.json dice la contraseña que diste. Guarda esta copia en un lugar seguro.
Las celdas de los CSV que una planilla tomaría por fórmulas llevan un apóstrofo delante.
El PDF de un cuaderno se deja fuera si es demasiado largo para hacerse en dos minutos; en los JSON está todo.
Para traer tus cuadernos a una cuenta de Fojas: Perfil, Seguridad y datos, Portabilidad, «Importar». Los archivos se leen de nuevo y cada cita se busca de nuevo; la que no esté se muestra como no encontrada. Cada JSON puede pesar hasta ${megabytes} MB. Los tokens, las compras y los eventos no se importan.

ENGLISH

This is a copy of ${of === 'account' ? 'all that is in your account' : 'a notebook of your account'}. Nobody kept it before you downloaded it: it was written while you received it.

${of === 'account' ? ACCOUNT.en : ''}notebooks/   A folder for each notebook:
               files/              the original files, to the byte, of every version
               texts/              the text of every version, as Fojas read it
               results/            the recordings that were made
               notebook.json       the notebook with its sources and their versions
               sources.csv         the sources as a table
               notes.json          the notes, with their citations
               conversation.json   the conversation, with its citations
               results.json        the results of the Studio, with their citations
               panels.json         the links of quick access
               (title).pdf         conversation, notes and analyses, to read or print
schema/      The schema (JSON Schema 2020-12) of each JSON file.
manifest.json  The SHA-256 of every file, and what could not be included ("left_out").

Files that asked for a password are as you uploaded them; notebook.json tells the password you gave. Keep this copy in a safe place.
Cells of the CSV that a spreadsheet would take for a formula have an apostrophe before them.
The PDF of a notebook is left out if it is too long to be made in two minutes; the JSON holds everything.
To bring your notebooks into an account of Fojas: Profile, Security and data, Portability, “Import”. Files are read again and each quotation is looked for again; one that is not there is shown as not found. Each JSON may weigh up to ${megabytes} MB. Tokens, purchases and events are not imported.
`.replaceAll('\n', '\r\n');
