import { characters } from '#contract/words.ts';
import { LINK_TITLE_MAX, isLink } from '../contract.ts';

/** What a person writes of a link. */
export type Written = { title: string; link: string };
/** What is wrong with each of the two. */
export type Faults = { title?: 'missing' | 'long'; link?: 'missing' | 'invalid' };

/** Characters that show nothing: a title of only these is blank. */
const UNSEEN = /\p{Cf}/gu;
export const trimmed = ({ title, link }: Written): Written => ({ title: title.trim(), link: link.trim() });

/** The rules of the specification (2, section 5), as the server keeps them too. */
export function check(written: Written): Faults {
  const { title, link } = trimmed(written);
  const faults: Faults = {};
  if (title.replace(UNSEEN, '').trim() === '') faults.title = 'missing';
  else if (characters(title) > LINK_TITLE_MAX) faults.title = 'long';
  if (link === '') faults.link = 'missing';
  else if (!isLink(link)) faults.link = 'invalid';
  return faults;
}

/** Characters of a description that a suggestion shows (specification 2, section 5). */
export const PREVIEW = 150;
/** A description as a suggestion shows it. */
export function preview(description: string): string {
  const letters = Array.from(description);
  return letters.length <= PREVIEW
    ? description
    : `${letters
        .slice(0, PREVIEW - 1)
        .join('')
        .trimEnd()}…`;
}
