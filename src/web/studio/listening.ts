import { useSyncExternalStore } from 'react';
import { hearSession, tokens } from '#web/api/session.ts';
import { forgetAddress, forgetAddresses, heldAddress, isGone, newAddress, type Filed } from './file-address.ts';
import { announce, tellPosition, withdraw } from './media-session.ts';

/** What can be listened to: a file, how long it is in seconds, and what it is called. `title`: of its source; `kind`: of its tool. */
export type Track = Filed & { kind: string; title: string; tool: string; seconds: number };
/**
 * What sounds. `refreshing`: its address went stale and is asked for anew; `stale`: that failed; `failed`: the file could not be loaded. `playing` also
 * while it is on its way and will sound.
 */
export type Listening = {
  track: Track | null;
  phase: 'idle' | 'loading' | 'refreshing' | 'ready' | 'stale' | 'failed';
  playing: boolean;
  second: number;
  rate: number;
  volume: number;
};

/** Seconds of a step back or ahead, a step of the volume, and the speeds (specification 2, section 9; the speeds are ours). */
export const STEP = { seconds: 10, volume: 0.1 } as const;
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** How often it is looked whether the address will soon expire (specification 2, section 9). */
const CHECK_MS = 5 * 60_000;
/** A place this near to the end is the end. Seconds. */
const END = 0.25;

let state: Listening = { track: null, phase: 'idle', playing: false, second: 0, rate: 1, volume: 1 };
const listeners = new Set<() => void>();
/** Where each was left during this session, by job. */
const places = new Map<string, number>();
/** The one element that sounds. Made when it is first wanted. */
let audio: HTMLAudioElement | null = null;
/** Set where the address was renewed and nothing sounded since: a second failure is one of the file. */
let renewed = false;
let checking: ReturnType<typeof setInterval> | undefined;

function set(part: Partial<Listening>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
const moved = (second: number): void => {
  if (state.track) places.set(state.track.jobId, second);
  set({ second });
};
const tell = (): void => {
  if (state.track) tellPosition(state.playing, state.second, state.track.seconds, state.rate);
};

function element(): HTMLAudioElement {
  if (audio) return audio;
  const made = (audio = new Audio());
  made.preload = 'auto';
  const on = (name: string, act: () => void): void => made.addEventListener(name, act);
  const ready = (): boolean => state.phase === 'ready';
  on('loadedmetadata', () => {
    // Not every browser goes where it was told before it knew the file.
    if (Math.abs(made.currentTime - state.second) > END) made.currentTime = state.second;
    made.playbackRate = state.rate;
    set({ phase: 'ready' });
    tell();
  });
  on('timeupdate', () => ready() && moved(made.currentTime));
  on('seeked', () => ready() && tell());
  on('playing', () => {
    renewed = false;
    set({ playing: true });
    tell();
  });
  // While another file is on its way it is no pause of the listener's.
  on('pause', () => {
    if (!ready()) return;
    set({ playing: false });
    tell();
  });
  on('error', () => void fail());
  return made;
}

/** Has the element play; what the browser does not allow without a press is left paused. */
const sound = (): void =>
  void element()
    .play()
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') set({ playing: false });
    });

/** Gives the element an address, to go on where the state stands. */
function load(url: string): void {
  const player = element();
  player.src = url;
  player.defaultPlaybackRate = player.playbackRate = state.rate;
  player.volume = state.volume;
  player.currentTime = state.second;
  if (state.playing) sound();
}

/** Asks where the file is and goes on with it there. */
async function open(track: Track, phase: 'loading' | 'refreshing'): Promise<void> {
  set({ phase });
  try {
    const url = await newAddress(track);
    if (state.track === track) load(url);
  } catch (error) {
    if (state.track !== track) return;
    if (phase === 'refreshing' && isGone(error)) close(track.jobId);
    else set({ phase: phase === 'refreshing' ? 'stale' : 'failed', playing: false });
  }
}

/** The file broke off: most often its address has expired, and a new one is good. */
async function fail(): Promise<void> {
  const { track } = state;
  if (!track) return;
  if (renewed) return set({ phase: 'failed', playing: false });
  renewed = true;
  await open(track, 'refreshing');
}

/**
 * Has a new address at hand before the old one expires; what sounds goes on with the old one, and ends where there is no file any
 * more. `changed`: the job or the notebook that something is known to have changed of; then it is asked now.
 */
