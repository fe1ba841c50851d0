/** What a button of the editor does to the text. */
export type Format = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link';
/** Puts `insert` in the place of the text between `from` and `to`, then selects between the two offsets of `select`. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };

const AROUND = { bold: '**', italic: '_' } as const;
const BEFORE = { heading: '## ', list: '- ', quote: '> ' } as const;
/** What a line may begin with that a new beginning takes the place of. */
const BEGINNING = { heading: /^#{1,6} /, list: /^(?:[-*+]|\d+\.) /, quote: /^> ?/ } as const;
const ADDRESS = 'https://';

/** Sets signs around a selection, or takes them off where they are. */
function around(text: string, from: number, to: number, sign: string): Edit {
  const n = sign.length;
  if (text.slice(from - n, from) === sign && text.slice(to, to + n) === sign)
    return { from: from - n, to: to + n, insert: text.slice(from, to), select: [from - n, to - n] };
  // At the end of what stands between signs: out of them.
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  if (from === to && text.slice(to, to + n) === sign && line.split(sign).length % 2 === 0)
    return { from: to, to: to + n, insert: sign, select: [to + n, to + n] };
  return { from, to, insert: sign + text.slice(from, to) + sign, select: [from + n, to + n] };
}

/** Begins the lines of a selection with a sign, or takes it off where all have it. */
function before(text: string, at: number, end: number, format: keyof typeof BEFORE): Edit {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const sign = BEFORE[format];
  const off = written.length > 0 && written.every((line) => line.startsWith(sign));
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      const bare = line.replace(BEGINNING[format], '');
      return off ? bare : sign + bare;
    })
    .join('\n');
  const whole = from + insert.length;
  return { from, to, insert, select: lines.length > 1 ? [from, whole] : [whole, whole] };
}

/** A selected address is waited for its words, selected words for their address. */
function link(text: string, from: number, to: number): Edit {
  const chosen = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen)) return { from, to, insert: `[](${chosen})`, select: [from + 1, from + 1] };
  const insert = `[${chosen}](${ADDRESS})`;
  const address = from + chosen.length + 3;
  return { from, to, insert, select: chosen ? [address, address + ADDRESS.length] : [from + 1, from + 1] };
}

/** The change of a text that a button asks for, of what is selected between `from` and `to`. */
export function format(text: string, from: number, to: number, what: Format): Edit {
  if (what === 'bold' || what === 'italic') return around(text, from, to, AROUND[what]);
  return what === 'link' ? link(text, from, to) : before(text, from, to, what);
}

/** What Enter does at the end of a line of a list or a quotation: the next one begins; an empty one ends it. Null elsewhere. */
export function nextLine(text: string, at: number): Edit | null {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  if (at !== (end < 0 ? text.length : end)) return null;
  const found = /^(\s*)(?:([-*+])|(\d{1,4})\.|(>)) (.*)$/.exec(text.slice(from, at));
  if (!found) return null;
  const [, space = '', bullet, number, quote, rest = ''] = found;
  if (rest.trim() === '') return { from, to: at, insert: '', select: [from, from] };
  const insert = `\n${space}${bullet ?? quote ?? `${Number(number) + 1}.`} `;
  return { from: at, to: at, insert, select: [at + insert.length, at + insert.length] };
}

/** Makes the change in a field as if it had been typed, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and still the only way into the field's undo; where a browser has dropped it, the text is set without one.
  const typed = insert ? document.execCommand('insertText', false, insert) : document.execCommand('delete');
  if (!typed) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
