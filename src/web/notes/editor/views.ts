import type { NodeViewConstructor } from '@milkdown/kit/prose/view';
import { TextSelection } from '@milkdown/kit/prose/state';
import type { Citation } from '#contract/span.ts';
import { quotedOf } from './nodes.ts';
import type { Quotations, Quoted } from './quotations.ts';

/** What is said of quotations, in the language of the screen. */
type QuotationWords = {
  /** Where a citation stands: 'Lease, lines 2–3', or that it stands nowhere. */
  place: (citation: Citation) => string;
  open: (place: string) => string;
  shorten: string;
  numberOnly: string;
  remove: string;
};
/** What a quotation in the note asks of the page around it. */
export type Hands = {
  quotations: Quotations;
  words: () => QuotationWords;
  open: (citation: Citation) => void;
  /** Asks which of the words stay; `keep` puts them in their place. */
  shorten: (words: string, keep: (words: string) => void) => void;
};

const element = (tag: string, className: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};
function button(className: string, text: string, press: () => void): HTMLButtonElement {
  const made = element('button', className, text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}
const isOpenable = (found: Citation | undefined): found is Citation =>
  found !== undefined && found.state !== 'missing' && found.state !== 'deleted';

/** The number of a quotation, which opens its lines. The numbers are counted where they are drawn (note.css). */
function chip(hands: Hands, quoted: () => Quoted): { chip: HTMLButtonElement; draw: () => void } {
  const made = button('cite', '', () => {
    const found = hands.quotations.of(quoted());
    if (isOpenable(found)) hands.open(found);
  });
  const draw = (): void => {
    const found = hands.quotations.of(quoted());
    const place = found ? hands.words().place(found) : quoted().label;
    made.dataset.state = found?.state ?? 'exact';
    if (found?.newer) made.dataset.newer = found.newer.state;
    else delete made.dataset.newer;
    made.setAttribute('aria-label', isOpenable(found) ? hands.words().open(place) : place);
    made.title = place;
  };
  draw();
  return { chip: made, draw };
}
const isButton = (event: Event): boolean => event.target instanceof Element && event.target.closest('button') !== null;

/** The number alone, within a line. */
export const citeView =
  (hands: Hands): NodeViewConstructor =>
  (first) => {
    let node = first;
    const { chip: dom, draw } = chip(hands, () => quotedOf(node));
    dom.contentEditable = 'false';
    return {
      dom,
      update: (now) => {
        if (now.type !== node.type) return false;
        node = now;
        draw();
        return true;
      },
      stopEvent: isButton,
      ignoreMutation: () => true,
      destroy: hands.quotations.subscribe(draw),
    };
  };

/** The words of a source with their place under them, and what can be done with them. */
export const quotationView =
  (hands: Hands): NodeViewConstructor =>
  (first, view, getPos) => {
    let node = first;
    const place = (): number => getPos() ?? 0;
    const dom = element('figure', 'note-quote');
    dom.contentEditable = 'false';
    const words = element('blockquote', 'quote');
    const foot = element('figcaption', '');
    const { chip: number, draw: drawNumber } = chip(hands, () => quotedOf(node));
    const label = element('span', 'where');
    const replace = (quoted: Quoted): void =>
      view.dispatch(view.state.tr.setNodeMarkup(place(), undefined, quoted).scrollIntoView());
    const shorten = button('act', '', () =>
      hands.shorten(quotedOf(node).words, (kept) => replace({ ...quotedOf(node), words: kept })),
    );
    const alone = button('act', '', () => {
      const cite = view.state.schema.nodes.cite!.create(node.attrs);
      const before = view.state.doc.resolve(place()).nodeBefore;
      const tr = view.state.tr.delete(place(), place() + node.nodeSize);
      // At the end of the paragraph before it, or in one of its own.
      if (before?.type.name === 'paragraph') tr.insert(place() - 1, [view.state.schema.text(' '), cite]);
      else tr.insert(place(), view.state.schema.nodes.paragraph!.create(null, cite));
      view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(place() + 3, tr.doc.content.size)))));
      view.focus();
    });
    const remove = button('act', '', () => {
      view.dispatch(view.state.tr.delete(place(), place() + node.nodeSize));
      view.focus();
    });
    foot.append(number, label, shorten, alone, remove);
    dom.append(words, foot);
    const draw = (): void => {
      const quoted = quotedOf(node);
      const found = hands.quotations.of(quoted);
      const said = hands.words();
      drawNumber();
      const gone = found?.state === 'missing' || found?.state === 'deleted';
      words.className = found?.state === 'missing' ? 'quote-missing' : gone ? 'quote-plain' : 'quote';
      // What is not found in a source is never yellow.
      words.replaceChildren(gone ? quoted.words : element('mark', '', quoted.words));
      label.textContent = found ? said.place(found) : quoted.label;
      [shorten.textContent, alone.textContent, remove.textContent] = [said.shorten, said.numberOnly, said.remove];
    };
    draw();
    return {
      dom,
      update: (now) => {
        if (now.type !== node.type) return false;
        node = now;
        draw();
        return true;
      },
      selectNode: () => dom.setAttribute('data-selected', ''),
      deselectNode: () => dom.removeAttribute('data-selected'),
      stopEvent: isButton,
      ignoreMutation: () => true,
      destroy: hands.quotations.subscribe(draw),
    };
  };
