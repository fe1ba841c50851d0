import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, ORTOGRAFIA, type Rule } from '../rule.ts';
import type { Morphology, Word } from './morphology.ts';

const rule = (id: string, es: string, en: string, source: string): Rule => ({
  id,
  category: 'ortografia',
  weight: 2,
  say: { es, en },
  source,
});
const TILDE = dpd('tilde');
const ARTICLE = rule('es.tilde.articulo', 'Ante un nombre va «$1», sin tilde.', 'Before a noun stands "$1".', TILDE);
const SUBJECT = rule('es.tilde.el', '«Él», el pronombre, lleva tilde.', 'The pronoun "él" bears an accent.', TILDE);
const ASKED: Rule = {
  ...rule(
    'es.tilde.pregunta',
    'Pregunta indirecta: «$1» lleva tilde.',
    'An indirect question: "$1" bears an accent.',
    TILDE,
  ),
  weight: 1,
};
const PRETERITE = rule(
  'es.preterito.coordinado',
  'Falta la tilde: «$1» es de la primera persona.',
  'The accent is missing: "$1" is the first person.',
  ORTOGRAFIA,
);
const YES = rule('es.tilde.si', '«Sí», que afirma, lleva tilde.', '"Sí" (indeed) bears an accent.', TILDE);

const CLITIC = /^(?:se|me|te|le|les|nos|lo|la|los|las|no)$/;
/** What is a verb and nothing else. */
const onlyVerb = ({ persons, noun, adjective, common }: Word): boolean =>
  persons.size > 0 && !noun && !adjective && common === null;
const third = ({ persons }: Word): boolean => persons.has('3s') || persons.has('3p');
/** Feminine nouns with "el", and words that a dictionary of verbs takes for forms of one. */
const EL_TOO =
  /^(?:guía|cura|guarda|vista|caza|escucha|planta|alza|habla|arma|ancla|ansia|asma|área|aula|agua|alma|ala|águila|haya|hacha|ama|porqué|que|cual|cuanto|entre|sobre|para|bajo|ante|contra|cante|debe|haber|quiebre|cierre|corte|sobre|enlace|alce|cruce|roce|goce|trance|canje|embarque|toque|choque|saque|pase|cese|base|clave|informe|importe|aporte|reporte|soporte|transporte|porte|ajuste|desgaste|contraste|nombre|hombre|monte|puente|frente|cobre|libre|doble|triple|simple|noble|este|oeste|sur|norte|padre|madre|once|doce|trece|vale|pagaré|coste|avance|balance|alcance|lance|romance|afiche|cheque|parque|bloque|enfoque|ataque|tanque|buque|embalse|envase|reembolse|desembolse|baile|roble|mueble|cable|sable|ensamble|despeje|eje|viaje|cargue|desembarque|empaque|remolque|enganche|derrame|examen|dictamen|gravamen|volumen|don|parte|consiste|nivel)$/;

/** "A mí juicio", "él tribunal", "tú contrato": the accent of a pronoun on what stands before a noun. */
export function accentedArticle(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [pronoun, noun] = [tokens[i]!, tokens[i + 1]];
  if (!/^(?:mí|tú|él)$/.test(pronoun.low) || !isWord(noun) || !isSmall(noun) || noun.word.length < 4) return;
  const word = morphology(noun.low);
  const singular =
    /^(?:parecer|entender)$/.test(noun.low) ||
    (word.noun?.number === 's' && (pronoun.low !== 'él' || word.noun.gender === 'm'));
  const person =
    pronoun.low !== 'tú' && /^(?:demandad[oa]|representad[oa]|mandante|parte|acreedora?|actor|actora)$/.test(noun.low);
  if (!(singular && (word.persons.size === 0 || /^(?:juicio|cargo|favor|nombre)$/.test(noun.low))) && !person) return;
  if (pronoun.low === 'él' && noun.low.endsWith('a')) return;
  const better = pronoun.low.normalize('NFD').replaceAll('\u0301', '');
  emit(ARTICLE, pronoun.start, noun.end, `${better} ${noun.word}`, [better]);
}

