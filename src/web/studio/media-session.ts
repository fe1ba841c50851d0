/** What the keys of the machine and its lock screen do with what sounds. Times in seconds. */
export type Acts = { play: () => void; pause: () => void; skip: (by: number) => void; seek: (second: number) => void };

/** Hands what sounds to the machine's own controls, where the browser can. */
export function announce(title: string, album: string, step: number, { play, pause, skip, seek }: Acts): void {
  const { mediaSession: session } = navigator;
  if (!session || typeof MediaMetadata === 'undefined') return;
  session.metadata = new MediaMetadata({ title, album, artist: 'Fojas' });
  const acts: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', pause],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? step))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? step)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  for (const [name, act] of acts) session.setActionHandler(name, act);
}

/** Tells the machine's controls where what sounds stands. */
export function tellPosition(playing: boolean, position: number, duration: number, playbackRate: number): void {
  const { mediaSession: session } = navigator;
  if (!session) return;
  session.playbackState = playing ? 'playing' : 'paused';
  session.setPositionState?.({ position: Math.min(position, duration), duration, playbackRate });
}

/** Takes it back from there. */
export function withdraw(): void {
  const { mediaSession: session } = navigator;
  if (!session) return;
  session.metadata = null;
  session.playbackState = 'none';
  for (const name of ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const)
    session.setActionHandler(name, null);
}
