import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, NGLE_AGREEMENT, ORTOGRAFIA, OURS, type Rule } from '../rule.ts';
import { determiner } from './determiners.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { nounPhrase } from './noun-phrase.ts';
import { isPerson } from './subjunctive.ts';

const rule = (id: string, category: Rule['category'], es: string, en: string, source: string): Rule => ({
  id,
  category,
  weight: 2,
  say: { es, en },
  source,
});
const LETTER = rule('es.letra.repetida', 'redundancia', 'Palabra repetida: «$1».', 'Repeated word: "$1".', OURS);
const JUXTAPOSED = rule(
  'es.falta.de',
  'gramatica',
  'Entre «$1» y «$2» parece faltar «de».',
  '"De" seems to be missing between "$1" and "$2".',
  dpd('de'),
);
const UNIT = rule(
  'es.ser.de',
  'gramatica',
  'Un plazo «es de» tantos días: falta «de».',
  'A term "es de" so many days: "de" is missing.',
  dpd('ser'),
);
const THEIRS = rule(
  'es.le.les',
  'gramatica',
  '«Le» se refiere a varios: «les».',
  '"Le" speaks of several: "les".',
  dpd('pronombres personales átonos'),
);
const NEITHER = rule(
  'es.ni.ni',
  'gramatica',
  'Dos sujetos unidos por «ni» piden el verbo en plural, no «$1».',
  'Two subjects joined by "ni" want a plural verb, not "$1".',
  NGLE_AGREEMENT,
);
const ITEM = rule(
  'es.lista.signo',
  'puntuacion',
  'Falta el signo antes de la letra «$1)» de la lista.',
  'The mark before letter "$1)" of the list is missing.',
  ORTOGRAFIA,
);
const ASK = rule(
  'es.coma.peticion',
  'puntuacion',
  'Falta la coma entre lo que se antepone y «$1».',
  'The comma before "$1" is missing.',
  ORTOGRAFIA,
);

/** "La conserjería o o a través": a word of one letter, twice in a row. */
export function repeatedLetter(tokens: readonly Token[], i: number, emit: Emit): void {
  const [first, second] = [tokens[i]!, tokens[i + 1]];
  if (!/^[aeoy]$/.test(first.word) || second?.word !== first.word || second.start - first.end !== 1) return;
  if (!isWord(tokens[i - 1]) || !isWord(tokens[i + 2])) return;
  emit(LETTER, first.start, second.end, first.word, [first.word]);
}

/** Nouns that name what an action or a state is, which hardly stand beside another noun without "de". */
const ABSTRACT =
  /(?:ción|sión|miento|dad|encia|ancia|aje)$|^(?:sociedad|renuncia|garantía|entrega|pago|compra|venta|compraventa|arriendo|término|cobro|depósito|despido|consumo|pérdida)$/;
const APPOSED =
  /^(?:calidad|cantidad|verdad|navidad|universidad|edad|mitad|lenguaje|personaje|paisaje|presencia|licencia|matriz)$/;
const SIGNED =
  /^(?:contrato|carta|fecha|plazo|régimen|boleta|acción|recurso|demanda|solicitud|certificado|escritura|cláusula|proceso|juicio|causal|derecho|deber|acta|informe|comprobante|orden|aviso|período|periodo|título|registro|comisión|junta|audiencia|resolución|sentencia|indemnización|multa|cuota|póliza|contratos|cartas|boletas|recursos|certificados|cláusulas|derechos|cuotas|procedimiento|sistema|medida|medidas|condición|condiciones|obligación|separación|pensión|precio|monto|valor|tasa|lugar|estado|libro|poder|promesa|fondo|gastos|gasto|daño|daños|trámite|posesión|servidumbre|convenio|acuerdo)$/;