/** "Un dictamen que el cita": before a verb "el" is the pronoun. */
export function subjectPronoun(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const el = tokens[i]!;
  if (el.low !== 'el' || (i > 0 && !isSmall(el))) return;
  let k = i + 1;
  while (tokens[k] && /^(?:se|le|les|nos|no|lo)$/.test(tokens[k]!.low) && k - i < 3) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb) || verb.low.length < 4 || EL_TOO.test(verb.low)) return;
  const word = morphology(verb.low);
  const isNounOnly =
    word.noun !== null && word.noun.gender !== 'f' && !(word.noun.gender === null && verb.low.endsWith('a'));
  if (!word.persons.has('3s') || (word.persons.has('1s') && !/[óe]$/.test(verb.low))) return;
  if (isNounOnly || (word.adjective && verb.low !== 'firma') || (word.common !== null && !word.noun)) return;
  // Only before a preterite, or where something stands before it to which such a clause belongs.
  const before = tokens[i - 1]?.low ?? '';
  const opens = /^(?:que|,|porque|cuando|si|aunque|y|como|donde|pues|según|;)$/.test(before) || i === 0;
  const preterite = verb.low.endsWith('ó');
  if (!opens && !preterite) return;
  const after = tokens[k + 1];
  if (
    !preterite &&
    k === i + 1 &&
    isWord(after) &&
    !/^(?:y|e|o|que|en|el|la|los|las|un|una|a|al|con|de|por|su|sus|como|no|ante|mismo|se)$/.test(after.low)
  )
    return;
  if (!preterite && k === i + 1 && verb.low.endsWith('e')) return;
  emit(SUBJECT, el.start, verb.end, null, [verb.word]);
}

const FIRST_PERSON = /^(?:yo|me|mi|mis|nosotros|vengo|comparezco|declaro|digo|nuestro|nuestra|suscrito)$/;
/** What follows a verb with an object. */
const OBJECT = /^(?:el|la|los|las|un|una|que|a|al|su|sus|se|dicho|dicha|este|esta|como|por|en|ante|con)$/;

/** "La ejecutante acompañó el pagaré y solicito que": a verb in -o joined to a preterite lost its accent. */
export function joinedPreterite(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (!/^[ye,]$/.test(tokens[i]!.low)) return;
  let k = i + 1;
  while (
    tokens[k] &&
    /^(?:no|se|le|les|lo|la|los|las|además|luego|también|posteriormente|finalmente)$/.test(tokens[k]!.low) &&
    k - i < 4
  )
    k++;
  const [verb, after] = [tokens[k], tokens[k + 1]];
  if (!isWord(verb) || !isSmall(verb) || !verb.low.endsWith('o') || verb.low.length < 5) return;
  const { persons, infinitives, adjective, noun } = morphology(verb.low);
  if (!isWord(after) || !(OBJECT.test(after.low) || (!noun && k === i + 1 && morphology(after.low).noun))) return;
  if (adjective || !persons.has('1s') || !infinitives.every((one) => one.endsWith('ar'))) return;
  if (noun && (k === i + 1 ? !/^(?:que|el|la|los|las|su|sus|a)$/.test(after.low) : false)) return;
  if (tokens[i]!.low === ',' && (noun || k > i + 3)) return;
  if (verb.low === 'solicito' && after.low === 'a') return;
  const before = tokens.slice(0, i);
  if (tokens.some(({ low }) => FIRST_PERSON.test(low))) return;
  const third3 = before.some(
    ({ low, word }, at) =>
      /(?:[^i]ó|ió)$/.test(low) &&
      word === low &&
      low.length > 3 &&
      morphology(low).persons.has('3s') &&
      !/^(?:no|si)$/.test(before[at - 1]?.low ?? ''),
  );
  if (!third3) return;
  if (
    before.some(
      ({ low }) =>
        low.endsWith('o') &&
        onlyVerb(morphology(low)) &&
        morphology(low).persons.has('1s') &&
        !morphology(low).persons.has('3s'),
    )
  )
    return;
  emit(PRETERITE, verb.start, verb.end, `${verb.word.slice(0, -1)}ó`, [verb.word]);
}

const ACCENTED: Record<string, string> = Object.fromEntries(
  'qué cómo cuándo dónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas'
    .split(' ')
    .map((one) => [one.normalize('NFD').replaceAll('\u0301', ''), one]),
);
/** Verbs behind which one tells or asks something. */
const TELLING =
  'contar preguntar explicar saber ignorar averiguar desconocer recordar precisar aclarar determinar dilucidar señalar indicar decir entender comprender ver mirar relatar describir imaginar consultar detallar especificar esclarecer';
const TELLS = new Set(TELLING.split(' '));
/** Those that tell of what is open. */
const DOUBTS = /^(?:preguntar|ignorar|averiguar|desconocer|dilucidar|esclarecer|consultar)$/;
const ABOUT = /^(?:acerca|sobre)$/;

const tells = (token: Token | undefined, morphology: Morphology): string | null => {
  if (!isWord(token)) return null;
  const plain = token.low
    .replace(/(?<=[aeií]r)(?:se|l[oae]s?|me|te|nos|sel[oa]s?)$/, '')
    .replace(/^(\p{L}+?)(?:me|te|le|les|nos)$/u, (all, stem: string) =>
      /[áéí]/.test(stem) ? stem.normalize('NFD').replaceAll('\u0301', '').normalize('NFC') : all,
    );
  if (TELLS.has(plain)) return plain;
  return (
    morphology(plain).infinitives.find((one) => TELLS.has(one)) ??
    (/^(?:sé|dime|dígame|cuéntame)$/.test(token.low) ? 'saber' : null)
  );
};

