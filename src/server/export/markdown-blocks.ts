import type { Nodes, Parents, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Block, Run, Words } from './paper.ts';

type Look = Omit<Words, 'text'>;
/** `links`: whether they lead anywhere; in an answer they do not, as on the screen. `text`: turns plain words into runs. */
export type Reading = { links: boolean; text: (words: string, look: Look) => Run[] };

const DEEPEST = 3;
/** Levels of lists and quotations within each other that are kept; what lies deeper is laid on the last. */
const NESTED = 8;

/** The headings of a text stand below those of the document. */
const levelOf = (depth: number): 2 | 3 => (depth === 1 ? 2 : DEEPEST);

/** Only what a reader may follow without harm. */
function safeLink(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function runsOf(nodes: readonly PhrasingContent[], reading: Reading, look: Look = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return reading.text(node.value, look);
      case 'inlineCode':
        return [{ text: node.value, ...look, code: true }];
      case 'break':
        return [{ text: '\n' }];
      case 'strong':
        return runsOf(node.children, reading, { ...look, bold: true });
      case 'emphasis':
        return runsOf(node.children, reading, { ...look, italic: true });
      case 'delete':
        return runsOf(node.children, reading, { ...look, strike: true });
      case 'link': {
        const link = reading.links ? safeLink(node.url) : undefined;
        return runsOf(node.children, reading, link ? { ...look, link } : look);
      }
      case 'linkReference':
        return runsOf(node.children, reading, look);
      case 'footnoteReference':
        return [{ text: `[${node.identifier}]`, ...look }];
      default:
        // Pictures are dropped, as on the screen.
        return [];
    }
  });
}

function tableOf({ children }: Table, reading: Reading): Block {
  const width = Math.max(...children.map((row) => row.children.length));
  const rows = children.map(({ children: cells }) =>
    Array.from({ length: width }, (_, at) => runsOf(cells[at]?.children ?? [], reading)),
  );
  return { kind: 'table', rows };
}

function blocksOf(nodes: readonly RootContent[], reading: Reading, depth: number): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', level: levelOf(node.depth), runs: runsOf(node.children, reading) }];
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(node.children, reading) }].filter(
          ({ runs }) => runs.length > 0,
        ) as Block[];
      case 'blockquote': {
        const blocks = blocksOf(node.children, reading, depth + 1);
        return depth < NESTED ? [{ kind: 'aside', blocks }] : blocks;
      }
      case 'list': {
        const items = node.children.map(({ children, checked }) => {
          const blocks = blocksOf(children, reading, depth + 1);
          return typeof checked === 'boolean' ? tick(blocks, checked) : blocks;
        });
        return depth < NESTED
          ? [{ kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }]
          : items.flat();
      }
      case 'table':
        return [tableOf(node, reading)];
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'footnoteDefinition':
        return label(blocksOf(node.children, reading, depth), `[${node.identifier}] `);
      default:
        return [];
    }
  });
}

/** Words put before a block's first ones. */
function label(blocks: Block[], text: string): Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph'
    ? [{ ...first, runs: [{ text }, ...first.runs] }, ...rest]
    : [{ kind: 'paragraph', runs: [{ text }] }, ...blocks];
}
const tick = (blocks: Block[], checked: boolean): Block[] => label(blocks, checked ? '[x] ' : '[ ] ');

/** Takes the words out of what is no text of the reader's: a tree deeper than any page would not be walked. */
const MAX_DEPTH = 100;
function isDeep(node: Nodes, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  return 'children' in node && (node as Parents).children.some((child) => isDeep(child, depth + 1));
}

/** The marks of lists and quotations with which one line opens more levels than that; a rule of as many marks is none of them. Ours. */
const DEEP_LINE = /^(?![-*> \t]*$)(?:[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|>)){101}/m;

/** As on the screen no HTML is known: what stands in angle brackets is text. */
const NO_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** Markdown (CommonMark with GitHub's tables, ticks, strokes and links) as blocks; one nested beyond all sense is printed as it is written. */
export function blocksOfMarkdown(markdown: string, reading: Reading): Block[] {
  // It is not even parsed: of a line of ten thousand such marks the parser comes to no end.
  if (DEEP_LINE.test(markdown)) return [{ kind: 'code', text: markdown }];
  const tree = fromMarkdown(markdown, { extensions: [gfm(), NO_HTML], mdastExtensions: [gfmFromMarkdown()] });
  if (isDeep(tree)) return [{ kind: 'code', text: markdown }];
  return blocksOf(tree.children, reading, 0);
}
