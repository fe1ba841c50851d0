import type { Language } from '#contract/language.ts';
import { mapCells } from '#contract/card.ts';
import { tellSources } from '#reading/compose/sheets/answer.ts';
import type { Draft, DraftCell, OwnSegment, OpenSource } from './port.ts';
import { cellOf, head, quoteOf, say } from './quoting.ts';

/**
 * What sources are, as an answer: the line that tells it, a card a source, and the sentence that says most; a line for each where they are many; `told`: the sources that are told. Null where
 * nothing of them can be told.
 */
export function sheetsOf(
  sources: readonly OpenSource[],
  asked: readonly number[],
  question: string,
  language: Language,
): { draft: Pick<Draft, 'direct' | 'cards'> & { segments: OwnSegment[] }; told: readonly number[] } | null {
  const told = tellSources(sources, asked, question, language);
  if (told.length === 0) return null;
  const lines = told.map(({ source, line }) =>
    line.map((piece) => ('text' in piece ? say(piece.text) : quoteOf(sources, { source, ...piece }))),
  );
  const cards = told.flatMap(({ source, sheet }) =>
    sheet
      ? [
          mapCells(sheet, (cell): DraftCell => {
            if (cell.state !== 'stated') return { state: cell.state };
            const { start, end, focus } = cell;
            return cellOf(sources, { source, start, end, focus });
          }),
        ]
      : [],
  );
  const [only] = told;
  const listed = told.flatMap(({ source, title, lead, sheet }): OwnSegment[] =>
    sheet || !lead ? [] : [head(title), quoteOf(sources, { source, ...lead })],
  );
  const passage = only!.passage ? [quoteOf(sources, { source: only!.source, ...only!.passage })] : [];
  const draft =
    told.length === 1 ? { direct: lines[0]!, segments: passage, cards } : { direct: [], segments: listed, cards };
  return { draft, told: told.map(({ source }) => source) };
}
