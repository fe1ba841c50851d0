type Row = ArrayLike<number>;

/** For each beginning of a row, how much of its own beginning it ends with. */
function borders(row: Row): Int32Array {
  const found = new Int32Array(row.length);
  for (let i = 1, held = 0; i < row.length; i++) {
    while (held > 0 && row[i] !== row[held]) held = found[held - 1]!;
    if (row[i] === row[held]) held++;
    found[i] = held;
  }
  return found;
}

/**
 * Each place where a row of numbers stands in a longer one, in order. One walk however much the two repeat themselves, since what agreed before a
 * difference is not read again (Knuth, Morris and Pratt, 1977).
 */
export function* standingIn(long: Row, row: Row): Generator<number> {
  const back = borders(row);
  for (let i = 0, held = 0; i < long.length; i++) {
    const next = long[i];
    while (held > 0 && next !== row[held]) held = back[held - 1]!;
    if (next === row[held]) held++;
    if (held < row.length) continue;
    yield i - held + 1;
    held = back[held - 1]!;
  }
}
