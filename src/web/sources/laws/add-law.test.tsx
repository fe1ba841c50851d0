import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lawAddress, type FoundLaw, type NamedLaw } from '#contract/laws.ts';
import { sourcesApi } from '#contract/sources.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { keep } from '#web/api/session.ts';
import { AddLaw } from './AddLaw.tsx';

const named = (n: number, more: Partial<NamedLaw> = {}): NamedLaw => ({
  key: `ley:${18000 + n}`,
  title: `Ley N° ${18000 + n}`,
  link: lawAddress('idLey', String(18000 + n)),
  count: 20 - n,
  named_by: 1,
  sources: [{ id: 's1', title: 'Contrato', count: 20 - n }],
  ...more,
});
const FOUND: FoundLaw = {
  norm: '29526',
  name: 'Ley 18.001',
  title: 'Arrendamiento',
  body: 'MINISTERIO DE JUSTICIA',
  published: '1982-01-29',
  version: '2022-06-30',
  derogated: false,
  size: { articles: 29, characters: 41_237 },
  address: lawAddress('idNorma', '29526'),
};
const HERE = {
  id: 's2',
  notebook_id: 'n',
  title: 'Ley 18.002 · Otra',
  url: null,
  law: { watched: false, asked_at: null, newer: null },
  processing_status: 'completed',
};

/** What a list of the library tells of norms. */
const LISTED = [FOUND, { ...FOUND, norm: '2', name: 'Ley 18.003', address: lawAddress('idNorma', '2') }].map((law) => ({
  ...law,
  body: null,
  version: null,
  size: null,
}));

let laws: NamedLaw[];
let asked: string[];
beforeEach(() => {
  keep({ access: 'a', refresh: 'r' });
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://x');
    if (pathname.endsWith('/laws/named/')) return Response.json({ laws });
    if (pathname.endsWith('/laws/')) {
      const q = searchParams.get('q')!;
      asked.push(q);
      if (!q.startsWith('https:')) return Response.json({ laws: LISTED });
      return Response.json({ laws: [FOUND] });
    }
    return Response.json(pathname.endsWith('/sources/') ? [HERE] : []);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  queries.clear();
});
const shown = (): void =>
  void render(
    <QueryClientProvider client={queries}>
      <AddLaw notebookId="n" onClose={() => undefined} />
    </QueryClientProvider>,
  );
const offered = async (): Promise<string[]> => {
  const list = await screen.findByRole('region', { name: 'Named in your sources' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('laws that sources name are offered with who names them, without those that are here; more of them when asked', async () => {
  laws = [named(1, { named_by: 3 }), ...Array.from({ length: 15 }, (_, i) => named(i + 2))];
  shown();
  expect(await offered()).toHaveLength(6);
  expect((await offered())[0]).toBe('Ley 18.00119 times · Contrato\u00a0and 2 more');
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(await offered()).toHaveLength(12);
  expect((await offered()).join()).not.toContain('18.002');
});

test('one press looks for a law that is named, and what is found is ticked and tells its size', async () => {
  laws = [named(1)];
  shown();
  await userEvent.click(await screen.findByRole('button', { name: /^Ley 18\.001/ }));
  await screen.findByRole('checkbox', { name: 'Ley 18.001 Arrendamiento', checked: true });
  expect(asked).toEqual([lawAddress('idLey', '18001')]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Number, name/).value).toBe('Ley 18.001');
  expect(screen.getByText(/29 articles, about 41,000 characters/)).toBeDefined();
});

test('nothing is offered where no source names a law', async () => {
  laws = [];
  shown();
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByText('Named in your sources')).toBeNull();
});

test('what is chosen from a list is asked for by its address, and then tells its size', async () => {
  laws = [];
  shown();
  await userEvent.type(await screen.findByLabelText(/^Number, name/), 'arriendo{Enter}');
  const box = await screen.findByRole('checkbox', { name: 'Ley 18.001 Arrendamiento', checked: false });
  expect(screen.queryByText(/articles/)).toBeNull();
  await userEvent.click(box);
  expect(await screen.findByText(/^Ministerio de Justicia .* 29 articles, about 41,000 characters$/)).toBeDefined();
  expect(asked).toEqual(['arriendo', FOUND.address]);
});

test('a law that another tab adds meanwhile is not added again', async () => {
  laws = [named(1)];
  shown();
  await userEvent.click(await screen.findByRole('button', { name: /^Ley 18\.001/ }));
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add 1 law' });
  expect(add.disabled).toBe(false);
  const list = keyOf(sourcesApi.list, { params: { id: 'n' } });
  act(() => void queries.setQueryData(list, [{ ...HERE, title: 'Ley 18.001 · Arrendamiento' }]));
  await screen.findByText(/Already in this notebook/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
});
