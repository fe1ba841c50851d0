import type { Language } from '#contract/language.ts';
import { foldSameLength } from '#reading/references/cursor.ts';
import { ownIdentity } from '#reading/references/own-identity.ts';
import { references } from '#reading/references/references.ts';
import { structureOf } from '#reading/rulings/parts.ts';
import { readDocument } from '#reading/rulings/read.ts';
import type { Voice } from '#reading/rulings/voices.ts';

/** Who speaks in a ruling where the court that rules does not, as the label of a passage says it. */
const NAMES: Record<Exclude<Voice, 'document'>, Record<Language, string>> = {
  claimant: { es: 'según la demandante', en: 'the claimant says' },
  defendant: { es: 'según la demandada', en: 'the defendant says' },
  appellant: { es: 'según la recurrente', en: 'the appellant says' },
  party: { es: 'según una de las partes', en: 'one of the parties says' },
  opponent: { es: 'según la contraparte', en: 'the other side says' },
  third: { es: 'según lo informado', en: 'as reported to the court' },
  below: { es: 'según el tribunal anterior', en: 'the court below says' },
  witness: { es: 'según un testigo o perito', en: 'a witness or expert says' },
  dissent: { es: 'voto en contra', en: 'dissent' },
  concurrence: { es: 'prevención', en: 'concurrence' },
  narrative: { es: 'según la relación del caso', en: 'account of the case' },
};

/** Who speaks at a place, as a label says it. `apart`: whether it stands behind the reasons, in a vote that no numbered reason heads. */
export type Speaker = { voice: Exclude<Voice, 'document'>; apart: boolean };

/** Says who speaks at an offset of a ruling; null where the court does, and of any other document. Linear in the length of the text. */
export function speakers(text: string): (offset: number) => Speaker | null {
  const { kind } = structureOf(text, foldSameLength(text), ownIdentity(text, references(text)));
  if (kind !== 'ruling') return () => null;
  const { sentences, voices } = readDocument(text);
  return (offset) => {
    let [low, high] = [0, sentences.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sentences[middle]!.start <= offset) low = middle + 1;
      else high = middle;
    }
    const voice = voices[low - 1] ?? 'document';
    return voice === 'document' ? null : { voice, apart: voice === 'dissent' || voice === 'concurrence' };
  };
}

export const speakerName = ({ voice }: Speaker, language: Language): string => NAMES[voice][language];
