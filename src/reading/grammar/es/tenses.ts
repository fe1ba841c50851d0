import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, type Rule } from '../rule.ts';
import { behind } from './long-subject.ts';
import type { Morphology, Word } from './morphology.ts';
import { nounPhrase } from './noun-phrase.ts';
import { behindAside, isIndicative, isPerson } from './subjunctive.ts';

const NGLE_TENSES = 'RAE y ASALE, Nueva gramática de la lengua española (2009), cap. 24';
const rule = (id: string, es: string, en: string, source = NGLE_TENSES): Rule => ({
  id,
  category: 'gramatica',
  weight: 2,
  say: { es, en },
  source,
});
const TIME = rule(
  'es.tiempo.subjuntivo',
  'De lo que aún no ha ocurrido, tras «$1» el verbo va en subjuntivo, no «$2».',
  'Of what is yet to come, the verb after "$1" is in the subjunctive, not "$2".',
);
const MIXED = rule(
  'es.si.modos',
  'Dos modos en una condición: «$1» y «$2».',
  'Two moods in one condition: "$1" and "$2".',
  dpd('si'),
);
const SI = rule(
  'es.si.modo',
  'Tras «si» condicional no va «$1».',
  '"$1" does not follow a conditional "si".',
  dpd('si'),
);
const SEQUENCE = rule('es.tiempo.relato', 'Presente entre pasados: «$1».', 'A present among past tenses: "$1".');

const LIGHT = /^(?:no|se|le|les|lo|la|los|las|nos|me|te|ya|también|siempre|sólo|solo)$/;
const PERSON = /^(?:él|ella|ellos|ellas|este|esta|estos|estas|ambos|ambas|quien|usted|ustedes)$/;
const onlyVerb = ({ persons, noun, adjective, common }: Word): boolean =>
  persons.size > 0 && !noun && !adjective && common === null;

/** "El promitente vendedor obtenía": the token behind a second noun of the same person. */
function pastSecond(tokens: readonly Token[], k: number, morphology: Morphology): number {
  const [second, third] = [tokens[k], tokens[k + 1]];
  if (!isWord(second) || !isSmall(second) || !isWord(third) || LIGHT.test(second.low)) return k;
  const { persons, known } = morphology(second.low);
  return persons.size === 0 && known && morphology(third.low).persons.size > 0 ? k + 1 : k;
}

/** Where the verb of a clause stands whose first word is at `from`; null where its subject is not sure. */
function verbAt(
  tokens: readonly Token[],
  from: number,
  morphology: Morphology,
): { at: number; surely: boolean } | null {
  let k = from;
  const subject = nounPhrase(tokens, k, morphology);
  let surely = false;
  if (subject) {
    const end = behind(tokens, subject.next, morphology);
    if (end === null) return null;
    k = end;
    surely = true;
    k = behindAside(tokens, pastSecond(tokens, k, morphology));
  } else if (PERSON.test(tokens[k]?.low ?? '')) k++;
  else if (isPerson(tokens, k, morphology)) {
    k = pastSecond(tokens, k + 2, morphology);
    surely = true;
  }
  const light = k;
  while (tokens[k] && LIGHT.test(tokens[k]!.low) && k - light < 3) k++;
  if (!subject && /^(?:la|los|las|lo)$/.test(tokens[k - 1]?.low ?? '') && !/^(?:no|se)$/.test(tokens[k - 2]?.low ?? ''))
    return null;
  const verb = tokens[k];
  return isWord(verb) && isSmall(verb) ? { at: k, surely: surely || k > light } : null;
}

const FUTURE = /^(?!para$)\p{L}{2,}(?:rá|rán)$/u;
const OWED = /^(?:debía|debían|habría|habrían|tendría|tendrían)$/;
/** Conjunctions of time, each with the words that stand before its last. */
const WHEN: readonly (readonly string[])[] = [
  ['tan', 'pronto', 'como'],
  ['en', 'cuanto'],
  ['una', 'vez', 'que'],
  ['hasta', 'que'],
  ['luego', 'que'],
  ['apenas'],
  ['hasta', 'cuando'],
];

