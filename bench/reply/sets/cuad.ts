import { readJson, readRows, readText } from '../../data.ts';
import type { Case, Gold } from '../case.ts';
import { opened } from '../engine/source.ts';
import { hash } from '../hash.ts';
import { naming, namingParty } from '../naming.ts';
import { carried } from '../places.ts';

type Present = { id: string; file: string; category: string; question: string; spans: [number, number][] };
type Absent = { id: string; file: string; category: string };

/** Of so many clauses one is asked for, so that a run stays short: of those that are there, those that are absent, and those asked of several contracts. */
const EVERY = { present: 2, absent: 8, named: 8 } as const;
const TICKED = 20;

/** Clauses that lawyers marked, or did not find, in a contract: asked of the contract alone, and of several with the contract named. */
export function cuad(): Case[] {
  const titles = readJson<Record<string, { title: string }>>('cuad', 'docs.json');
  const asked = readRows<Present>('cuad', 'queries.jsonl');
  const wording = new Map(asked.map(({ category, question }) => [category, question]));
  const files = [...new Set(asked.map(({ file }) => file))].sort((a, b) => hash(a) - hash(b));
  const title = (file: string): string => (titles[file]?.title ?? '').replace(/\s+/g, ' ').trim();
  const raw = new Map(files.map((file) => [file, readText('cuad', 'full_contract_txt', file)]));
  const sources = files.map((file) => opened(file, title(file), raw.get(file)!));
  const alone = new Map(files.map((file, i) => [file, [sources[i]!]]));
  const bundles = Array.from({ length: Math.ceil(files.length / TICKED) }, (_, n) =>
    sources.slice(...bundleOf(n, files.length)),
  );
  const common = (file: string, category: string) => ({
    family: file,
    groups: [category],
    language: 'en' as const,
    history: [],
  });
  const goldIn = ({ file, spans }: Present, source: number): Gold => {
    const places = spans.flatMap((span) => carried(raw.get(file)!, span, alone.get(file)![0]!.text, source));
    return { keys: [places], units: places, match: 'touches', sources: [source] };
  };
  const present = asked
    .filter(({ id }) => hash(id) % EVERY.present === 0)
    .map((one): Case => ({
      ...common(one.file, one.category),
      id: one.id,
      set: 'cuad',
      question: one.question,
      sources: alone.get(one.file)!,
      gold: goldIn(one, 0),
    }));
  const absent = readRows<Absent>('cuad', 'absent.jsonl')
    .filter(({ id, category, file }) => hash(id) % EVERY.absent === 0 && wording.has(category) && alone.has(file))
    .map(({ id, file, category }): Case => ({
      ...common(file, category),
      id: `${id} absent`,
      set: 'cuad',
      question: wording.get(category)!,
      sources: alone.get(file)!,
      gold: null,
    }));
  const named = asked
    .filter(({ id }) => hash(id) % EVERY.named === 0)
    .map((one): Case => {
      const { id, file, category, question } = one;
      const bundle = bundles[Math.floor(files.indexOf(file) / TICKED)]!;
      return {
        ...common(file, category),
        id: `${id} named`,
        set: 'cuad · named',
        question: naming([title(file)], question, 'en'),
        sources: bundle,
        gold: goldIn(one, bundle.indexOf(alone.get(file)![0]!)),
      };
    });
  const byParty = asked
    .filter(({ id }) => hash(id) % EVERY.named === 1)
    .flatMap((one): Case[] => {
      const { id, file, category } = one;
      const question = namingParty(title(file), one.question);
      if (!question) return [];
      const bundle = bundles[Math.floor(files.indexOf(file) / TICKED)]!;
      return [
        {
          ...common(file, category),
          id: `${id} by party`,
          set: 'cuad · by party',
          question,
          sources: bundle,
          gold: goldIn(one, bundle.indexOf(alone.get(file)![0]!)),
        },
      ];
    });
  return [...present, ...absent, ...named, ...byParty];
}

/** The contracts of one bundle: the last reaches back, so that each holds as many. */
const bundleOf = (n: number, length: number): [number, number] => {
  const start = Math.max(0, Math.min(n * TICKED, length - TICKED));
  return [start, start + TICKED];
};
