import { foldAt } from './fold.ts';
import { standingIn } from './rows.ts';
import { isNumber, scan, type Token } from './tokens.ts';
import { unitsOf } from './units.ts';
import { Vocabulary } from './vocabulary.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array;
/** A text made ready for the verifier: its tokens as numbers with their places, and where each stands. Immutable; made once a version. */
export type TextIndex = {
  readonly text: string;
  readonly ids: Uint16Array | Int32Array;
  readonly starts: Int32Array;
  /** Characters of each token; `endOf` tells where it ends. */
  readonly lengths: Numbers;
  readonly vocabulary: Pick<Vocabulary, 'get' | 'size' | 'bytes'>;
  /** Places of token id n are `postings[postingAt[n]] .. postings[postingAt[n + 1] - 1]`. */
  readonly postingAt: Int32Array;
  readonly postings: Int32Array;
};

/** Characters of a token and the space after it, about; the columns grow where a text has more tokens. */
const CHARACTERS_A_TOKEN = 5;
const GROWTH = 1.4;

/** Three columns of numbers that grow together: the token's id, where it starts and how long it is. */
class Columns {
  count = 0;
  longest = 0;
  private ids: Int32Array;
  private starts: Int32Array;
  private lengths: Int32Array;
  constructor(private room: number) {
    [this.ids, this.starts, this.lengths] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  }
  add(id: number, start: number, length: number): void {
    if (this.count === this.room) this.grow();
    this.ids[this.count] = id;
    this.starts[this.count] = start;
    this.lengths[this.count++] = length;
    if (length > this.longest) this.longest = length;
  }
  private grow(): void {
    this.room = Math.ceil(this.room * GROWTH);
    const wider = (old: Int32Array): Int32Array => {
      const next = new Int32Array(this.room);
      next.set(old);
      return next;
    };
    [this.ids, this.starts, this.lengths] = [wider(this.ids), wider(this.starts), wider(this.lengths)];
  }
  /** The columns, cut to what is in them, as narrow as their numbers allow. */
  done(size: number): Pick<TextIndex, 'ids' | 'starts' | 'lengths'> {
    const { count, longest } = this;
    const [ids, lengths] = [this.ids.subarray(0, count), this.lengths.subarray(0, count)];
    return {
      ids: size <= 65_536 ? new Uint16Array(ids) : ids.slice(),
      starts: this.starts.slice(0, count),
      lengths: longest < 256 ? new Uint8Array(lengths) : longest < 65_536 ? new Uint16Array(lengths) : lengths.slice(),
    };
  }
}

/** Reads a text once. */
export function indexText(text: string): TextIndex {
  const columns = new Columns(Math.ceil(text.length / CHARACTERS_A_TOKEN) + 1);
  const vocabulary = new Vocabulary(text);
  const units = unitsOf(text);
  scan(text, units, true, (start, end, plain, hash) => {
    if (plain) columns.add(vocabulary.plain(units, start, end, hash), start, end - start);
    else {
      const fold = foldAt(text, text.slice(start, end), start);
      if (fold) columns.add(vocabulary.of(fold), start, end - start);
    }
  });
  const { size } = vocabulary.close();
  const told = columns.done(size);
  return { text, vocabulary, ...told, ...postingsOf(told.ids, size) };
}

/** Where each token id stands, by counting (CSR). */
function postingsOf(ids: TextIndex['ids'], size: number): Pick<TextIndex, 'postingAt' | 'postings'> {
  const postingAt = new Int32Array(size + 1);
  for (let place = 0; place < ids.length; place++) postingAt[ids[place]! + 1]!++;
  for (let id = 0; id < size; id++) postingAt[id + 1]! += postingAt[id]!;
  const fill = postingAt.slice(0, -1);
  const postings = new Int32Array(ids.length);
  for (let place = 0; place < ids.length; place++) postings[fill[ids[place]!]!++] = place;
  return { postingAt, postings };
}

/** Where the token at a place ends in the text. */
export const endOf = ({ starts, lengths }: Pick<TextIndex, 'starts' | 'lengths'>, place: number): number =>
  starts[place]! + lengths[place]!;

