import { isMark, type Block, type Paper, type Run, type Words } from './paper.ts';

/** Plain words as Markdown that says just them: no mark, link, tag, address or entity is made of what a title or a quotation holds. */
function escape(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~&^]/g, '\\$&')
    .replace(/(?<=\w)@(?=\w)/g, '\\@')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^(\s*)([#+=-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')
    .replace(/(?<=\n)[ \t]+/g, '');
}

/** Code of one line, in a fence that is longer than any in it. */
function codeOf(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text.replace(/\n/g, ' ')}${pad}${fence}`;
}

/** Marks around words: they may not stand beside a space. */
function around(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : `${before}${mark}${words}${mark}${after}`;
}

function wordsOf({ text, bold, italic, strike, code, link }: Words): string {
  let said = code ? codeOf(text) : escape(text);
  if (strike) said = around('~~', said);
  if (italic) said = around('*', said);
  if (bold) said = around('**', said);
  return link ? `[${said}](<${link.replace(/[<>\\\s]/g, encodeURIComponent)}>)` : said;
}

const inline = (runs: readonly Run[]): string =>
  runs.map((run) => (isMark(run) ? `[^${run.note}]` : wordsOf(run))).join('');
/** A line end within a paragraph is kept; one in a heading or a cell is a space. */
const broken = (text: string): string => text.trim().replace(/[ \t]*\n[ \t]*/g, '\\\n');
const oneLine = (runs: readonly Run[]): string =>
  inline(runs)
    .trim()
    .replace(/\s*\n\s*/g, ' ');

const indent = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);
const quoted = (text: string): string => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function tableOf(rows: readonly Run[][][]): string {
  const [head = [], ...body] = rows;
  // Within a table a stroke ends the cell, in code too.
  const cell = (runs: Run[]): string => oneLine(runs).replace(/(?<!\\)\|/g, '\\|');
  const line = (cells: Run[][]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function listOf({ ordered, start, items }: Extract<Block, { kind: 'list' }>, other: boolean): string {
  return items
    .map((item, at) => {
      const mark = ordered ? `${start + at}${other ? ')' : '.'} ` : other ? '* ' : '- ';
      return mark + indent(blocksOf(item), ' '.repeat(mark.length));
    })
    .join('\n');
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${oneLine(block.runs)}`;
    case 'paragraph':
      return broken(inline(block.runs));
    case 'quote':
      return quoted(broken(inline(block.runs)));
    case 'aside':
      return quoted(blocksOf(block.blocks));
    case 'list':
      return listOf(block, false);
    case 'table':
      return tableOf(block.rows);
    case 'code':
      return fenced(block.text);
    case 'rule':
      return '---';
  }
}

/** Two lists of a kind in a row would be one: each has another mark than the one before it. */
function blocksOf(blocks: readonly Block[]): string {
  let other = false;
  return blocks
    .map((block, at) => {
      const before = blocks[at - 1];
      other = block.kind === 'list' && before?.kind === 'list' && before.ordered === block.ordered && !other;
      return block.kind === 'list' ? listOf(block, other) : blockOf(block);
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The document in Markdown with GitHub's footnotes and tables. It holds no HTML, no pictures, and no links but those of a user's own note. */
export function writeMarkdown({ kind, title, about, blocks, notes, appendices, closing }: Paper): string {
  const parts = [
    `# ${escape(title)}`,
    [kind, ...about].map(escape).join('\\\n'),
    blocksOf(blocks),
    ...appendices.map((one) => `## ${escape(one.title)}\n\n${blocksOf(one.blocks)}`),
    '---',
    `*${escape(closing)}*`,
    ...notes.map(({ number, runs }) => `[^${number}]: ${oneLine(runs)}`),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
