import { text } from '#contract/language.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';

const limitsText = text({
  en: {
    documents: [
      'PDF',
      'Word',
      'Excel',
      'PowerPoint',
      'OpenDocument',
      'RTF',
      'e-mail',
      'Markdown',
      'text',
      'ZIP files of these',
    ],
    images: ['images', 'scans'],
    recordings: ['audio', 'video'],
    reads: (kinds: string) => `Fojas reads ${kinds} here.`,
    not: (kinds: string) => `This installation does not read ${kinds}.`,
    upTo: (mb: string, words: string, sources: string) =>
      `Up to ${mb} a file, ${words} words a source and ${sources} sources a notebook. If a page cannot be read, we will tell you which.`,
  },
  es: {
    documents: [
      'PDF',
      'Word',
      'Excel',
      'PowerPoint',
      'OpenDocument',
      'RTF',
      'correo',
      'Markdown',
      'texto',
      'archivos ZIP con ellos',
    ],
    images: ['imágenes', 'escaneos'],
    recordings: ['audio', 'video'],
    reads: (kinds) => `Aquí Fojas lee ${kinds}.`,
    not: (kinds) => `Esta instalación no lee ${kinds}.`,
    upTo: (mb, words, sources) =>
      `Hasta ${mb} por archivo, ${words} palabras por fuente y ${sources} fuentes por cuaderno. Si una página no se puede leer, te diremos cuál.`,
  },
});

/** What can be read here and how much of it, told before anybody uploads. */
export function Limits() {
  const t = useText(limitsText);
  const { either, list, megabytes, number } = useFormats();
  const here = useCapabilities();
  if (!here) return <p className="mt-4 h-[3lh] text-note" aria-hidden />;
  const others = [
    { kinds: t.images, reads: here.ocr !== null },
    { kinds: t.recordings, reads: here.transcription !== null },
  ];
  const kinds = (reads: boolean): string[] => others.filter((one) => one.reads === reads).flatMap((one) => one.kinds);
  const not = kinds(false);
  return (
    <p className="mt-4 text-note text-ink-3">
      {t.reads(list([...t.documents, ...kinds(true)]))}{' '}
      {t.upTo(megabytes(here.max_upload_bytes), number(here.max_words), number(here.max_sources))}{' '}
      {not.length > 0 && t.not(either(not))}
    </p>
  );
}
