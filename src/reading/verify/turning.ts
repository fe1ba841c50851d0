/** Words that turn the meaning of a sentence, in Spanish and English, folded. The lists are ours. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const NEGATION = words(
  'no ni sin nunca jamas tampoco nadie ningun ninguna ninguno nada not nor never none neither without cannot non',
);
const EXCEPTION = words(
  'salvo excepto excepcion excepciones menos sino unless except excluding exception exceptions provided notwithstanding',
);
const CONDITION = words('si siempre aunque only solo solamente unicamente if');
const MODAL = words(
  'podra podran puede pueden pudiere podria debera deberan debe deben debiere prohibe prohibido prohibida may shall must will should can could might would',
);

/** Whether a folded word may turn what the clause it stands in says. */
export const turns = (fold: string): boolean =>
  NEGATION.has(fold) || EXCEPTION.has(fold) || CONDITION.has(fold) || MODAL.has(fold);

/** A condition that follows a quotation: one word, or a pair of words. */
export const conditionAhead = (first: string, second: string): boolean =>
  /^(?:salvo|excepto|unless|except|provided|notwithstanding|aunque|si|if|without)$/.test(first) ||
  (first === 'sin' && second !== 'embargo') ||
  /^(?:sin perjuicio|siempre que|a menos|no obstante|con excepcion|subject to|other than)$/.test(`${first} ${second}`);

/** A heading of a title, article or clause within a stretch of text: after a line break or, by its number of two parts, after a full stop. */
export const HEADING =
  /\n\s*(?:#{1,6}\s|(?:art[íi]culo|art\.?|cl[áa]usula|t[íi]tulo|cap[íi]tulo|section|article|clause)\s+[\dIVXLivxl]|(?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa])[^\n]{0,20}[:.]|\d{1,2}\.\d{0,2}\.?\s+[A-ZÁÉÍÓÚ][^\n]{2,60}\n)|[.;:]\s+\d{1,2}\.\d{1,2}\.?\s+[A-ZÁÉÍÓÚ]/i;
