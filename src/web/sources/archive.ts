import { text } from '#contract/language.ts';
import { language } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { sourcesText } from './text.ts';
import { unpack } from './unpack.ts';

const archiveText = text({
  en: {
    opening: (file: string) => `Opening ${file}`,
    left: {
      damaged: (file: string) => `${file} is damaged or is not a ZIP.`,
      locked: (file: string) => `${file} is locked with a password. Add its files without it.`,
      packing: (file: string) => `${file} is packed in a way that Fojas does not open. Pack it as a plain ZIP.`,
      'too-large': (file: string) => `${file} unpacks to more than Fojas takes. Add its files in parts.`,
      'too-many': (file: string) => `${file} holds more files than a notebook takes. Add them in parts.`,
      empty: (file: string) => `${file} holds no files.`,
    },
  },
  es: {
    opening: (file) => `Abriendo ${file}`,
    left: {
      damaged: (file) => `${file} está dañado o no es un ZIP.`,
      locked: (file) => `${file} tiene contraseña. Agrega sus archivos sin ella.`,
      packing: (file) => `${file} está comprimido de una forma que Fojas no abre. Comprímelo como ZIP común.`,
      'too-large': (file) =>
        `${file} ocupa, ya descomprimido, más de lo que Fojas admite. Agrega sus archivos por partes.`,
      'too-many': (file) => `${file} contiene más archivos de los que admite un cuaderno. Agrégalos por partes.`,
      empty: (file) => `${file} no contiene archivos.`,
    },
  },
});

/** The files of an archive; none where it is not opened, and then why is said. */
export async function openArchive(archive: File): Promise<File[]> {
  const words = archiveText[language()];
  toast({ title: words.opening(archive.name) });
  const done = await unpack(archive);
  if ('files' in done) return done.files;
  toastError({ title: sourcesText[language()].uploadError, text: words.left[done.left](archive.name) });
  return [];
}
