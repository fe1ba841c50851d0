import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useKept } from '#web/ui/kept.ts';
import { useCard } from './card.ts';
import { keptLevel } from './level.ts';
import type { Mentioning } from './ReferenceCard.tsx';
import type { Panel } from './ReferencesPanel.tsx';
import { useAllReferences } from './use-references.ts';

type Place = { notebookId: string; sourceId: string; version: number };
const LIST: Panel = { is: 'list' };

/**
 * The references of an open source: what is underlined, the card of one, and the panel of all of them. `whole`: its text is here and short enough for
 * its references to be asked for at once.
 */
export function useNaming(
  place: Place,
  inUse: readonly string[],
  sheet: RefObject<HTMLDivElement | null>,
  whole: boolean,
) {
  const level = useKept(keptLevel);
  const { data: references } = useAllReferences(place, whole && level !== 'none');
  const [panel, setPanel] = useState<Panel | null>(null);
  const card = useCard(sheet);
  const { now } = card;
  /** Where the reader was before the panel was there. */
  const home = useRef<HTMLElement>(null);
  const { notebookId, sourceId } = place;
  const sourceIds = useMemo(() => (inUse.includes(sourceId) ? inUse : [...inUse, sourceId]), [inUse, sourceId]);
  const enter = useCallback((from: Element | null): void => {
    if (from instanceof HTMLElement) home.current = from;
  }, []);
  const asked = card.asked?.element;
  const onMentions = useCallback(
    (key: string): void => {
      if (asked) enter(asked);
      now(null);
      setPanel({ is: 'mentions', key, sourceIds });
    },
    [now, enter, asked, sourceIds],
  );
  const mentioning = useMemo<Mentioning>(
    () => ({ notebookId, sourceIds, onMentions }),
    [notebookId, sourceIds, onMentions],
  );
  return {
    level,
    references,
    card,
    mentioning,
    panel,
    toggle: () => {
      enter(document.activeElement);
      setPanel(panel ? null : LIST);
    },
    back: () => setPanel(LIST),
    close: () => {
      setPanel(null);
      if (home.current?.isConnected) home.current.focus();
      else sheet.current?.focus();
    },
  };
}
