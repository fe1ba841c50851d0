import { isSmall, isWord, type Token } from '../tokens.ts';
import { NGLE_AGREEMENT, type Rule } from '../rule.ts';
import type { Emit } from '../emit.ts';
import { determiner } from './determiners.ts';
import type { Morphology, Word } from './morphology.ts';
import { beginsClause, nounPhrase, type NounPhrase } from './noun-phrase.ts';
import type { Person } from './person.ts';

const rule = (id: string, es: string, en: string): Rule => ({
  id,
  category: 'gramatica',
  weight: 3,
  say: { es, en },
  source: NGLE_AGREEMENT,
});
export const VERB = rule(
  'es.sujeto.verbo',
  'El verbo «$2» no concuerda con su sujeto «$1».',
  'The verb "$2" does not agree with its subject "$1".',
);
const PREDICATE = rule(
  'es.atributo',
  '«$2» no concuerda con el sujeto «$1».',
  '"$2" does not agree with the subject "$1".',
);
const PRONOUN = rule('es.persona', 'El verbo «$2» no va con «$1».', 'The verb "$2" is not of the person of "$1".');
const BEHIND = rule(
  'es.sujeto.pospuesto',
  'El sujeto plural «$2» pide el verbo en plural: «$1».',
  'The plural subject "$2" wants the verb "$1" in the plural.',
);

const LIGHT = new Set('no se también tampoco ya siempre nunca jamás además sólo solo'.split(' '));
/** Forms that are verbs wherever they stand behind a subject, though the dictionary knows nouns of the same letters. */
const SURE =
  /^(?:es|son|era|eran|fue|fueron|está|están|estaba|estaban|debe|deben|puede|pueden|tiene|tienen|declara|declaran|acuerda|acuerdan|conviene|convienen|renuncia|renuncian|comparece|comparecen|acepta|aceptan|\p{L}+(?:rán?|aron|ieron))$/u;
export const finite = (word: Word, low: string): boolean =>
  word.persons.size > 0 && (SURE.test(low) || (!word.noun && !word.adjective && word.common === null));

/** The token of the verb behind a subject; the words between may only be light ones. */
export function verbAfter(tokens: readonly Token[], at: number): number {
  let k = at;
  while (tokens[k] && LIGHT.has(tokens[k]!.low) && k - at < 2) k++;
  return k;
}

/** A subject at the head of its clause, with the verb right behind it. */
export function subjectAndVerb(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (!beginsClause(tokens, i) || /^(?:del|al|cuy)/.test(tokens[i]!.low)) return;
  const subject = nounPhrase(tokens, i, morphology);
  if (!subject || subject.complement) return;
  const k = verbAfter(tokens, subject.next);
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  const passive = tokens.slice(subject.next, k).some(({ low }) => low === 'se');
  if (!finite(word, verb.low)) return;
  const wrong =
    subject.number === 'p'
      ? word.persons.has('3s') && !word.persons.has('3p')
      : word.persons.has('3p') && !word.persons.has('3s') && !passive && i === 0;
  const name = tokens.slice(i, subject.next).map(({ word: one }) => one);
  if (wrong && !inverted(tokens, k, subject))
    return emit(VERB, tokens[i]!.start, verb.end, null, [name.join(' '), verb.word]);
  predicate(tokens, k, subject, name.join(' '), morphology, emit);
}

/** "Los plazos fija la ley": what follows the verb is its subject. */
const inverted = (tokens: readonly Token[], verb: number, { number }: NounPhrase): boolean => {
  const after = tokens[verb + 1];
  return (
    number === 'p' &&
    isWord(after) &&
    determiner(after.low)?.number === 's' &&
    /^(?:el|la|un|una|este|esta)$/.test(after.low)
  );
};

const COPULA =
  /^(?:es|son|era|eran|fue|fueron|será|serán|sería|serían|sea|sean|está|están|estaba|estaban|estará|estarán|esté|estén|estuvo|parece|parecen|resulta|resultan|resultó|resultaron|queda|quedan|quedó|quedaron|quedará|quedarán|permanece|permanecen)$/;
