import { languages, type Language } from '#contract/language.ts';
import { GAPS, NOT_FOUND, PUBLIC_PAGES } from '#contract/pages.ts';
import { descriptions, headText } from './head-text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_CL' };

/**
 * What the head of a written page says to search engines and to those that show a link to it. `title` as HTML. The server fills in the gaps for its own
 * address and for that of the page.
 */
export function headOf(path: string, language: Language, title: string): string {
  const description = escaped(descriptions[language][path] ?? headText[language].otherwise);
  const here = `${GAPS.appUrl}${GAPS.address}`;
  const other = languages.find((one) => one !== language)!;
  const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}"/>`;
  const always = [`<title>${title}</title>`, `<meta name="description" content="${description}"/>`];
  if (path === NOT_FOUND || !PUBLIC_PAGES.includes(path))
    return [...always, '<meta name="robots" content="noindex"/>'].join('\n    ');
  const alternate = (to: string, query: string): string =>
    `<link rel="alternate" hreflang="${to}" href="${GAPS.appUrl}${path}${query}"/>`;
  return [
    ...always,
    `<link rel="canonical" href="${here}"/>`,
    ...languages.map((one) => alternate(one, `?lang=${one}`)),
    alternate('x-default', ''),
    property('type', 'website'),
    property('site_name', 'Fojas'),
    property('title', title.replaceAll('"', '&quot;')),
    property('description', description),
    property('url', here),
    property('locale', LOCALES[language]),
    property('locale:alternate', LOCALES[other]),
    property('image', `${GAPS.appUrl}/card-${language}.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', escaped(headText[language].picture)),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('\n    ');
}
