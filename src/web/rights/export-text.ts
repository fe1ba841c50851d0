import { text } from '#contract/language.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ExportStatus } from '#contract/portability.ts';

const statuses = (of: Record<ExportStatus, string>) => of;
const refusals = (of: Partial<Record<ErrorCode, string>> & { other: string }) => of;

/** What is said of carrying out all that is in an account, and of bringing it in. */
export const exportText = text({
  en: {
    title: 'Portability',
    about: 'Take everything that is yours with you, or bring it back.',
    failed: 'Could not be loaded',
    copy: 'A copy of all your data',
    copyText:
      'A ZIP with your original files and their texts, notebooks, notes, conversations and results with their citations, as JSON, CSV and PDF, with the schema; and what we keep about your account.',
    copyHow: (days: number, daily: number) =>
      `It is made while you download it: nobody keeps it. It can be downloaded once, within ${days} days; up to ${daily} a day.`,
    prepare: 'Prepare download',
    again: 'Ask again',
    download: 'Download ZIP',
    downloadFailed: 'The download could not be started',
    downloading: 'The download has begun',
    downloadingText: 'Your browser keeps the file. If it breaks off, you can start it again here.',
    statuses: statuses({
      asked: 'Asked for',
      preparing: 'Being prepared',
      ready: 'Ready',
      fetching: 'Downloading',
      fetched: 'Downloaded',
      expired: 'Expired',
      failed: 'Not prepared',
    }),
    asked: (date: string) => `Asked for on ${date}. We write to you when it is ready.`,
    readyUntil: (date: string, hour: string) => `It can be downloaded once, until ${date}, ${hour}.`,
    brokeOff: 'The last download broke off: you can start it again.',
    fetchedOn: (date: string) => `Downloaded on ${date}.`,
    expiredText: 'Nobody downloaded it in time. Ask again whenever you want.',
    failedText: 'It could not be prepared. Ask again.',
    lost: (n: number) => (n === 1 ? 'One file is no longer stored and will be missing.' : `${n} files are no longer stored and will be missing.`), // prettier-ignore
    holds: (notebooks: string, sources: string, size: string) => `Notebooks: ${notebooks} · sources: ${sources} · files: ${size}`, // prettier-ignore
    askTitle: 'Prepare a copy of all your data',
    askText: 'We ask you to confirm that it is you, since the copy holds everything. The letter that says that it is ready holds no link that works without your account.', // prettier-ignore
    preparing: 'Preparing...',
    askFailed: 'The copy was not asked for',
    bring: 'Import notebooks',
    bringText:
      'From a ZIP of Fojas. Files are read again and every citation is looked for again; those that are not there are shown as not found. It costs no tokens.',
    bringLimit: (size: string) => `Up to ${size}. Tokens, purchases and events are not imported.`,
    choose: 'Choose ZIP',
    sending: (percent: string) => `Sending, ${percent}`,
    stop: 'Stop',
    bringFailed: 'The ZIP was not imported',
    waiting: 'It has arrived and waits for its turn.',
    running: (done: string, total: string) => `Reading and checking notebooks: ${done} of ${total}`,
    done: 'Import report',
    none: 'The ZIP holds no notebooks.',
    came: (sources: string, notes: string, messages: string, results: string) =>
      `Sources: ${sources} · notes: ${notes} · messages: ${messages} · results: ${results}`,
    allFound: (n: string) => `Citations found again: ${n}`,
    someMissing: (found: string, missing: string) => `Citations found again: ${found}; not found: ${missing}`,
    unread: (n: string) => `Sources that could not be read: ${n}`,
    refused: 'Not imported',
    refusals: refusals({
      NOTEBOOK_LIMIT: 'You have as many notebooks as an account may have.',
      SOURCE_LIMIT: 'It holds more sources than a notebook may have.',
      STORAGE_QUOTA: 'There is no room left in your account.',
      PAYLOAD_TOO_LARGE: 'One of its files is larger than a source may be.',
      ARCHIVE_LIMIT: 'It unpacks to more than may be imported.',
      CORRUPT: 'The ZIP is damaged or was changed.',
      INVALID: 'What its JSON says is not what an export says.',
      WRONG_TYPE: 'This is no ZIP that Fojas exported.',
      NOT_FOUND: 'You deleted it while it was imported.',
      other: 'Something went wrong. Try again later.',
    }),
  },
  es: {
    title: 'Portabilidad',
    about: 'Llévate todo lo tuyo, o tráelo de vuelta.',
    failed: 'No se pudo cargar',
    copy: 'Una copia de todos tus datos',
    copyText:
      'Un ZIP con tus archivos originales y sus textos, cuadernos, notas, conversaciones y resultados con sus citas, en JSON, CSV y PDF, con el esquema; y lo que guardamos sobre tu cuenta.',
    copyHow: (days, daily) =>
      `Se hace mientras la descargas: nadie la guarda. Se puede descargar una vez, dentro de ${days} días; hasta ${daily} al día.`,
    prepare: 'Preparar descarga',
    again: 'Pedir de nuevo',
    download: 'Descargar ZIP',
    downloadFailed: 'No se pudo empezar la descarga',
    downloading: 'La descarga comenzó',
    downloadingText: 'Tu navegador guarda el archivo. Si se corta, puedes empezarla de nuevo aquí.',
    statuses: statuses({
      asked: 'Pedida',
      preparing: 'En preparación',
      ready: 'Lista',
      fetching: 'Descargando',
      fetched: 'Descargada',
      expired: 'Vencida',
      failed: 'No preparada',
    }),
    asked: (date) => `Pedida el ${date}. Te escribimos cuando esté lista.`,
    readyUntil: (date, hour) => `Se puede descargar una vez, hasta el ${date}, ${hour}.`,
    brokeOff: 'La última descarga se cortó: puedes empezarla de nuevo.',
    fetchedOn: (date) => `Descargada el ${date}.`,
    expiredText: 'Nadie la descargó a tiempo. Pídela de nuevo cuando quieras.',
    failedText: 'No se pudo preparar. Pídela de nuevo.',
    lost: (n) => (n === 1 ? 'Un archivo ya no está guardado y va a faltar.' : `${n} archivos ya no están guardados y van a faltar.`), // prettier-ignore
    holds: (notebooks, sources, size) => `Cuadernos: ${notebooks} · fuentes: ${sources} · archivos: ${size}`,
    askTitle: 'Preparar una copia de todos tus datos',
    askText: 'Pedimos que confirmes que eres tú, porque la copia lo contiene todo. La carta que avisa que está lista no lleva ningún enlace que sirva sin tu cuenta.', // prettier-ignore
    preparing: 'Preparando...',
    askFailed: 'La copia no se pidió',
    bring: 'Importar cuadernos',
    bringText:
      'Desde un ZIP de Fojas. Los archivos se leen de nuevo y cada cita se busca de nuevo; la que no esté se muestra como no encontrada. No gasta tokens.',
    bringLimit: (size) => `Hasta ${size}. Los tokens, las compras y los eventos no se importan.`,
    choose: 'Elegir ZIP',
    sending: (percent) => `Enviando, ${percent}`,
    stop: 'Detener',
    bringFailed: 'El ZIP no se importó',
    waiting: 'Llegó y espera su turno.',
    running: (done, total) => `Leyendo y comprobando cuadernos: ${done} de ${total}`,
    done: 'Informe de la importación',
    none: 'El ZIP no trae cuadernos.',
    came: (sources, notes, messages, results) =>
      `Fuentes: ${sources} · notas: ${notes} · mensajes: ${messages} · resultados: ${results}`,
    allFound: (n) => `Citas encontradas de nuevo: ${n}`,
    someMissing: (found, missing) => `Citas encontradas de nuevo: ${found}; no encontradas: ${missing}`,
    unread: (n) => `Fuentes que no se pudieron leer: ${n}`,
    refused: 'No importado',
    refusals: refusals({
      NOTEBOOK_LIMIT: 'Tienes tantos cuadernos como puede tener una cuenta.',
      SOURCE_LIMIT: 'Trae más fuentes de las que puede tener un cuaderno.',
      STORAGE_QUOTA: 'No queda espacio en tu cuenta.',
      PAYLOAD_TOO_LARGE: 'Uno de sus archivos es más grande de lo que puede ser una fuente.',
      ARCHIVE_LIMIT: 'Al descomprimirse ocupa más de lo que se puede importar.',
      CORRUPT: 'El ZIP está dañado o fue cambiado.',
      INVALID: 'Su JSON no dice lo que dice una exportación.',
      WRONG_TYPE: 'Este no es un ZIP exportado por Fojas.',
      NOT_FOUND: 'Lo eliminaste mientras se importaba.',
      other: 'Algo salió mal. Inténtalo más tarde.',
    }),
  },
});
