import type { Kind } from './kind.ts';
import type { Matter } from './matters.ts';
import type { Study, Told } from './study.ts';

/** Sentences that are weighed against each other. */
const POOL = 500;
/** From this share of common words on two sentences say the same. */
const SAME = 0.5;
/** Of sentences with fewer words than this no less is asked. */
const FEW = 6;
/** What is left of the worth of a sentence for each that was taken of its matter, and of its division. */
const AGAIN = { matter: 0.86, section: 0.55 } as const;
/** Sentences that a listener is warned with: their risk at least. */
const RISKY = 3;
/** Characters between two sentences that still follow one another. */
const NEXT = 200;
/** What is spent of the words on what to watch. */
const WATCH = 0.17;

/** The parts of a ruling, with their share of the words. What one does not need goes to the others. */
const GROUPS: Partial<Record<Kind, readonly [number, readonly Matter[]][]>> = {
  ruling: [
    [0.36, ['decision', 'costs']],
    [0.3, ['facts', 'request', 'reply', 'report', 'proof']],
    [0.34, ['reason', 'law']],
  ],
};

const like = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common++;
  return common / Math.max(FEW, Math.min(a.size, b.size));
};

/** Takes the sentences that tell most for the words there are. */
class Choosing {
  readonly taken = new Map<number, Told>();
  private readonly matters = new Map<Matter, number>();
  private readonly sections = new Map<number, number>();
  constructor(private readonly all: ReadonlyMap<number, Told>) {}

  /** What a sentence adds to those that were taken; 0 where it cannot be heard without one that was not. */
  private value(one: Told): number {
    if (this.taken.has(one.n)) return 0;
    const before = this.taken.get(one.n - 1);
    const follows = before !== undefined && one.start - before.end < NEXT;
    if (one.leans && !follows && !isReport(one)) return 0;
    const again =
      AGAIN.matter ** (this.matters.get(one.matter) ?? 0) *
      (one.matter === 'decision' ? 1 : AGAIN.section ** (this.sections.get(one.section) ?? 0));
    return (
      (one.worth * (one.leans && !follows ? 0.5 : 1) * (follows ? 1.3 : 1) * again) /
      Math.sqrt((one.matter === 'decision' ? Math.min(one.cost, 20) : one.cost) + 12)
    );
  }

  take(one: Told): void {
    this.taken.set(one.n, one);
    this.matters.set(one.matter, (this.matters.get(one.matter) ?? 0) + 1);
    this.sections.set(one.section, (this.sections.get(one.section) ?? 0) + 1);
  }

  /** Takes of a pool while there are words; answers those that are left. */
  fill(pool: readonly Told[], words: number, value = (one: Told): number => this.value(one)): number {
    const left = new Set(pool);
    let rest = words;
    for (;;) {
      let [best, most] = [null as Told | null, 0];
      for (const one of left) {
        if (one.cost > rest) continue;
        const worth = value(one);
        if (worth > most) [best, most] = [one, worth];
      }
      if (!best) return rest;
      left.delete(best);
      if ([...this.taken.values()].some(({ stems }) => like(stems, best.stems) > SAME)) continue;
      this.take(best);
      rest -= best.cost;
    }
  }

  has(n: number): boolean {
    return this.all.has(n) && this.taken.has(n);
  }
}

/** What a contract is made for is a chief point of it, also where it names a sum and a time; only what weighs more is to watch. Ours. */
const ESSENTIAL = { matters: new Set<Matter>(['object', 'price', 'term']), risk: 4 };
const isToWatch = ({ risk, matter }: Told): boolean =>
  risk >= (ESSENTIAL.matters.has(matter) ? ESSENTIAL.risk : RISKY) && matter !== 'definition';

/** "Indica que …" of one whom the question names. */
const isReport = ({ voice, folded }: Told): boolean =>
  voice !== null && voice !== 'document' && voice !== 'narrative' && /^\p{L}+ (?:que|la|el)\b/u.test(folded);

const best = (all: readonly Told[], by: (one: Told) => number): Told[] =>
  all.length <= POOL ? [...all] : [...all].sort((a, b) => by(b) - by(a) || a.n - b.n).slice(0, POOL);
const inOrder = (all: Iterable<Told>): Told[] => [...all].sort((a, b) => a.n - b.n);

/** The sentences of a source that fill so many words, in its order: the chief points, and what to watch. */
export function choose({ kind, told }: Study, words: number): { points: Told[]; watch: Told[] } {
  const all = new Map(told.map((one) => [one.n, one]));
  const judged = kind === 'ruling' || kind === 'brief';
  const watching = new Choosing(all);
  const open = told.filter(({ leans }) => !leans);
  const risky = (one: Told): number => (watching.has(one.n) ? 0 : (one.risk + one.worth) / Math.sqrt(one.cost + 12));
  const watch = (pool: readonly Told[]): number =>
    words * WATCH - watching.fill(best(pool, risky), words * WATCH, risky);
  let spent = judged ? 0 : watch(open.filter(isToWatch));
  const points = new Choosing(all);
  const rest = told.filter(({ n, matter }) => !watching.taken.has(n) && matter !== 'dissent');
  const pool = best(rest, ({ worth }) => worth);
  let left = words * (judged ? 1 - WATCH : 1) - spent;
  for (const [share, matters] of GROUPS[kind] ?? []) {
    const mine = words * (1 - WATCH) * share;
    left -=
      mine -
      points.fill(
        pool.filter(({ matter }) => matters.includes(matter)),
        Math.min(left, mine),
      );
  }
  left = points.fill(pool, left);
  if (judged) {
    const after = open.filter(
      ({ n, matter, risk }) =>
        !points.taken.has(n) && (matter === 'dissent' || matter === 'costs' || (matter === 'decision' && risk > 0)),
    );
    spent = watch(after);
    points.fill(pool, left + words * WATCH - spent);
  }
  return { points: inOrder(points.taken.values()), watch: inOrder(watching.taken.values()) };
}