/** "Se pagará tan pronto como el banco aprueba": what is yet to come, in the indicative. */
export function timeClause(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const when = WHEN.find((words) => words.every((word, at) => tokens[i + at]?.low === word));
  if (!when) return;
  const found = verbAt(tokens, i + when.length, morphology);
  if (!found) return;
  const verb = tokens[found.at]!;
  const word = morphology(verb.low);
  if (!onlyVerb(word) && !(found.surely && word.persons.size > 0) && !/^(?:ha|han|es|son|está|están)$/.test(verb.low))
    return;
  if (!word.persons.has('3s') && !word.persons.has('3p')) return;
  const before = tokens.slice(0, i);
  const rest = tokens.slice(found.at + 1);
  const stop = (list: readonly Token[]): number => list.findIndex(({ word: one }) => /^[;:.]$/.test(one));
  const main = before.slice(before.findLastIndex(({ word: one }) => /^[;:.]$/.test(one)) + 1);
  const comma = rest.findIndex(({ word: one }) => one === ',');
  if (i === 0 && comma >= 0) main.push(...rest.slice(comma, stop(rest) < 0 ? rest.length : stop(rest)));
  const imperfect = /(?:aba|aban|ía|ían)$/.test(verb.low) && !/ría/.test(verb.low);
  const wrong = imperfect
    ? main.some(({ low }) => OWED.test(low)) && i > 0
    : isIndicative(verb.low, word.infinitives) && main.some(({ low }) => FUTURE.test(low));
  if (wrong) emit(TIME, verb.start, verb.end, null, [when.join(' '), verb.word]);
}

/** What asks or doubts: behind it "si" opens a question. */
const ASKING =
  /^(?:sab\p{L}*|preg\p{L}*|ver|vea|ve|dud\p{L}*|decid\p{L}*|determin\p{L}*|establec\p{L}*|resol\p{L}*|resuel\p{L}*|analiz\p{L}*|exam\p{L}*|esclarec\p{L}*|dilucid\p{L}*|defin\p{L}*|ignor\p{L}*|descono\p{L}*|averigu\p{L}*|evalu\p{L}*|discu\p{L}*|revis\p{L}*|precis\p{L}*|señal\p{L}*|indi\p{L}*|aclar\p{L}*|consult\p{L}*|verific\p{L}*|comprob\p{L}*|acerca|sobre|de|en|o|y|por|sé|que|entre|a|inform\p{L}*|dig\p{L}*|dec\p{L}*|import\p{L}*|consider\p{L}*|apreci\p{L}*|pronunci\p{L}*)$/u;
const UNREAL = /(?:ara|aran|iera|ieran|ase|asen|iese|iesen)$/;

/** Whether a verb is surely present subjunctive. By endings: NGLE, chapter 4. */
const isSubjunctive = (low: string, infinitives: readonly string[]): boolean =>
  infinitives.length > 0 &&
  infinitives.every((one) =>
    one.endsWith('ar') ? /[^r]en?$/.test(low) : /[^rí]an?$/.test(low) && !/(?:aba|ía)n?$/.test(low),
  );

/** "Si el deudor pague", "si omitiera informar o retarda": the mood of a condition. */
export function moodOfCondition(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (tokens[i]!.low !== 'si' || ASKING.test(tokens[i - 1]?.low ?? '') || ASKING.test(tokens[i - 2]?.low ?? '')) return;
  const found = verbAt(tokens, i + 1, morphology);
  if (!found || tokens.slice(i, found.at).some(({ word: one }) => /^(?:,|al|del|que)$/.test(one))) return;
  const verb = tokens[found.at]!;
  const word = morphology(verb.low);
  if (!word.persons.has('3s') && !word.persons.has('3p')) return;
  if (
    UNREAL.test(verb.low) &&
    word.infinitives.every((one) => !verb.low.startsWith(one.slice(0, -1)) || /a[rs]/.test(verb.low))
  ) {
    for (let k = found.at + 1; k < tokens.length && k < found.at + 12; k++) {
      const { low, word: one } = tokens[k]!;
      if (/^[,;:.]$/.test(one) || /^(?:que|quien|cuando|donde|como)$/.test(low)) return;
      if (!/^[oy]$/.test(low)) continue;
      let at = k + 1;
      while (tokens[at] && LIGHT.test(tokens[at]!.low)) at++;
      const second = tokens[at];
      if (!isWord(second) || !isSmall(second)) continue;
      const other = morphology(second.low);
      const same = word.persons.has('3p') === other.persons.has('3p');
      if (
        !(onlyVerb(other) || at === k + 1) ||
        other.persons.size === 0 ||
        other.adjective ||
        !same ||
        !isIndicative(second.low, other.infinitives)
      )
        continue;
      // "o deberá pagar": what follows the condition.
      if (FUTURE.test(second.low)) return;
      return emit(MIXED, second.start, second.end, null, [verb.word, second.word]);
    }
    return;
  }
  if (
    !onlyVerb(word) ||
    tokens
      .slice(0, i)
      .some(({ low }) => /^(?:inform|señal|indic|consult|expres|manifest|declar|comunic|pregunt)/.test(low))
  )
    return;
  if (FUTURE.test(verb.low) || (isSubjunctive(verb.low, word.infinitives) && !UNREAL.test(verb.low)))
    emit(SI, tokens[i]!.start, verb.end, null, [verb.word]);
}

