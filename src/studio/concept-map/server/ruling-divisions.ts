import type { Voice } from '#contract/voices.ts';
import type { Language } from '#contract/language.ts';
import type { Part } from '#reading/rulings/parts.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import { concept, type Concept } from './concept.ts';

/** What a ruling is divided in on its map: what happened, who says what, why, and what is decided. */
type Division =
  | 'account'
  | 'claimant'
  | 'defendant'
  | 'appeal'
  | 'parties'
  | 'below'
  | 'evidence'
  | 'reasons'
  | 'decision'
  | 'vote';
const NAMES: Record<Division, Record<Language, string>> = {
  account: { es: 'Antecedentes', en: 'Background' },
  claimant: { es: 'Lo que alega la demandante', en: 'What the claimant argues' },
  defendant: { es: 'Lo que alega la demandada', en: 'What the defendant argues' },
  appeal: { es: 'Lo que plantea el recurso', en: 'What the appeal argues' },
  parties: { es: 'Lo que alegan las partes', en: 'What the parties argue' },
  below: { es: 'Lo que resolvió el tribunal anterior', en: 'What the court below decided' },
  evidence: { es: 'Prueba e informes', en: 'Evidence and reports' },
  reasons: { es: 'Razones del tribunal', en: 'Reasons of the court' },
  decision: { es: 'Decisión', en: 'Decision' },
  vote: { es: 'Voto particular', en: 'Separate vote' },
};
const OF_VOICE: Record<Voice, Division> = {
  document: 'reasons',
  claimant: 'claimant',
  defendant: 'defendant',
  appellant: 'appeal',
  party: 'parties',
  opponent: 'parties',
  third: 'evidence',
  witness: 'evidence',
  cited: 'evidence',
  below: 'below',
  narrative: 'account',
  dissent: 'vote',
  concurrence: 'vote',
};

/** Characters of a part that is only its heading: "VISTOS:". */
const HEADING = 40;
/** Whose words a reason mostly is: the voice with the most characters. */
function voiceOf({ sentences, voices }: Reading, { start, end }: Part): Voice {
  const characters = new Map<Voice, number>();
  sentences.forEach((one, i) => {
    if (one.start < start || one.start >= end) return;
    characters.set(voices[i]!, (characters.get(voices[i]!) ?? 0) + one.end - one.start);
  });
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'document';
}

function divisionOf(reading: Reading, part: Part): Division | null {
  switch (part.name) {
    case 'narrative':
      return 'account';
    case 'considerando':
      return OF_VOICE[voiceOf(reading, part)];
    case 'resolutive':
      return 'decision';
    case 'dissent':
    case 'concurrence':
      return 'vote';
    default:
      return null;
  }
}

/** The divisions of the map of a ruling, in its order: reasons in a row that are of one kind are one division. */
export function rulingDivisions(reading: Reading, language: Language): Concept[] {
  const runs: { division: Division; start: number; end: number }[] = [];
  for (const part of reading.structure.parts) {
    const division = divisionOf(reading, part);
    if (!division) continue;
    const last = runs.at(-1);
    if (last?.division === division && last.end === part.start) last.end = part.end;
    else runs.push({ division, start: part.start, end: part.end });
  }
  return runs
    .filter(({ start, end }) => end - start > HEADING)
    .map(({ division, start, end }) =>
      concept({
        // No word of the text names it.
        key: `§ ${division}`,
        label: NAMES[division][language],
        category: 'division',
        weight: Math.log2(2 + (end - start) / 200),
        body: { start, end },
        depth: 0,
      }),
    );
}
