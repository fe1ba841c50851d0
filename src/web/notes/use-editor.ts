import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Citation } from '#contract/span.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useCiting } from '#web/ui/answer/citing.ts';
import { useLines } from '#web/ui/answer/place.ts';
import type { Quotation } from '#web/ui/quotation.ts';
import { useFormats } from '#web/i18n/format.ts';
import { answerText } from '#web/ui/answer/text.ts';
import { NOTHING, type Active } from './editor/commands.ts';
import { createEditor, type NoteEditor } from './editor/create.ts';
import { Quotations, type Quoted } from './editor/quotations.ts';
import { paneText } from './pane-text.ts';

/** Milliseconds after which what was typed is taken over, and what it says of itself counted. */
const [TAKEN_MS, COUNTED_MS] = [150, 250];

/** The words of a quotation that are to be cut down, and where what stays of them goes. */
export type Shortening = { words: string; keep: (words: string) => void };
type Asked = {
  notebookId: string;
  root: RefObject<HTMLElement | null>;
  /** The text that it begins with, asked for once. */
  content: () => string;
  isEditable: boolean;
  /** Somebody wrote: at once, and once it is worth taking over. */
  onTouch: () => void;
  onWrite: () => void;
  onReady: (editor: NoteEditor) => void;
  onShorten: (shortening: Shortening) => void;
};

/** The editor of a note: its text, what it counts, and the quotations in it, which open their lines. */
export function useEditor({ notebookId, root, content, isEditable, onTouch, onWrite, onReady, onShorten }: Asked) {
  const t = useText(paneText);
  const place = useText(answerText);
  const { range, number } = useFormats();
  const linesOf = useLines();
  const language = useLanguage();
  const { open } = useCiting();
  const [editor, setEditor] = useState<NoteEditor | null>(null);
  const [active, setActive] = useState<Active>(NOTHING);
  const [counted, setCounted] = useState<{ words: number; quoted: readonly Quoted[] }>({ words: 0, quoted: [] });
  const [quotations] = useState(() => new Quotations(notebookId));
  const changed = useRef(false);
  const editable = useRef(isEditable);
  const said = useRef(t);

  const touched = useEffectEvent(onTouch);
  const wrote = useEffectEvent(onWrite);
  const ready = useEffectEvent(onReady);
  const first = useEffectEvent(content);
  const labelOf = useEffectEvent(({ title, from, to }: Quotation) =>
    t.quotation.in(title, from === to ? place.line(number(from)) : place.lines(range(from, to))),
  );
  const placeOf = useEffectEvent((citation: Citation) => {
    const { quotation } = t;
    if (citation.state === 'missing') return quotation.missing;
    return citation.state === 'deleted' ? quotation.deleted : quotation.in(citation.source_title, linesOf(citation));
  });
  const shorten = useEffectEvent(onShorten);
  const toSource = useEffectEvent((citation: Citation) => {
    const all = counted.quoted.flatMap((one) => quotations.of(one) ?? []);
    open(citation, all.includes(citation) ? all : [citation], null);
  });
  const words = useEffectEvent(() => said.current.quotation);
  const make = useEffectEvent((): Parameters<typeof createEditor>[0] => {
    let [writing, counting] = [0, 0];
    return {
      root: root.current!,
      content: first(),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t.content,
        spellcheck: 'true',
        style: `--note-hint: ${JSON.stringify(t.hint)}`,
      },
      hands: {
        quotations,
        words: () => ({ ...words(), place: (citation) => placeOf(citation) }),
        open: (citation) => toSource(citation),
        shorten: (kept, keep) => shorten({ words: kept, keep }),
      },
      labelOf: (quotation) => labelOf(quotation),
      onChange: () => {
        changed.current = true;
        touched();
        clearTimeout(writing);
        writing = window.setTimeout(() => wrote(), TAKEN_MS);
      },
      onText: (text, quoted) => {
        clearTimeout(counting);
        counting = window.setTimeout(() => {
          setCounted({ words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0, quoted });
          void quotations.look(quoted);
        }, COUNTED_MS);
      },
      onActive: (now) => setActive((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now)),
      isEditable: () => editable.current,
    };
  });
  useEffect(() => {
    let gone = false;
    const making = createEditor(make());
    void making.then((made) => {
      if (gone) return;
      setEditor(made);
      ready(made);
    });
    return () => {
      gone = true;
      void making.then((made) => made.destroy());
    };
  }, []);
  useEffect(() => {
    editable.current = isEditable;
    editor?.view.setProps({});
  }, [editor, isEditable]);
  useEffect(() => {
    said.current = t;
    quotations.tell();
  }, [t, language, quotations]);
  const found = useSyncExternalStore(quotations.subscribe, () => quotations.found);
  const stands = useMemo(
    () =>
      counted.quoted.filter((one) => {
        const state = found && quotations.of(one)?.state;
        return state !== undefined && state !== 'missing' && state !== 'deleted';
      }).length,
    [counted, found, quotations],
  );
  return {
    editor,
    active,
    counted: { words: counted.words, quoted: counted.quoted.length, stands },
    /** The text, if somebody wrote since it was asked for. */
    take: (): string | null => {
      if (!changed.current || !editor) return null;
      changed.current = false;
      return editor.markdown();
    },
  };
}
