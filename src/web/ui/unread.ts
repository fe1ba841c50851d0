import { text } from '#contract/language.ts';
import { language } from '#web/i18n/language.ts';
import { toastError } from './toast.tsx';

const unreadText = text({
  en: {
    title: 'Not all files could be read',
    unread: (name: string) => `Your system does not let ${name} be read. Add it by itself.`,
  },
  es: {
    title: 'No se pudieron leer todos los archivos',
    unread: (name) => `Tu sistema no permite leer ${name}. Agrégalo por separado.`,
  },
});

/** Tells that the system does not let a file or a folder be read that was dropped. */
export function tellUnread(name: string): void {
  const t = unreadText[language()];
  toastError({ title: t.title, text: t.unread(name) });
}
