import { tellLanguage } from '../language.ts';
import { route } from '../search/names.ts';
import { WEIGHTS } from '../search/weights.ts';
import { fold } from '../words.ts';
import { best, MOST } from './choosing.ts';
import { isTitle } from './divisions.ts';
import type { Field } from './evidence.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { says, sought } from './unspoken.ts';

const SCOPE =
  /^(?:(?:que|cuales(?: son)?(?: los| las)?) (\p{L}{4,}) (?:(?:que )?(?:contempla|regula|sanciona|castiga|abarca|comprende|cubre|considera|establece|preve|trata)n?|se (?:le |les )?aplica)|a (?:que|quien(?:es)?)(?: (\p{L}{4,}))? se (?:le |les )?aplica|(?:what|which) (\p{L}{4,}) (?:does|do) (?:the|this|it)(?: \p{L}+){0,3} (?:cover|apply|govern|punish|regulate)|to (?:what|which|whom)(?: (\p{L}{4,}))? (?:does|do) )/u;
export const asksScope = (question: string): boolean => SCOPE.test(bare(question));
const SELF =
  /\b(?:la presente ley|esta ley|las disposiciones de esta ley|est[ea] (?:contrato|reglamento|convenio)|presente (?:contrato|reglamento|convenio)|this (?:act|law|agreement|policy))\b/;
const COVERS =
  /\b(?:regula|se aplica|aplicara|seran? aplicables?|rige|tiene por objeto|establece|castiga|sanciona|appl(?:y|ies)|governs?|covers?|regulates?)\b/;
const APPLIES_TO = /\b(?:aplica\p{L}*|rige\p{L}*|sujet[oa]s?|apply|applies) (?:a|al|para|to)\b/u;
/** Sentences of a law within which it says what it is of. */
const FIRST = 60;

/** What a law or contract says that it is of, where a question asks for that: "¿A qué delitos se aplica?". Null where it does not say. */
export function scope(sources: readonly Read[], question: string): Found[] | null {
  const [, ...nouns] = SCOPE.exec(bare(question))!;
  const noun = nouns.find(Boolean);
  const to = noun === undefined;
  const { routed } = route(question, sources, WEIGHTS);
  const found = sources.flatMap((read, source) => {
    if (routed.length > 0 && !routed.includes(source)) return [];
    const { index, text } = read;
    const out: Found[] = [];
    for (let s = 0; s < Math.min(FIRST, index.sentenceStart.length); s++) {
      const range = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
      const words = fold(text.slice(range.start, range.end)).replace(/\s+/g, ' ');
      if (isTitle(read, range) || !SELF.test(words) || !COVERS.test(words)) continue;
      if (noun && !says(words, noun, index.language)) continue;
      out.push({ source, ...range, score: 2 - s / 100 + (to && APPLIES_TO.test(words) ? 1 : 0) });
    }
    return best(out, 2, 0.6);
  });
  return found.length > 0 ? best(found, MOST, 0) : null;
}

/** What there is, where a question asks whether there is: only what holds all that is asked for. Null where it asks for nothing that has a name. */
export function whether(field: Field, sources: readonly Read[], question: string): Found[] | null {
  const language = tellLanguage(question) ?? sources[0]?.index.language ?? 'es';
  const what = sought(question, language);
  if (!what) return null;
  return best(
    field.sentences.filter(
      (one) => !one.heading && what.holds(one.words, one.label, sources[one.source]!.index.language),
    ),
  );
}
