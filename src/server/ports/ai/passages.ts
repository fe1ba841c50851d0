import type { Language } from '#contract/language.ts';
import { bodyOf } from '#reading/compose/direct.ts';
import { labelOf } from '#reading/compose/label.ts';
import { notCourt } from '#reading/evidence/court.ts';
import { goesOn, type Evidence } from '#reading/evidence/evidence.ts';
import { unlabelled } from '#reading/evidence/unlabelled.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import type { Part, Reply } from '#reading/reply.ts';
import type { Claim, OpenSource, OwnSegment } from './port.ts';
import { head, say } from './quoting.ts';
import { aboveOf, closeOf, goesOnOf, nearAboveOf, onOf, spokenOf, unansweredOf } from './text.ts';

/** What is quoted of one piece of evidence: its ranges, in the order of the text. */
export const claimsOf = (sources: readonly OpenSource[], { source, shown }: Evidence): Claim[] =>
  shown.map(({ start, end }) => ({ source, start, end, quote: sources[source]!.text.slice(start, end) }));

/** The words that answer, where they are a part of what is quoted; the name of a division alone answers nothing. */
function focusOf(sources: readonly OpenSource[], one: Evidence, { start, end }: Claim): string | null {
  const source = sources[one.source]!;
  const unit = cutOf(source.index).units[one.unit];
  const isName = unlabelled(source.text, unit, one.sentence);
  const words = isName.end > isName.start ? one.sentence : bodyOf(source, unit, one);
  if (!words || start! > words.start || words.end > end! || words.end - words.start === end! - start!) return null;
  return source.text.slice(words.start, words.end);
}

/** Whether all that is shown of some evidence is shown already. */
const isShown = ({ source, shown }: Evidence, seen: readonly Evidence[]): boolean =>
  shown.every(({ start, end }) =>
    seen.some(
      (other) => other.source === source && other.shown.some((range) => range.start <= start && end <= range.end),
    ),
  );

/** One thing that was asked: its quotations, or that the sources do not answer it where they answer another. */
export function ofPart(
  sources: readonly OpenSource[],
  { parts }: Reply,
  { verdict, intent, evidence }: Part,
  seen: readonly Evidence[],
  language: Language,
): OwnSegment[] {
  const asked = intent.said.replace(/^[\s¿?,;]+|[\s?.,;]+$/g, '');
  if (verdict.outcome === 'absent') return [say(unansweredOf(asked, language))];
  const [first] = evidence as readonly [Evidence];
  const fresh = evidence.filter((one) => !isShown(one, seen));
  if (isShown(first, seen))
    return above(sources, { asked, first, isSure: verdict.outcome === 'answer', seen }, language);
  const out = parts.length > 1 ? [say((verdict.outcome === 'near' ? closeOf : onOf)(asked, language))] : [];
  const isTold = intent.collect === 'pleas' && verdict.reason === 'named';
  if (isTold) out.push(say(spokenOf('party', language)));
  out.push(...quoted(sources, fresh, language, isTold));
  return out;
}

type Above = { asked: string; first: Evidence; isSure: boolean; seen: readonly Evidence[] };
/** One of several questions that a passage quoted above answers: by which of its words, where they are others than those that answered before. */
function above(
  sources: readonly OpenSource[],
  { asked, first, isSure, seen }: Above,
  language: Language,
): OwnSegment[] {
  const { source, sentence } = first;
  const isAnswered = seen.some(
    (one) => one.source === source && one.sentence.start <= sentence.start && sentence.end <= one.sentence.end,
  );
  if (!isSure) return [say(nearAboveOf(asked, language))];
  if (isAnswered) return [say(aboveOf(asked, language))];
  return [say(onOf(asked, language)), ...quoted(sources, [{ ...first, shown: [sentence] }], language, false)];
}

/**
 * Quotations, each below the name of the division that it lies under, once for those that share it, and below the title of its source where there are several.
 * Before the first words of a party or of a vote apart it is said whose they are; `isTold`: that they are a party's is said.
 */
export function quoted(
  sources: readonly OpenSource[],
  evidence: readonly Evidence[],
  language: Language,
  isTold: boolean,
): OwnSegment[] {
  const out: OwnSegment[] = [];
  const told = new Set<string>(isTold ? ['party'] : []);
  let [title, label] = [-1, ''];
  for (const one of evidence) {
    const cut = cutOf(sources[one.source]!.index);
    const name = labelOf(cut, one.unit);
    const claims = claimsOf(sources, one);
    const isOther = one.source !== title;
    if ((isOther && sources.length > 1) || (!name && label)) out.push(head(sources[one.source]!.title));
    if (name && (name !== label || isOther)) out.push(head(name));
    [title, label] = [one.source, name];
    const voice = notCourt(sources, one);
    if (voice && !told.has(voice === 'mixed' ? 'party' : voice)) {
      out.push(say(spokenOf(voice, language)));
      told.add(voice);
    }
    for (const claim of claims) {
      const focus = focusOf(sources, one, claim);
      out.push({ kind: 'quote', text: claim.quote, claims: [claim], ...(focus && { focus }) });
    }
    if (goesOn(sources, one)) out.push(say(goesOnOf(name, language)));
  }
  return out;
}
