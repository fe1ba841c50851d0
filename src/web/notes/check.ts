import { NOTE_MAX, NOTE_TITLE_MAX } from '#contract/notes.ts';
import { characters } from '#contract/words.ts';

/** What a person writes in a note. */
export type Written = { title: string; content: string };
export const BLANK: Written = { title: '', content: '' };
/** What is wrong with each of the two; `over` is by how many characters it is too long. */
export type Faults = Partial<Record<keyof Written, { kind: 'missing' } | { kind: 'long'; over: number }>>;

/** Characters that show nothing: a title of only these is blank. */
const UNSEEN = /\p{Cf}/gu;

/** Title and content must be there, and no longer than the server takes (specification 1, section 5). */
export function check({ title, content }: Written): Faults {
  const faults: Faults = {};
  const [titleOver, over] = [characters(title.trim()) - NOTE_TITLE_MAX, content.trim().length - NOTE_MAX];
  if (title.replace(UNSEEN, '').trim() === '') faults.title = { kind: 'missing' };
  else if (titleOver > 0) faults.title = { kind: 'long', over: titleOver };
  if (content.trim() === '') faults.content = { kind: 'missing' };
  else if (over > 0) faults.content = { kind: 'long', over };
  return faults;
}

export const isSame = (a: Written, b: Written): boolean => a.title === b.title && a.content === b.content;