/** "El contrato arrendamiento": two nouns in a row that want a "de" between them. */
export function juxtaposed(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [first, second] = [tokens[i]!, tokens[i + 1]];
  if (!SIGNED.test(first.word) || !isWord(second) || !isSmall(second)) return;
  if (!determiner(tokens[i - 1]?.low ?? '') && !/^(?:sus?|mis?)$/.test(tokens[i - 1]?.low ?? '')) return;
  if (!ABSTRACT.test(second.low) || APPOSED.test(second.low)) return;
  const { noun, persons, adjective } = morphology(second.low);
  const verbal = persons.size > 0 && !/^(?:el|la|los|las)$/.test(tokens[i + 2]?.low ?? '') ? false : persons.size > 0;
  if ((!noun && !/(?:ción|miento)$/.test(second.low)) || adjective || verbal) return;
  if (persons.size > 0 && !/^(?:del?|y|,|\.)$/.test(tokens[i + 2]?.low ?? '.')) return;
  emit(JUXTAPOSED, first.start, second.end, `${first.word} de ${second.word}`, [first.word, second.word]);
}

const TERM = /^(?:plazo|plazos|duración|vigencia|jornada|término|período|periodo|descanso|prórroga|preaviso)$/;
const BE = /^(?:es|son|era|eran|será|serán|sea|sean|fue|fueron|sería|serían)$/;
const NUMBER =
  /^(?:\d[\d.]*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cuarenta|sesenta|noventa|ciento|cien)$/;
const DAYS = /^(?:días?|meses|mes|años?|horas?|semanas?)$/;

/** "Los plazos serán días corridos": a term is "de" so many days. */
export function termWithoutOf(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [det, noun] = [tokens[i]!, tokens[i + 1]];
  if (!(determiner(det.low) || /^sus?$/.test(det.low)) || !TERM.test(noun?.low ?? '')) return;
  let k = behind(tokens, i + 2, morphology);
  if (k === null) return;
  if (tokens[k]?.low === 'no') k++;
  const be = tokens[k];
  if (!be || !BE.test(be.low)) return;
  const at = NUMBER.test(tokens[k + 1]?.low ?? '') ? k + 2 : k + 1;
  const unit = tokens[at];
  if (!unit || !DAYS.test(unit.low) || (at === k + 1 && !unit.low.endsWith('s'))) return;
  emit(
    UNIT,
    be.start,
    unit.end,
    `${be.word} de ${tokens
      .slice(k + 1, at + 1)
      .map(({ word }) => word)
      .join(' ')}`,
  );
}

/** "A los comuneros se le notificará": what is said of several takes "les". */
export function theirs(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (
    tokens[i]!.low !== 'a' ||
    i > 1 ||
    !/^(?:los|las|todos|todas|ambos|ambas|quienes)$/.test(tokens[i + 1]?.low ?? '')
  )
    return;
  const le = tokens.findIndex(({ low }, at) => at > i + 2 && low === 'le');
  if (le < 0 || le > i + 25) return;
  const within = tokens.slice(i + 2, le);
  if (within.some(({ word }) => /^[.;:]$/.test(word))) return;
  const opens = /^(?:se|no|,)$/.test(within.at(-1)?.low ?? '') || isPlural(within.at(-1), morphology);
  // A singular person named in between may be who is meant.
  const other = within.some(
    ({ low }, at) =>
      /^(?:al|quien|cuyo|cuya)$/.test(low) ||
      (low === 'a' && /^(?:la|su|cada|un|una)$/.test(within[at + 1]?.low ?? '')),
  );
  const noun = tokens[i + 2];
  if (
    !opens ||
    (other && within[1]?.low !== 'que') ||
    !isWord(noun) ||
    /^(?:que|cuales|días|meses|años|efectos|horas|dos|tres|fines)$/.test(noun.low) ||
    !noun.low.endsWith('s')
  )
    return;
  const verb = tokens[le + 1];
  if (!isWord(verb) || morphology(verb.low).persons.size === 0) return;
  emit(THEIRS, tokens[le]!.start, verb.end, `les ${verb.word}`);
}
const isPlural = (token: Token | undefined, morphology: Morphology): boolean =>
  isWord(token) && token.low.endsWith('s') && morphology(token.low).persons.size === 0;

