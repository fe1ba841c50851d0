import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasteHere } from './PasteHere.tsx';
import { send } from './uploads.ts';

vi.mock('./uploads.ts', () => ({ send: vi.fn<() => void>() }));
vi.mock('./add-pasted.ts', () => ({ addPasted: vi.fn<() => void>() }));

/** Pastes on an element; whether the page took it. */
function paste(on: Element, text: string, files: File[] = []): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files, getData: () => text } });
  act(() => void on.dispatchEvent(event));
  return event.defaultPrevented;
}
afterEach(cleanup);
beforeEach(() => {
  vi.mocked(send).mockClear();
  render(
    <>
      <input aria-label="field" />
      <PasteHere notebookId="n" />
    </>,
  );
});

test('files are sent at once, and an image of the clipboard gets a name that tells when', () => {
  const pdf = new File(['x'], 'Contrato.pdf');
  expect(paste(document.body, '', [pdf, new File(['y'], 'image.png', { type: 'image/png' })])).toBe(true);
  const [id, files] = vi.mocked(send).mock.calls[0]!;
  expect(id).toBe('n');
  expect(files[0]).toBe(pdf);
  expect(files[1]!.name).toMatch(/^Pasted image \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/);
});

test('a text is shown before it is added', async () => {
  const { addPasted } = await import('./add-pasted.ts');
  expect(paste(document.body, ' La renta es de 20 UF. ')).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text, or links/ }).value).toBe(
    'La renta es de 20 UF.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to the notebook' }));
  expect(addPasted).toHaveBeenCalledWith('n', 'La renta es de 20 UF.');
});

test('what is pasted into a field is the field’s, and nothing is nothing', () => {
  expect(paste(screen.getByLabelText('field'), 'x')).toBe(false);
  expect(paste(document.body, '   ')).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
