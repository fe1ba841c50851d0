/** What is put into texts: what nobody means to write, and what somebody writes all the same. */
export const NUMBERS = [
  '0', '00', '000', '-1', '−1', '99999999999', '1'.repeat(400), '1e309', '0x1F', 'NaN', 'Infinity', '½', '1/2', '1/0', '3 1/3', 'IV', 'iiii', 'MMMMM',
  'XLIX', '1º', '0º', '1.º', '21.°', '1.000.000,00', '1,000.00', '0,0', '.5', '5.', '٣', '１２', '²', '10%', '1 bis', '0 bis', '5 bis A', '54 ter', '200 decies',
] as const; // prettier-ignore

export const ORDINALS = [
  'cero', 'cero°', 'primero', 'PRIMERO', 'Décimo', 'décimo primero', 'decimoprimero', 'undécimo', 'vigésimo nono', 'trigésimo noveno', 'cuadragésimo', 'centésimo',
  'milésimo', 'enésimo', 'último', 'penúltimo', 'único', 'final', 'transitorio', 'bis', 'quáter', 'zeroth', 'first', 'twenty-first', 'hundredth', 'nth', 'Nº', '°', 'sexagésimo cuarto bis',
] as const; // prettier-ignore

export const DATES = [
  '31 de febrero de 2023', '0 de enero de 0', '32 de trece de 20245', '29 de febrero de 1900', '99/99/9999', '00-00-0000', '2024-13-45', '1 de  de 2020', 'treinta y uno de abril de mil',
  'primero de enero de dos mil cien mil', 'February 30, 2021', 'the 0th day of May, 20', '12 de octubre de 1492', '275760-09-14', '1/1/1', 'diciembre de 99999',
] as const; // prettier-ignore

export const MARKS = [
  '(', ')', '[', ']', '{', '}', '«', '»', '“', '”', '"', "'", '‘', '’', '<', '>', '((', '))', '[[', '](', '![', '`', '```', '**', '__', '~~', '|', '…', '...', '(…)', '[...]', '[sic]', '\\',
  '/', '—', '–', '-', '--', '§', '°', 'º', 'ª', '¿', '¡', '?', '!', ';', ':', ',', '.', '..', '&', '&amp;', '<b>', '</b>', '<!--', '%', '%00', '$', '$&', '$1', '^', '*', '+', '\\u0000', '{{', '#', '@',
] as const; // prettier-ignore

export const CITED = [
  'artículo 0', 'artículos 0 a 0', 'artículos 10 al 1', 'art. 5 bis A inciso 0 letra ñ numeral 0', 'art.', 'arts. 1, , y', 'artículo primero transitorio bis', 'artículo 99999999999 del Código Civil', 'inciso final del',
  'letra a) b) c) del artículo', 'Ley N° 0', 'Ley 99.999.999', 'ley', 'Ley N°', 'D.L. 0 de 0', 'DFL 1 de 20245', 'Decreto Supremo N° ½', 'Código de de de', 'Código', 'el mismo cuerpo legal', 'la citada ley', 'dicho artículo',
  'Rol 0-0', 'Rol N° 1234', 'ROL C-99999999999-0', 'RIT O-0-2', 'RUC 0', 'Corte', 'Corte de Apelaciones de', 'Corte Suprema, 31 de febrero de 2020, rol 1-2', '0° Juzgado Civil de', '99999° Juzgado de Letras de Ñ', 'Tribunal Constitucional, rol',
  'STC 0', 'supra nota 0', 'ibid.', 'Ibíd., p. 0', 'op. cit., pp. 9-1', 'Pérez, Juan, Derecho, t. IIII, p. 0', 'PÉREZ (0000)', '(Pérez 20203, 1)', 'et al.', 'cfr.', 'vid. Pérez', '410 U.S. 0', '0 F.3d 0 (0th Cir. 0)', 'Doe v. ', 'v.', 'Id. at 0',
  'Section 0', 'Sections 9-1', 'Article XX.(a)(i)(0)', 'cláusula cero', 'cláusula décima bis', 'Cláusula 0.', 'considerando 0°', 'RUT 0-0', '99.999.999-K', '0.000.000-0', 'don', 'doña de', 'abogado don', 'en adelante "', '(en adelante, "la', '(the "',
] as const; // prettier-ignore

