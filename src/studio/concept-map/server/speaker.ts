import type { Voice } from '#contract/voices.ts';
import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import { foldSameLength } from '#reading/references/cursor.ts';
import { ownIdentity } from '#reading/references/own-identity.ts';
import { sentenceAt } from '#reading/rulings/around.ts';
import { structureOf } from '#reading/rulings/parts.ts';
import type { Range } from './concept.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import { readDocument } from '#reading/rulings/read.ts';

/** Whoever speaks in a ruling but the court that rules. */
export type Speaker = Exclude<Voice, 'document'>;

/** Who speaks, as the label of a passage says it. */
const NAMES: Record<Speaker, Record<Language, string>> = {
  claimant: { es: 'según la demandante', en: 'the claimant says' },
  defendant: { es: 'según la demandada', en: 'the defendant says' },
  appellant: { es: 'según la recurrente', en: 'the appellant says' },
  party: { es: 'según una de las partes', en: 'one of the parties says' },
  opponent: { es: 'según la contraparte', en: 'the other side says' },
  third: { es: 'según lo informado', en: 'as reported to the court' },
  below: { es: 'según el tribunal anterior', en: 'the court below says' },
  witness: { es: 'según un testigo o perito', en: 'a witness or expert says' },
  cited: { es: 'texto que se cita', en: 'words that are quoted' },
  dissent: { es: 'voto en contra', en: 'dissent' },
  concurrence: { es: 'prevención', en: 'concurrence' },
  narrative: { es: 'según la relación del caso', en: 'account of the case' },
};
export const speakerName = (speaker: Speaker, language: Language): string => NAMES[speaker][language];
/** A ruling as it is read; null of any other document. `references`: those of the text. */
export const rulingOf = (text: string, references: readonly Reference[]): Reading | null =>
  structureOf(text, foldSameLength(text), ownIdentity(text, references)).kind === 'ruling' ? readDocument(text) : null;

/** Says who speaks in most of a stretch of a ruling; null where the court does, and of any other document. */
export const speakers =
  (ruling: Reading | null) =>
  ({ start, end }: Range): Speaker | null => {
    if (!ruling) return null;
    const characters = new Map<Voice, number>();
    for (let at = start; at < end;) {
      const { range, voice } = sentenceAt(ruling, at);
      const until = Math.min(end, Math.max(range.end, at + 1));
      characters.set(voice, (characters.get(voice) ?? 0) + until - at);
      at = until;
    }
    const [voice] = [...characters].sort((a, b) => b[1] - a[1])[0] ?? ['document'];
    return voice === 'document' ? null : voice;
  };
