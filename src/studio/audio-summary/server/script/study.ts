import type { Voice } from '#contract/voices.ts';
import type { Language } from '#contract/language.ts';
import { clauseAt } from '#reading/clauses.ts';
import { partAt, type Part } from '#reading/rulings/parts.ts';
import { stemsOf } from '#reading/words.ts';
import { isForeign } from './foreign.ts';
import { readKind, type Read } from './kind.ts';
import { isBoilerplate, matterOf, riskOf, weightOf, type Matter } from './matters.ts';
import { DECIDES, unitsOf, type Unit } from './units.ts';

/** A sentence with what is known of it. `section`: the division it stands in, by its beginning; `worth`: how much it tells, beside the others. */
export type Told = Unit & {
  matter: Matter;
  section: number;
  label: string | undefined;
  voice: Voice | null;
  worth: number;
  risk: number;
  stems: ReadonlySet<string>;
};
/** A source, read for its script. `source`: its number among the claims' texts. */
export type Study = Read & { source: number; title: string; text: string; language: Language; told: readonly Told[] };

/** A label longer than this is no name of a place. */
const LABEL = 60;
/** Words of a sentence that is pleasant to hear. */
/** What is left of the worth of a sentence that stands in every contract. */
const BOILER = 0.3;
/** Who votes otherwise is told before why. */
const VOTES = /voto (?:en contra|disidente|particular)|\bprev(?:iene|ienen|ino|inieron|encion)\b/;
const VOTER = 4;
const PLEASANT = { least: 12, most: 45 } as const;
const STORY: Partial<Record<Voice, Matter>> = {
  claimant: 'request',
  appellant: 'request',
  defendant: 'reply',
  party: 'reply',
  opponent: 'reply',
  third: 'report',
  below: 'below',
  witness: 'proof',
  cited: 'proof',
  narrative: 'facts',
};
const PROOF =
  /\b(?:prueba|testig\p{L}+|documental|pericial|absolucion|acredit\p{L}+|hechos (?:no controvertidos|probados|a probar))\b/u;
/** A reason that begins so tells what somebody filed, to its end. */
const FILED: readonly [Matter, RegExp][] = [
  [
    'report',
    /^(?:informa|evacua\p{L}*|se (?:trajo|recibio|evacuo|agrego)|informando|rola informe|a (?:fojas|folio)[^.]{0,20}(?:informa|evacua))/u,
  ],
  ['reply', /^[^.;]{0,120}?\b(?:contest(?:o|a|ando)|evacu(?:o|ando)[^.]{0,30}traslado|opone excepcion|opuso)\b/u],
  [
    'request',
    /^(?:compare\p{L}+|con fecha [^.]{3,60}compare|[^.;]{0,160}?\b(?:interpone|interpuso|interponiendo|deduce|dedujo|demanda|recurre|ha deducido|se ha deducido|se ha interpuesto)\b)/u,
  ],
];
const NORM = /^(?:el|la|los) (?:articulos?|ley|inciso|codigo|norma|constitucion)\b|\bdispone que\b|\bestablece que\b/;

/** What a sentence of a ruling or a brief treats, by the part that it stands in and who speaks. */
function inRuling(part: Part | null, voice: Voice | null, folded: string, filed: Matter | null): Matter | null {
  switch (part?.name) {
    case 'resolutive':
    case 'petition':
      return /\bcostas\b/.test(folded) && folded.length < 160 && !DECIDES.test(folded)
        ? 'costs'
        : part.name === 'petition'
          ? 'request'
          : 'decision';
    case 'dissent':
    case 'concurrence':
      return 'dissent';
    case 'heading':
    case 'closing':
    case 'summary':
      return null;
    case 'facts':
      return 'facts';
    default: {
      const story = voice ? STORY[voice] : undefined;
      if (story || filed) return filed ?? story ?? null;
      return PROOF.test(folded) ? 'proof' : NORM.test(folded) ? 'law' : 'reason';
    }
  }
}

