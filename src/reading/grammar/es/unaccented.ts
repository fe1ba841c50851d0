import type { Emit } from '../emit.ts';
import { type Pattern, words } from '../pattern.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, ORTOGRAFIA, type Rule } from '../rule.ts';
import { determiner } from './determiners.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause } from './noun-phrase.ts';

const PRETERITE: Rule = {
  id: 'es.preterito.tilde',
  category: 'ortografia',
  weight: 2,
  say: { es: 'Falta la tilde: «$1» es de la primera persona.', en: 'The accent is missing: "$1" is the first person.' },
  source: ORTOGRAFIA,
};
const GO: Rule = {
  id: 'es.ir.a',
  category: 'gramatica',
  weight: 3,
  say: { es: 'Falta «a» entre «ir» y el infinitivo.', en: '"A" is missing between "ir" and the infinitive.' },
  source: dpd('ir'),
};

const LIGHT = /^(?:no|se|le|les|lo|la|los|las|nos|también|tampoco|ya|además|luego|posteriormente|igualmente|asimismo)$/;
/** What follows a verb, and hardly a second noun. */
const OBJECT =
  /^(?:el|la|los|las|lo|un|una|que|a|al|su|sus|con|por|en|ante|como|dicho|dicha|este|esta|todo|toda|todos|todas|no|debidamente|solamente|sólo|solo|\p{L}+ndo|\p{L}+mente)$/u;
/** Who speaks of themselves in the third person. */
const SPEAKER = /^(?:suscrit[oa]|infrascrit[oa]|firmante|compareciente|presente|mérito|virtud)$/;

/** Where the verb of a third person stands: behind a noun phrase or a name at the head of a clause, "quien" or "se"; null for none. */
function behindSubject(tokens: readonly Token[], i: number, morphology: Morphology): number | null {
  const [first, second, third] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (first.low === 'quien' || first.low === 'nos') return i + 1;
  if (first.low === 'se') return /^(?:lo|la|los|las|le|les)$/.test(second?.low ?? '') ? null : i + 1;
  const opens = beginsClause(tokens, i) || /^(?:que|y|donde|pues|según)$/.test(tokens[i - 1]?.low ?? '');
  if (!opens || !isWord(second)) return null;
  let k: number;
  if (/^(?:don|doña|señora?)$/.test(first.low)) {
    k = i + 1;
    while (isWord(tokens[k]) && /^\p{Lu}/u.test(tokens[k]!.word)) k++;
    return k > i + 1 ? k : null;
  }
  if (determiner(first.low)?.number !== 's' || /^(?:del|al|cuy)/.test(first.low)) return null;
  if (second.word.length < 3 || SPEAKER.test(second.low) || LIGHT.test(second.low)) return null;
  k = i + 2;
  if (isWord(third) && isSmall(third) && /[oa]$/.test(third.low)) {
    const { adjective, persons } = morphology(third.low);
    if (adjective && persons.size === 0) k++;
  }
  if (!isSmall(second))
    while (isWord(tokens[k]) && (/^\p{Lu}/u.test(tokens[k]!.word) || /^del?$/.test(tokens[k]!.low))) k++;
  return behind(tokens, k, morphology);
}

/** "El tribunal rechazo la excepción": behind a third person a verb in -o is a preterite that lost its accent. */
export function unaccentedPreterite(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  let k = behindSubject(tokens, i, morphology);
  if (k === null) return;
  // "de vecinos ingreso su": what could be of the noun before is the verb where an object follows.
  if (tokens[k - 1]?.low.endsWith('o') && k - 1 > i + 1 && /^(?:su|sus|el|la|los|las)$/.test(tokens[k]?.low ?? '')) k--;
  while (tokens[k] && LIGHT.test(tokens[k]!.low) && k < i + 20) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb) || !verb.low.endsWith('o') || verb.low.length < 4) return;
  const { persons, infinitives, adjective, noun } = morphology(verb.low);
  if (adjective || !persons.has('1s') || persons.has('3s') || !infinitives.every((one) => one.endsWith('ar'))) return;
  const after = tokens[k + 1];
  if (after && isWord(after) && !OBJECT.test(after.low) && tokens[i]!.low !== 'nos') return;
  // "un plazo base": two nouns can follow each other, but an object rarely follows them.
  if (noun && !(after && /^(?:el|la|los|las|que|su|sus|al|íntegramente|\p{L}+mente)$/u.test(after.low))) return;
  emit(PRETERITE, verb.start, verb.end, `${verb.word.slice(0, -1)}ó`, [verb.word]);
}

