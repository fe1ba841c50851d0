/** Words that stand for a sign. */
export const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\u00a0',
  _: '-',
  tab: '\t',
  line: '\n',
  lbr: '\n',
  page: '\n',
  column: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

/** Groups whose text is none of the document's. Any other that begins as one which a reader may not know is passed over too. */
export const UNSEEN = new Set(
  `colortbl info nonshppict nonesttables objdata filetbl revtbl template private xe tc tcn rxe shprslt bkmkstart bkmkend
  ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn fontemb fontfile panose falt listtable listoverridetable pnseclvl datafield
  objname themedata colorschememapping datastore latentstyles rsidtbl generator comment`.split(/\s+/),
);
