import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import type { Rule } from '../rule.ts';
import { determiner } from './determiners.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { nounPhrase } from './noun-phrase.ts';

const SUBJUNCTIVE: Rule = {
  id: 'es.subjuntivo',
  category: 'gramatica',
  weight: 3,
  say: {
    es: 'Tras «$1» el verbo va en subjuntivo, no «$2».',
    en: 'After "$1" the verb is in the subjunctive, not "$2".',
  },
  source: 'RAE y ASALE, Nueva gramática de la lengua española (2009), cap. 25',
};

/** Verbs of asking, wanting, allowing and hindering. */
const WANTING =
  /^(?:solicit(?:a|an|o|ó|amos|aron|aba|aban|ar|ando)|pid(?:e|en|o|ió|ieron|iendo)|ped(?:imos|ir|ía|ían)|exig(?:e|en|ió|ieron|ía|ían|imos|ir)|requier(?:e|en|o)|requir(?:ió|ieron)|requerir|rueg(?:a|o|an)|rog(?:amos|ar|ó|aba)|recomiend(?:a|an|o)|recomend(?:ó|amos|ar)|sug(?:iere|ieren|irió|iero)|sugerir|aconsej(?:a|an|ó|ar)|prohíb(?:e|en)|prohib(?:ió|ir)|impid(?:e|en|ió)|impedir|evit(?:a|an|ó|ar|ando)|procur(?:a|an|ó|ar)|quier(?:e|en|o)|quis(?:o|ieron)|quer(?:emos|ía|ían)|dese(?:a|an|o|amos|aba)|necesit(?:a|an|o|amos|aba)|ordenó|mandó|permit(?:e|en|ió|ir)|lograr|insta|instó|propon(?:e|en|go|emos)|propuso)$/;
const IT_IS = /^(?:es|sea|será|sería|resulta|era|fue|parece|no)$/;
const NEEDED =
  /^(?:necesario|preciso|indispensable|imprescindible|menester|conveniente|recomendable|posible|imposible|probable|improbable|aconsejable|importante|deseable|lamentable|grave|extraño|curioso|inaceptable|inadmisible|lógico|natural|normal|raro|sorprendente|justo|injusto|preferible|útil|inútil|suficiente|comprensible|razonable|irrelevante|indiferente|frecuente|habitual|común|usual|urgente|esencial|fundamental|primordial|vital|oportuno|inconveniente|absurdo|ilógico|inexplicable|insólito|reprochable|vergonzoso|triste|penoso|preocupante|difícil|fácil|inverosímil|plausible|forzoso|obligatorio|pertinente)$/;
const NOT_SO = /^(?:efectivo|cierto|verdad|claro|evidente|seguro)$/;
/** What denies: behind it what is told is not held to be so. */
const DENIED = /^(?:consta|parece|significa|implica|supone|creo|cree|creemos|estimo|considero)$/;
const FEELING =
  /^(?:lament(?:o|a|an|amos)|celebr(?:o|a|an|amos)|conviene|convendría|convenía|alegra|sorprende|preocupa|extraña|molesta|urge)$/;
/** Words between a verb and its "que": "no consta en autos que". */
const PLACE = /^(?:en|autos|el|la|expediente|proceso|causa|de|los|antecedentes|con|acta|juicio|carpeta|informe)$/;
/** What stands before "que" in a phrase that always takes the subjunctive. */
const PHRASES = [
  'para',
  'sin',
  'antes de',
  'a fin de',
  'a menos',
  'con tal de',
  'en caso de',
  'con el objeto de',
  'con el fin de',
  'con el propósito de',
  'con el objetivo de',
  'a objeto de',
  'a condición de',
  'con la condición de',
  'bajo la condición de',
  'en el evento de',
  'en la eventualidad de',
  'para el caso de',
  'para el evento de',
  'a no ser',
  'con tal',
  'en caso',
  'a la espera de',
  'a fin',
].map((phrase) => phrase.split(' '));

/** The words before the "que" at token `i` that ask for the subjunctive; null where none do. */
function asks(tokens: readonly Token[], i: number): string | null {
  const [before, beforeThat] = [tokens[i - 1]?.low ?? '', tokens[i - 2]?.low ?? ''];
  if (before === 'ojalá' || (WANTING.test(before) && !determiner(beforeThat))) return before;
  if (NEEDED.test(before) && IT_IS.test(beforeThat)) return `${beforeThat} ${before}`;
  if (FEELING.test(before) && !determiner(beforeThat) && beforeThat !== 'si') return before;
  const no = tokens[i - 3]?.low;
  if (NOT_SO.test(before) && no === 'no' && /^(?:es|era|resulta|parece)$/.test(beforeThat))
    return `no ${beforeThat} ${before}`;
  let at = i - 1;
  while (tokens[at] && PLACE.test(tokens[at]!.low) && i - at < 6) at--;
  if (DENIED.test(tokens[at]?.low ?? '') && /^no$/.test(tokens[at - 1]?.low ?? '')) return `no ${tokens[at]!.low}`;
  const phrase = PHRASES.find((words) => words.every((word, at) => tokens[i - words.length + at]?.low === word));
  // "el fin para que se creó": of a noun.
  return phrase ? phrase.join(' ') : null;
}

