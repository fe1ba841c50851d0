/** Parts of which the patterns of facts are made, by language. A figure that is left blank in a form counts as one. Ours. */

const MONTHS_ES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre';
const MONTHS_EN = 'January|February|March|April|May|June|July|August|September|October|November|December';
const BLANK = String.raw`(?:\{\{[\w\p{L}]+\}\}|_{3,}|\[[_*\s•]{1,20}\])`;
const NUM_ES = String.raw`(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\p{L}{0,6}cient[oa]s|quinient[oa]s|mil|mill[oó]n(?:es)?)`;
const NUM_EN = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)`;
const NUMS_ES = String.raw`${NUM_ES}(?:\s(?:y\s)?${NUM_ES}){0,8}`;
const NUMS_EN = String.raw`${NUM_EN}(?:[\s-](?:and\s)?${NUM_EN}){0,6}`;
const FIGURE_ES = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?![\d/])`;
const FIGURE_EN = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d/])`;
const UNIT_ES = String.raw`(?:unidades\sde\sfomento|unidades\stributarias\smensuales|U\.?\s?F\.?(?!\p{L})|UTM|pesos|d[óo]lares|euros)(?:\schilenos)?`;
const IN_BRACKETS = String.raw`(?:\s?\([^()\n]{1,70}\))?`;

const ES: Record<string, string> = {
  num: String.raw`(?:${FIGURE_ES}|${NUMS_ES}|${BLANK})${IN_BRACKETS}`,
  money: String.raw`(?:(?:US\s?\$|USD|M?\$|€|U\.?F\.?|UTM)\s?(?:${FIGURE_ES}|${BLANK})(?:\.?-)?|(?:${FIGURE_ES}|${BLANK})\s?${UNIT_ES}|${NUMS_ES}\s(?:de\s)?${UNIT_ES})${IN_BRACKETS}`,
  per: String.raw`(?:\s(?:al\smes|por\smes|mensual(?:es)?|al\sa[ñn]o|anual(?:es)?|por\s(?:cada\s)?(?:d[íi]a|tonelada|hora|mes|a[ñn]o|unidad|kilo|viaje|sesi[óo]n|evento)(?:\sde\s(?:atraso|retraso|demora|mora))?|diari[oa]s?|l[íi]quid[oa]s?|brut[oa]s?|por\shora|la\shora))*(?:,?\sm[áa]s\s(?:I\.?V\.?A\.?|(?:el\s)?impuesto\sal\svalor\sagregado))?`,
  percent: String.raw`(?:(?:el|un)\s)?(?:${FIGURE_ES}\s?%|${NUMS_ES}\spor\sciento)`,
  span: String.raw`(?:${FIGURE_ES}|${NUMS_ES}|${BLANK})${IN_BRACKETS}\s(?:a[ñn]os?|mes(?:es)?|d[íi]as?|semanas?|horas?)(?:\s(?:corridos|h[áa]biles))?`,
  years: String.raw`(?:${FIGURE_ES}|${NUMS_ES}|${BLANK})${IN_BRACKETS}\s(?:a[ñn]os?|mes(?:es)?)`,
  date: String.raw`(?:(?:\d{1,2}|${NUMS_ES}|primero|${BLANK})[°º]?\sde\s(?:${MONTHS_ES}|${BLANK})\s(?:de|del)(?:\sa[ñn]o)?\s(?:\d{4}|\d\.\d{3}|${NUMS_ES}|${BLANK})|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\{\{\w*fecha\w*\}\}(?!\sde))`,
  name: String.raw`\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|del|la|los|las|y)\s+){0,2}\p{Lu}[\p{L}’'-]+){0,4}`,
};
const EN: Record<string, string> = {
  num: String.raw`(?:${FIGURE_EN}|${NUMS_EN}|${BLANK})${IN_BRACKETS}`,
  money: String.raw`(?:(?:US\s?\$|U\.S\.\s?\$|USD\s?|\$|€|£)\s?(?:${FIGURE_EN}|${BLANK})(?:\s(?:million|billion))?|${FIGURE_EN}\s(?:U\.?S\.?\s)?(?:dollars|euros|Dollars|Euros)|${NUMS_EN}\s(?:U\.?S\.?\s)?(?:dollars|Dollars))${IN_BRACKETS}`,
  per: String.raw`(?:\s(?:per|a|each|every)\s(?:month|year|hour|day|week|unit|annum|quarter)|\s(?:monthly|annually|yearly|hourly|quarterly))?`,
  percent: String.raw`(?:${FIGURE_EN}\s?%|${NUMS_EN}\s(?:\([^)]{1,8}\)\s)?percent(?:\s\([^)]{1,8}\))?)`,
  span: String.raw`(?:${FIGURE_EN}|${NUMS_EN}|${BLANK})${IN_BRACKETS}[\s-](?:full\s|calendar\s|business\s|consecutive\s)*(?:years?|months?|days?|weeks?)`,
  years: String.raw`(?:${FIGURE_EN}|${NUMS_EN}|${BLANK})${IN_BRACKETS}[\s-](?:full\s|calendar\s|consecutive\s)*(?:years?|months?)`,
  date: String.raw`(?:(?:${MONTHS_EN})\s\d{1,2}(?:st|nd|rd|th)?\s?,?\s?\d{4}|\d{1,2}(?:st|nd|rd|th)?\s(?:day\sof\s|of\s)?(?:${MONTHS_EN}),?\s\d{4}|(?:first|second|third)\sday\sof\s(?:${MONTHS_EN}),?\s\d{4}|\d{1,2}/\d{1,2}/\d{2,4})`,
  name: String.raw`\p{Lu}[\p{L}’'.-]+(?:\s+(?:(?:of|the|and)\s+){0,2}\p{Lu}[\p{L}’'.-]+){0,4}`,
};

const LETTER = /\p{Ll}/u;
const either = (letter: string): string => (LETTER.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter);

/** A pattern that is blind to case: each of its letters stands for both; escapes and the names of groups stay. */
function blind(source: string): string {
  return source.replace(/\\p\{\w+\}|\\.|\(\?<\w+>|\[[^\]]*\]|[^]/gu, (piece) => {
    if (piece.startsWith('\\') || piece.startsWith('(?<')) return piece;
    if (piece.startsWith('['))
      return piece.replace(/\\p\{\w+\}|\\.|\p{Ll}(?!-)/gu, (one) => (one.length > 1 ? one : one + one.toUpperCase()));
    return either(piece);
  });
}

/** A pattern with its parts (`{money}`, `{span}`, `{date}`, …) written out. Blind to case, but for names; any blank is a blank. */
export function patternOf(source: string, language: 'es' | 'en'): RegExp {
  const parts = language === 'es' ? ES : EN;
  const whole = source
    .split(/(\{(?:num|money|per|percent|span|years|date|name)\})/)
    .map((piece, i) =>
      i % 2 === 0 ? blind(piece) : piece === '{name}' ? parts.name! : blind(parts[piece.slice(1, -1)]!),
    )
    .join('');
  return new RegExp(whole.replaceAll(' ', String.raw`\s+`), 'du');
}