const DEGREE = new Set('muy más tan menos bastante siempre también no totalmente completamente'.split(' '));
const NO_PREDICATE = new Set(
  'lo todo nada mucho poco solo sólo como uno una otro dado mismo misma cierto claro preciso necesario obligatorio posible'.split(
    ' ',
  ),
);

function predicate(
  tokens: readonly Token[],
  copula: number,
  subject: NounPhrase,
  name: string,
  morphology: Morphology,
  emit: Emit,
): void {
  if (!COPULA.test(tokens[copula]!.low)) return;
  let k = copula + 1;
  while (tokens[k] && DEGREE.has(tokens[k]!.low)) k++;
  const attribute = tokens[k];
  if (!isWord(attribute) || !isSmall(attribute) || NO_PREDICATE.has(attribute.low)) return;
  const word = morphology(attribute.low);
  if (!word.adjective || word.noun || !/[oa]s?$/.test(attribute.low)) return;
  const { gender, number } = word.adjective;
  if (gender === subject.gender && number === subject.number) return;
  const next = tokens[k + 1];
  if (isWord(next) && (morphology(next.low).noun || /^(?:el|la|los|las|que|un|una)$/.test(next.low))) return;
  const ending = `${subject.gender === 'm' ? 'o' : 'a'}${subject.number === 'p' ? 's' : ''}`;
  emit(
    PREDICATE,
    tokens[copula]!.start,
    attribute.end,
    `${tokens[copula]!.word} … ${attribute.word.replace(/[oa]s?$/, ending)}`,
    [name, attribute.word],
  );
}

const PRONOUNS: Record<string, Person> = {
  yo: '1s',
  tú: '2s',
  él: '3s',
  ella: '3s',
  usted: '3s',
  nosotros: '1p',
  nosotras: '1p',
  ellos: '3p',
  ellas: '3p',
  ustedes: '3p',
};
const NOT_SUBJECT = new Set(
  'a ante bajo con contra de desde durante en entre hacia hasta para por según sin sobre tras y e o u ni como excepto salvo mediante incluso menos que'.split(
    ' ',
  ),
);
const CLITICS = new Set('me te le les nos lo la los las'.split(' '));

/** A personal pronoun and the verb behind it. */
export function pronounAndVerb(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const wanted = PRONOUNS[tokens[i]!.low];
  const before = tokens[i - 1]?.low;
  if (!wanted || (before !== undefined && NOT_SUBJECT.has(before) && !(before === 'que' && i === 1))) return;
  let k = i + 1;
  while (tokens[k] && (LIGHT.has(tokens[k]!.low) || CLITICS.has(tokens[k]!.low)) && k - i < 4) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  // "Tú come": an order.
  if (wanted === '2s' && word.persons.has('3s')) return;
  if (word.persons.size === 0 || word.persons.has(wanted) || word.noun || word.adjective || word.common !== null)
    return;
  emit(PRONOUN, tokens[i]!.start, verb.end, null, [tokens[i]!.word, verb.word]);
}

const ARRIVING = new Set(
  'existir faltar quedar sobrar salir llegar venir aparecer ocurrir suceder nacer constar bastar caber entrar surgir'.split(
    ' ',
  ),
);
const MANY =
  /^(?:muchos|muchas|varios|varias|algunos|algunas|pocos|pocas|diversos|diversas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|los|las|sus|estos|estas|otros|otras|numerosos|numerosas)$/;

/** "Falta tres días": a verb of being there or of coming, at the head of its sentence, with a plural subject behind it. */
export function subjectBehind(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const first = tokens[i]!;
  if (!(beginsClause(tokens, i) || (tokens[i - 1]?.low === 'no' && beginsClause(tokens, i - 1)))) return;
  const word = morphology(first.low);
  if (
    /^(?:entre|sobre)$/.test(first.low) ||
    !word.persons.has('3s') ||
    word.persons.has('3p') ||
    !word.infinitives.some((one) => ARRIVING.has(one))
  )
    return;
  const [many, noun] = [tokens[i + 1], tokens[i + 2]];
  if (!isWord(many) || !isWord(noun) || !MANY.test(many.low) || morphology(noun.low).noun?.number !== 'p') return;
  emit(BEHIND, first.start, noun.end, null, [first.word, `${many.word} ${noun.word}`]);
}
