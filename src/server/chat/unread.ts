import { text, type Language } from '#contract/language.ts';
import type { Unread } from '#server/sources/index.ts';

const words = text({
  en: {
    whole: (titles: string, many: boolean) => `The text of ${titles}, which ${many ? 'have' : 'has'} not been read.`,
    pages: (title: string, pages: string, many: boolean) =>
      `${many ? 'Pages' : 'Page'} ${pages} of ${title}, which ${many ? 'have' : 'has'} not been read.`,
    more: (n: number) => `${n} more`,
    quoted: (title: string) => `“${title}”`,
  },
  es: {
    whole: (titles, many) => `El texto de ${titles}, que no se ${many ? 'han' : 'ha'} leído.`,
    pages: (title, pages, many) =>
      `${many ? 'Las páginas' : 'La página'} ${pages} de ${title}, que no se ${many ? 'han' : 'ha'} leído.`,
    more: (n) => `${n} más`,
    quoted: (title) => `«${title}»`,
  },
});

/** Names, and sources with unread pages, that are told at most. */
const MOST = 3;

/** What would help first of all, where something was not read: its text. Empty where everything was. */
export function unreadText(unread: readonly Unread[], language: Language): string {
  const t = words[language];
  const list = (items: readonly string[]): string =>
    new Intl.ListFormat(language).format([
      ...items.slice(0, MOST),
      ...(items.length > MOST ? [t.more(items.length - MOST)] : []),
    ]);
  const whole = unread.filter(({ pages }) => pages.length === 0).map(({ title }) => t.quoted(title));
  const inPart = unread.filter(({ pages }) => pages.length > 0).slice(0, MOST);
  return [
    ...(whole.length > 0 ? [t.whole(list(whole), whole.length > 1)] : []),
    ...inPart.map(({ title, pages }) => t.pages(t.quoted(title), list(pages.map(String)), pages.length > 1)),
  ].join(' ');
}
