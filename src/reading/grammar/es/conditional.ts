import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, ORTOGRAFIA, type Rule } from '../rule.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { nounPhrase } from './noun-phrase.ts';

const CONDITIONAL: Rule = {
  id: 'es.si.condicional.sujeto',
  category: 'gramatica',
  weight: 3,
  say: { es: 'Tras «si» condicional no va condicional.', en: 'No conditional after "si".' },
  source: dpd('si'),
};
const FUTURE: Rule = {
  id: 'es.futuro.tilde',
  category: 'ortografia',
  weight: 2,
  say: { es: 'Falta la tilde del futuro: «$1».', en: 'The accent of the future is missing: "$1".' },
  source: ORTOGRAFIA,
};

/** What asks or doubts: behind it "si" opens a question, not a condition. */
const ASKING =
  /^(?:sab|preg|ver$|vea|dud|decid|determin|establec|resolv|analiz|exam|esclarec|dilucid|defin|ignor|desconoc|averigu|evalu|discut|revis|precis|señal|indic|aclar|sobre$|de$|en$|y$|o$|acerca$|como$|por$)/;
const PERSON =
  /^(?:usted|ustedes|él|ella|ellos|ellas|yo|nosotros|este|esta|estos|estas|alguien|nadie|ambos|ambas|ninguno|ninguna)$/;
const LIGHT = /^(?:no|se|le|les|lo|la|los|las|me|nos|te|ya|también|además|así)$/;
const IRREGULAR = /^(?:tend|pod|vend|pond|di|ha|quer|sab|sald|hab|vald|cab)r[íi]a(?:n|mos|s)?$/;

const isConditional = (low: string, morphology: Morphology): boolean =>
  IRREGULAR.test(low) ||
  (/[aei]ría(?:n|mos|s)?$/.test(low) && morphology.isVerb(low.replace(/ría(?:n|mos|s)?$/, 'r'))) ||
  /^(?:sería|serían|estaría|estarían|daría|darían|iría|irían)$/.test(low);

/** "Si el tribunal habría aplicado": a conditional in the clause of "si", whatever its subject. */
export function conditional(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (tokens[i]!.low !== 'si' || ASKING.test(tokens[i - 1]?.low ?? '')) return;
  let k = i + 1;
  const subject = nounPhrase(tokens, k, morphology);
  if (subject) k = behind(tokens, subject.next, morphology) ?? tokens.length;
  else if (PERSON.test(tokens[k]?.low ?? '')) k++;
  // "los Mandantes", "el arrendador": what no dictionary tells from another word.
  else if (/^(?:el|la|los|las)$/.test(tokens[k]?.low ?? '') && !isConditional(tokens[k + 1]?.low ?? '', morphology))
    k += 2;
  const from = k;
  while (tokens[k] && LIGHT.test(tokens[k]!.low) && k - from < 3) k++;
  const verb = tokens[k];
  if (isWord(verb) && isSmall(verb) && isConditional(verb.low, morphology))
    emit(CONDITIONAL, tokens[i]!.start, verb.end, null, [verb.word]);
}

/** "Se pagaran junto con la remuneración": at the head of a sentence such a form is a future that lost its accent. */
export function unaccentedFuture(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (i !== 0) return;
  let k = 0;
  const subject = nounPhrase(tokens, 0, morphology);
  if (subject) {
    const end = behind(tokens, subject.next, morphology);
    if (end === null) return;
    k = end;
  } else if (!/^(?:se|no|lo|la|los|las|le|les)$/.test(tokens[0]!.low)) return;
  while (tokens[k] && LIGHT.test(tokens[k]!.low) && k < 20) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const [, stem = '', plural = ''] = /^(\p{L}{2,}[aei]r)a(n?)$/u.exec(verb.low) ?? [];
  if (!stem || !morphology.isVerb(stem) || morphology.isVerb(`${stem}ar`)) return;
  emit(FUTURE, verb.start, verb.end, `${stem}á${plural}`, [`${stem}á${plural}`]);
}
