import { canonical } from '#reading/lines.ts';
import { foldSameLength } from '#reading/references/cursor.ts';
import { valueOf } from '#reading/units/number.ts';

/** An article of a norm as its XML tells it, at its place in a text made of that XML. `end`: of its own words, before an article within it. */
export type GoldArticle = { start: number; end: number; number: string; transitory: boolean };
export type GoldLaw = { text: string; articles: GoldArticle[] };

type Paragraph = { words: string; article: number; heading: boolean };
const SKIPPED = new Set(['metadatos', 'contexto', 'referencias', 'titulo_seccion', 'anexos']);
const TAG = /<(\/?)([a-z_]+)((?:\s[^<>]*?)?)(\/?)>/g;
const ENTITIES: Record<string, string> = { '&gt;': '>', '&lt;': '<', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const WIDTH = 72;

const plainOf = (xml: string): string => xml.replace(/&(?:gt|lt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
/** Paragraphs of the words of a tag: a line that is indented, or follows a blank one, begins one. */
const paragraphsOf = (words: string): string[] =>
  words
    .split(/\n(?=[ \t])|\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** "160 BIS (ART 1)" is "160 bis"; "PRIMERO" is "1". */
function numberOf(raw: string): string {
  const words = foldSameLength(raw.replace(/\(.*\)/, ''))
    .replace(/[°.)]|-$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const figures = /^(\d+)((?: .+)?)$/.exec(words);
  if (figures) return `${figures[1]!}${figures[2]!}`.replace(/ transitorio$/, '');
  if (words.startsWith('unico')) return 'unico';
  const [, ordinal = words, suffix = ''] = /^(.*?)( (?:bis|ter|quater|transitorio))?$/.exec(words) ?? [];
  const value = valueOf(ordinal, 'spanish');
  return (Number.isNaN(value) ? words : `${value}${suffix}`).replace(/ ?transitorio$/, '') || '1';
}

function read(xml: string): { paragraphs: Paragraph[]; numbers: { number: string; transitory: boolean }[] } {
  const paragraphs: Paragraph[] = [];
  const numbers: { number: string; transitory: boolean }[] = [];
  const open: { name: string; article: number }[] = [];
  let at = 0;
  for (const tag of xml.matchAll(TAG)) {
    const inside = open.at(-1)?.article ?? -1;
    const skipped = open.some(({ name }) => SKIPPED.has(name));
    if (!skipped && open.length > 0)
      for (const words of paragraphsOf(plainOf(xml.slice(at, tag.index))))
        paragraphs.push({ words, article: inside, heading: inside < 0 && open.at(-1)!.name === 'texto' });
    at = tag.index + tag[0].length;
    const [, closing, name = '', attributes = '', empty] = tag;
    if (empty) continue;
    if (closing) open.pop();
    else if (name === 'articulo')
      open.push({
        name,
        article:
          numbers.push({
            number: numberOf(/numero="([^"]*)"/.exec(attributes)?.[1] ?? ''),
            transitory: attributes.includes('transitorio="true"'),
          }) - 1,
      });
    else open.push({ name, article: inside });
  }
  return { paragraphs, numbers };
}

function wrapped(words: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    if (line && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** How a norm is set: `page`: lines of a page, each paragraph indented · `markdown`: headings with hashes, a paragraph a line. */
export type Setting = 'page' | 'markdown';

/** A norm of the XML as a text with the places of its articles. */
export function lawOf(xml: string, setting: Setting): GoldLaw {
  const { paragraphs, numbers } = read(xml);
  const articles: GoldArticle[] = [];
  const pieces: string[] = [];
  let length = 0;
  let before = -1;
  paragraphs.forEach(({ words, article, heading }, i) => {
    // A node may hold subject words or a heading before its article.
    const own = paragraphs.slice(i, i + 12).findIndex((one) => one.article === article && /^["“]?art/i.test(one.words));
    const opens = article >= 0 && !articles[article] && own <= 0;
    const gap = setting === 'markdown' || opens || article !== before ? '\n\n' : '\n     ';
    const set = setting === 'page' ? wrapped(words) : heading && words.length < 120 ? `## ${words}` : words;
    if (length > 0) length += pieces.push(gap) && gap.length;
    if (opens) articles[article] = { start: length, end: length, ...numbers[article]! };
    pieces.push(set);
    length += set.length;
    if (articles[article] && (opens || article === before)) articles[article].end = length;
    before = article;
  });
  const text = pieces.join('');
  if (canonical(text) !== text) throw new Error('the text of a norm is not canonical');
  return { text, articles: articles.filter(Boolean) };
}