/** The voice of each sentence, by where the reading of the ruling has it. */
function voiceAt({ reading: { sentences, voices } }: Read): (at: number) => Voice | null {
  let next = 0;
  return (at) => {
    while (next + 1 < sentences.length && sentences[next + 1]!.start <= at) next++;
    return voices[next] ?? null;
  };
}

/** How central each sentence is: what it shares with the words that the whole returns to; 0 to 1. Linear. */
function centrality(stems: readonly ReadonlySet<string>[]): number[] {
  const df = new Map<string, number>();
  for (const set of stems) for (const stem of set) df.set(stem, (df.get(stem) ?? 0) + 1);
  const idf = (stem: string): number => Math.log(1 + stems.length / df.get(stem)!);
  const raw = stems.map((set) => {
    let [sum, norm] = [0, 0];
    for (const stem of set) {
      const weight = idf(stem);
      sum += weight * weight * df.get(stem)!;
      norm += weight * weight;
    }
    return norm === 0 ? 0 : sum / Math.sqrt(norm);
  });
  const top = raw.reduce((most, value) => Math.max(most, value), 0.0001);
  return raw.map((value) => Math.min(1, value / top));
}

function labelled(kind: Read['kind'], part: Part | null, label: string | undefined): string | undefined {
  const said = kind === 'ruling' || kind === 'brief' ? part?.label || undefined : label;
  if (said === undefined || said.length > LABEL || said.length < 2) return undefined;
  return /\p{Ll}/u.test(said) ? said : said[0]! + said.slice(1).toLowerCase();
}

/** Reads a source for its script. Linear in its length. */
export function study(source: number, title: string, text: string, language: Language): Study {
  const read = readKind(text);
  const { kind, reading, clauses } = read;
  const units = isForeign(text) ? [] : unitsOf(text, language);
  const stems = units.map(({ folded }) => new Set(stemsOf(folded, language)));
  const central = centrality(stems);
  const voices = voiceAt(read);
  const judged = kind === 'ruling' || kind === 'brief';
  const seen = new Set<number>();
  let filed: Matter | null = null;
  const told = units.flatMap((unit, i): Told[] => {
    const part = judged ? partAt(reading.structure, unit.start) : null;
    const voice = judged ? voices(unit.start) : null;
    if (part && !seen.has(part.start)) filed = FILED.find(([, sign]) => sign.test(unit.folded))?.[0] ?? null;
    const matter = judged ? inRuling(part, voice, unit.folded, filed) : matterOf(unit.folded);
    if (matter === null) return [];
    const clause = judged ? undefined : clauseAt(clauses, unit.start);
    if (clause?.part === 'signature') return [];
    const section = part?.start ?? clause?.start ?? 0;
    const first = !seen.has(section);
    seen.add(section);
    const words = unit.cost;
    const worth =
      (0.35 + 0.65 * central[i]!) *
      weightOf(kind, matter) *
      (first ? 1.4 : 1) *
      (unit.more ? 0.75 : 1) *
      (matter === 'dissent' && VOTES.test(unit.folded) ? VOTER : 1) *
      (kind === 'law' && !/^art/i.test(clause?.label ?? '') ? BOILER : 1) *
      (!judged && isBoilerplate(unit.folded) ? BOILER : 1) *
      (words < PLEASANT.least ? 0.7 : words > PLEASANT.most ? PLEASANT.most / words : 1);
    return [
      {
        ...unit,
        matter: clause?.part === 'recitals' || clause?.part === 'front' ? frontMatter(matter) : matter,
        section,
        label: labelled(kind, part, clause?.part === 'clause' ? clause.label : undefined),
        voice,
        worth,
        risk: riskOf(unit.folded),
        stems: stems[i]!,
      },
    ];
  });
  return { ...read, source, title, text, language, told };
}
/** Before the first clause nothing is agreed: what stands there tells why. */
const frontMatter = (matter: Matter): Matter => (matter === 'object' || matter === 'definition' ? matter : 'recital');
