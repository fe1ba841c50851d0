import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { kept, useKept } from './kept.ts';

const view = kept('aView', ['', 'list', 'cards'], 'cards');
const Shown = () => <p>{useKept(view)}</p>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a choice is kept, and shown wherever it is read', () => {
  render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  expect(screen.getAllByText('cards')).toHaveLength(2);
  act(() => view.set('list'));
  expect(screen.getAllByText('list')).toHaveLength(2);
  expect(localStorage.getItem('aView')).toBe('list');
  act(() => view.set(''));
  expect(localStorage.getItem('aView')).toBeNull();
});

test('another tab is followed, and what is no choice counts as none', () => {
  render(<Shown />);
  localStorage.setItem('aView', 'list');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'aView' })));
  expect(screen.getByText('list')).toBeTruthy();
  localStorage.setItem('aView', 'a wall');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'aView' })));
  expect(screen.getByText('cards')).toBeTruthy();
});

test('a full storage changes nothing and breaks nothing', () => {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, clear: () => undefined });
  render(<Shown />);
  act(() => view.set('list'));
  expect(screen.getByText('cards')).toBeTruthy();
});
