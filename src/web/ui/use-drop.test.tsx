import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDrop } from './use-drop.ts';

/** A file or a folder as a browser tells of what is dropped; an Error: what is there and cannot be read. */
type Dropped = { [name: string]: Dropped | string | Error };
function entryOf(name: string, of: Dropped | string | Error): unknown {
  if (typeof of === 'string')
    return { name, isFile: true, file: (give: (file: File) => void) => give(new File([of], name)) };
  if (of instanceof Error)
    return { name, isFile: true, file: (_: unknown, refuse: (error: Error) => void) => refuse(of) };
  let rest = Object.entries(of).map(([below, it]) => entryOf(below, it));
  const readEntries = (give: (some: unknown[]) => void): void => {
    give(rest.slice(0, 2));
    rest = rest.slice(2);
  };
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}
/** The names of the files that a drop of a folder gives. */
async function namesIn(folder: Dropped): Promise<string[]> {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const { result } = renderHook(() => useDrop(onFiles));
  const item = { kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => entryOf('Causa', folder) };
  const event = { preventDefault: () => undefined, dataTransfer: { types: ['Files'], items: [item] } };
  act(() => result.current.on.onDrop(event as never));
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalled());
  return onFiles.mock.calls[0]![0].map(({ name }) => name);
}

test('a folder gives its documents and those of the folders in it, without what is hidden and what Office leaves', async () => {
  const folder = {
    'a.pdf': 'x',
    anexos: { 'b.pdf': 'x', '.git': { config: 'x' } },
    '~$a.docx': 'x',
    '.DS_Store': 'x',
    'Thumbs.db': 'x',
  };
  expect(await namesIn(folder)).toEqual(['a.pdf', 'b.pdf']);
});

test('a file that cannot be read leaves the others', async () => {
  expect(await namesIn({ 'a.pdf': 'x', 'b.pdf': new Error('no'), 'c.pdf': 'x' })).toEqual(['a.pdf', 'c.pdf']);
});
