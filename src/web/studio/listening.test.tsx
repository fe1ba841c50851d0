import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget as signOut, keep } from '#web/api/session.ts';
import { check, close, forget, pause, play, seek, setVolume, skip, useHeard, type Track } from './listening.ts';

const row = { method: 'GET', path: '/notebooks/:id/audio-summaries/:jobId/address/' } as unknown as Track['row'];
const track = (jobId: string): Track => ({
  jobId,
  notebookId: 'n',
  row,
  kind: 'audio-summary',
  title: 'Arriendo',
  tool: 'Reproductor',
  seconds: 60,
});
/** The one element, and what it was told. */
let player: HTMLAudioElement;
let asked: string[];
let answer: () => Response;
const addressed = (): Response =>
  new Response(
    JSON.stringify({
      status: 'completed',
      audio_url: `/api/studio-files/a${asked.length}`,
      audio_url_expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
const hear = (name: string): void => act(() => void player.dispatchEvent(new Event(name)));

beforeEach(() => {
  asked = [];
  answer = addressed;
  keep({ access: 'a', refresh: 'r' });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer());
  });
  const sounds = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
    player = sounds.mock.contexts.at(-1) as HTMLAudioElement;
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => {
    forget('one');
    forget('two');
  });
  vi.unstubAllGlobals();
});

/** Plays a file until it is ready. */
async function started(jobId: string, from?: number) {
  const { result } = renderHook(() => useHeard({ jobId }));
  const before = asked.length;
  act(() => play(track(jobId), from));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  await waitFor(() => expect(player?.src).toMatch(new RegExp(`a${asked.length}$`)));
  hear('loadedmetadata');
  hear('playing');
  return result;
}

test('a file is fetched at its address, plays, and another takes its place; each keeps where it was left', async () => {
  const one = await started('one', 12);
  expect(asked[0]).toBe('/api/notebooks/n/audio-summaries/one/address/');
  expect(one.current).toMatchObject({ phase: 'ready', playing: true, second: 12 });
  act(() => skip(track('one'), 10));
  expect(one.current.second).toBe(22);
  const two = await started('two');
  expect(two.current).toMatchObject({ playing: true, second: 0 });
  expect(one.current).toMatchObject({ track: null, playing: false, second: 22 });
  act(() => seek(track('one'), 90));
  expect(one.current.second).toBe(60);
  // At its end it begins anew, at the address that is held.
  act(() => play(track('one')));
  expect(asked).toHaveLength(2);
  expect(one.current.second).toBe(0);
});

test('an address that broke off is renewed once, at the same second; then it is said', async () => {
  const one = await started('one', 30);
  hear('error');
  expect(one.current.phase).toBe('refreshing');
  await waitFor(() => expect(player.src).toMatch(/a2$/));
  expect(one.current).toMatchObject({ second: 30, playing: true });
  hear('loadedmetadata');
  hear('error');
  expect(one.current).toMatchObject({ phase: 'failed', playing: false, second: 30 });
  act(() => play(track('one')));
  await waitFor(() => expect(player.src).toMatch(/a3$/));
  hear('loadedmetadata');
  hear('playing');
  answer = () => new Response('{}', { status: 500 });
  hear('error');
  await waitFor(() => expect(one.current.phase).toBe('stale'));
});

test('a file that is gone is listened to no more, nor is anything once nobody is signed in', async () => {
  const one = await started('one');
  answer = () => new Response(JSON.stringify({ status: 'processing', audio_url: null, audio_url_expires_at: null }));
  await act(() => check('elsewhere'));
  expect(one.current.track).not.toBeNull();
  await act(() => check('one'));
  expect(one.current.track).toBeNull();
  answer = addressed;
  act(() => forget('one'));
  await started('one', 5);
  act(() => signOut());
  expect(one.current).toMatchObject({ track: null, second: 0 });
});

test('the volume goes by tenths between silence and all of it; a pause is one', async () => {
  const one = await started('one');
  act(() => setVolume(0.34));
  expect(one.current.volume).toBe(0.3);
  act(() => setVolume(-1));
  expect(one.current.volume).toBe(0);
  act(() => setVolume(1.1));
  expect([one.current.volume, player.volume]).toEqual([1, 1]);
  act(pause);
  expect(one.current.playing).toBe(false);
  act(() => close());
  expect(one.current.phase).toBe('idle');
});
