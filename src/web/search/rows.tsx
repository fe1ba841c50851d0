import { FileText, NotebookPen, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notebook } from '#contract/notebooks.ts';
import type { Found, Hit } from '#contract/search.ts';
import type { SourceType } from '#contract/source-type.ts';
import { useText } from '#web/i18n/language.ts';
import { fold } from '#web/i18n/fold.ts';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { PassageWords, usePassagePlace } from './Passage.tsx';
import { searchText } from './text.ts';

/** Something to do, by its name. */
export type Action = { id: string; label: string; icon: LucideIcon; keys?: string; lang?: string; run: () => void };
/** Where a row leads: an address, a passage, or something that is done. */
export type Aim = { address: string } | { hit: Hit } | { run: () => void };
export type Row = {
  id: string;
  aim: Aim;
  icon: ReactNode;
  main: ReactNode;
  meta?: string;
  keys?: string;
  lang?: string;
};
export type Group = { id: keyof (typeof searchText)['en']['groups']; rows: Row[] };

/** Rows of each kind at most: titles must not push the passages off the screen. */
const MOST = { recent: 5, notebooks: 3, sources: 4, notes: 4 } as const;

const Icon = ({ of: Picture }: { of: LucideIcon }) => <Picture className="size-4" aria-hidden />;

/** The actions whose name holds every word of the query, or a word that begins so. */
function named(actions: readonly Action[], query: string): Action[] {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  return actions.filter(({ label }) => {
    const words = fold(label).split(/\s+/);
    return asked.every((word) => words.some((one) => one.startsWith(word)));
  });
}

type Stock = {
  query: string;
  found: Found | undefined;
  notebooks: readonly Notebook[];
  /** The notebook on screen, which nobody needs to go to. */
  hereId: string | undefined;
  actions: readonly Action[];
  kindIcon: Record<SourceType, LucideIcon>;
};
/** What the palette shows, group by group: what was found, or for an empty query the notebooks of late. */
export function useGroups({ query, found, notebooks, hereId, actions, kindIcon }: Stock): Group[] {
  const t = useText(searchText);
  const placeOf = usePassagePlace();
  const notebookRow = ({ id, title, icon }: Pick<Notebook, 'id' | 'title' | 'icon'>): Row => ({
    id,
    aim: { address: `/notebook/${id}` },
    icon: <NotebookIcon icon={icon} />,
    main: title,
  });
  const recent = query ? [] : notebooks.filter(({ id, archived }) => id !== hereId && !archived).slice(0, MOST.recent);
  const groups: Group[] = [
    { id: 'recent', rows: recent.map(notebookRow) },
    { id: 'notebooks', rows: found?.notebooks.slice(0, MOST.notebooks).map(notebookRow) ?? [] },
    {
      id: 'sources',
      rows:
        found?.sources.slice(0, MOST.sources).map(({ id, notebook_id, notebook_title, title, type }) => ({
          id,
          aim: { address: `/notebook/${notebook_id}?panel=sources&source=${id}` },
          icon: <Icon of={kindIcon[type]} />,
          main: title,
          meta: notebook_title,
        })) ?? [],
    },
    {
      id: 'hits',
      rows:
        found?.hits.map((hit) => ({
          id: `${hit.citation.source_id}:${hit.citation.start}`,
          aim: { hit },
          icon: <Icon of={kindIcon[hit.citation.source_type] ?? FileText} />,
          main: <PassageWords hit={hit} />,
          meta: `${placeOf(hit)} · ${hit.notebook_title}`,
        })) ?? [],
    },
    {
      id: 'notes',
      rows:
        found?.notes.slice(0, MOST.notes).map(({ id, notebook_id, notebook_title, title }) => ({
          id,
          aim: { address: `/notebook/${notebook_id}?panel=note&note=${id}` },
          icon: <Icon of={NotebookPen} />,
          main: title,
          meta: t.noteIn(notebook_title),
        })) ?? [],
    },
    {
      id: 'actions',
      rows: named(actions, query).map(({ id, label, icon, keys, lang, run }) => ({
        id,
        aim: { run },
        icon: <Icon of={icon} />,
        main: label,
        ...(keys && { keys }),
        ...(lang && { lang }),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
