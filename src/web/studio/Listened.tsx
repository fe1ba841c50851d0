import { lazy, Suspense, useEffect } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { useHome } from './home.ts';
import { forget, useListening, type Track } from './listening.ts';

/** Fetched once something sounds. */
const MiniPlayer = lazy(async () => ({ default: (await import('./MiniPlayer.tsx')).MiniPlayer }));

/** The player at the foot, where something sounds; `onOpen` opens its result. */
export function Listened({ onOpen }: { onOpen: (track: Track) => void }) {
  const { track } = useListening();
  return track && <Suspense>{<MiniPlayer track={track} onOpen={onOpen} />}</Suspense>;
}

/** What a notebook does with what sounds: shows it, and ends it once its job is not on the list any more. */
export function useListenedJobs(notebookId: string, jobs: readonly StudioJob[] | undefined): void {
  useHome();
  const { track } = useListening();
  const gone = jobs && track?.notebookId === notebookId && !jobs.some(({ job_id }) => job_id === track.jobId);
  useEffect(() => {
    if (gone && track) forget(track.jobId);
  }, [gone, track]);
}
