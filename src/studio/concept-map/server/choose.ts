import type { CategoryName } from '../contract.ts';
import type { Study } from './study.ts';

/** Nodes of a map: more for a longer document, never beyond these. Ours. */
const NODES = { least: 15, most: 60, perDoubling: 6, from: 60 } as const;
/** Shares of the nodes that kinds other than terms may take, and the most divisions of the highest depth. */
const SHARE: Partial<Record<CategoryName, number>> = { division: 0.38, law: 0.12, institution: 0.08, figure: 0.12 };
const PARTIES = 6;
const CHAPTERS = 10;
const SPARE = 12;

/** How many concepts the map of so many words shows at most. */
export const nodesFor = (words: number): number =>
  Math.max(
    NODES.least,
    Math.min(NODES.most, Math.round(NODES.perDoubling * Math.log2(Math.max(1, words) / NODES.from))),
  );

/** What a concept is worth: how often it is named and over how much of the text, what its words weigh, and how much is said of it. */
export function worthOf(study: Study): number[] {
  const { concepts, places, links, sentences } = study;
  const degree = concepts.map(() => 0);
  for (const { from, to, weight } of links) {
    if (weight < 2) continue;
    degree[from]!++;
    degree[to]!++;
  }
  const step = Math.max(1, Math.ceil(sentences.length / 20));
  return concepts.map(({ category, key, weight }, i) => {
    const here = places[i]!;
    const spread =
      new Set(here.map((sentence) => Math.floor(sentence / step))).size / Math.min(20, Math.max(1, sentences.length));
    const often = Math.log2(1 + here.length);
    const words = key.split(' ').length;
    const said = 1 + 0.22 * Math.min(5, degree[i]!);
    if (category === 'figure') return (degree[i]! > 0 ? 2 : 1) * (1 + often);
    if (category === 'division') return weight * said;
    const kind = category === 'defined' ? 1.7 : 1;
    return kind * often * (0.6 + 0.4 * Math.min(1, spread * 3)) * Math.log2(1 + Math.min(3, words) * 1.2) * said;
  });
}

/**
 * The concepts that the map shows, by their number, the central one first; then parties, divisions and the rest, the best first: some more than `most`,
 * since one that nothing ties to the others is left out. */
export function choose(study: Study, worth: readonly number[]): { chosen: number[]; most: number } {
  const { concepts, places, sentences } = study;
  const most = nodesFor(sentences.reduce((sum, { tokens }) => sum + tokens.length, 0));
  const best = (category: (one: CategoryName) => boolean): number[] =>
    [...concepts.keys()]
      .filter((i) => i > 0 && category(concepts[i]!.category) && (places[i]!.length > 0 || concepts[i]!.body !== null))
      .sort((a, b) => worth[b]! - worth[a]! || a - b);
  const share = (category: CategoryName): number => Math.round((SHARE[category] ?? 1) * most);
  const chapters = best((one) => one === 'division')
    .filter((i) => concepts[i]!.depth === 0 && !titled(concepts, i))
    .slice(0, CHAPTERS);
  const sub = best((one) => one === 'division')
    .filter((i) => concepts[i]!.depth! > 0)
    .slice(0, Math.max(0, share('division') - chapters.length));
  const figures = best((one) => one === 'figure').slice(0, share('figure'));
  const chosen = [
    0,
    ...best((one) => one === 'party').slice(0, PARTIES),
    ...chapters,
    ...best((one) => one === 'law').slice(0, share('law')),
    ...best((one) => one === 'institution')
      .slice(0, share('institution'))
      .filter((i, _n, all) => !all.some((other) => concepts[other]!.key.startsWith(`${concepts[i]!.key} `))),
    ...sub,
  ];
  const rest = best((one) => one === 'defined' || one === 'term').filter((i) => !shadowed(study, i, chosen));
  const room = Math.max(0, most - chosen.length) + SPARE;
  const terms: number[] = [];
  for (const i of rest) {
    if (terms.length >= room) break;
    if (!shadowed(study, i, terms)) terms.push(i);
  }
  return { chosen: [...chosen.slice(0, most), ...terms, ...figures], most };
}

/** Whether a division only repeats what the document is called: its title read as a heading. */
function titled(concepts: Study['concepts'], i: number): boolean {
  const plain = (key: string): string =>
    key
      .split(' ')
      .filter((stem) => stem.length > 2 && !/\d|^(?:exhibit|form|and|the)$/.test(stem))
      .join(' ');
  const [own, its] = [plain(concepts[0]!.key), plain(concepts[i]!.key)];
  const cut = concepts[0]!.label.endsWith('…') && concepts[i]!.label.endsWith('…');
  return own !== '' && (its === own || (cut && (own.startsWith(its) || its.startsWith(own))));
}

/** Whether a concept is only part of the name of another that is shown, or adds little to one that it holds: it would stand there twice. */
function shadowed({ concepts, places }: Study, i: number, among: readonly number[]): boolean {
  const key = ` ${concepts[i]!.key} `;
  return among.some((other) => {
    const longer = ` ${concepts[other]!.key} `;
    const [inner, outer] = longer.length > key.length ? [key, longer] : [longer, key];
    if (!outer.includes(inner)) return false;
    if (other === 0) return outer.length - inner.length < 6;
    const [a, b] = [places[i]!.length, places[other]!.length];
    return (
      outer.trim().split(' ').length - inner.trim().split(' ').length === 1 && (a < 0.34 * b || (a <= 2 && a <= b))
    );
  });
}
