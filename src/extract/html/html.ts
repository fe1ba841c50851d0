import { Parser } from 'htmlparser2';
import { SOURCE_TITLE_MAX, type Report } from '#contract/sources.ts';
import { cut, line } from '#contract/words.ts';
import { canonical } from '#reading/lines.ts';
import { decodePage } from './charset.ts';
import { linesOf, LineWriter, type Tree } from './elements.ts';
import type { Left } from './fields.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';

/** What a tree may be made of: 20,000 elements within each other take the tree's library 40 s and then its stack. */
const TREE = { depth: 256, nodes: 300_000 } as const;
/** How deep even the parser goes, which takes the square of it. */
const DEEPEST = 20_000;
/** A form that asks for a password and less text than this around it is a door, not a page. In characters. */
const DOOR = 600;

/** Where an article is less than this share of all that is seen on a long page, it is a mistake, not the article. Real ones begin near a sixth. */
const MISTAKE = { share: 0.05, from: 5_000 } as const;

/** A page as its parser passes by: its visible text, its title, and the shape that a tree of it would have. */
type Passed = {
  lines: string[];
  left: Left;
  title: string;
  depth: number;
  nodes: number;
  body: boolean;
  door: boolean;
};

const oneLine = line(SOURCE_TITLE_MAX);
/** A title as one clean line; null for none. */
function titleOf(raw: string | null | undefined): string | null {
  const read = oneLine.safeParse(cut((raw ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim(), SOURCE_TITLE_MAX));
  return read.success ? read.data : null;
}

/** Goes over a page once without keeping it. Throws RESPONSE_TOO_LARGE where its elements stand deeper within each other than any real page's. */
function pass(html: string, whole: boolean): Passed {
  const writer = new LineWriter(whole);
  const passed: Passed = { lines: [], left: writer.left, title: '', depth: 0, nodes: 0, body: false, door: false };
  let [depth, titles, inTitle] = [0, 0, false];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      passed.depth = Math.max(passed.depth, ++depth);
      if (depth > DEEPEST) throw new Unreadable('RESPONSE_TOO_LARGE');
      passed.nodes++;
      if (name === 'body') passed.body = true;
      if (name === 'title') inTitle = titles++ === 0;
      if (name === 'input' && attributes.type?.toLowerCase() === 'password') passed.door = true;
      writer.open(name, (attribute) => attributes[attribute]);
    },
    ontext: (data) => {
      passed.nodes++;
      if (inTitle) passed.title += data;
      writer.text(data);
    },
    onclosetag: (name) => {
      depth--;
      if (name === 'title') inTitle = false;
      writer.close(name);
    },
  });
  parser.end(html);
  return { ...passed, lines: writer.finish() };
}

/** A page without a body, as the standard allows to write it, with the one that a browser would make of it. */
const withBody = (html: string): string =>
  `<!doctype html><html><head></head><body>${html.replace(/<!doctype[^>]*>|<\/?(?:html|head)(?:\s[^>]*)?>/gi, '')}</body></html>`;

/** The article of a page, without what stands around it; null where none is found. */
async function articleOf(html: string): Promise<{ lines: string[]; title: string | null } | null> {
  const { parseHTML } = await import('linkedom');
  const { Readability } = await import('@mozilla/readability');
  const { document } = parseHTML(html);
  const reader = new Readability<Tree>(document as unknown as Document, {
    serializer: (element) => element as unknown as Tree,
  });
  try {
    const article = reader.parse();
    return article?.content ? { lines: linesOf(article.content), title: article.title ?? null } : null;
  } catch {
    return null;
  }
}

/** The encoding that a media type names, such as `text/html; charset=utf-8`. */
export const charsetOf = (mediaType: string): string | null => /;\s*charset=([\w.:-]+)/i.exec(mediaType)?.[1] ?? null;

const characters = (lines: string[]): number => lines.reduce((sum, one) => sum + one.trim().length, 0);
/** Whether an article is none: empty, or a crumb of a long page. */
function mistaken(article: string[], all: string[]): boolean {
  const [found, seen] = [characters(article), characters(all)];
  return found === 0 || (seen > MISTAKE.from && found < seen * MISTAKE.share);
}

/** The warnings of what a saved page has and its text has not. */
const leftOut = ({ hidden, pictures, files }: Left): Report['warnings'] => [
  ...(pictures ? [{ code: 'unread-images' as const, pages: [] }] : []),
  ...(files ? [{ code: 'embedded-files' as const, pages: [] }] : []),
  ...(hidden ? [{ code: 'hidden-text' as const, pages: [] }] : []),
];

/**
 * Reads a page of the web: its article, as Readability finds it; where it finds none or the page is no tree to be built, all of its visible text.
 * Nothing of it runs and nothing else is fetched. `charset` is what its server said. Of a page that somebody saved and added as a file all that is seen is read,
 * with what was filled in, and what is not read is warned of.
 */
export async function readHtml(bytes: Buffer, charset: string | null, onlyArticle = true): Promise<Extracted> {
  const { text: html, guessed } = decodePage(bytes, charset);
  const passed = pass(html, !onlyArticle);
  if (passed.door && characters(passed.lines) < DOOR) throw new Unreadable('NO_TEXT');
  const asTree = passed.depth <= TREE.depth && passed.nodes <= TREE.nodes;
  const article = asTree && onlyArticle ? await articleOf(passed.body ? html : withBody(html)) : null;
  const lines = article && !mistaken(article.lines, passed.lines) ? article.lines : passed.lines;
  const text = canonical(lines.join('\n'));
  if (text.trim() === '') throw new Unreadable('NO_TEXT');
  const report = plainReport();
  if (guessed) report.warnings.push({ code: 'encoding-guessed', pages: [] });
  if (!onlyArticle) report.warnings.push(...leftOut(passed.left));
  return { text, report, title: titleOf(article?.title) ?? titleOf(passed.title) };
}
