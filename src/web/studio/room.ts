import { createContext, use } from 'react';
import type { EngineChoice } from '#contract/engine-about.ts';

/** A source that a tool can read. */
type Eligible = { id: string; title: string };
/** What the page tells the Studio, and what the Studio asks of it. */
export type Room = {
  notebookId: string;
  /** Who works in it, where it says so; null: who the account has chosen. */
  engine: EngineChoice | null;
  /** The sources that can be read; null while they are not known. */
  sources: readonly Eligible[] | null;
  /** Whether work costs tokens here, and how many there are once that is known. */
  billing: boolean;
  balance: number | null;
  openTool: (kind: string | null) => void;
  openJob: (kind: string, jobId: string) => void;
  addSource: () => void;
};
export const RoomContext = createContext<Room | null>(null);

/** The room that a part of the Studio stands in. Throws outside of one. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('This part of the Studio stands in no room.');
  return room;
}
