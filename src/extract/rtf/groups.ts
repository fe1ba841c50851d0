import { fetchedBy } from '../document/fetches.ts';
import { picture, plain } from '../document/marks.ts';
import { fieldSymbol } from '../document/symbols.ts';
import type { Reader } from './reader.ts';

const head = (kind: 'header' | 'footer') => (reader: Reader) =>
  reader.aside((flow) => void reader.heads[kind].push(flow.lines()));
const box = (reader: Reader): void => {
  const { flow } = reader.state;
  reader.aside((inside) => flow.box(inside.end()));
};
const label = (reader: Reader): void => {
  const { flow } = reader.state;
  reader.collect((text) => flow.number(plain(text)));
};

/** Groups that a word begins which are read otherwise than as text (RTF 1.9.1, "Destinations"). */
export const GROUPS: Readonly<Record<string, (reader: Reader) => void>> = {
  fonttbl: (reader) => {
    reader.state.table = 'fonts';
    reader.state.sink = (text) => reader.fonts.name(text);
  },
  stylesheet: (reader) => {
    reader.state.table = 'styles';
    reader.state.sink = (text) => reader.styles.name(text);
  },
  header: head('header'),
  headerl: head('header'),
  headerr: head('header'),
  headerf: head('header'),
  footer: head('footer'),
  footerl: head('footer'),
  footerr: head('footer'),
  footerf: head('footer'),
  footnote: (reader) => {
    reader.atEnd = false;
    reader.aside((flow) => reader.note(flow.lines()));
  },
  annotation: (reader) => {
    reader.remark.about = '';
    reader.aside((flow) => reader.comment(flow.lines()));
  },
  atnauthor: (reader) => reader.collect((text) => void (reader.remark.author = plain(text))),
  atnref: (reader) => reader.collect((text) => void (reader.remark.about = text.trim())),
  atrfstart: (reader) => reader.collect((text) => void reader.open.add(text.trim())),
  atrfend: (reader) => reader.collect((text) => void reader.open.delete(text.trim())),
  listtext: label,
  pntext: label,
  shptxt: box,
  dptxbxtext: box,
  shpinst: () => undefined,
  shppict: () => undefined,
  do: () => undefined,
  nesttableprops: () => undefined,
  fldinst: (reader) =>
    reader.collect((code) => {
      const target = fetchedBy(code);
      if (target) reader.outside.add(plain(target));
      const sign = fieldSymbol(code);
      if (sign !== null) reader.state.flow.write(sign);
      reader.drawn = sign !== null;
    }),
  fldrslt: (reader) => {
    // The sign is drawn by the code of its field; most programs write no result, and some the same sign.
    if (reader.drawn) reader.state.sink = null;
    reader.drawn = false;
  },
  objclass: (reader) => reader.collect((text) => void reader.embedded.push(plain(text))),
  pict: (reader) => {
    reader.property = { name: '', description: '' };
    reader.discard(() => reader.state.flow.write(` ${picture(plain(reader.property.description))} `));
  },
  picprop: (reader) => reader.discard(),
  sp: (reader) => reader.discard(),
  sn: (reader) => reader.collect((text) => void (reader.property.name = text.trim())),
  sv: (reader) => {
    if (reader.property.name === 'wzDescription')
      reader.collect((text) => void (reader.property.description = text.trim()));
  },
  upr: (reader) => {
    reader.state.second = reader.state.sink;
    reader.state.sink = null;
  },
};
