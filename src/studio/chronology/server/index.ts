import { defineTool } from '#server/studio/tool.ts';
import contract, { type Chronology } from '../contract.ts';
import { isDay } from '../day.ts';
import { counted } from './counted.ts';
import { calendar, sheet } from './data.ts';
import { paper } from './paper.ts';
import { inOrder, report } from './report.ts';
import { words } from './text.ts';

/** The result with one term counted as its owner says, or as it was read. Throws INVALID (by its shape) where there is no such term. */
function change(result: Chronology, said: unknown): Chronology {
  const { id, counting } = contract.wholeApi.change.body.parse(said);
  const events = result.events.map((event) => {
    const { term } = event;
    if (event.id !== id || !term) return event;
    const { from, rule, amount, unit, region } = term;
    const read = term.read ?? { from, rule, amount, unit, region };
    const wanted = counting ?? read;
    const anew = { ...term, ...wanted, ...counted(wanted), read: counting ? read : null };
    return { ...event, iso: anew.due, term: anew };
  });
  return { ...result, events: inOrder(events) };
}

/** What the sources date, in order, with the terms that can be counted: by rules alone. */
export default defineTool<typeof contract>({
  contract,
  offline: (document, language, hear, others = []) => {
    const { result, claims } = report([document, ...others], (done) => hear('dates', done));
    hear('terms');
    return { result, claims, description: words[language].counts(counts(result)) };
  },
  online: ({ ground }) => Promise.resolve(ground),
  empty: ({ events }) => events.length === 0,
  summarise: (result) => ({
    ...counts(result),
    days: result.events
      .flatMap((event) => (event.iso !== null && !event.aside && isDay(event) ? event.iso : []))
      .slice(-400),
  }),
  change,
  called: { en: 'Timeline', es: 'Cronología' },
  history: { en: 'Timeline', es: 'Cronología' },
  paper,
  data: { csv: sheet, ics: calendar },
});

const counts = ({ events }: Chronology) => ({
  events: events.length,
  terms: events.filter(({ term }) => term?.due).length,
  differs: events.filter(({ differs }) => differs.length > 0).length,
});
