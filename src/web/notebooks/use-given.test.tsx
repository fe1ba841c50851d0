import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#web/i18n/language.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { notebooksText } from './text.ts';
import { useGiven } from './use-given.ts';

const files = vi.fn<(given: readonly File[]) => void>();
const text = vi.fn<(given: string) => void>();
beforeEach(() => {
  setLanguage('es');
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Page() {
  const over = useGiven({ files, text });
  return (
    <>
      <p data-testid="over">{String(over)}</p>
      <input aria-label="field" />
      <Toaster />
    </>
  );
}

const item = (file: File, folder = false) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory: folder }),
});
/** Tells the page of something that is dragged, or pasted; answers whether the page took it. */
function told(type: string, place: EventTarget, parts: object): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), parts);
  place.dispatchEvent(event);
  return event.defaultPrevented;
}
const pdf = new File(['x'], 'a.pdf');

test('files are taken out of a drop without its folders', () => {
  const dataTransfer = { types: ['Files'], items: [item(pdf), item(new File([], 'folder'), true)] };
  expect(told('drop', document.body, { dataTransfer })).toBe(true);
  expect(files.mock.calls).toEqual([[[pdf]]]);
});

test('of folders alone it is said that files are wanted', async () => {
  const dataTransfer = { types: ['Files'], items: [item(new File([], 'folder'), true)] };
  told('drop', document.body, { dataTransfer });
  const said = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(said.textContent).toContain(notebooksText.es.noFolders);
  expect(files).not.toHaveBeenCalled();
});

test('what is no file is left to the browser', () => {
  expect(told('drop', document.body, { dataTransfer: { types: ['text/plain'], items: [] } })).toBe(false);
  expect(files).not.toHaveBeenCalled();
});

test('it is told while files are over the page, until they leave its window', async () => {
  const dataTransfer = { types: ['Files'], items: [] };
  const shown = async (over: boolean) =>
    vi.waitFor(() => expect(screen.getByTestId('over').textContent).toBe(`${over}`));
  told('dragover', document.body, { dataTransfer });
  await shown(true);
  told('dragleave', document.body, { dataTransfer, relatedTarget: document.body });
  await shown(true);
  told('dragleave', document.body, { dataTransfer, relatedTarget: null });
  await shown(false);
});

const clipboard = (pasted: string, held: File[] = []) => ({
  clipboardData: { files: held, getData: () => pasted },
});

test('a text or files are pasted anywhere, but not where something is being written, nor behind a dialog', () => {
  expect(told('paste', document.body, clipboard('  La renta  '))).toBe(true);
  expect(text.mock.calls).toEqual([['La renta']]);
  expect(told('paste', document.body, clipboard('', [pdf]))).toBe(true);
  expect(files.mock.calls).toEqual([[[pdf]]]);
  expect(told('paste', screen.getByLabelText('field'), clipboard('x'))).toBe(false);
  expect(told('paste', document.body, clipboard('   '))).toBe(false);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(told('paste', document.body, clipboard('x'))).toBe(false);
  dialog.remove();
  expect([text.mock.calls.length, files.mock.calls.length]).toEqual([1, 1]);
});
