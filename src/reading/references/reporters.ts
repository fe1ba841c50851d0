/** Abbreviations of states and territories, as reporters write them; stops and spaces are loose. */
const STATES =
  'Ala Alaska Ariz Ark Cal Colo Conn Del D.C Fla Ga Haw Hawaii Idaho Ill Ind Iowa Kan Ky La Me Md Mass Mich Minn Miss Mo Mont Neb Nev N.H N.J N.M N.Y N.C N.D Ohio Okla Or Pa R.I S.C S.D Tenn Tex Utah Vt Va Wash W.Va Wis Wyo Wn P.R V.I Guam';
/** Reporters that go by the name of a man. */
const NAMES =
  'Dall. Cranch Wheat. Pet. How. Black Wall. Pick. Met. Cush. Gray Allen Johns. Wend. Cow. Barb. Paige Denio Duer Sandf. Gratt. Leigh Munf. Binn. Yeates Rawle Watts Yer. Humph. Sneed Heisk. Baxt. Bibb Dana'
    .split(' ')
    .map((name) => name.replace('.', '\\.'))
    .join('|');
const SERIES = '(?:\\s?(?:2d|3d|4th|5th|6th|7th|2nd|3rd))';
/** Letters as they may be written: "N. Y. S.", "N.Y.S.", "NYS". */
const loose = (name: string): string => name.replace(/[.']/g, (mark) => `\\${mark}?\\s?`).replaceAll(' ', '\\s?');
const oneOf = (names: string): string => names.split(' ').map(loose).join('|');
const NEUTRAL = 'IL OH OK ND SD MT UT WY NM WI ME VT CO AR NC PA MSPB NCBC HI LA DE'.split(' ').join('|');

/**
 * The reporters of the United States by family: the Supreme Court, federal, regional, by state with their courts and series, by the name of the
 * reporter, and neutral citations. Ours, after the lists of the Bluebook and the shapes of the public eyecite tests. Case matters.
 */
const FAMILIES = [
  'U[.,]?\\s?S[.,]?',
  loose('S. Ct.'),
  `L\\.?\\s?Ed\\.?${SERIES}?`,
  `F(?:ed)?\\.?\\s?Supp\\.?${SERIES}?`,
  "(?:F|Fed)\\.?\\s?App[’']?x\\.?",
  loose('F.R.D.'),
  loose('F. Cas.'),
  loose('Fed. Cl.'),
  loose('U.S.L.W.'),
  loose('Fed. R. Serv.') + SERIES,
  `F(?:\\.|(?=\\s?[2-4](?:d|th)))${SERIES}?`,
  `[AP](?:\\.|(?=\\s?[23]d))${SERIES}?`,
  `So(?:\\.|(?=\\s?[23]d))${SERIES}?`,
  `(?:N\\.?\\s?[EW]|S\\.?\\s?[EW])\\.?${SERIES}?`,
  loose('B.R.'),
  'T\\.?\\s?C\\.?(?:\\s?M\\.?|\\s?Memo\\.?|\\s?No\\.?)?',
  `(?:${oneOf("B.T.A. M.J. C.M.R. C.C.P.A. I.&N.Dec. N.L.R.B. F.C.C. F.T.C. Ct.Cl. Cl.Ct. Vet.App. Ct.Int'lTrade Bankr.")})`,
  `(?:U\\.?S\\.?\\s?P\\.?\\s?Q\\.?)${SERIES}?`,
  'WL',
  `(?:(?:U\\.?\\s?S\\.?|${oneOf(STATES)})\\.?\\s?)(?:(?:Dist|App|Super)\\.?\\s?)?LEXIS`,
  `U\\.?\\s?S\\.?\\s?App\\.?\\s?D\\.?\\s?C\\.?`,
  `A\\.?\\s?D\\.?${SERIES}?`,
  `Misc\\.?${SERIES}?`,
  `N\\.?\\s?Y\\.?\\s?S\\.?${SERIES}?`,
  `N\\.?\\s?J\\.?\\s?(?:L|Eq)\\.?`,
  `(?:${oneOf(STATES)})\\.?\\s?(?:App|Rptr|Super|Misc|Jur|St|Cr|Crim|Civ|Dec|Sup|Supp|Ch|Terr|Bapp)\\.?(?:\\s?(?:Ct|Div|Supp)\\.?)?${SERIES}?`,
  `(?:${oneOf(STATES)})(?:\\.|(?=\\s))${SERIES}?`,
  `(?:${NAMES})(?:\\s?Ch\\.)?`,
  `(?:${NEUTRAL})(?:\\s?(?:App|CIV\\sAPP|CR|ER|Super|S|U))?(?:\\s?\\(\\d\\w\\w\\))?`,
];
export const REPORTER = FAMILIES.map((family) => `(?:${family})`).join('|');

/** A name that is equal however a reporter is written: "Wn.2d" and "Wash. 2d", "U. S." and "U,S,". */
export const reporterKey = (reporter: string): string =>
  reporter
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^wn/, 'wash')
    .replace(/^fedappx/, 'fappx')
    .replace(/2nd$/, '2d')
    .replace(/3rd$/, '3d');
