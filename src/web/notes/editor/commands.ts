import type { Editor } from '@milkdown/kit/core';
import { redoCommand, undoCommand } from '@milkdown/kit/plugin/history';
import {
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleLinkCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/kit/preset/commonmark';
import { lift } from '@milkdown/kit/prose/commands';
import { undoDepth, redoDepth } from '@milkdown/kit/prose/history';
import type { EditorState } from '@milkdown/kit/prose/state';
import { editorViewCtx } from '@milkdown/kit/core';
import { callCommand } from '@milkdown/kit/utils';

/** What a button of the toolbar does. */
export type Format = 'heading' | 'bold' | 'italic' | 'list' | 'ordered' | 'quote';
/** What holds where the cursor is, and whether there is something to undo. */
export type Active = { [F in Format | 'link' | 'undo' | 'redo']: boolean };
export const NOTHING: Active = {
  heading: false,
  bold: false,
  italic: false,
  list: false,
  ordered: false,
  quote: false,
  link: false,
  undo: false,
  redo: false,
};

/** What holds where the cursor is. */
export function activeIn(state: EditorState): Active {
  const { $from, from, to, empty } = state.selection;
  const { marks } = state.schema;
  const marked = (name: string): boolean => {
    const type = marks[name]!;
    return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
  };
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
  const list = around.findLast((name) => name.endsWith('_list'));
  return {
    heading: around.includes('heading'),
    bold: marked('strong'),
    italic: marked('emphasis'),
    link: marked('link'),
    list: list === 'bullet_list',
    ordered: list === 'ordered_list',
    quote: around.includes('blockquote'),
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
  };
}

/** Does what a button says, or takes it back where it holds. */
export const format =
  (what: Format, on: boolean) =>
  (editor: Editor): void => {
    if (what === 'bold') editor.action(callCommand(toggleStrongCommand.key));
    if (what === 'italic') editor.action(callCommand(toggleEmphasisCommand.key));
    if (what === 'heading')
      editor.action(on ? callCommand(turnIntoTextCommand.key) : callCommand(wrapInHeadingCommand.key, 2));
    if (what === 'list' || what === 'ordered') {
      const wrap = what === 'list' ? wrapInBulletListCommand : wrapInOrderedListCommand;
      editor.action(callCommand((on ? liftListItemCommand : wrap).key));
    }
    if (what === 'quote' && !on) editor.action(callCommand(wrapInBlockquoteCommand.key));
    if (what === 'quote' && on) {
      const view = editor.ctx.get(editorViewCtx);
      lift(view.state, view.dispatch);
    }
  };
/** Makes a link of what is selected; without an address there is none any more. */
export const link =
  (href: string | null) =>
  (editor: Editor): void =>
    void editor.action(callCommand(toggleLinkCommand.key, href === null ? {} : { href }));
export const undo = (editor: Editor): void => void editor.action(callCommand(undoCommand.key));
export const redo = (editor: Editor): void => void editor.action(callCommand(redoCommand.key));
