import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Composer } from './Composer.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function write(text: string) {
  const onSend = vi.fn<() => void>();
  const rest = {
    onStop: null,
    failed: null,
    disabled: false,
    hint: '',
    note: '',
    noteShort: null,
    leaves: null,
    price: null,
    engine: null,
  };
  render(<Composer {...rest} session="n" onSend={onSend} field={createRef()} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: text } });
  return { onSend, field };
}

test('Enter sends what is written; with Shift, while letters are being composed, or with nothing written it does not', () => {
  const { onSend, field } = write('¿Cuál es la jornada?');
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});

test.each([
  [22, '40px'],
  [90, '90px'],
  [900, '144px'],
])('what takes %i px is written in a field of %s', (needed, height) => {
  const measured = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(needed);
  const { field } = write('una pregunta');
  measured.mockRestore();
  expect(field.style.height).toBe(height);
});
