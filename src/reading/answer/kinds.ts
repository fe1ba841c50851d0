import { references } from '../references/references.ts';
import { isRow } from '../sentences.ts';
import { fold } from '../words.ts';

const NUMBER = String.raw`\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento?|doscient\w+|trescient\w+|quinient\w+|medi[oa]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-\w+|thirty|forty(?:-\w+)?|forty|fifty|sixty|seventy|eighty|ninety(?: \w+)?|hundred|every`;
const UNIT =
  'anos?|mes(?:es)?|dias?|horas?|minutos?|semanas?|cuotas?|years?|months?|days?|hours?|minutes?|weeks?|bimestres?|trimestres?|semestres?';
/** A stretch of time: "treinta días", "forty-five (45) days", "plazo indefinido", "{{plazo}}" of a form. */
const TERM = new RegExp(
  String.raw`\b(?:${NUMBER})\b(?: y (?:${NUMBER}))?[^.;\p{L}]{0,10}(?:\b(?:y |dias? )?(?:\p{L}+ ){0,2})?\b(?:${UNIT})\b|plazo indefinido|duracion indefinida|(?:contrato|convenio) es indefinido|(?:ultimo|primer|quinto) dia|por mes(?:es)? (?:anticipad|adelantad)os?|mensualidades (?:anticipad|adelantad)as|\{\{[^}]*(?:duracion|plazo|horas|fecha)[^}]*\}\}`,
  'u',
);
const PERCENT = /%|\bpor ciento\b|\bper ?cent\b/;
/** A sum that no parser of money reads: in pounds, in rents, in wages, in a form's brackets. */
const SUM =
  /[$£€]|\b(?:un|una|dos|tres|cuatro|cinco|seis|doce) (?:rentas?|mes(?:es)? de renta|remuneracion(?:es)?|sueldos?)\b|\b(?:una|la) renta mensual|equivalente a|la (?:mitad|cuarta parte|tercera parte)|dias de (?:la )?(?:ultima )?remuneracion|variacion (?:que experimente )?(?:del? )?(?:el )?(?:indice|ipc\b)/;
const PENALTY =
  /\bmultas?\b|\bsancion|(?<!\bso )\bpenas?\b|\bpenal\b|avaluacion anticipada|interes (?:penal|maximo)|\brecargo\b|amonestacion|\bcastigad|\bpenalty|\bpenalties|liquidated damages|\bfine[sd]?\b|\bforfeit|\bdescontar\b|por ciento, si|injunctive|\bas its sole remedy/;
const CONDITION =
  /(?:^|[\s(])(?:si|cuando|por cada|en caso de|salvo|if|unless|in the event|upon|fails?|where)\b|infraccion|incumplimiento|breach/;
const YEAR = /\b(?:1\d{3}|20\d\d)\b|\bsiglos?\b|\bcentur|\{\{[^}]*fecha[^}]*\}\}/;

/** The number of an article or of a house is no year. */
const NUMBERED = /\b(?:art(?:iculo)?s?|ley(?: n[°º]?)?|n[°º])[.\s]*[\d.]+/g;

const ADDRESS =
  /\b(?:calle|avenida|av|pasaje|camino|ruta|ubicad[oa]s?|situad[oa]s?|emplazad[oa]s?|domicili\p{L}+|parcela|lote|kilometro|comuna|street|avenue|road|located|address)\b/u;

/** Whether a sentence gives a term, or a date that ends one. */
export const holdsTerm = (words: string): boolean =>
  TERM.test(fold(words)) || references(words).some(({ kind }) => kind === 'date');
/** A cell that is a number: what it counts is said by the head of its column. */
const FIGURE = /[|│] -?\$?\s?\d[\d.,]*(?= [|│]|$)/;
const isFigured = (words: string): boolean => isRow(words) && FIGURE.test(words);
/** Whether a sentence gives a sum of money or a share; a row of a sheet, where a cell of it is a number. */
export const holdsAmount = (words: string): boolean => {
  const folded = fold(words);
  return (
    isFigured(words) ||
    PERCENT.test(folded) ||
    SUM.test(folded) ||
    references(words).some(({ kind }) => kind === 'amount')
  );
};
/** Whether a sentence gives a sum of money, and a share of something. */
export const holdsMoney = (words: string): boolean =>
  isFigured(words) || references(words).some(({ kind }) => kind === 'amount') || /[$£€]/.test(words);
export const holdsShare = (words: string): boolean => PERCENT.test(fold(words));
/** Whether a sentence gives a date. */
export const holdsDate = (words: string): boolean =>
  references(words).some(({ kind }) => kind === 'date') || YEAR.test(fold(words).replace(NUMBERED, ' '));
/** Whether a sentence sets a penalty, or what follows from something. */
export const holdsPenalty = (words: string): boolean => PENALTY.test(fold(words));
/** Whether a sentence sets a penalty before it gives any sum of money: that sum, or its share, is the penalty's. */
export function setsPenalty(words: string): boolean {
  const at = fold(words).search(PENALTY);
  const sum = references(words).find(({ kind }) => kind === 'amount');
  return at >= 0 && (sum === undefined || at < sum.start);
}
export const holdsCondition = (words: string): boolean => CONDITION.test(fold(words));
/** Whether a sentence says where something is. */
export const holdsAddress = (words: string): boolean => ADDRESS.test(fold(words));
/** Whether a sentence holds a RUT or another number of a person. */
export const holdsRut = (words: string): boolean =>
  references(words).some(({ kind }) => kind === 'rut') || /\{\{[^}]*ru[tn]/i.test(words);