/** "La sociedad va pagar": between "ir" and an infinitive stands "a". */
export function goTo(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [go, infinitive] = [tokens[i]!, tokens[i + 1]];
  if (!/^(?:va|van|vamos|iba|iban|vaya|vayan)$/.test(go.low) || !isWord(infinitive) || !isSmall(infinitive)) return;
  const bare = infinitive.low.replace(/(?<=[aeií]r)(?:se|l[oae]s?|nos)$/, '');
  if (!morphology.isVerb(bare) && !/^(?:haber|ser|ir|ver|estar|dar)$/.test(bare)) return;
  if (morphology(infinitive.low).noun) return;
  emit(GO, go.start, infinitive.end, `${go.word} a ${infinitive.word}`);
}

/** Words that are others without their accent, where their neighbours say so. */
export const UNACCENTED: readonly Pattern[] = [
  {
    id: 'es.tenia',
    category: 'ortografia',
    weight: 2,
    match: words(String.raw`(?<!\bla )\btenian?\b`),
    fix: ([all]) => all.replace(/tenia/i, (word) => (word[0] === 'T' ? 'Tenía' : 'tenía')),
    say: { es: '«Tenía», de tener.', en: '"Tenía" (had).' },
    source: ORTOGRAFIA,
    wrong: 'el actor tenia la carga',
    right: 'el actor tenía la carga',
  },
  {
    id: 'es.seria',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`\b((?:no|que|se|lo|ello|eso|esto|aquello|cual|quien|nada|también|tampoco|pues|así) )seria\b(?! y \p{L}+a\b)|\bseria (?=(?:procedente|improcedente|necesari[oa]|posible|imposible|contrari[oa]|nul[oa]|el|un|una|de|aplicable|exigible|excesiv[oa]|suficiente|insuficiente|válid[oa]|inoficios[oa]|conveniente)\b)`,
    ),
    fix: ([all]) => all.replace(/seria/i, 'sería'),
    say: { es: '«Sería», de ser.', en: '"Sería" (would be).' },
    source: ORTOGRAFIA,
    wrong: 'dicho monto seria excesivo',
    right: 'dicho monto sería excesivo',
  },
  {
    id: 'es.hacia',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`\bhacia (?=(?:caso|uso|falta|referencia|constar|valer|imposible|posible|presente|saber|necesari[oa]|años?|meses|tiempo|\p{L}+ (?:años|meses|días))\b)|\b(no|se|que se|lo|le) hacia (?!el|la|los|las|un|una|su|sus|donde|atrás|adelante|afuera|dentro|allá|acá|arriba|abajo|ambos|otr[oa]s?|quien|est[eao]s?\b)`,
    ),
    fix: ([all]) => all.replace(/hacia/i, 'hacía'),
    say: { es: '«Hacía», de hacer.', en: '"Hacía" (did).' },
    source: ORTOGRAFIA,
    wrong: 'la demandada hacia caso omiso',
    right: 'la demandada hacía caso omiso',
  },
  {
    id: 'es.perdida',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`\b((?:la|una|dicha|esta|las|sus|su|por|de|total|cuya) )perdidas?(?= (?:de|del|total|parcial|económica|patrimonial|o|y|por|que)\b)`,
    ),
    unless: words(String.raw`^(?:de|por|su) perdidas?$`),
    fix: ([all]) => all.replace(/perdida/i, 'pérdida'),
    say: { es: '«Pérdida», el sustantivo, lleva tilde.', en: 'The noun "pérdida" bears an accent.' },
    source: ORTOGRAFIA,
    wrong: 'la perdida de la cosa',
    right: 'la pérdida de la cosa',
  },
  {
    id: 'es.via',
    category: 'ortografia',
    weight: 2,
    match: words(
      String.raw`\b(la|una|las|esta|dicha|otra|por|misma|en|única|primera|segunda) vias?(?= (?!crucis)\p{L}+)`,
    ),
    unless: words(String.raw`^(?:por|en) via$`),
    fix: ([all]) => all.replace(/via/i, 'vía'),
    say: { es: '«Vía» lleva tilde.', en: '"Vía" bears an accent.' },
    source: ORTOGRAFIA,
    wrong: 'la via ejecutiva',
    right: 'la vía ejecutiva',
  },
  {
    id: 'es.esta.participio',
    category: 'ortografia',
    weight: 3,
    match: words(
      String.raw`\b(?:la|esta|dicha|una|cada) (?!que\b|parte\b)\p{L}{3,}(?:a|ión|dad|tud) (?:de (?:la |el )?\p{L}+ |\p{L}+a )?esta (?=\p{L}{3,}(?:ada|ida|crita|uesta|echa)\b(?! (?:por la presente )?(?:escritura|cláusula|ley|parte|sentencia)\b))`,
    ),
    fix: ([all]) => all.replace(/esta $/i, 'está '),
    say: { es: '«Está» (estar) con tilde.', en: '"está" takes an accent.' },
    source: dpd('tilde'),
    wrong: 'la suma esta reajustada',
    right: 'la suma está reajustada',
  },
];
