/** A stretch that two rows have in common: where it begins in each, and how long it is. */
export type Run = { a: number; b: number; length: number };

type Box = { a0: number; a1: number; b0: number; b1: number };
type Snake = { x: number; y: number; u: number; v: number };

/** Steps of one search after which the two rows are taken to have little in common, and the farthest place reached is good enough. */
const PATIENCE = 1500;

/**
 * The longest runs that two rows of numbers have in common, in order: the shortest edit script of Myers (1986), by its linear-space refinement, in time
 * of the length by the number of differences. Rows that differ in more than some thousands of places get a good script instead of the shortest.
 */
export function commonRuns(a: Int32Array, b: Int32Array): Run[] {
  const size = a.length + b.length + 3;
  const forward = new Int32Array(2 * size + 1);
  const backward = new Int32Array(2 * size + 1);
  const runs: Run[] = [];
  const tell = (x: number, y: number, length: number): void => {
    const last = runs.at(-1);
    if (last && last.a + last.length === x && last.b + last.length === y) last.length += length;
    else if (length > 0) runs.push({ a: x, b: y, length });
  };
  // What is still to be done, the next on top: a box to be searched, or a run that follows what lies above it.
  const todo: (Box | Run)[] = [{ a0: 0, a1: a.length, b0: 0, b1: b.length }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if ('length' in next) {
      tell(next.a, next.b, next.length);
      continue;
    }
    let { a0, a1, b0, b1 } = next;
    const from = a0;
    while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) {
      a0++;
      b0++;
    }
    tell(from, next.b0, a0 - from);
    const to = a1;
    while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) {
      a1--;
      b1--;
    }
    if (to > a1) todo.push({ a: a1, b: b1, length: to - a1 });
    if (a0 === a1 || b0 === b1) continue;
    const { x, y, u, v } = middle(a, b, { a0, a1, b0, b1 }, forward, backward);
    todo.push({ a0: u, a1, b0: v, b1 });
    if (u > x) todo.push({ a: x, b: y, length: u - x });
    todo.push({ a0, a1: x, b0, b1: y });
  }
  return runs;
}

/** The middle run of the shortest script of a box: where half of the edits lie on either side of it. */
function middle(a: Int32Array, b: Int32Array, box: Box, forward: Int32Array, backward: Int32Array): Snake {
  const { a0, a1, b0, b1 } = box;
  const [n, m] = [a1 - a0, b1 - b0];
  const delta = n - m;
  const odd = (delta & 1) !== 0;
  const zero = forward.length >> 1;
  forward[zero + 1] = 0;
  backward[zero + 1] = 0;
  const most = (n + m + 1) >> 1;
  for (let d = 0; d <= most; d++) {
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && forward[zero + k - 1]! < forward[zero + k + 1]!);
      let x = down ? forward[zero + k + 1]! : forward[zero + k - 1]! + 1;
      let y = x - k;
      const [x0, y0] = [x, y];
      while (x < n && y < m && a[a0 + x] === b[b0 + y]) {
        x++;
        y++;
      }
      forward[zero + k] = x;
      const back = delta - k;
      if (odd && back >= -(d - 1) && back <= d - 1 && x + backward[zero + back]! >= n && y0 <= m)
        return { x: a0 + x0, y: b0 + y0, u: a0 + x, v: b0 + y };
    }
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && backward[zero + k - 1]! < backward[zero + k + 1]!);
      let x = down ? backward[zero + k + 1]! : backward[zero + k - 1]! + 1;
      let y = x - k;
      const [x0, y0] = [x, y];
      while (x < n && y < m && a[a1 - 1 - x] === b[b1 - 1 - y]) {
        x++;
        y++;
      }
      backward[zero + k] = x;
      const back = delta - k;
      if (!odd && back >= -d && back <= d && x + forward[zero + back]! >= n && y0 <= m)
        return { x: a1 - x, y: b1 - y, u: a1 - x0, v: b1 - y0 };
    }
    if (d >= PATIENCE) return farthest(box, forward, d, zero);
  }
  throw new Error('two rows have no middle');
}

/** The place reached that lies farthest from the beginning, inside the box. */
function farthest({ a0, a1, b0, b1 }: Box, forward: Int32Array, d: number, zero: number): Snake {
  let best = { x: a0, y: b0, sum: -1 };
  for (let k = -d; k <= d; k += 2) {
    const x = Math.min(forward[zero + k]!, a1 - a0);
    const y = Math.min(Math.max(0, x - k), b1 - b0);
    if (x + y > best.sum) best = { x: a0 + x, y: b0 + y, sum: x + y };
  }
  return { x: best.x, y: best.y, u: best.x, v: best.y };
}
