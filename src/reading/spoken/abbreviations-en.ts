import { anyOf, rule, type Rule } from './rule.ts';

/** What is written, and what is said; "·" ends a sentence where one may end. */
const WRITTEN = `
Inc.· Incorporated|Ltd.· Limited|Corp.· Corporation|Co.· Company|Cos.· Companies|INC.· Incorporated|INC Incorporated|Inc Incorporated|LTD.· Limited|LTD Limited|Ltd Limited|CORP.· Corporation|CORP Corporation|Corp Corporation|CO.· Company|Bros.· Brothers|Assn.· Association|L.L.C.· L L C|LLC L L C|L.L.P.· L L P|LLP L L P|L.P.· L P|N.A.· N A|N.V.· N V|B.V.· B V|S.A.· S A|GmbH G M B H
Mr. Mister|Mrs. Missus|Ms. Miz|Messrs. Messieurs|Dr. Doctor|Prof. Professor|Hon. Honorable|Jr.· Junior|Sr.· Senior|Esq.· Esquire|Gov. Governor|Sen. Senator|Rep. Representative
e.g. for example|i.e. that is|et al.· and others|et seq.· and following|etc.· et cetera|cf. compare|Cf. compare|ibid.· ibidem|Ibid.· ibidem|Id.· idem|id.· idem|viz. namely|approx. approximately|vs. versus|v. versus|a/k/a also known as|d/b/a doing business as|f/k/a formerly known as|n/k/a now known as|c/o care of|w/o without|and/or and or|he/she he or she|his/her his or her
Fed. R. Civ. P. Federal Rule of Civil Procedure|Fed. R. Evid. Federal Rule of Evidence|U.S.C. U S C|U.S.C.A. U S C A|C.F.R. C F R|U.S.· U S|U.K.· U K|E.U.· E U|D.C.· D C|F.2d F second|F.3d F third|F.4th F fourth|F. Supp. F supplement|F.Supp. F supplement|S. Ct. Supreme Court Reporter|Cir. Circuit|Dist. District|Ct.· Court|Reg. Regulation|Dep't Department|Int'l International
Ave.· Avenue|Blvd.· Boulevard|Rd.· Road|Ste. Suite|Dept. Department|P.O. P O|Tel. telephone|Attn. attention|Attn attention
Jan. January|Feb. February|Mar. March|Apr. April|Aug. August|Sept. September|Sep. September|Oct. October|Nov. November|Dec. December`;

const BEFORE: [source: string, said: string][] = [
  ['Arts?\\.(?=\\s?[\\dIVX])', 'Article'],
  ['[Ss]ecs\\.(?=\\s?\\d)|§§', 'Sections'],
  ['[Ss]ec\\.(?=\\s?\\d)|§', 'Section'],
  ['[Nn]os\\.(?=\\s?\\d)|N[°º]s', 'Numbers'],
  ['[Nn]o\\.(?=\\s?\\d)|N[°º]|№|#(?=\\s?\\d)', 'Number'],
  ['[Pp]p\\.(?=\\s?\\d)', 'pages'],
  ['[Pp]\\.(?=\\s?\\d)', 'page'],
  ['¶¶', 'paragraphs'],
  ['¶|[Pp]ara\\.(?=\\s?\\d)', 'paragraph'],
  ['[Pp]aras\\.(?=\\s?\\d)', 'paragraphs'],
  ['[Cc]h\\.(?=\\s?[\\dIVX])', 'Chapter'],
  ['[Cc]l\\.(?=\\s?\\d)', 'Clause'],
  ['[Vv]ol\\.', 'volume'],
  ['Exh?\\.(?=\\s?[\\dA-Z])', 'Exhibit'],
];

const TABLE = new Map(
  WRITTEN.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const cut = /^(?:.*\.·?|\S+?)(?= )/.exec(entry)![0];
      return [cut.replace('·', ''), { said: entry.slice(cut.length + 1), may: cut.endsWith('·') }] as const;
    }),
);

/** Behind a name a capital may go on with it ("Acme Inc. Board"): a sentence ends only before a word that begins one. Ours. */
const CLOSES =
  /^["”)]*(?:\s*$|\s+["“(]?(?:The|This|These|That|Those|It|Its|In|If|On|At|For|As|By|He|She|They|We|Any|All|Each|Such|No|Section|Article|Under|To|When|Upon|Except|Subject|Notwithstanding|A|An)\s)/;

/** Abbreviations of contracts and opinions of the United States in words. The table is ours, after the Bluebook's tables where it has them. */
export const ABBREVIATIONS_EN: Rule[] = [
  ...BEFORE.map(([source, said]) => rule(`(?:${source})`, () => said)),
  rule(`(${anyOf(TABLE.keys())})(?![\\p{L}\\d])`, (m, { after }) => {
    const { said, may } = TABLE.get(m[1]!)!;
    return may && CLOSES.test(after) ? `${said}.` : said;
  }),
  rule('(\\p{Lu})\\.(?=\\s?\\p{Lu})', (m) => m[1]!),
];
