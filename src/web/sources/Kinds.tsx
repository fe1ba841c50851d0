import { text } from '#contract/language.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';

const kindsText = text({
  en: {
    documents: ['PDF', 'Word', 'Excel', 'PowerPoint', 'e-mail', 'text'],
    images: 'images',
    recordings: 'recordings',
    upTo: (kinds: string, mb: string) => `${kinds}, up to ${mb}`,
  },
  es: {
    documents: ['PDF', 'Word', 'Excel', 'PowerPoint', 'correo', 'texto'],
    images: 'imágenes',
    recordings: 'grabaciones',
    upTo: (kinds, mb) => `${kinds}, hasta ${mb}`,
  },
});

/** In a line, what this installation can read and how large a file may be. */
export function Kinds() {
  const t = useText(kindsText);
  const { list, megabytes } = useFormats();
  const here = useCapabilities();
  if (!here) return '\u00a0';
  const kinds = [
    ...t.documents,
    ...(here.ocr === null ? [] : [t.images]),
    ...(here.transcription === null ? [] : [t.recordings]),
  ];
  return t.upTo(list(kinds), megabytes(here.max_upload_bytes));
}