/** "Te cuento como nos fue", "acerca de que funciones desempeñaba": what asks within another clause bears an accent. */
export function asksWithin(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const asking = tokens[i]!;
  const accented = ACCENTED[asking.low];
  if (!accented || !isSmall(asking) || i === 0) return;
  const before = tokens[i - 1]!;
  const about = before.low === 'de' && tokens[i - 2]?.low === 'acerca';
  const verb = about || ABOUT.test(before.low) ? 'preguntar' : tells(before, morphology);
  if (!verb) return;
  const found = (): void => emit(ASKED, asking.start, asking.end, accented, [accented]);
  let k = i + 1;
  if (asking.low === 'que') {
    // "que funciones desempeñaba": a bare noun, and then a verb.
    const noun = tokens[k];
    const read = isWord(noun) && isSmall(noun) ? morphology(noun.low) : null;
    if (!read?.noun || !(about || DOUBTS.test(verb) || negated(tokens, i))) return;
    k++;
    while (tokens[k] && CLITIC.test(tokens[k]!.low)) k++;
    const next = tokens[k];
    const after = isWord(next) ? morphology(next.low) : null;
    if (after && third(after) && !after.adjective && (k > i + 2 || onlyVerb(after)) && isSmall(next!)) found();
    return;
  }
  const isCertain = negated(tokens, i) || DOUBTS.test(verb) || about;
  let clitics = 0;
  while (tokens[k] && CLITIC.test(tokens[k]!.low) && clitics < 3) {
    k++;
    clitics++;
  }
  const next = tokens[k];
  if (!isWord(next) || !isSmall(next)) return;
  const word = morphology(next.low);
  const isVerb = onlyVerb(word) && /[óíaen]$|s$/.test(next.low);
  if (!isVerb && !/^(?:fue|fueron|es|son|va|van|hizo|está|están|debe|pasó)$/.test(next.low)) return;
  if (asking.low === 'como') {
    // "indicar como se dijo" may be "as was said".
    if (
      /^(?:contar|preguntar|saber|ignorar|averiguar|desconocer|recordar|entender|imaginar|relatar|ver|mirar)$/.test(
        verb,
      ) &&
      (clitics > 0 || isCertain)
    )
      return found();
    return isCertain && clitics > 0 ? found() : undefined;
  }
  if (
    /^(?:cuando|donde)/.test(asking.low)
      ? isCertain && /ó$|^(?:fue|es)$/.test(next.low)
      : isCertain || /^(?:preguntar|saber|contar|decir)$/.test(verb)
  ) {
    if (asking.low.startsWith('quien') && !isCertain) return;
    found();
  }
}
/** Whether the verb before token `i` is denied: "no explica", "sin precisar". */
const negated = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(Math.max(0, i - 5), i - 1).some(({ low }) => /^(?:no|sin|nunca|tampoco|nadie|ni)$/.test(low));

/** "No pagó, pero si firmó el acta.": "si" with a verb that nothing follows on is no condition. */
export function affirmed(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const si = tokens[i]!;
  if (si.low !== 'si' || (i > 0 && !/^(?:pero|aunque|mientras|quien|que|y)$/.test(tokens[i - 1]!.low))) return;
  let k = i + 1;
  while (tokens[k] && CLITIC.test(tokens[k]!.low) && k - i < 3) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb) || tokens[i + 1]?.low === 'no') return;
  const word = morphology(verb.low);
  if (!(onlyVerb(word) || /^(?:es|hay|fue|consta)$/.test(verb.low)) || (!third(word) && verb.low !== 'hay')) return;
  if (i > 0 && !/ó$|aron$|ieron$/.test(verb.low)) return;
  if (i > 0 && !/^(?:pero|aunque|mientras)$/.test(tokens[i - 1]!.low)) return;
  if (/(?:re|ra|ren|ran|se|sen)$/.test(verb.low) && !/^(?:quiere|requiere|adquiere)/.test(verb.low)) return;
  const stop = tokens.findIndex(({ word: one }, at) => at > k && /^[.;]$/.test(one));
  if (stop < 0) return;
  // At the head of a sentence only what the next clause sets against it tells.
  if (i === 0 && !(tokens[stop]!.word === ';' && /^(?:lo|pero|no)$/.test(tokens[stop + 1]?.low ?? ''))) return;
  if (i === 0 && tokens[stop + 1]!.low === 'lo' && tokens[stop + 2]?.low !== 'que') return;
  for (let at = k + 1; at < stop; at++) {
    const one = tokens[at]!;
    if (one.word === ',' && i > 0) return;
    const read = isWord(one) && isSmall(one) ? morphology(one.low) : null;
    if (read && (onlyVerb(read) || /^(?:es|son|será|serán|puede|debe|deberá|podrá|hay)$/.test(one.low)) && third(read))
      return;
  }
  emit(YES, si.start, verb.end, null, []);
}