export async function check(changed?: string | null): Promise<void> {
  const { track } = state;
  const asks = track && (changed === undefined ? heldAddress(track, CHECK_MS) === null : isOf(track, changed));
  if (!asks) return;
  try {
    await newAddress(track);
  } catch (error) {
    if (isGone(error)) close(track.jobId);
  }
}

const isOf = ({ jobId, notebookId }: Track, id: string | null): boolean => id === jobId || id === notebookId;

/** Begins with another file, where that one was left. */
function begin(track: Track): void {
  clearInterval(checking);
  checking = setInterval(() => void check(), CHECK_MS);
  renewed = false;
  if (audio && state.phase === 'ready') audio.pause();
  set({ track, phase: 'loading', playing: true, second: places.get(track.jobId) ?? 0 });
  announce(track.title, track.tool, STEP.seconds, {
    play: () => play(track),
    pause,
    skip: (by) => skip(track, by),
    seek: (second) => seek(track, second),
  });
}

/** Plays a file, from a second or from where it was left; what sounded before ends. */
export function play(track: Track, from?: number): void {
  const isMine = state.track?.jobId === track.jobId;
  const left = places.get(track.jobId) ?? 0;
  const second = from ?? (left >= track.seconds - END ? 0 : left);
  places.set(track.jobId, second);
  if (isMine && (state.phase === 'failed' || state.phase === 'stale')) forgetAddress(track.jobId);
  const url = heldAddress(track);
  if (isMine && state.phase === 'ready' && audio?.src.endsWith(url ?? audio.src)) {
    set({ playing: true });
    if (Math.abs(audio.currentTime - second) > END) audio.currentTime = second;
    moved(second);
    return sound();
  }
  if (isMine && (state.phase === 'loading' || state.phase === 'refreshing')) return set({ second, playing: true });
  begin(track);
  // At once where the address is known: some browsers only play within the press that asks for it.
  if (url !== null) load(url);
  else void open(track, 'loading');
}

export function pause(): void {
  set({ playing: false });
  audio?.pause();
}

/** Goes to a second of a file, whether it sounds or not. */
export function seek(track: Track, to: number): void {
  const second = Math.min(Math.max(0, to), track.seconds);
  places.set(track.jobId, second);
  if (state.track?.jobId !== track.jobId) return set({});
  if (audio && state.phase === 'ready') audio.currentTime = second;
  set({ second });
}

const secondOf = ({ jobId }: Track): number => places.get(jobId) ?? 0;
export const skip = (track: Track, by: number): void => seek(track, secondOf(track) + by);
export const toggle = (track: Track): void =>
  state.track?.jobId === track.jobId && state.playing ? pause() : play(track);

export function setRate(rate: number): void {
  if (audio) audio.defaultPlaybackRate = audio.playbackRate = rate;
  set({ rate });
  tell();
}

/** Sets the volume to the nearest step between silence, 0, and 1. */
export function setVolume(to: number): void {
  const volume = Math.round(Math.min(1, Math.max(0, to)) / STEP.volume) / Math.round(1 / STEP.volume);
  if (audio) audio.volume = volume;
  set({ volume });
}

/** Ends what sounds; with a job, only where it is that one. It keeps its place. */
export function close(jobId = state.track?.jobId): void {
  if (!state.track || state.track.jobId !== jobId) return;
  clearInterval(checking);
  set({ track: null, phase: 'idle', playing: false, second: 0 });
  audio?.pause();
  audio?.removeAttribute('src');
  audio?.load();
  withdraw();
}

/** Forgets a file that was deleted or made anew. */
export function forget(jobId: string): void {
  close(jobId);
  places.delete(jobId);
  forgetAddress(jobId);
  set({});
}

/** Has the address of a file at hand for the press that plays it. What fails here fails there, and is said there. */
export const prepare = (track: Track): void =>
  void (heldAddress(track, CHECK_MS) === null && newAddress(track).catch(() => undefined));

hearSession(() => {
  if (tokens()) return;
  close();
  places.clear();
  forgetAddresses();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What sounds, or last did. */
export const useListening = (): Listening => useSyncExternalStore(subscribe, () => state);

/** How a file stands: what sounds where it is that one, else where it was left. */
export function useHeard({ jobId }: Pick<Track, 'jobId'>): Listening {
  const now = useListening();
  if (now.track?.jobId === jobId) return now;
  return { ...now, track: null, phase: 'idle', playing: false, second: places.get(jobId) ?? 0 };
}
