import { finder } from '../../rules/find.ts';
import type { Hit, Token } from '../../rules/types.ts';
import { EN } from './frames/en.ts';
import { ES } from './frames/es.ts';

/**
 * How a document is named in a question. `in`: what is asked stands in it ("según la ley") · `of`: something is of it ("la renta del contrato") · `about`:
 * it is only spoken of ("sobre el contrato") · `alone`: no word leads to it.
 */
export type Frame = { how: 'in' | 'of' | 'about' | 'alone'; from: number };

const find = finder([ES, EN]);
/** The frames of a question: words that lead to, or follow, the name of a document. */
export const framesIn = (tokens: readonly Token[]): Hit[] => find(tokens);

/** The frame of the name that stands from token `from` to token `to`. `from` of the frame: where it begins, which goes with the name. */
export function frameOf(hits: readonly Hit[], tokens: readonly Token[], from: number, to: number): Frame {
  const before = hits.filter((hit) => hit.to === from && hit.id !== 'frame.behind').sort((a, b) => b.words - a.words);
  const of = (id: string): Hit | undefined => before.find((hit) => hit.id === id);
  const [about, within, says, plain] = [of('frame.about'), of('frame.in'), of('frame.says'), of('frame.of')];
  const behind = hits.some((hit) => hit.id === 'frame.behind' && hit.from === to && !tokens[to]?.opens);
  if (within && within.words >= (about?.words ?? 0)) return { how: 'in', from: within.from };
  if (about) return { how: 'about', from: about.from };
  if (says || behind) return { how: 'in', from: plain?.from ?? says?.to ?? from };
  if (plain) return { how: 'of', from: plain.from };
  return { how: tokens[from]?.opens ? 'of' : 'alone', from };
}