const PAST = /(?:[^aeiouáéíóú]ó|[iy]ó|aron|ieron|yeron)$/;
const STRONG =
  /^(?:fue|fueron|hizo|hicieron|dijo|dijeron|tuvo|tuvieron|sostuvo|quiso|pudo|puso|dispuso|obtuvo|supo|produjo|dedujo|condujo)$/;
const isPast = (token: Token | undefined): boolean =>
  isWord(token) && (STRONG.test(token.low) || (PAST.test(token.low) && token.low.length > 3));
/** What is done at once, and is told in the past where the rest is. */
const AT_ONCE =
  /^(?:apel|recurr|demand|contest|interpon|dedu|present|notific|fallec|pag|firm|suscrib|celebr|otorg|despid|renunci|comparec|solicit|acog|rechaz|confirm|revoc|dict|orden|entreg|recib|vend|compr|remit|env[ií]|retir|abandon|inform|comunic|deposit|transfier|cancel|anul|reclam|denunci|ingres|regres|lleg|sal[eg]|ocurr|choc|ca[ei]|pid|acept|desist|allan|embarg|inscrib|adquier|constitu|design|nombr)\p{L}{0,4}$/u;
const EARLIER = [
  ['el', 'día', 'anterior'],
  ['la', 'semana', 'anterior'],
  ['el', 'mes', 'anterior'],
  ['el', 'año', 'anterior'],
  ['ayer'],
  ['anteayer'],
  ['anoche'],
  ['la', 'semana', 'pasada'],
  ['el', 'mes', 'pasado'],
  ['el', 'año', 'pasado'],
  ['la', 'víspera'],
];
const present = (token: Token | undefined, morphology: Morphology): token is Token => {
  if (!isWord(token) || !isSmall(token) || FUTURE.test(token.low)) return false;
  const { persons, infinitives, adjective } = morphology(token.low);
  return (persons.has('3s') || persons.has('3p')) && !adjective?.participle && isIndicative(token.low, infinitives);
};

/** "Rechazó la demanda, y el actor apela, lo que motivó": one present verb in what is told in the past. */
export function presentAmongPasts(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const verb = tokens[i]!;
  if (!AT_ONCE.test(verb.low) || !present(verb, morphology)) return;
  const word = morphology(verb.low);
  const clause = tokens.slice(i + 1).findIndex(({ word: one }) => /^[,;.:]$/.test(one));
  const end = clause < 0 ? tokens.length : i + 1 + clause;
  const earlier = EARLIER.some((words) =>
    tokens.slice(i + 1, end).some((_, at) => words.every((one, w) => tokens[i + 1 + at + w]?.low === one)),
  );
  let that = i - 1;
  while (tokens[that] && LIGHT.test(tokens[that]!.low)) that--;
  const before = tokens.slice(0, i);
  const emitHere = (): void => emit(SEQUENCE, verb.start, verb.end, null, [verb.word]);
  if (tokens[that]?.low === 'que' && isPast(tokens[that - 1]) && earlier && onlyVerb(word)) return emitHere();
  if (!onlyVerb(word) && tokens[i - 1]?.word !== ',') return;
  const follows = tokens[end]?.word === ',' && tokens[end + 1]?.low === 'lo' && tokens[end + 2]?.low === 'que';
  if (follows && isPast(tokens[end + 3]) && before.some((one) => isPast(one))) emitHere();
  else if (
    earlier &&
    onlyVerb(word) &&
    before.some((one) => isPast(one)) &&
    !before.some(({ low }) => /^(?:que|quien)$/.test(low))
  )
    emitHere();
}
