import { lex, mark, type Cursor } from './cursor.ts';
import type { Setting } from './setting.ts';
import {
  ABBREVIATIONS,
  act,
  CODES,
  CONSTITUTION,
  decree,
  law,
  named,
  TREATIES,
  type Authority,
  type DecreeKind,
} from './norm-table.ts';
import { NAMED_LAWS } from './named-laws.ts';
import { digits, NUMBER_SIGN } from './numbers.ts';
import { pointer } from './pointers.ts';

/** A norm where it stands; `authority` is null for words that point back to nothing. */
export type NormHit = { authority: Authority | null; how: 'named' | 'back'; start: number; end: number };

const COMMA = mark(',');
const LAW_NUMBER = mark('\\d{1,2}\\.\\s?\\d{3}(?!\\d)|\\d{3,5}(?![\\d.]*\\d)');
const ANY_NUMBER = mark('\\d{1,2}\\.\\d{3}(?!\\d)|\\d{1,5}(?!\\d)');
const YEAR = mark('(?:18|19|20)\\d\\d(?!\\d)');
const OF_YEAR = lex('del?(?: +año)?');
const SLASH = mark('/');
const NEXT = mark(',(?:\\s*y(?![a-z]))?|[ye](?![a-z])|o(?![a-z])|-(?=\\s*(?:la\\s+)?ley)');
const CODE = lex('(?:código|cód\\.|c\\.)');
const CODE_TAIL = lex('de +la +república|chileno|de +chile');
const LABOUR = lex('estatuto +(?:laboral|del +trabajo)');
const LABOUR_CODE = CODES.find(([, { key }]) => key === 'codigo:trabajo')![1];
const LAW = lex('ley(?: +(?:orgánica(?: +constitucional)?|de +quórum +calificado))?');
/** "Law No. 19,496", as English writes it. */
const LAW_ENGLISH = lex('law');
const ENGLISH_NUMBER = mark('\\d{1,2}[.,]\\d{3}(?![.,]?\\d)');
/** "L. 18.010", as the notes beside the articles of a law write it. */
const MARGINAL = mark('l\\.\\s?(\\d{1,2}\\.\\d{3})(?!\\d)');
const LAWS = lex('leyes');
const LAW_WORD = lex('las?|ley');
const LEAST_UNSIGNED = 1000;
const DECREES: [RegExp, DecreeKind][] = [
  [lex('d\\. *f\\. *l\\.?|dfl|decretos? +con +fuerza +de +ley'), 'dfl'],
  [lex('d\\. *l\\.?|dl|decretos? *-? *ley(?:es)?'), 'dl'],
  [lex('d\\. *s\\.?|ds|decretos? +supremos?|decretos?(?: +exentos?)?'), 'ds'],
];
/** Read from the letters as they are written: "del Ministerio de Economía, Fomento y Turismo". */
const MINISTRY =
  /,?\s*(?:del?\s+)?((?:Ministerio|ministerio|Min\.|Subsecretar[íi]a)\s+(?:del?\s+(?:la\s+|las\s+|los\s+)?)?[\p{Lu}i]\p{L}+(?:(?:,\s+\p{Lu}\p{L}+)+(?=\s+[ye]\s))?(?:\s+(?:(?:y|e|de|del|la|las|los)\s+){0,2}\p{Lu}\p{L}+){0,6})/uy;
const CONSTITUTIONAL = lex(
  'constitución(?: +política)?(?: +(?:de +la +república|del +estado|chilena)(?: +de +chile)?)?|carta +(?:fundamental|magna|política|constitucional)|ley +fundamental|código +político|texto +(?:fundamental|constitucional)',
);
const COURT_RULE = lex('autos? *-? *acordados?');
const ACT = mark('[^.;\\n]{0,140}?acta\\s+n?[°o]?\\s?(\\d{1,3})\\s?(?:-|/|\\s+de\\s+)\\s?((?:19|20)\\d\\d)');
const COURT_RULE_NAME = mark(
  '(?:de\\s+(?:esta\\s+|la\\s+)?(?:excma\\.?\\s+|excelent[i ]sima\\s+)?corte(?:\\s+suprema)?,?\\s+)?(?:sobre|relativo\\s+a|para|que\\s+regula)\\s+[^,.;()\\n]{4,120}?(?=\\s*(?:[,.;()\\n]|$)|\\s+[ye]\\s+(?:en|letra|art|inciso|n°|el|la|los|lo)\\s)',
);
const TREATY = lex(
  '(?:convención|pacto|tratado|convenio|declaración|protocolo) +(?:americana|interamericana|internacional|universal|europe[ao]|de +viena|de +la +haya|de +ginebra)(?: +(?:sobre|de|del|los|las|la|el|y|e|derechos|derecho|humanos|niño|civiles|políticos|económicos|sociales|culturales|mujer|toda|todas|formas|contra|tratados|sustracción|menores|discriminación|eliminación|prevenir|sancionar))*',
);
const REGULATION = lex(
  'reglamento +(?:de|del|sobre|para) +(?!ley|decreto|código|este|esta|dich)(?:la +|el +|los +|las +)?[a-z]+(?: +(?:de|del|la|los|las|y|e)(?: +(?:la|los|las))? +[a-z]+)*',
);

