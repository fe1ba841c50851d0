import { text } from '#contract/language.ts';
import { MAX_SOURCES } from '#contract/sources.ts';
import { language } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { sourcesText } from './text.ts';

const beyondText = text({
  en: {
    beyond: (count: number) =>
      `${count} more ${count === 1 ? 'file is' : 'files are'} not added: a notebook holds at most ${MAX_SOURCES} sources.`,
  },
  es: {
    beyond: (count) =>
      `${count === 1 ? 'No se agrega 1 archivo más' : `No se agregan ${count} archivos más`}: un cuaderno admite hasta ${MAX_SOURCES} fuentes.`,
  },
});

/** Tells how many of the files that were given are more than a notebook takes. */
export function tellBeyond(count: number): void {
  toastError({ title: sourcesText[language()].uploadError, text: beyondText[language()].beyond(count) });
}
