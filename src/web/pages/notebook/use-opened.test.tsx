import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useOpened } from './use-opened.ts';

const at = (address: string) =>
  renderHook(useOpened, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

test('a note that is saved late takes back nothing that was opened meanwhile', () => {
  const view = at('/?note=new.1&panel=note');
  const { openNote } = view.current;
  act(() => view.current.openSource('lease'));
  act(() => openNote('saved', { replace: true }));
  expect(view.current.note).toBe('saved');
  expect(view.current.opened?.sourceId).toBe('lease');
  expect(view.current.pane).toBe('sources');
});

test('two changes at once both hold', () => {
  const view = at('/?panel=chat');
  act(() => {
    view.current.openNote('minutes');
    view.current.openSource('lease');
  });
  expect(view.current.note).toBe('minutes');
  expect(view.current.opened?.sourceId).toBe('lease');
});
