import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Card } from '#contract/card.ts';
import { SheetCard } from './SheetCard.tsx';

const LONG = '45 horas semanales, distribuidas de lunes a viernes, de 9:00 a 18:30 horas';
const row = (label: string, text: string): Card['rows'][number] => ({
  label,
  group: '',
  speaker: '',
  cells: [{ state: 'stated', text }],
  main: true,
  differs: false,
});

test('a main fact as long as a sentence stands in its row, not among the figures', () => {
  const card: Card = {
    kind: 'sheet',
    title: 'Contrato',
    about: '',
    columns: [],
    rows: [row('Jornada', LONG), row('Sueldo', '$800.000')],
    note: '',
  };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SheetCard card={card} citations={[]} whole={false} />
    </QueryClientProvider>,
  );
  const [figures, rows] = page.querySelectorAll('dl');
  expect(figures?.textContent).toBe('Sueldo$800.000');
  expect(rows?.textContent).toBe(`Jornada${LONG}`);
});
