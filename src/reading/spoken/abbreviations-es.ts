import { letterEs } from './letters.ts';
import { anyOf, closes, rule, type Rule } from './rule.ts';

/** Behind what is written, one a line, what is said. A stop of the abbreviation belongs to it; "·" ends a sentence where one may end. */
const WRITTEN = `
Excma. Excelentísima|Excmas. Excelentísimas|Excmo. Excelentísimo|Iltma. Ilustrísima|Ilma. Ilustrísima|Iltmas. Ilustrísimas|Iltmo. Ilustrísimo|Ilmo. Ilustrísimo
Ltda.· Limitada|Cía. Compañía|Cia. Compañía|E.I.R.L.· empresa individual de responsabilidad limitada|EIRL empresa individual de responsabilidad limitada|S.A.C.· sociedad anónima cerrada|S.A.A. sociedad anónima abierta|S.A.· sociedad anónima|S. A.· sociedad anónima|SpA sociedad por acciones|S.p.A.· sociedad por acciones|Sp.A. sociedad por acciones|SPA sociedad por acciones|S.R.L.· sociedad de responsabilidad limitada|Soc. sociedad|Hnos.· hermanos|Inmob. inmobiliaria
Sr. señor|Sra. señora|Srta. señorita|Sres. señores|Srs. señores|Sras. señoras|Dn. don|Dña. doña|Dr. doctor|Dra. doctora|Drs. doctores|Dres. doctores|Ing. ingeniero|Prof. profesor|Pdte. presidente|Pdta. presidenta|Abog. abogado|Gral. general|Mons. monseñor|Fdo. firmado|Q.E.P.D.· que en paz descanse|q.e.p.d.· que en paz descanse
S.S.I.· su señoría ilustrísima|S.S. su señoría|SS. su señoría|Ss. su señoría|SSª su señoría|Ud.· usted|Uds.· ustedes|S.Sª su señoría|US.· usía|U.S.· usía|V.S.I.· vuestra señoría ilustrísima|V.S.· vuestra señoría|S.E.· su excelencia
D.F.L. decreto con fuerza de ley|DFL decreto con fuerza de ley|D.L. decreto ley|DL decreto ley|D.S. decreto supremo|DS decreto supremo|D.O.· Diario Oficial|Res. Ex. resolución exenta|Res. Exenta resolución exenta|Dcto. decreto|dcto. decreto
C.P.C.· Código de Procedimiento Civil|CPC Código de Procedimiento Civil|C.P.P.· Código Procesal Penal|CPP Código Procesal Penal|C.O.T.· Código Orgánico de Tribunales|COT Código Orgánico de Tribunales|C.P.R.· Constitución Política de la República|CPR Constitución Política de la República|C.C.· Código Civil|CC Código Civil|C.T.· Código del Trabajo|C. del T.· Código del Trabajo|C. de C.· Código de Comercio|C.S.· Corte Suprema|C.A. Corte de Apelaciones|T.C.· Tribunal Constitucional|Cód. Código|STC sentencia del Tribunal Constitucional
EE.UU.· Estados Unidos|EE. UU.· Estados Unidos|EEUU Estados Unidos|RR.HH.· recursos humanos|DD.HH.· derechos humanos|FF.AA.· fuerzas armadas|EE.FF.· estados financieros|RR.PP.· relaciones públicas|I.V.A.· iva|S.I.I.· ese i i|O.I.T.· o i te|R.U.T. rut|R.U.N. run|R.U.C. ruc|R.I.T. rit|C.I. cédula de identidad|C. I. cédula de identidad|R.M.· región metropolitana|Rut. rut|Run. run|Ruc. ruc|Rit. rit|RUT. rut|RUN. run|RUC. ruc|RIT. rit
etc.· etcétera|Etc.· etcétera|p. ej. por ejemplo|p.ej. por ejemplo|P. ej. por ejemplo|P.ej. por ejemplo|ej. ejemplo|Ej. ejemplo|i.e. es decir|i. e. es decir|v.gr. verbigracia|v. gr. verbigracia|v.g. verbigracia|cfr. confróntese|Cfr. confróntese|cf. confróntese|Cf. confróntese|op. cit.· obra citada|Op. cit.· obra citada|ob. cit.· obra citada|Ob. cit.· obra citada|loc. cit.· lugar citado|ibíd.· ibídem|ibid.· ibídem|Ibíd.· ibídem|Ibid.· ibídem|íd.· ídem|id.· ídem|Íd.· ídem|Id.· ídem|vid. véase|Vid. véase|et al.· y otros|et. al.· y otros|a.C. antes de Cristo|d.C. después de Cristo|vs. contra|v/s contra|vs contra
inc. inciso|Inc. inciso|incs. incisos|lit. literal|pág. página|págs. páginas|Pág. página|Págs. páginas|pag. página|pags. páginas|párr. párrafo|párrs. párrafos|cap. capítulo|Cap. capítulo|caps. capítulos|tít. título|Tít. título|vol. volumen|Vol. volumen|fjs. fojas|Fjs. fojas|Fs. fojas|fs. fojas|vta.· vuelta|vlta.· vuelta|Vta.· vuelta|ss.· siguientes|sgtes.· siguientes|sigs.· siguientes|sgte. siguiente|sgtes siguientes|nros. números|Nros. números|N°s números|Nºs números|N.°s números|núm. número|Núm. número|núms. números|Nro. número|nro. número|Nro número|nro número|Nros números
Av. Avenida|Avda. Avenida|Pje. Pasaje|Psje. Pasaje|Depto. departamento|depto. departamento|Dpto. departamento|dpto. departamento|Pob. Población|Stgo.· Santiago|Sta. Santa|Sto. Santo|Tel. teléfono|tel. teléfono|Cel. celular|cel. celular|aprox. aproximadamente|máx. máximo|mín. mínimo|Cta. cuenta|cta. cuenta|Cte. corriente|cte. corriente|Bco. banco|Nac. nacional|hrs.· horas|hrs horas|Hrs. horas|y/o y o|o/y o y|s/n sin número|S/N sin número|c/u cada uno`;