/** Where a subject ends that begins at token `i`; null where it is not sure. */
function memberEnd(tokens: readonly Token[], i: number, morphology: Morphology): number | null {
  const phrase = nounPhrase(tokens, i, morphology);
  if (phrase) return behind(tokens, phrase.next, morphology);
  return isPerson(tokens, i, morphology) ? behind(tokens, i + 2, morphology) : null;
}

/** "Ni la red ni el sistema de aguas cumplía": two subjects joined by "ni", each with what belongs to it. */
export function neither(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (tokens[i]!.low !== 'ni') return;
  const join = memberEnd(tokens, i + 1, morphology);
  if (!join || tokens[join]?.low !== 'ni') return;
  let k = memberEnd(tokens, join + 1, morphology);
  if (!k) return;
  while (/^(?:no|se|le|les|lo|la)$/.test(tokens[k]?.low ?? '')) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const { persons, noun, adjective, common } = morphology(verb.low);
  if (noun || adjective || common !== null || !persons.has('3s') || persons.has('3p')) return;
  emit(NEITHER, verb.start, verb.end, null, [verb.word]);
}

/** "Del programa c) la cesión": in a list with letters, the one that no mark parts from what stands before it. */
export function itemWithoutMark(tokens: readonly Token[], i: number, emit: Emit): void {
  const letter = tokens[i]!;
  if (!/^[b-h]$/.test(letter.word) || tokens[i + 1]?.word !== ')' || tokens[i + 1]!.start !== letter.end) return;
  const previous = tokens[i - 1];
  if (
    !isWord(previous) ||
    !isSmall(previous) ||
    previous.word.length < 4 ||
    /^(?:letras?|literal|literales|numeral)$/.test(previous.low)
  )
    return;
  const last = String.fromCharCode(letter.word.charCodeAt(0) - 1);
  const first = tokens.findIndex(({ word }, at) => at < i && word === 'a' && tokens[at + 1]?.word === ')');
  const marked = tokens.filter(
    ({ word }, at) =>
      /^[a-h]$/.test(word) && tokens[at + 1]?.word === ')' && /^[;,:yo]$/.test(tokens[at - 1]?.word ?? ';'),
  );
  if (
    first < 0 ||
    marked.length < 2 ||
    !tokens.some(({ word }, at) => at < i && word === last && tokens[at + 1]?.word === ')')
  )
    return;
  emit(ITEM, previous.start, tokens[i + 1]!.end, `${previous.word}; ${letter.word})`, [letter.word]);
}

const FRONTED = /^(?:si|para|en|por|atendid[oa]s?|habiendo|como|cuando|aunque|una|dad[oa]s?|con|a|de|conforme|según)$/;
/** "Para el caso de que se rechace lo pedido solicito": what a request opens with is parted from it by a comma. */
export function requestComma(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const verb = tokens[i]!;
  if (!/^(?:solicito|ruego|pido|solicitamos|rogamos|pedimos|vengo)$/.test(verb.word) || i < 2) return;
  if (!FRONTED.test(tokens[0]!.low)) return;
  const before = tokens[i - 1]!;
  if (!isWord(before) || !isSmall(before) || before.word.length < 4) return;
  const { adjective, noun, persons } = morphology(before.low);
  if (
    !(adjective || noun || /^(?:expuesto|dicho|anterior|precedente)$/.test(before.low)) ||
    (persons.size > 0 && !adjective?.participle && !noun) ||
    /^(?:ahora|esto|ello|también|además|cuanto)$/.test(before.low)
  )
    return;
  emit(ASK, before.start, verb.end, `${before.word}, ${verb.word}`, [verb.word]);
}
