import { $node, $remark } from '@milkdown/kit/utils';
import type { MarkdownNode, NodeSchema } from '@milkdown/kit/transformer';
import type { Node } from '@milkdown/kit/prose/model';
import { placeOfQuote } from '#contract/notes.ts';
import type { Quoted } from './quotations.ts';

type Tree = MarkdownNode & { children?: Tree[] };

/** The words of a tree of Markdown; a line end is a space. */
const wordsOf = (node: Tree): string =>
  node.type === 'break'
    ? ' '
    : typeof node.value === 'string'
      ? node.value
      : (node.children ?? []).map(wordsOf).join(node.type === 'blockquote' ? ' ' : '');
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isQuote = (node: Tree | undefined): node is Tree =>
  node?.type === 'link' && placeOfQuote(String(node.url)) !== null;

/** `> words`, then a paragraph that is nothing but the link to their place. Null for any other quotation. */
function quotationIn({ type, children = [] }: Tree): Quoted | null {
  const [last, before] = [children.at(-1), children.slice(0, -1)];
  const link = last?.type === 'paragraph' && last.children?.length === 1 ? last.children[0] : undefined;
  if (type !== 'blockquote' || !isQuote(link) || before.length === 0) return null;
  if (before.some((one) => one.type !== 'paragraph')) return null;
  const words = flow(before.map(wordsOf).join(' '));
  return words ? { words, url: String(link.url), label: wordsOf(link) } : null;
}

/** Turns quotations, and links that lead to words of a source, into nodes of their own. The title of such a link is the words. */
function quotations(tree: Tree): void {
  tree.children?.forEach((child, at) => {
    const quotation = quotationIn(child);
    if (quotation) tree.children![at] = { type: 'quotation', ...quotation };
    else if (isQuote(child))
      tree.children![at] = {
        type: 'cite',
        words: typeof child.title === 'string' ? child.title : '',
        url: String(child.url),
        label: wordsOf(child),
      };
    else quotations(child);
  });
}
export const remarkQuotations = $remark('quotations', () => () => (tree) => quotations(tree as Tree));

/** No HTML is known, as wherever Markdown is read: what stands in angle brackets is text. */
export const remarkNoHtml = $remark(
  'noHtml',
  () =>
    function (this: { data(): { micromarkExtensions?: object[] } }) {
      (this.data().micromarkExtensions ??= []).push({ disable: { null: ['htmlFlow', 'htmlText'] } });
    } as never,
);

export const quotedOf = ({ attrs }: Node): Quoted => attrs as Quoted;
const ATTRS = { words: { default: '' }, url: { default: '' }, label: { default: '' } };
const parse = (type: string): NodeSchema['parseMarkdown'] => ({
  match: (node) => node.type === type,
  runner: (state, { words, url, label }, nodeType) => void state.addNode(nodeType, { words, url, label }),
});
const dom = (tag: string): Pick<NodeSchema, 'parseDOM' | 'toDOM'> => ({
  parseDOM: [
    {
      tag: `${tag}[data-quotation]`,
      // Before that of any other quotation.
      priority: 60,
      getAttrs: (element) => {
        const { words = '', url = '', label = '' } = (element as HTMLElement).dataset;
        return placeOfQuote(url) ? { words, url, label } : false;
      },
    },
  ],
  toDOM: (node) => {
    const { words, url, label } = quotedOf(node);
    return [tag, { 'data-quotation': '', 'data-words': words, 'data-url': url, 'data-label': label }, words || label];
  },
});

/** Words of a source with their place, which are opened, removed or cut down, and never retyped. */
export const quotationNode = $node('quotation', () => ({
  group: 'block',
  atom: true,
  draggable: true,
  attrs: ATTRS,
  ...dom('blockquote'),
  parseMarkdown: parse('quotation'),
  toMarkdown: {
    match: ({ type }) => type.name === 'quotation',
    runner: (state, node) => {
      const { words, url, label } = quotedOf(node);
      state.openNode('blockquote');
      state.openNode('paragraph').addNode('text', undefined, words).closeNode();
      state.openNode('paragraph').openNode('link', undefined, { url }).addNode('text', undefined, label);
      state.closeNode().closeNode().closeNode();
    },
  },
}));

/** The number alone of a quotation, within a line. */
export const citeNode = $node('cite', () => ({
  group: 'inline',
  inline: true,
  atom: true,
  attrs: ATTRS,
  ...dom('span'),
  parseMarkdown: parse('cite'),
  toMarkdown: {
    match: ({ type }) => type.name === 'cite',
    runner: (state, node) => {
      const { words, url, label } = quotedOf(node);
      state
        .openNode('link', undefined, { url, title: words || null })
        .addNode('text', undefined, label)
        .closeNode();
    },
  },
}));

/** The quotations of a note, in their order. */
export function quotedIn(doc: Node): Quoted[] {
  const all: Quoted[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'quotation' || node.type.name === 'cite') all.push(quotedOf(node));
  });
  return all;
}
