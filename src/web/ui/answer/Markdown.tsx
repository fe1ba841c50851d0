import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { MARK } from './blocks.ts';
import { UNCOVERED, unmarkedUncovered } from './uncovered.ts';

type Node = { type: string; value?: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Words that no quotation carries, each in an element of its own. */
const uncoveredIn = (text: string): Node[] =>
  text.split(UNCOVERED).map((piece, at): Node => {
    const value = unmarkedUncovered(piece);
    return at % 2 === 0
      ? { type: 'text', value }
      : {
          type: 'element',
          tagName: 'mark',
          properties: { className: 'uncovered' },
          children: [{ type: 'text', value }],
        };
  });

/** Turns the marks of citations, and of words that none carries, into elements. */
function citeMarks() {
  const walk = (node: Node): void => {
    node.children = node.children?.flatMap((child) => {
      if (child.type !== 'text' || child.value === undefined) {
        walk(child);
        return [child];
      }
      return child.value
        .split(MARK)
        .flatMap((piece, at): Node[] =>
          at % 2 === 0
            ? uncoveredIn(piece)
            : [{ type: 'element', tagName: 'data', properties: { value: piece }, children: [] }],
        );
    }) as Node[];
  };
  return (tree: Node) => walk(tree);
}

type Processor = { data(): { micromarkExtensions?: object[] } };
/** No HTML is known: what stands in angle brackets is text as any other, and is shown as it was written. Addresses in them stay links. */
function noHtml(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: ['htmlFlow', 'htmlText'] } });
}

const LINKS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-tinta underline">
      {children}
    </a>
  ),
};

/** An answer leads to its sources and nowhere else. */
const NO_LINKS: Components = { a: ({ children }) => <>{children}</> };

/**
 * Markdown as React elements: HTML is shown as text, pictures are dropped, links lead only to http, https and mailto (react-markdown's own rule),
 * and in an answer nowhere. `chip` draws a citation where its mark stands: what has them is an answer.
 */
export default function Markdown({ children, chip }: { children: string; chip?: (n: number) => ReactNode }) {
  const components: Components = chip ? { ...NO_LINKS, data: ({ value }) => chip(Number(value)) } : LINKS;
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, noHtml as never]}
      rehypePlugins={chip ? [citeMarks as never] : []}
      skipHtml
      disallowedElements={['img']}
      components={components}
    >
      {children}
    </ReactMarkdown>
  );
}