/** What is no abbreviation alone, only before a figure, a capital or some word. */
const BEFORE: [source: string, said: string][] = [
  ['[Aa]rts\\.?(?=\\s?\\d)|[Aa]rts\\.|ARTS\\.', 'artículos'],
  ['[Aa]rt\\.?(?=\\s?\\d)|[Aa]rt\\.|ARTS?\\.', 'artículo'],
  ['[Nn](?:[°º]|\\.[°º])s\\.?|N[oó]s\\.(?=\\s?\\d)', 'números'],
  ['[Nn]\\s?\\.?\\s?[°º˚]\\.?|N[oO]\\.(?=\\s?\\d)|[Nn]\\.(?=\\s?\\d)|№|#(?=\\s?\\d)', 'número'],
  ['[Ll]et\\.(?=\\s?["“]?\\p{L}["”]?\\b)', 'letra'],
  ['[Nn]um\\.(?=\\s?\\d)', 'numeral'],
  ['[Pp]p\\.(?=\\s?\\d)', 'páginas'],
  ['[Pp]\\.(?=\\s?\\d)', 'página'],
  ['[Tt]\\.(?=\\s?(?:[IVX]|\\d))', 'tomo'],
  ['[Ss]ec\\.(?=\\s?\\d)', 'sección'],
  ['[Oo]f\\.(?=\\s?(?:N[°º]|\\d))', 'oficina'],
  ['[Oo]rd\\.(?=\\s?(?:N[°º]|\\d))', 'ordinario'],
  ['[Rr]es\\.(?=\\s?(?:N[°º]|\\d))', 'resolución'],
  ['[Ee]x\\.(?=\\s?(?:N[°º]|\\d))', 'exenta'],
  ['[Ii]nt\\.(?=\\s?(?:N[°º]|\\d))', 'interior'],
  ['[Ff]s\\.?(?=\\s?\\d)', 'fojas'],
  ['I\\.(?=\\s?Corte)', 'Ilustrísima'],
  ['I\\.(?=\\s?Municipalidad)', 'Ilustre'],
  ['C\\.(?=\\s?Suprema)', 'Corte'],
  ['C\\.(?=\\s?(?:de )?Apelaciones)', 'Corte'],
  [
    'C\\.(?=\\s?(?:Civil|Penal|Tributario|Orgánico|del? (?:Trabajo|Comercio|Procedimiento|Minería|Aguas)|Procesal))',
    'Código',
  ],
  ['c/(?=\\s?\\p{Lu})', 'contra'],
  ['s/(?=\\s?\\p{Lu})', 'sobre'],
];

/** Short forms of capitals that are also other things: only behind an article, a code's preposition or a figure. */
const BOUND = new Map([
  ['CC', /(?:\d|\p{L}|º|°)\s*$/u],
  ['DL', /./],
  ['DS', /./],
]);

const TABLE = new Map(
  WRITTEN.trim()
    .split(/[|\n]/)
    .map((entry) => {
      // What is written may hold blanks ("p. ej."): the words said begin behind the last stop, or behind the first blank without one.
      const cut = /^(?:.*\.·?|\S+?)(?= )/.exec(entry)![0];
      const said = entry.slice(cut.length + 1);
      return [cut.replace('·', ''), { said, may: cut.endsWith('·') }] as const;
    }),
);
/** Behind an article's number a code is "del Código": the preposition that is always said. Ours. */
const OF: Record<string, string> = { ó: 'del ', o: 'de la ' };
const NUMBERED_ONLY = /^\s?(?:N[°ºro.]|\d)/;

/** Abbreviations of Chilean deeds, statutes and rulings in words. The table is ours, after RAE's list of abbreviations where it has them. */
export const ABBREVIATIONS_ES: Rule[] = [
  ...BEFORE.map(([source, said]) => rule(`(?:${source})`, () => said)),
  rule(`(${anyOf(TABLE.keys())})(?![\\p{L}\\d])`, (m, around) => {
    const { before, after } = around;
    const written = m[1]!;
    if (/^(?:DL|DS|D\.L\.|D\.S\.)$/.test(written) && !NUMBERED_ONLY.test(after)) return null;
    if (BOUND.has(written) && !BOUND.get(written)!.test(before)) return null;
    const { said, may } = TABLE.get(written)!;
    const of = /^(?:Código|Constitución)/.test(said) && /\d[°º]?\s*$/.test(around.written) ? OF[said[1]!]! : '';
    return may && closes(after) ? `${of}${said}.` : `${of}${said}`;
  }),
  rule('LTDA\\.?|Ltda(?=\\s|$)', (_, { after }) => (closes(after) ? 'Limitada.' : 'Limitada')),
  rule(
    '(\\p{L})\\)',
    (m, { before }) => `${letterEs(m[1]!)}${/(?:letras?|literal(?:es)?| y)\s*$/.test(before) ? '' : ','}`,
  ),
  rule('(letra|literal)\\s["“\'«]?(\\p{L})["”\'»]?\\s?\\)?(?!\\p{L})', (m) => `${m[1]!} ${letterEs(m[2]!)}`, 'i'),
  rule('(\\p{Lu})\\.(?=\\s?\\p{Lu})', (m, { before }) =>
    /(?:letra|anexo|clase|serie|grupo|tipo|vitamina)\s*$/.test(before) ? null : letterEs(m[1]!),
  ),
];
