import type { Language } from '#contract/language.ts';
import { evidenceAt } from '#reading/evidence/evidence.ts';
import { figureCards } from '#reading/compose/cards/figures.ts';
import { reply, type Part } from '#reading/reply.ts';
import type { Selected } from '#server/sources/open.ts';
import cards from './data/cards.json' with { type: 'json' };
import { share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { opened } from './reply/engine/source.ts';
import { onSides, sideOf, type Side } from './split.ts';

/** A question, the figure that answers it, and another figure of the documents: of the same thing where it is planted, of another where it is harmless. */
type Pair = readonly [question: string, first: string, other: string];
/** Short documents with figures that contradict each other, and figures that only look as if they did. Written before the rules that read them. */
type Planted = {
  name: string;
  language: Language;
  texts: readonly string[];
  planted: readonly Pair[];
  harmless: readonly Pair[];
  /** Given to those of 28 November 2026; the others are dealt by their names. */
  side?: Side;
};
const DOCUMENTS = cards as unknown as readonly Planted[];
const ofSide = ({ name, side }: Planted): Side => side ?? sideOf(name);
/** `--list`: each wrong one of the tuned side. */
type Told = { isAnswer: boolean; isFirst: boolean; isSaid: boolean; isAny: boolean };

/** The part of an answer, with its evidence put at the sentence that holds the first figure: how the gate and the ranking do is measured elsewhere. */
function atFigure(sources: readonly Selected[], part: Part, first: string): Part {
  const { text, index } = sources[0]!;
  const best = part.evidence[0];
  if (best?.source === 0 && text.slice(best.sentence.start, best.sentence.end).includes(first)) return part;
  const at = text.indexOf(first);
  const s = index.sentenceStart.findLastIndex((start) => start <= at);
  const sentence = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
  return { ...part, evidence: [evidenceAt(sources, 0, sentence, 1)] };
}

/** Whether another figure is said beside the first one. */
function told({ name, texts, language }: Planted, [question, first, other]: Pair): Told {
  const sources = texts.map((text, i) => opened(`${name} ${i}`, `${name} ${i}`, text));
  const answer = reply(sources, question);
  const [part] = answer.parts as [Part];
  const [best] = part.evidence;
  const quoted = best ? sources[best.source]!.text.slice(best.sentence.start, best.sentence.end) : '';
  const cards = figureCards(sources, atFigure(sources, part, first), language);
  const cells = cards.filter(({ kind }) => kind === 'figures').flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const said = cells.map((cell) =>
    cell.state === 'stated' ? sources[cell.quote.source]!.text.slice(cell.quote.start, cell.quote.end) : '',
  );
  return {
    isAnswer: answer.outcome === 'answer',
    isFirst: quoted.includes(first),
    isAny: said.length > 0,
    isSaid: said.some((words) => words.includes(other) || other.includes(words)),
  };
}

function run(report: (figure: Figure) => void): Promise<void> {
  const list = process.argv.includes('--list');
  return onSides(report, DOCUMENTS, ofSide, (tell, documents) => {
    const of = (which: 'planted' | 'harmless') =>
      documents.flatMap((one) => one[which].map((pair) => ({ pair, of: one.name, ...told(one, pair) })));
    const [planted, harmless] = [of('planted'), of('harmless')];
    const percent = (all: readonly Told[], is: (one: Told) => boolean): number =>
      share(all.filter(is).length, all.length);
    if (list)
      for (const one of [...planted.filter(({ isSaid }) => !isSaid), ...harmless.filter(({ isSaid }) => isSaid)])
        if (ofSide(DOCUMENTS.find(({ name }) => name === one.of)!) === 'tuned')
          process.stdout.write(`  ${one.of}: ${one.pair.join(' · ')}\n`);
    tell({
      name: 'planted contradictions said',
      value: percent(planted, (one) => one.isSaid),
      unit: '%',
      of: planted.length,
      bar: { min: 80 },
    });
    tell({
      name: 'harmless figures said to contradict',
      value: percent(harmless, (one) => one.isSaid),
      unit: '%',
      of: harmless.length,
      bar: { max: 5 },
    });
    tell({
      name: 'any figures said to contradict where harmless ones are asked for',
      value: percent(harmless, (one) => one.isAny),
      unit: '%',
      of: harmless.length,
    });
    const all = [...planted, ...harmless];
    tell({
      name: 'the figure is in the first sentence',
      value: percent(all, (one) => one.isFirst),
      unit: '%',
      of: all.length,
    });
    tell({ name: 'answered with a claim', value: percent(all, (one) => one.isAnswer), unit: '%', of: all.length });
  });
}

export const bench: Bench = {
  name: 'cards',
  about: 'planted contradictions that the card of two figures says, and harmless figures that it takes for one',
  run,
};
