import { isSmall, isWord, type Token } from '../tokens.ts';
import { NGLE_AGREEMENT, type Rule } from '../rule.ts';
import type { Emit } from '../emit.ts';
import { determiner, inForm } from './determiners.ts';
import type { Morphology, Word } from './morphology.ts';

const DETERMINER: Rule = {
  id: 'es.det.sust',
  category: 'gramatica',
  weight: 3,
  say: {
    es: 'El determinante «$1» no concuerda con «$2».',
    en: '"$1" does not agree with "$2" in gender or number.',
  },
  source: NGLE_AGREEMENT,
};
const ADJECTIVE: Rule = {
  id: 'es.sust.adj',
  category: 'gramatica',
  weight: 3,
  say: { es: 'El adjetivo «$2» no concuerda con «$1».', en: 'The adjective "$2" does not agree with "$1".' },
  source: NGLE_AGREEMENT,
};

/** Words that stand behind a determiner as something else than its noun, or with either: "la médico". */
const NO_NOUN = new Set(
  'médico como para entre sobre según desde hasta hacia contra durante mediante cuyo cuya quien donde demás cuando bajo ante tras aún aun así bien mal sólo solo ahí allí aquí ayer hoy mañana uno una unos unas otro otra otros otras primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo primera segunda tercera cuarta quinta sexta séptima octava novena décima mismo misma mismos mismas propio propia tal tales cual micro sino respecto antes son total demás dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien cuales que más menos muy tan poco mucho pequeña pequeño mínimo máximo veintiuno ciento cientos doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil millones ambos todos salvo incluso no inciso letra letras número números fojas'.split(
    ' ',
  ),
);
const CLITIC = /^(?:las?|los)$/;
/** A stressed a- wants "el" and "un" before a feminine noun: agua, alma, área. Only short words can be so. */
const STRESSED_A = /^h?[aá]\p{L}{1,5}$/u;

function gendered(word: Word): { gender: 'm' | 'f' | null; number: 's' | 'p' } | null {
  if (word.noun && !word.adjective) return word.noun;
  return word.noun ? null : word.adjective && !word.adjective.participle ? word.adjective : null;
}

/** A determiner and the noun right behind it. */
export function determinerAndNoun(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [det, noun, after] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  const form = determiner(det.low);
  if (!form || !isWord(noun) || !isSmall(noun) || noun.word.length < 3 || NO_NOUN.has(noun.low)) return;
  const word = morphology(noun.low);
  const of = gendered(word);
  if (!of || (!isSmall(det) && det.word === det.word.toUpperCase() && det.word.length > 1)) return;
  // "los contrato" is hardly "I hire them"; "la cuento" may be "I tell her".
  const isFirst =
    /^l[oa]s$/.test(det.low) && word.noun !== null && [...word.persons].every((person) => person === '1s');
  const verbal = !isFirst && (word.persons.size > 0 || word.infinitives.length > 0);
  if (verbal && (CLITIC.test(det.low) || /^est[ae]$/.test(det.low) || !word.noun)) return;
  // "los público" may be "los públicos", but "el alto tribunal" and "una nueva ley" have their noun behind.
  if (!word.noun && isWord(after) && (morphology(after.low).noun || after.low === 'y')) return;
  const wrongGender =
    of.gender !== null &&
    of.gender !== form.gender &&
    !(form.gender === 'm' && form.number === 's' && STRESSED_A.test(noun.low));
  const wrongNumber = of.number !== form.number && !/[sx]$/.test(of.number === 's' ? noun.low : '');
  if (!wrongGender && !wrongNumber) return;
  // "la primera y la segunda parte", "el o los deudores"
  if (wrongNumber && (tokens[i - 1]?.low === 'o' || tokens[i - 1]?.low === '/' || after?.low === 'o')) return;
  const better = inForm(det.low, of.gender ?? form.gender, of.number);
  emit(DETERMINER, det.start, noun.end, better && `${capital(det, better)} ${noun.word}`, [det.word, noun.word]);
}
const capital = (like: Token, word: string): string => (isSmall(like) ? word : word[0]!.toUpperCase() + word.slice(1));

/** Masculine words that stand unchanged, as adverbs or prepositions, or begin something new. */
const UNCHANGED = new Set(
  'solo sólo salvo incluso dado conforme junto todo todos todas mismo mucho poco cierto cierta otro otra otros otras contrario tanto cuanto medio debido según nuevo entero propio sino ciento cuando como previo previa respecto relativo parejo justo fijo exacto bajo ajeno mero recién hecho dicho dicha dichos dichas ante expreso uno una unos unas primero segundo tercero cuarto quinto último último dentro luego excepto mediante puesto visto considerando atendido atendidos atendidas contado alto claro derecho directo rápido inciso abuso electrónico ambos ambas varios varias diversos diversas sendos cada cuantos cuantas muchos muchas pocos pocas tantos tantas demás incluido incluidos incluida incluidas comprendido comprendidos exceptuado exceptuados'.split(
    ' ',
  ),
);
const LINK = /^(?:del?|al?|en|con|por|para|sin|y|e|o|u|ni|,|entre|sobre|como|según|-|–|\/)$/;

/** What may be a verb; the second person is no form of these documents. */
const finite = ({ persons }: Word): boolean => [...persons].some((person) => person !== '2s');

/** A noun of certain gender and the adjective right behind it; only where no other noun stands near that the adjective could be of. */
export function nounAndAdjective(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [noun, adjective, after] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (!isSmall(noun) || !isWord(adjective) || !isSmall(adjective) || adjective.word.length < 4) return;
  if (UNCHANGED.has(adjective.low)) return;
  const [head, word] = [morphology(noun.low), morphology(adjective.low)];
  if (!head.noun?.gender || finite(head) || !word.adjective || word.noun) return;
  if (!/[oa]s?$/.test(adjective.low)) return;
  const { gender, number } = word.adjective;
  if (gender === head.noun.gender && number === head.noun.number) return;
  if (word.persons.size > 0 && !word.adjective.participle) return;
  const det = tokens[i - 1];
  const form = det && determiner(det.low);
  if (!form || form.gender !== head.noun.gender || form.number !== head.noun.number) return;
  if (/^(?:del|al)$/.test(det.low) || LINK.test(tokens[i - 2]?.low ?? '') || !isWord(tokens[i - 2] ?? det)) return;
  // "la acción nuevos plazos": the adjective goes with what follows.
  const next = isWord(after) ? morphology(after.low) : null;
  if (next?.noun && next.noun.number === number) return;
  // "una vez vencido el plazo", "la declaración transcurridos diez días".
  if (
    noun.low === 'vez' ||
    (word.adjective.participle &&
      isWord(after) &&
      (determiner(after.low) || NO_NOUN.has(after.low) || (next?.noun && after.low.length > 2)))
  )
    return;
  if (head.noun.number === 'p' && number === 's' && /^(?:,|y|e|o|u|\()$/.test(after?.low ?? '')) return;
  const ending = `${head.noun.gender === 'm' ? 'o' : 'a'}${head.noun.number === 'p' ? 's' : ''}`;
  emit(ADJECTIVE, noun.start, adjective.end, `${noun.word} ${adjective.word.replace(/[oa]s?$/, ending)}`, [
    noun.word,
    adjective.word,
  ]);
}