const IRREGULAR = /^(?:es|son|está|están|va|van|da|dan|ha|han|hay)$/;
/** Whether a verb of the third person is surely present or future indicative. By endings: NGLE, chapter 4. */
export function isIndicative(low: string, infinitives: readonly string[]): boolean {
  if (IRREGULAR.test(low)) return true;
  if (/[^aeiou]rán?$|[aei]rán?$/.test(low)) return true;
  if (/[^i]mos$/.test(low))
    return infinitives.length > 0 && infinitives.every((one) => low.endsWith(one.endsWith('ar') ? 'amos' : 'emos'));
  const bare = low.replace(/n$/, '').normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  if (/(?:[aei]ra|[aei]se|ere|aba|ia)$/.test(bare) && !infinitives.some((one) => bare === one.slice(0, -1)))
    return false;
  return (
    infinitives.length > 0 && infinitives.every((one) => (one.endsWith('ar') ? bare.endsWith('a') : bare.endsWith('e')))
  );
}

/** Pronouns that may be subjects by themselves. */
const PRONOUN = /^(?:esta|este|estas|estos|ella|él|ellos|ellas|usted|ustedes|quien|quienes|ambos|ambas)$/;
const LIGHT = /^(?:no|se|le|les|lo|la|los|las|nos|me|te|ya|también|siempre)$/;
/** "El deudor", "la demandada": who is meant by a word that the dictionary does not know as a noun. */
export function isPerson(tokens: readonly Token[], k: number, morphology: Morphology): boolean {
  const [article, person, next] = [tokens[k], tokens[k + 1], tokens[k + 2]];
  if (!/^(?:el|la|los|las)$/.test(article?.low ?? '') || !isWord(person) || !isWord(next)) return false;
  const { persons, noun } = morphology(person.low);
  return persons.size === 0 && !noun && /(?:or|ora|ores|oras|ad[oa]s?|id[oa]s?|ari[oa]s?|nte|ntes)$/.test(person.low);
}

/** Tokens of an aside at most. */
const ASIDE = 30;
/** The token behind an aside between commas that begins at `k`; `k` where there is none. */
export function behindAside(tokens: readonly Token[], k: number): number {
  if (tokens[k]?.word !== ',') return k;
  const end = tokens.findIndex(({ word }, at) => at > k && /^[,;:.()]$/.test(word));
  return end > k + 1 && end < k + ASIDE && tokens[end]!.word === ',' ? end + 1 : k;
}

/** "Solicito que el tribunal rechaza": after a wish, an aim or what is needed the verb is in the subjunctive. */
export function subjunctive(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const wish = tokens[i]!.low === 'ojalá' && tokens[i + 1]?.low !== 'que';
  if (tokens[i]!.low !== 'que' && !wish) return;
  const trigger = wish ? 'ojalá' : asks(tokens, i);
  if (trigger === null) return;
  let k = i + 1;
  const subject = nounPhrase(tokens, k, morphology);
  if (subject) {
    // "que esta revoque": a pronoun and its verb.
    if (/^est[ea]s?$/.test(tokens[k]!.low) && morphology(subject.noun.low).persons.size > 0) return;
    const end = behind(tokens, subject.next, morphology);
    if (end === null) return;
    k = end;
  } else if (PRONOUN.test(tokens[k]?.low ?? '')) k++;
  else if (isPerson(tokens, k, morphology)) k += 2;
  if (k > i + 1) k = behindAside(tokens, k);
  const from = k;
  while (tokens[k] && LIGHT.test(tokens[k]!.low) && k - from < 3) k++;
  const verb = tokens[k];
  // "Para que halla acuerdo" is another slip, with a rule of its own.
  if (!isWord(verb) || !isSmall(verb) || /^hallan?$/.test(verb.low)) return;
  const { persons, infinitives, noun, adjective, common } = morphology(verb.low);
  const third = persons.has('3s') || persons.has('3p') || (wish && persons.has('1p')) || IRREGULAR.test(verb.low);
  // "para que demanda": what may be a noun is a verb only behind a pronoun that is no article, or a subject.
  // "permitir que la propina": an article and a noun that the dictionary knows as a verb alone.
  if (!subject && /^(?:la|los|las)$/.test(tokens[k - 1]!.low)) return;
  const surely =
    (subject && morphology(subject.noun.low).noun) ||
    /^(?:se|no|le|les)$/.test(tokens[k - 1]!.low) ||
    IRREGULAR.test(verb.low);
  if (!third || ((noun || adjective || common !== null) && !surely)) return;
  if (isIndicative(verb.low, infinitives))
    emit(SUBJUNCTIVE, verb.start, verb.end, null, [wish ? trigger : `${trigger} que`, verb.word]);
}
