import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from './toast.tsx';

/** Puts a text on the clipboard and says so, or says that the browser refused. `html` is the same for what takes formatted text. */
export async function copy(text: string, html?: string): Promise<void> {
  const t = words[language()];
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else {
      const blob = (type: string, content: string) => new Blob([content], { type });
      const item = { 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    }
    toast({ title: t.copied });
  } catch {
    toastError({ title: t.error, text: t.copyFailed });
  }
}