function yearOf(c: Cursor): number | null {
  return c.attempt(() => {
    c.eat(COMMA);
    if (!c.eat(OF_YEAR) && !c.eat(SLASH)) return null;
    const year = c.eat(YEAR);
    return year && Number(year[0]);
  });
}

function codeNamed(c: Cursor): Authority | null {
  if (c.eat(LABOUR)) return LABOUR_CODE;
  return c.attempt(() => {
    if (!c.eat(CODE)) return null;
    const found = CODES.find(([lexeme]) => c.eat(lexeme));
    if (found) c.eat(CODE_TAIL);
    return found?.[1] ?? null;
  });
}

/** "Estatuto Administrativo" is also the name of others: with a capital it is that of the central government. */
const STATUTE = 'ley:18834';
/** "Ley de Tránsito", with its number where it follows. */
function lawCalled(c: Cursor): Authority | null {
  const capital = c.isCapital();
  const found = NAMED_LAWS.find(([lexeme]) => c.eat(lexeme));
  if (!found || (found[1].key === STATUTE && !capital)) return null;
  c.attempt(() => {
    c.eat(COMMA);
    c.eat(NUMBER_SIGN);
    const number = c.eat(LAW_NUMBER);
    return number && digits(number[0]) === found[1].number ? number : null;
  });
  return found[1];
}

function lawNumbered(c: Cursor): Authority | null {
  const marginal = c.attempt(() => c.eat(MARGINAL));
  if (marginal) return law(digits(marginal[1]!));
  const english = c.attempt(() => c.eat(LAW_ENGLISH) && (c.eat(NUMBER_SIGN), c.eat(ENGLISH_NUMBER)));
  if (english) return law(digits(english[0]));
  if (!c.eat(LAW)) return null;
  c.eat(COMMA);
  const sign = c.eat(NUMBER_SIGN);
  const number = c.eat(LAW_NUMBER);
  if (!number || (!sign && Number(digits(number[0])) < LEAST_UNSIGNED)) return null;
  return law(digits(number[0]), yearOf(c));
}

/** "leyes N° 19.496, 20.416 y 21.081": one hit each, the first with the word. */
function lawList(c: Cursor): NormHit[] | null {
  let { start } = c;
  if (!c.eat(LAWS)) return null;
  const hits: NormHit[] = [];
  do {
    const number = c.attempt(() => {
      c.eat(LAW_WORD);
      c.eat(NUMBER_SIGN);
      if (hits.length > 0) ({ start } = c);
      return c.eat(LAW_NUMBER);
    });
    if (!number) break;
    const authority = law(digits(number[0]), yearOf(c));
    hits.push({ authority, how: 'named', start, end: c.at });
  } while (
    c.sees(NEXT) &&
    c.attempt(() => (c.eat(NEXT), c.eat(LAW_WORD), c.eat(NUMBER_SIGN), c.sees(LAW_NUMBER) || null))
  );
  return hits.length > 0 ? hits : null;
}

function decreeNumbered(c: Cursor, [lexeme, kind]: (typeof DECREES)[number]): Authority | null {
  const word = c.eat(lexeme);
  if (!word) return null;
  c.eat(COMMA);
  const sign = c.eat(NUMBER_SIGN);
  const number = c.eat(ANY_NUMBER);
  if (!number || (!sign && kind === 'ds' && !/\d{2}/.test(number[0]))) return null;
  const year = yearOf(c);
  const ministry = kind === 'dl' ? null : ministryOf(c);
  return decree(kind, digits(number[0]), year ?? (ministry ? yearOf(c) : null), ministry);
}

