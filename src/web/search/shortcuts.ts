import { isApple, withAlt, withCommand } from '#web/ui/keys.ts';
import type { searchText } from './text.ts';

/** What a key does, and the keys that do it. */
type Shortcut = { what: string; keys: readonly string[] };
export type ShortcutGroup = { title: string; rows: readonly Shortcut[] };

/** The keys that do something, by where they do it: the one list that the sheet of shortcuts and the help show, as the keys of this machine are written. */
export function shortcutsOf(
  t: (typeof searchText)['en' | 'es']['shortcuts'],
  apple: boolean = isApple,
): readonly ShortcutGroup[] {
  const alt = (...keys: string[]) => keys.map((key) => withAlt(key, apple));
  const command = (...keys: string[]) => keys.map((key) => withCommand(key, apple));
  return [
    {
      title: t.groups.everywhere,
      rows: [
        { what: t.palette, keys: command('K') },
        { what: t.sheet, keys: ['?'] },
        { what: t.escape, keys: ['Esc'] },
      ],
    },
    {
      title: t.groups.notebook,
      rows: [
        { what: t.panes, keys: alt('1', '2', '3') },
        { what: t.send, keys: ['Enter'] },
        { what: t.newLine, keys: ['Shift Enter'] },
        { what: t.conversation, keys: alt('N') },
        { what: t.step, keys: alt('↓', '↑') },
        { what: t.quote, keys: command('Alt C') },
        { what: t.find, keys: command('F') },
        { what: t.findNext, keys: ['Enter', 'Shift Enter'] },
        { what: t.play, keys: ['K'] },
        { what: t.skip, keys: ['J', 'L'] },
        { what: t.volume, keys: ['↑', '↓'] },
      ],
    },
  ];
}
