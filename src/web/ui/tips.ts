import { kept, type Kept } from './kept.ts';

export type TipId = 'citations' | 'sources' | 'selection';
/** A tip was not seen yet; was seen, once; or is told no more, since it was closed or what it says was done. */
type State = '' | 'seen' | '1';
const keptAs = (id: TipId): Kept<State> => kept(`tip:${id}`, ['', 'seen', '1'], '');
export const tips = { citations: keptAs('citations'), sources: keptAs('sources'), selection: keptAs('selection') };

/** Whoever did what a tip says is not told it any more. */
export function did(id: TipId): void {
  if (tips[id].now() !== '1') tips[id].set('1');
}
