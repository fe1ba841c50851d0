import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { cursor } from '@milkdown/kit/plugin/cursor';
import { history } from '@milkdown/kit/plugin/history';
import { trailing } from '@milkdown/kit/plugin/trailing';
import {
  commonmark,
  headingIdGenerator,
  imageSchema,
  insertImageCommand,
  insertImageInputRule,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from '@milkdown/kit/preset/commonmark';
import { gfm } from '@milkdown/kit/preset/gfm';
import { Plugin, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose, $view, getMarkdown } from '@milkdown/kit/utils';
import type { Quotation } from '#web/ui/quotation.ts';
import { dropped } from '#web/ui/quotation.ts';
import { activeIn, type Active } from './commands.ts';
import { citeNode, quotationNode, quotedIn, remarkNoHtml, remarkQuotations } from './nodes.ts';
import { quotedFrom, type Quoted } from './quotations.ts';
import { citeView, quotationView, type Hands } from './views.ts';

/** An image is its words: what a note shows is fetched from nowhere. */
const imageAsWords = imageSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [],
  toDOM: ({ attrs }) => ['span', { class: 'note-image' }, String(attrs.alt || attrs.src)],
}));
const LEFT_OUT = new Set<unknown>(
  [
    imageSchema,
    insertImageCommand,
    insertImageInputRule,
    remarkPreserveEmptyLinePlugin,
    // A heading of a note is no place on the page.
    syncHeadingIdPlugin,
  ].flat(),
);

export type NoteEditor = {
  view: EditorView;
  /** The text as Markdown. */
  markdown: () => string;
  /** Shows another text where it differs from this one; the cursor stays where it was, and undo does not take it back. */
  show: (markdown: string) => void;
  /** Puts a quotation where the cursor is, or was last. */
  quote: (quotation: Quotation) => void;
  run: (command: (editor: Editor) => void) => void;
  destroy: () => Promise<unknown>;
};
type Asked = {
  root: HTMLElement;
  content: string;
  /** Attributes of what is written in. */
  attributes: Record<string, string>;
  hands: Hands;
  /** What the place of a quotation is called in the text. */
  labelOf: (quotation: Quotation) => string;
  /** Somebody wrote. */
  onChange: () => void;
  /** The text is another, whoever changed it. */
  onText: (text: string, quoted: readonly Quoted[]) => void;
  onActive: (active: Active) => void;
  isEditable: () => boolean;
};

/** Makes the place where a note is written: rich text on the screen, Markdown beneath. */
export async function createEditor(asked: Asked): Promise<NoteEditor> {
  const { hands } = asked;
  let adopting = false;
  const tell = ({ state }: EditorView): void =>
    asked.onText(state.doc.textBetween(0, state.doc.content.size, '\n'), quotedIn(state.doc));
  const insert = (view: EditorView, at: number, quotation: Quotation): void => {
    const { schema, doc, tr } = view.state;
    const node = schema.nodes.quotation!.create(quotedFrom(quotation, asked.labelOf(quotation)));
    const place = doc.resolve(at);
    const top = place.depth === 0 ? at : place.before(1);
    const here = place.depth === 0 ? null : place.node(1);
    // Into the place of an empty paragraph, else after the block that the cursor is in.
    const blank = here?.type.name === 'paragraph' && here.content.size === 0;
    const from = here && !blank ? top + here.nodeSize : top;
    tr.replaceWith(from, blank ? top + here.nodeSize : from, [node, schema.nodes.paragraph!.create()]);
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from + node.nodeSize + 1)).scrollIntoView());
  };
  const hearing = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, before) => {
            if (!view.state.doc.eq(before.doc)) {
              if (!adopting) asked.onChange();
              tell(view);
            }
            asked.onActive(activeIn(view.state));
          },
        }),
        props: {
          handleDrop: (view, event) => {
            const quotation = dropped(event.dataTransfer);
            const place = quotation && view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (!place) return false;
            insert(view, place.pos, quotation);
            view.focus();
            return true;
          },
          handleClick: (_view, _at, event) => {
            const link = event.target instanceof Element && event.target.closest('a[href]');
            if (!link || !(event.ctrlKey || event.metaKey)) return false;
            open((link as HTMLAnchorElement).href, '_blank', 'noopener,noreferrer');
            return true;
          },
        },
      }),
  );
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, asked.root);
      ctx.set(defaultValueCtx, asked.content);
      ctx.set(headingIdGenerator.key, () => '');
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        attributes: { class: 'note-text', ...asked.attributes },
        editable: asked.isEditable,
      }));
      ctx.update(remarkStringifyOptionsCtx, (before) => ({
        ...before,
        bullet: '-' as const,
        rule: '-' as const,
        listItemIndent: 'one' as const,
      }));
    })
    .use(remarkNoHtml)
    .use(remarkQuotations)
    .use(commonmark.filter((plugin) => !LEFT_OUT.has(plugin)))
    .use(imageAsWords)
    .use(gfm)
    // After the others: the first block of all is what an empty text is made of.
    .use([quotationNode, citeNode])
    // Before the cursor, which takes every drop for text.
    .use(hearing)
    .use([history, clipboard, cursor, trailing].flat())
    .use([$view(quotationNode, () => quotationView(hands)), $view(citeNode, () => citeView(hands))])
    .create();
  const view = editor.ctx.get(editorViewCtx);
  tell(view);
  return {
    view,
    markdown: () => editor.action(getMarkdown()),
    show: (markdown) => {
      const next = editor.ctx.get(parserCtx)(markdown);
      const from = view.state.doc.content.findDiffStart(next.content);
      const ends = view.state.doc.content.findDiffEnd(next.content);
      if (from === null || !ends) return;
      // The two ends may overlap with the start where a text repeats itself.
      const over = Math.max(0, from - Math.min(ends.a, ends.b));
      adopting = true;
      const slice = next.slice(from, ends.b + over);
      view.dispatch(view.state.tr.replace(from, ends.a + over, slice).setMeta('addToHistory', false));
      adopting = false;
    },
    quote: (quotation) => insert(view, view.state.selection.from, quotation),
    run: (command) => {
      command(editor);
      view.focus();
    },
    destroy: () => editor.destroy(),
  };
}