export const SUMS = [
  '$0', '$', '$ -1', '$1.2.3.4', '$1,2,3', '$1.000.000.000.000.000.000', '$.', 'UF', '0 UF', 'UF 1.2,3.4', '1e5 UTM', 'UTM cero', 'cero pesos', 'mil mil millones de millones de pesos', 'un millón un', 'veintiún mil y', 'USD 1,00,0', 'US$', '100%%',
  '0 por ciento', 'ciento por ciento', '-5%', '1/2%', 'dos y medio y medio', '0 días', 'cero meses', '99999999999 años', 'treinta (31) días', 'cien (0) UF', '($1)', 'M$ 0', 'MM$', '€ 1.0.0', 'one hundred hundred dollars', 'zero (1) days', '$' + '1.000'.repeat(60),
] as const; // prettier-ignore

/** What is repeated until it is long: every way that an expression may divide, try again and never come to an end. */
export const UNITS = [
  ' ', '\n', ' \n', 'a', 'A', '1', '.', ',', '-', '_', '(', ')', '[', '"', '“', '«', "'", '*', '#', '|', '\u00a0', '\u0301', 'ñ', 'İ', '𝐀', '\u200b', 'a ', 'A ', '1 ', '. ', ', ', '- ', '( ', '[ ', '" ', '“ ', '« ', '# ', '| ', '; ', ': ', '? ', '¿', '…', '... ', '[...] ', '(…) ',
  'a. ', 'A. ', '1. ', '1.', '1,', '1-', '1/', '1° ', 'a) ', '(a) ', '(i)', 'i) ', 'I. ', 'a\n', 'A\n', '1\n', '1.\n', 'a)\n', '#\n', '# a\n', '- a\n', '| a\n', '.\n', 'A:\n', 'a,\n', 'a-\n', 'A A\n', 'de ', 'y ', 'la ', 'no ', 'si ', 'que ', 'the ', 'of ', 'and ',
  'Pérez ', 'Pérez, ', 'Juan Pérez ', 'J. Pérez, ', 'PÉREZ ', 'de la ', 'Juan y ', 'Sr. ', 'don ', 'S.A. ', 'art. ', 'artículo ', 'artículos ', 'artículo 1, ', 'artículo 1 y ', 'Artículo 1.\n', 'Artículo 1. ', 'Artículo 0.\n', 'Cláusula 1.\n', 'PRIMERO: ', 'PRIMERO:\n', 'inciso ', 'letra a) ', 'letra ', 'numeral 1 ',
  'Ley ', 'LEY ', 'ley 1 ', 'Ley N° 19.496 ', 'Ley 19.496, ', 'Código ', 'Código Civil ', 'del Código ', 'decreto ', 'Rol ', 'rol 1-2020, ', 'Corte ', 'Corte Suprema ', 'Corte Suprema, ', 'Corte de Apelaciones de ', 'Juzgado ', 'sentencia ', 'v. ', 'A v. B, ', '410 U.S. 113 ', 'Id. ', 'Ibid. ', 'op. cit. ', 'p. 1, ', 'pp. 1-2, ', '(2020) ', 'Pérez (2020), ', 'nota 1 ',
  '$', '$ ', '$1 ', '$1.000 ', '1.000 ', '1.000.', 'UF ', 'UF 1 ', '% ', '1% ', 'uno ', 'mil ', 'un millón ', 'veinte y ', 'one hundred ', '1 de enero de 2020 ', 'enero ', '1/1/2020 ', '31 de febrero ', '12.345.678-5 ', 'RUT ', 'Section ', 'Section 1.\n', 'Section 1.1 ', 'shall ', 'means ', '"A" means ', 'deberá ', 'multa ', 'plazo ', 'se obliga a ', 'considerando ', 'Vistos: ', 'Que ', 'Que, ',
  'en adelante "', '(en adelante "A") ', '(the "A") ', 'www.a.cl ', 'a@a.cl ', 'http://a ', 'a/', 'a_', 'a-', 'a-b ', 'a.b.', 'á', 'aA', 'a1', '1a', 'TÍTULO I\n', 'Título I\nA\n', 'CAPÍTULO I\n', '**', '** a', '`', '<', '<a', '</a>', '&', '&amp;', '\\', '{', '}', 'contra- ', 'contra-\n', 'sin embargo, ', 'no obstante ', 'según ', 'en contra de ', 'a favor de ', 'se acoge ', 'se rechaza ',
] as const; // prettier-ignore
