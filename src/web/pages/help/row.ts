import type { ReactNode } from 'react';
import { fold } from '#web/i18n/fold.ts';
import type { helpText } from './text.ts';

export type SectionId = keyof (typeof helpText)['en']['sections'];
/**
 * An entry of the help: what is drawn beside it, what it is called, what is said of it (`items`: as a list), and what stands at its end. `group`: what it
 * belongs to with its neighbours, said above the first of them.
 */
export type HelpRow = {
  mark?: ReactNode;
  name: string;
  text?: string;
  items?: readonly string[];
  end?: ReactNode;
  group?: string;
};
/** `wide`: its marks are words too. */
export type HelpSection = {
  wide?: boolean;
  id: SectionId;
  title: string;
  lead: string;
  rows: readonly HelpRow[];
  foot?: ReactNode;
};

/**
 * The sections with only the entries that hold every word of the query, or a word that begins so, in their name, their text or the title of their section;
 * all of them for an empty query. Sections without such an entry are left out.
 */
export function matching(sections: readonly HelpSection[], query: string): HelpSection[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ name, text = '', group = '', items = [] }) => {
        const words = fold([section.title, group, name, text, ...items].join(' ')).split(/[^\p{L}\p{N}]+/u);
        return asked.every((word) => words.some((one) => one.startsWith(word)));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
