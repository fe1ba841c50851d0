import type { Range } from '#reading/lines.ts';
import { foldSameLength } from '#reading/references/cursor.ts';
import type { Cited } from '#reading/rulings/cited.ts';
import { readDocument } from '#reading/rulings/read.ts';
import type { Outcome } from '#reading/rulings/result.ts';
import { stemsOf } from '#reading/words.ts';

/** Content words of a statement from which on it can be compared, and shares of them that a sentence holds. Ours. */
const FEWEST = 5;
const SHARE = { party: 0.75, court: 0.6, turned: 0.7, opposed: 0.45 } as const;
/** What a statement says that was done with an appeal, a claim or a decision. */
const GRANTED =
  /\b(?:anul|invalid|acog|revoc|enmend)\w*[^.;]{0,40}\b(?:recurso|nulidad|sentencia|fallo|veredicto|demanda|casacion|decision|resolucion|accion)\b|\bdej(?:o|aron) sin efecto\b/;
const DISMISSED = /\b(?:rechaz|desestim|deneg|rehus)\w*[^.;]{0,40}\b(?:recurso|demanda|accion|nulidad|casacion)\b/;
const WON: readonly Outcome[] = ['annuls', 'reverses', 'replaces', 'grants', 'grants-in-part'];
const LOST: readonly Outcome[] = ['rejects', 'inadmissible', 'confirms'];
const DENIES = /\b(?:no|ni|sin|nunca|jamas|tampoco)\b/;
/** A reason that tells what a party says, whoever writes it. */
const TELLS =
  /\b(?:sostiene|alega|afirma|expone|arguye|aduce|plantea|denuncia|pide|solicita|acusa|refiere|manifiesta)n?\b/;

/** What a court says of an argument that it does not follow. */
const REFUSES =
  /\bno (?:puede|pueden|ha de|debe|logra) (?:prevalecer|prosperar|acogerse|aceptarse|atenderse|compartirse)\b|\b(?:sera|debe ser|ha de ser) (?:desestimad|desechad|rechazad|descartad)/;
/** Words that cannot both be true of one matter: what the statement says, what the court says. Ours. */
const OPPOSED: readonly (readonly [stated: RegExp, held: RegExp])[] = [
  [
    /\b(?:tod[oa]s?|siempre|cualquier\w*|sin (?:distincion|excepcion)|aun (?:quien|cuando))\b/,
    /\b(?:circunscri\w+|restring\w+|se limita|limitarse|solo (?:a|los|las|quien|respecto)|unicamente|exclusivamente|sin que (?:pueda|se) extend\w+|no (?:alcanza|se extiende|puede extenderse))\b/,
  ],
  [
    /^(?!.*\b(?:no basta|no es (?:\w+ )?suficiente|insuficiente)).*\b(?:basta|suficiente|es bastante)\b/,
    /\b(?:no (?:basta|es (?:\w+ )?suficiente|resulta suficiente)|insuficiente|se requiere (?:ademas|otro)|si no concurre)\b/,
  ],
  [
    /\b(?:no (?:basta|es suficiente)|insuficiente)\b/,
    /(?<!\bno )\bbasta\b|(?<!\bno es )\bsuficiente\b|\bpor la sola\b|\bcon la sola\b/,
  ],
  [/(?<!\bno )\b(?:es|resulta) (?:valid|licit|proced)\w*/, /\b(?:nul[oa]|ilicit[oa]|improceden\w+|invalid[oa])\b/],
  [/\b(?:es|resulta) (?:nul|ilicit|improceden|invalid)\w*/, /(?<!\bno )\b(?:es|resulta) (?:valid|licit|proced)\w*/],
];

type Said = { range: Range; share: number; denies: boolean };

/**
 * Where a ruling says otherwise than it is cited for: it decided the other way, only a party said it there, or the court said the contrary in the same words.
 * Null where its words agree, or do not tell. `statement`: what it is cited for.
 */
export function saysOtherwise(statement: string, ruling: string): Range | null {
  const folded = foldSameLength(statement);
  const { sentences, voices, decision, folded: text } = readDocument(ruling);
  if (decision) {
    const won = GRANTED.test(folded) && LOST.includes(decision.outcome);
    const lost = DISMISSED.test(folded) && WON.includes(decision.outcome);
    if (won || lost) return { start: decision.start, end: decision.end };
  }
  const stems = new Set(stemsOf(statement, 'es').filter((stem) => stem.length > 2 && !/\d/.test(stem)));
  if (stems.size < FEWEST) return null;
  const contrary = OPPOSED.filter(([stated]) => stated.test(folded)).map(([, held]) => held);
  const against: Said[] = [];
  const best = { party: null as Said | null, court: null as Said | null };
  for (const [i, range] of sentences.entries()) {
    const held = new Set(stemsOf(ruling.slice(range.start, range.end), 'es'));
    const share = [...stems].filter((stem) => held.has(stem)).length / stems.size;
    const words = text.slice(range.start, range.end);
    const isOwn = (voices[i] ?? 'document') === 'document' && !TELLS.test(words);
    if (isOwn && contrary.some((pattern) => pattern.test(words))) against.push({ range, share, denies: true });
    const who = isOwn && !REFUSES.test(words) ? 'court' : 'party';
    if (share > (best[who]?.share ?? 0)) best[who] = { range, share, denies: DENIES.test(words) };
  }
  const { party, court } = best;
  if (court && court.share >= SHARE.turned && court.denies !== DENIES.test(folded)) return court.range;
  const opposed = against.filter((one) => one.share >= Math.max(SHARE.opposed, court?.share ?? 0));
  if (opposed[0]) return opposed[0].range;
  const onlyParty = party && party.share >= SHARE.party && (court?.share ?? 0) < SHARE.court;
  return onlyParty ? party.range : null;
}

/** The statement that a ruling is cited for at its first place where it is told for the document. */
export function statementOf({ mentions, told }: Cited, text: string): string {
  const first = mentions.find((one) => one.told.stance === told.stance) ?? mentions[0]!;
  const { start, end } = first.proposition ?? first.passage;
  return text.slice(start, end);
}
