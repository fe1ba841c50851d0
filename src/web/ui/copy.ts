import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from './toast.tsx';

/** Puts a text on the clipboard and says so, or says that the browser refused. */
export async function copy(text: string): Promise<void> {
  const t = words[language()];
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t.copied });
  } catch {
    toastError({ title: t.error, text: t.copyFailed });
  }
}
