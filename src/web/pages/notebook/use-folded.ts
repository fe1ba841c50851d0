import { kept, useKept } from '#web/ui/kept.ts';

const folded = kept('studioFolded', ['', '1'], '');

/** Folds the Studio to a rail of icons, or unfolds it, where the panes stand beside each other. The browser keeps the choice. */
export const fold = (shut: boolean): void => folded.set(shut ? '1' : '');
/** Whether the Studio is folded. It says nothing of a phone, where a pane has the whole screen. */
export const useFolded = (): boolean => useKept(folded) === '1';
