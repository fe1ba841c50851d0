import type { Language } from '#contract/language.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Draft } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import type { Line } from '../contract.ts';
import type { Point, Written } from './online.ts';
import { Asking, translated } from './script/asking.ts';
import { minutesOf } from './script/fitting.ts';
import { spokenWords, wordsIn } from './script/spoken-length.ts';
import { NAMES, words } from './text.ts';

type Drafted = Draft<typeof contract>;
/** The share of points that a model must have told for the script to leave the language of its document. */
const ENOUGH = 0.4;
/** How much longer than asked a script may become. */
const OVER = 1.05;
/** Words of the opening and the closing, about. */
const EDGES = 75;

/** Lines with the claims that they rest on, numbered anew. */
class Script {
  readonly lines: Line[] = [];
  readonly claims: Claim[] = [];
  private readonly numbers = new Map<string, number>();
  spoken = 0;
  add(line: Line, claim: Claim | null): void {
    const location = claim && { ...line.location, citation_id: this.number(claim) };
    const { location: _, ...rest } = line;
    this.lines.push({ ...rest, ...(location && { location }) });
    this.spoken += spokenWords(line.text);
  }
  private number(claim: Claim): number {
    const key = `${claim.source} ${claim.start} ${claim.end} ${claim.quote}`;
    const known = this.numbers.get(key) ?? this.claims.push(claim);
    this.numbers.set(key, known);
    return known;
  }
}

/** A frame in the language of the script: greetings and the end anew, a question as the other language asks it. */
function framed(line: Line, from: Language, to: Language, asking: Asking): Line {
  if (from === to) return line;
  return { ...line, text: translated(line.text, from, to) ?? asking.about('other', 'other') };
}

type Given = {
  ground: Drafted;
  points: readonly Point[];
  written: ReadonlyMap<Point, Written[]>;
  language: Language;
  /** It is about several sources. */
  many: boolean;
};
/** Puts the lines of a model where the script told the same places. */
export function assembled({ ground, points, written, language: asked, many }: Given): Drafted {
  const { result, claims } = ground;
  const from = result.language as Language;
  const language = from === asked || written.size >= Math.max(1, ENOUGH * points.length) ? asked : from;
  if (written.size === 0) return ground;
  const other = language !== from;
  const said = words[language];
  const out = new Script();
  const asking = new Asking(language);
  const most = wordsIn(result.minutes, language) * OVER;
  const pointAt = new Map(points.map((point) => [point.first, point]));
  const opening = (text: string): Line[] => [
    { speaker: 'a', part: 'opening', text: `${said.hello} ${many ? said.byOne.many : said.byOne.brief}` },
    { speaker: 'b', part: 'opening', text: `${text} ${said.byOne.ours}` },
  ];
  const closing: Line[] = [
    { speaker: 'a', part: 'closing', text: said.end },
    { speaker: 'b', part: 'closing', text: said.check },
  ];
  let frames: Line[] = [];
  const flush = (): void => {
    for (const line of frames) out.add(framed(line, from, language, asking), null);
    frames = [];
  };
  for (let i = 0; i < result.lines.length; i++) {
    const line = result.lines[i]!;
    const point = pointAt.get(i);
    if (line.part === 'opening' || line.part === 'closing') continue;
    if (!line.location) {
      frames.push(line as Line);
      continue;
    }
    const lines = point && out.spoken < most ? written.get(point) : undefined;
    if (point && lines) {
      flush();
      const { location } = line;
      for (const { speaker, text, claim } of lines)
        out.add({ speaker, part: line.part, text, location: { ...location }, by: 'model' }, claim);
      i = point.last;
    } else if (point && other) {
      frames = [];
      i = point.last;
    } else {
      flush();
      out.add(line as Line, claims[line.location.citation_id - 1]!);
    }
  }
  const head = opening(said.about(minutesOf(out.spoken + EDGES, language)));
  const lines = [...head, ...out.lines, ...closing];
  const { a, b } = NAMES[language];
  return {
    result: { ...result, language, speakers: [a, b].map((name) => ({ name, voice: '' })), lines },
    claims: out.claims,
    description: ground.description,
  };
}
