import { useCallback, useEffect, useState } from 'react';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { send } from '#web/api/call.ts';
import { mediaTypeOf } from './times.ts';

/** A recording larger than this is loaded when somebody wants to hear it, not before. */
const LARGE = 20 * 1024 * 1024;

/** The file of a recording on its way to the player. */
export type MediaFile =
  | { is: 'waiting' }
  | { is: 'loading'; loaded: number }
  | { is: 'ready'; url: string }
  | { is: 'failed' | 'unplayable' };
const WAITING: MediaFile = { is: 'waiting' };

type Place = { params: { id: string; sourceId: string }; version: number; name: string };
/** Loads a file over the call that carries the token, which a media element cannot send, and tells how far it is. */
async function load(
  { params, version, name }: Place,
  tell: (loaded: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await send(sourcesApi.download, { params, query: { version } }, { signal });
  const parts: BlobPart[] = [];
  const reader = answer.body!.getReader();
  for (let loaded = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: mediaTypeOf(name) });
    parts.push(value);
    tell((loaded += value.length));
  }
}

/** The file of one version of a source, loaded at once where it is small and `on`, else when it is wanted; let go of with the version. */
export function useMediaFile(source: Source, version: number, on: boolean) {
  const { id: sourceId, notebook_id: id, display_name: name } = source;
  const key = `${sourceId}.${version}`;
  const [held, setHeld] = useState<{ key: string; file: MediaFile }>({ key, file: WAITING });
  const [wanted, setWanted] = useState<{ key: string; times: number }>({ key, times: 0 });
  const asked = wanted.key === key ? wanted.times : 0;
  const loads = on && (asked > 0 || source.metadata.bytes <= LARGE);

  useEffect(() => {
    if (!loads) return undefined;
    const stop = new AbortController();
    let url: string | null = null;
    const hold = (file: MediaFile): void => {
      if (!stop.signal.aborted) setHeld({ key, file });
    };
    hold({ is: 'loading', loaded: 0 });
    void load(
      { params: { id, sourceId }, version, name },
      (loaded) => hold({ is: 'loading', loaded }),
      stop.signal,
    ).then(
      (blob) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(blob);
        hold({ is: 'ready', url });
      },
      () => hold({ is: 'failed' }),
    );
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
      setHeld({ key, file: WAITING });
    };
  }, [loads, asked, key, id, sourceId, version, name]);

  const want = useCallback(
    () => setWanted((before) => ({ key, times: before.key === key ? before.times + 1 : 1 })),
    [key],
  );
  return {
    key,
    file: held.key === key ? held.file : WAITING,
    want,
    refuse: () => setHeld({ key, file: { is: 'unplayable' } }),
  };
}
