import type { Language } from '#contract/language.ts';
import { mapCells } from '#contract/card.ts';
import type { Range } from '#reading/lines.ts';
import { tellSources } from '#reading/compose/sheets/answer.ts';
import type { Claim, Draft, DraftCell, DraftSegment, OpenSource } from './port.ts';

/**
 * What sources are, as an answer: the line that tells it, a card a source, and the sentence that says most; a line for each where they are many; `told`: the sources that are told. Null where
 * nothing of them can be told.
 */
export function sheetsOf(
  sources: readonly OpenSource[],
  asked: readonly number[],
  question: string,
  language: Language,
): { draft: Pick<Draft, 'direct' | 'segments' | 'cards'>; told: readonly number[] } | null {
  const told = tellSources(sources, asked, question, language);
  if (told.length === 0) return null;
  const claimOf = (source: number, { start, end }: Range): Claim => ({
    source,
    start,
    end,
    quote: sources[source]!.text.slice(start, end),
  });
  const quoteOf = (source: number, range: Range, focus?: Range): DraftSegment => {
    const claim = claimOf(source, range);
    return {
      kind: 'quote',
      text: claim.quote,
      claims: [claim],
      ...(focus && { focus: sources[source]!.text.slice(focus.start, focus.end) }),
    };
  };
  const lines = told.map(({ source, line }) =>
    line.map((piece): DraftSegment =>
      'text' in piece ? { kind: 'prose', text: piece.text, claims: [] } : quoteOf(source, piece),
    ),
  );
  const cards = told.flatMap(({ source, sheet }) =>
    sheet
      ? [
          mapCells(sheet, (cell): DraftCell => {
            if (cell.state !== 'stated') return { state: cell.state };
            const focus = cell.focus && sources[source]!.text.slice(cell.focus.start, cell.focus.end);
            return { state: 'stated', claim: claimOf(source, cell), ...(focus && { focus }) };
          }),
        ]
      : [],
  );
  const [only] = told;
  const listed = told.flatMap(({ source, title, lead, sheet }): DraftSegment[] =>
    sheet || !lead ? [] : [{ kind: 'heading', text: title, claims: [] }, quoteOf(source, lead)],
  );
  const passage = only!.passage ? [quoteOf(only!.source, only!.passage, only!.passage.focus)] : [];
  const draft =
    told.length === 1 ? { direct: lines[0]!, segments: passage, cards } : { direct: [], segments: listed, cards };
  return { draft, told: told.map(({ source }) => source) };
}
