import { encodingOf } from './fonts.ts';
import type { Reader } from './reader.ts';
import { PLAIN_PARAGRAPH } from './state.ts';

/** The outline level of body text. */
const BODY = 9;
const isOn = (number: number | null): boolean => number !== 0;
const codePage = (page: number) => (reader: Reader) => void (reader.encoding = encodingOf(page));
const change = (kind: 'inserted' | 'deleted') => (reader: Reader, number: number | null) =>
  void (reader.state.change = isOn(number) ? kind : null);

/** Words that change how what follows is read, or end a paragraph, a cell or a row. */
export const PROPERTIES: Readonly<Record<string, (reader: Reader, number: number | null) => void>> = {
  par: ({ state, paragraph }) => state.flow.paragraph(paragraph),
  sect: ({ state, paragraph }) => state.flow.paragraph(paragraph),
  cell: ({ state, paragraph }) => state.flow.cell(paragraph),
  row: ({ state }) => state.flow.row(),
  nestcell: ({ state, paragraph }) => state.flow.nestedCell(paragraph),
  nestrow: ({ state }) => state.flow.nestedRow(),
  pard: ({ state }) => void Object.assign(state, PLAIN_PARAGRAPH),
  plain: ({ state, standard }) => void Object.assign(state, { hidden: false, change: null, font: standard }),
  s: ({ state, styles }, number) => {
    if (state.table === 'styles') styles.define(number ?? 0);
    else state.style = number ?? 0;
  },
  outlinelevel: ({ state }, number) =>
    void (state.outline = number === null || number >= BODY || number < 0 ? null : number + 1),
  intbl: ({ state }) => void (state.inTable = true),
  itap: ({ state }, number) => void (state.nesting = number ?? 0),
  ilvl: ({ state }, number) => void (state.level = Math.max(0, Math.min(8, number ?? 0))),
  v: ({ state }, number) => void (state.hidden = isOn(number)),
  revised: change('inserted'),
  deleted: change('deleted'),
  uc: ({ state }, number) => void (state.fallback = Math.max(0, Math.min(16, number ?? 1))),
  f: ({ state, fonts }, number) => {
    if (state.table === 'fonts') fonts.define(number ?? 0);
    else state.font = number ?? 0;
  },
  fcharset: ({ fonts }, number) => fonts.charset(number ?? 0),
  cpg: ({ fonts }, number) => fonts.page(number ?? 0),
  deff: (reader, number) => void (reader.standard = reader.state.font = number ?? 0),
  ansi: codePage(1252),
  mac: codePage(10000),
  pc: codePage(437),
  pca: codePage(850),
  ansicpg: (reader, number) => void (reader.encoding = encodingOf(number || 1252)),
  ftnalt: (reader) => void (reader.atEnd = true),
};