function ministryOf(c: Cursor): string | null {
  MINISTRY.lastIndex = c.at;
  const found = MINISTRY.exec(c.text);
  if (found) c.at += found[0].length;
  return found ? found[1]!.replace(/\s+/g, ' ') : null;
}

/** "la constitución de la servidumbre" is none: a capital or the word "política" tells. */
function constitution(c: Cursor): Authority | null {
  const capital = c.isCapital();
  const word = c.eat(CONSTITUTIONAL);
  return word && (capital || / pol[i ]tica/.test(word[0])) ? CONSTITUTION : null;
}

function courtRule(c: Cursor): Authority | null {
  const { start } = c;
  if (!c.eat(COURT_RULE)) return null;
  const numbered = c.attempt(() => c.eat(ACT));
  if (numbered) return act(numbered[1]!, Number(numbered[2]));
  c.eat(COURT_RULE_NAME);
  return named('aa', c.text.slice(start, c.at));
}

function treaty(c: Cursor): Authority | null {
  const known = TREATIES.find(([lexeme]) => c.eat(lexeme));
  if (known) return known[1];
  const { start } = c;
  return c.isCapital() && c.eat(TREATY) ? named('tratado', c.text.slice(start, c.at)) : null;
}

function regulation(c: Cursor): Authority | null {
  const { start } = c;
  return c.isCapital() && c.eat(REGULATION) ? named('reglamento', c.text.slice(start, c.at)) : null;
}

const ABBREVIATED =
  /^(?:C\.?\s?P\.?\s?C\.?|C\.?\s?P\.?\s?P\.?|C\.?\s?O\.?\s?T\.?|C\.?\s?(?:del?\s)?T(?:rab)?\.?|C\.?\s?Trib\.?|C\.?\s?Civil|C\.?\s?Com\.?|C\.?\s?Pen(?:al|\.)?|C\.?\s?P\.?\s?R\.?(?:\s?Ch\.?)?|C\.?\s?J\.?\s?M\.?|C\.?\s?C\.?|C\.?\s?P\.?)(?![\p{L}\d])/u;
/** "CPC", "C. del T.", read from the letters as they are written. */
function abbreviation(c: Cursor): Authority | null {
  const { start } = c;
  const found = ABBREVIATED.exec(c.text.slice(start, start + 14))?.[0];
  const authority = found && ABBREVIATIONS[found.toUpperCase().replace(/[^A-Z]/g, '')];
  if (!authority) return null;
  c.at = start + found.length;
  return authority;
}

const RULES: ((c: Cursor) => Authority | null)[] = [
  codeNamed,
  lawCalled,
  lawNumbered,
  ...DECREES.map((kind) => (c: Cursor) => decreeNumbered(c, kind)),
  constitution,
  courtRule,
  treaty,
  regulation,
];

/** "artículo 19, N° 3, constitucional": the adjective names the norm. */
const ADJECTIVE = lex('constitucional(?:es)?(?! +(?:y|de|del))');
/** "de la ley orgánica de este tribunal": another norm, by words that nothing here knows. */
const UNKNOWN = lex(
  'del? +(?:la|el|los|las|un|una)? *(?:ley(?:es)?|código|reglamento|decreto|ordenanza|estatutos?|instructivo|tratado|convenio|convención|pacto|protocolo|bases|contrato|auto +acordado|estatuto|circular|resolución|anteproyecto|proyecto)(?![a-z])',
);
/** Whether an article is said to be of a norm that has no name here: then it is nobody's, and not of the norm named last. */
export const ofUnknown = (c: Cursor): boolean => c.sees(UNKNOWN);

/** A norm, a list of laws, or words that point back to a norm; abbreviations only beside an article. */
export function norm(c: Cursor, setting: Setting, besideArticle = false): NormHit[] | null {
  const { start } = c;
  const back = c.attempt(() => pointer(c, setting));
  if (back) return [{ authority: back.authority, how: 'back', start, end: c.at }];
  if (besideArticle && c.attempt(() => c.eat(ADJECTIVE)))
    return [{ authority: CONSTITUTION, how: 'named', start, end: c.at }];
  const list = c.attempt(() => lawList(c));
  if (list) return list;
  for (const rule of besideArticle ? [...RULES, abbreviation] : RULES) {
    const authority = c.attempt(() => rule(c));
    if (authority) return [{ authority, how: 'named', start, end: c.at }];
  }
  return null;
}
