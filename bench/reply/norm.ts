import { Parser } from 'htmlparser2';
import { canonical } from '#reading/lines.ts';

/** An article of a norm by its number in lower case ("152 quáter j", "3 bis"). */
export type Article = { number: string; start: number; end: number };
/** A norm as a text, with its articles as the file itself bounds them. */
export type Norm = { text: string; articles: readonly Article[] };

/** Elements whose text is the norm's own; what else stands in the file is told of it. */
const TEXT = new Set(['encabezado', 'texto', 'parrafo', 'inciso']);
const ARTICLE =
  /^[\s"“«*#>]*Art(?:[íi]culo|\.)\s*(\d+)[º°.o]*(\s(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies|nonies|decies))?(\s[A-Z](?=[.\s]*[.:º°-]))?/gmu;

/** A norm in the XML of the Library of Congress as the text that a person has: without what the file says of it, and with the numbers of its items. */
export function readXml(xml: string): Norm {
  const articles: Article[] = [];
  const open: { number: string; start: number }[] = [];
  let [text, piece, depth, item] = ['', '', 0, ''];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'articulo') open.push({ number: attributes.numero ?? '', start: -1 });
        if (!TEXT.has(name)) return;
        depth++;
        piece = '';
        item = name === 'inciso' ? (attributes.numero ?? '') : '';
      },
      ontext(said) {
        if (depth > 0) piece += said;
      },
      onclosetag(name) {
        if (name === 'articulo') {
          const { number, start } = open.pop()!;
          if (start >= 0) articles.push({ number: number.split(' (')[0]!.toLowerCase(), start, end: text.length });
        }
        if (!TEXT.has(name)) return;
        depth--;
        const said = canonical(piece).trim();
        if (!said) return;
        if (text) text += '\n\n';
        for (const article of open) if (article.start < 0) article.start = text.length;
        text += /^[-.)]/.test(said) ? item + said : said;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { text, articles };
}

/** A norm in plain text or Markdown: an article reaches to the next line that begins one. */
export function readPlain(raw: string): Norm {
  const text = canonical(raw);
  const heads = [...text.matchAll(ARTICLE)];
  return {
    text,
    articles: heads.map(({ index, 0: head, 1: number, 2: degree = '', 3: letter = '' }, i) => ({
      number: `${number}${degree}${letter}`.replace(/\s/g, ' ').toLowerCase(),
      start: index + head.length - head.trimStart().length,
      end: heads[i + 1]?.index ?? text.length,
    })),
  };
}
