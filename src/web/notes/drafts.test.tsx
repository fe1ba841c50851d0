import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '#web/api/drafts.ts';
import { draftsOf, dropDraft, keepDraft } from './drafts.ts';

const base = { title: '', content: '' };
const words = { title: 'Minuta', content: 'Uno', base };
beforeEach(() => localStorage.clear());

test('a draft is kept for its notebook, changed, and dropped', () => {
  keepDraft('a', { id: 'x', noteId: null, ...words });
  keepDraft('a', { id: 'n', noteId: 'n', ...words });
  keepDraft('b', { id: 'x', noteId: null, ...words });
  keepDraft('a', { id: 'x', noteId: null, ...words, content: 'Dos' });
  expect(
    draftsOf('a')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['n', 'x']);
  expect(draftsOf('a').find(({ id }) => id === 'x')).toMatchObject({ content: 'Dos', noteId: null });
  dropDraft('a', 'x');
  expect(draftsOf('a').map(({ id }) => id)).toEqual(['n']);
  expect(draftsOf('b')).toHaveLength(1);
});

test('a draft of before drafts had a base begins from nothing', () => {
  const at = new Date().toISOString();
  localStorage.setItem('draft:note:a:x', JSON.stringify({ id: 'x', noteId: 'n', title: 'Minuta', content: 'Uno', at }));
  expect(draftsOf('a')).toMatchObject([{ content: 'Uno', base }]);
});

test('what is no draft, or a month old, is none, and goes', () => {
  const old = { id: 'o', noteId: null, ...words, at: '2020-01-01T00:00:00.000Z' };
  for (const [id, text] of Object.entries({ o: JSON.stringify(old), p: '{', q: '7', r: '{"id":"r"}' }))
    localStorage.setItem(`draft:note:a:${id}`, text);
  expect(draftsOf('a')).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('a sign-out leaves none', () => {
  keepDraft('a', { id: 'x', noteId: null, ...words });
  sessionStorage.setItem('draft:a', 'pregunta');
  localStorage.setItem('appLanguage', 'es');
  forgetDrafts();
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
});
