import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Report, Source } from '#contract/sources.ts';
import { lineAt, videoAt } from './times.ts';
import { useMediaFile } from './use-media-file.ts';

/** Seconds of a step back or ahead. */
const STEP = 10;

/** How a line leads to its second: it plays from there, or links to a video elsewhere. Null where there are no times. */
export type Speech = {
  times: readonly number[];
  play: (second: number) => void;
  link: ((second: number) => string | null) | null;
};
type Asked = {
  source: Source;
  version: number;
  /** Undefined until it is known. */
  report: Report | null | undefined;
  /** The second that the reader was led to. */
  start: number | null;
};
/** Where the player stands. `strayed` once the reader looks elsewhere in the text while it plays. */
type At = { key: string; line: number | null; playing: boolean; strayed: boolean };

/** The recording of an open source: its file, where it stands, and the line that is spoken. */
export function useRecording({ source, version, report, start }: Asked) {
  const spoken = source.type === 'audio' || source.type === 'video';
  const { key, file, want, refuse } = useMediaFile(source, version, spoken && report !== undefined);
  const media = useRef<HTMLMediaElement>(null);
  /** What was asked before the recording was there: the second to go to, and whether to play. */
  const asked = useRef<{ key: string; second: number; play: boolean } | null>(null);
  const still: At = { key, line: null, playing: false, strayed: false };
  const [stood, setAt] = useState(still);
  const at = stood.key === key ? stood : still;
  const change = (part: Partial<At>): void => setAt((now) => ({ ...(now.key === key ? now : still), ...part }));
  const times = report?.times ?? null;
  const heard = (): void => {
    const line = lineAt(times, media.current?.currentTime ?? 0);
    if (line !== at.line) change({ line });
  };

  const waits = file.is === 'waiting' || file.is === 'failed';
  const go = useCallback(
    (second: number, playing: boolean): void => {
      const { current: player } = media;
      if (!player || player.readyState === 0) {
        asked.current = { key, second, play: playing };
        if (playing && waits) want();
        return;
      }
      player.currentTime = second;
      if (playing) void player.play().catch(() => undefined);
    },
    [key, waits, want],
  );
  const lead = useEffectEvent((second: number) => {
    if (media.current?.paused ?? true) go(second, false);
  });
  // Who is led to a second finds the player there, waiting to be told to play; what plays is not interrupted.
  useEffect(() => {
    if (start !== null) lead(start);
  }, [start, key]);

  const speech = useMemo<Speech | null>(
    () =>
      times && {
        times,
        play: (second) => go(second, true),
        link: source.type === 'youtube' ? (second) => videoAt(source.url, second) : null,
      },
    [times, go, source.type, source.url],
  );

  return {
    spoken,
    speech,
    file,
    media,
    bytes: source.metadata.bytes,
    line: at.line,
    follows: at.playing && !at.strayed,
    strayed: at.playing && at.strayed,
    follow: () => change({ strayed: false }),
    /** The text is not pulled from under a reader who looks elsewhere in it. */
    stray: () => {
      if (at.playing && !at.strayed) change({ strayed: true });
    },
    want: () => go(start ?? 0, true),
    /** Answers whether a key was one of the player's. */
    press: (pressed: string): boolean => {
      const { current: player } = media;
      if (!player) return false;
      if (pressed === 'k') void (player.paused ? player.play().catch(() => undefined) : player.pause());
      else if (pressed === 'j') player.currentTime -= STEP;
      else if (pressed === 'l') player.currentTime += STEP;
      else return false;
      return true;
    },
    on: {
      onLoadedMetadata: () => {
        const wanted = asked.current;
        asked.current = null;
        if (wanted?.key === key) go(wanted.second, wanted.play);
      },
      onTimeUpdate: () => {
        if (at.playing) heard();
      },
      onSeeked: heard,
      onPlay: () => change({ playing: true, strayed: false }),
      onPause: () => change({ playing: false }),
      onError: refuse,
    },
  };
}
export type Recording = ReturnType<typeof useRecording>;
