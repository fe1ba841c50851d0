import type { AnswerContent } from '#contract/answer.ts';
import type { Card, Cell } from '#contract/card.ts';
import { tableOf } from '#contract/card-table.ts';
import { isFound, type Notes } from './citing.ts';
import type { Block, Run } from './paper.ts';
import { flow, type Wording } from './wording.ts';

/** A card as blocks: its title, its items as a list or its rows as a table, each cell with its footnote, and its remark. */
export function cardBlocks(card: Card, { citations }: AnswerContent, notes: Notes, { t }: Wording): Block[] {
  const cellRuns = ({ state, text, citation_id }: Cell): Run[] => {
    const none = state === 'silent' && card.kind === 'comparison' ? t.absent : t.silent;
    if (state !== 'stated') return [{ text: state === 'silent' ? none : t.unread, italic: true }];
    const citation = citations.find((one) => one.citation_id === citation_id);
    const words: Run = citation && isFound(citation) ? { text: flow(text) } : { text: `[${t.deleted}]`, italic: true };
    return citation ? [words, { note: notes.numberOf(citation) }] : [words];
  };
  const say = (text: string): Run[] => [{ text: flow(text) }];
  const { head, rows, isListed, hasAfter } = tableOf(card);
  const items = rows.map(({ cells, after }): Block[] => [
    {
      kind: 'paragraph',
      runs: [
        ...cells.flatMap((cell, at) => [...(at > 0 ? say('; ') : []), ...cellRuns(cell)]),
        ...(after ? [{ text: ` (${flow(after)})` }] : []),
      ],
    },
  ]);
  const named = head.length === 1 ? [head[0] || t.says] : head;
  const table = [
    [t.matter, ...named, ...(hasAfter ? [t.where] : [])].map(say),
    ...rows.map(({ before, cells, after }) => [say(before), ...cells.map(cellRuns), ...(hasAfter ? [say(after)] : [])]),
  ];
  const remark = [card.about, card.note].filter(Boolean).join(' · ');
  return [
    { kind: 'heading', level: 3, runs: say(card.title) },
    isListed ? { kind: 'list', ordered: true, start: 1, items } : { kind: 'table', rows: table },
    ...(remark ? [{ kind: 'paragraph', small: true, runs: say(remark) } as const] : []),
  ];
}