/** Bytes of the index, without its text. */
export const bytesOfIndex = ({ ids, starts, lengths, postingAt, postings, vocabulary }: TextIndex): number =>
  [ids, starts, lengths, postingAt, postings].reduce((sum, { byteLength }) => sum + byteLength, vocabulary.bytes);

/** The characters of the tokens `from`..`to` (excluded) with all that stands between them. */
export const slice = (index: TextIndex, from: number, to: number): string =>
  index.text.slice(index.starts[from], endOf(index, to - 1));

/** Tokens of places at most: a text of one sentence repeated would hold a long run at thousands of places, each as long. */
const MOST_TOKENS = 2_000_000;

/** How many times over the text could be read by the places of a run's rarest token before it is walked once instead. */
const WALKS = 8;
/** Places at most of a quotation that is one run. */
const MOST_PLACES = 500;
/** Tokens around an offset where a run that is said to begin there is looked for. */
const BESIDE = 8;

/** The first token that ends behind an offset of the text. */
function tokenAt(index: TextIndex, offset: number): number {
  let [low, high] = [0, index.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(index, middle) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The same as `findRun`, of a run that stands at very many places the first and the one at `offset`: each is looked at closely, and a text of one
 * word repeated would hold the server up for as long as it is.
 */
export function findFew(index: TextIndex, run: readonly Token[], offset: number | undefined): number[] {
  const found = findRun(index, run, MOST_PLACES);
  if (found.length < MOST_PLACES || offset === undefined) return found;
  const ids = run.map((token) => index.vocabulary.get(token.fold));
  const near = tokenAt(index, offset);
  for (let at = Math.max(0, near - BESIDE); at <= near + BESIDE; at++)
    if (ids.every((id, k) => index.ids[at + k] === id) && wholeFigures(index, at, ids.length) && !found.includes(at))
      found.push(at);
  return found;
}

/** The places, as token numbers, where a run of tokens stands: all, or the first of very many long ones, or the first `most`. */
export function findRun(index: TextIndex, run: readonly Token[], most = Infinity): number[] {
  const ids: number[] = [];
  let rarest = Infinity;
  let rare = -1;
  for (const [k, token] of run.entries()) {
    const id = index.vocabulary.get(token.fold);
    if (id === undefined) return [];
    ids.push(id);
    const count = index.postingAt[id + 1]! - index.postingAt[id]!;
    if (count < rarest) [rarest, rare] = [count, k];
  }
  if (rare < 0) return [];
  const found: number[] = [];
  const walks = rarest * ids.length > WALKS * index.ids.length;
  for (const at of walks ? standingIn(index.ids, ids) : standingBy(index, ids, rare)) {
    if (wholeFigures(index, at, ids.length)) found.push(at);
    if (found.length >= most || found.length * ids.length > MOST_TOKENS) break;
  }
  return found;
}

/** Where a row of ids stands, by the places of the rarest of them: the quicker way, unless a text has little but a few words over and over. */
function* standingBy(index: TextIndex, ids: readonly number[], rare: number): Generator<number> {
  const id = ids[rare]!;
  for (let p = index.postingAt[id]!; p < index.postingAt[id + 1]!; p++) {
    const at = index.postings[p]! - rare;
    if (at >= 0 && ids.every((one, k) => index.ids[at + k] === one)) yield at;
  }
}

/** A figure cut off from its sign or its per cent is another figure; what stands before "per cent" may be in words. */
function wholeFigures(index: TextIndex, at: number, length: number): boolean {
  const { text, starts } = index;
  const first = starts[at]!;
  if (
    isNumber(text.slice(first, endOf(index, at))) &&
    /(?:^|[\s(])[-−]$/.test(text.slice(Math.max(0, first - 2), first))
  )
    return false;
  const last = endOf(index, at + length - 1);
  const ahead = text.slice(last, last + 16);
  return !(
    /^\s*(?:por\s+ciento|per\s*cent)(?!\p{L})/iu.test(ahead) ||
    (/^\s*%/.test(ahead) && isNumber(text.slice(starts[at + length - 1], last)))
  );
}
