import type { Node, Referred } from './setter.ts';

/** Points: a page (Letter), its margins, the room above the first note with its rule, and the most that notes may take of a page. */
export const PAGE = { width: 612, height: 792, side: 85, top: 78, bottom: 72, rule: 14, most: 330 } as const;
/** Times that pages are laid out until each holds its notes; those after which a page keeps the room that it once needed. */
const TRIES = { all: 14, free: 4 } as const;
/** Notes with which a document has them at its end: laying it out so often would take too long. */
export const NOTES_MOST = 400;

/** What a page needs for its notes, by the number of the page. */
type Rooms = ReadonlyMap<number, number>;
/** The notes of each page, in order. */
type Pages = ReadonlyMap<number, readonly number[]>;
/** Lays the document out with so much room at the foot of its pages; what was referred to is then written into the texts (`positions`). */
type LayOut = (rooms: Rooms) => Promise<readonly Referred[]>;

/**
 * The page on which a note is first referred to, by the line that is as far on in its text; null where the text was not laid out. Of a text that was kept in one
 * piece pdfmake tells the page of its first line alone; its other lines then seem to stand before it.
 */
function pageOf({ text, at }: Referred): number | null {
  const positions = text.positions as { pageNumber: number }[] | undefined;
  const line = positions?.[Math.min(positions.length - 1, Math.floor(at * positions.length))];
  return line ? Math.max(line.pageNumber, positions![0]!.pageNumber) : null;
}

function pagesOf(marks: readonly Referred[]): Pages {
  const pages = new Map<number, number[]>();
  for (const mark of marks) {
    const page = pageOf(mark);
    if (page !== null) pages.set(page, [...(pages.get(page) ?? []), mark.note]);
  }
  return pages;
}

/**
 * The notes of each page and the room that they have there, so that every note stands at the foot of the page that first refers to it. Null where that
 * cannot be had: then the notes stand at the end. `heights`: of each note, in points.
 */
export async function placeNotes(
  layOut: LayOut,
  heights: ReadonlyMap<number, number>,
): Promise<{ pages: Pages; rooms: Rooms } | null> {
  let rooms: Rooms = new Map();
  for (let tried = 0; tried < TRIES.all; tried++) {
    const pages = pagesOf(await layOut(rooms));
    const needed = new Map(
      [...pages].map(([page, notes]) => [
        page,
        PAGE.rule + notes.reduce((sum, note) => sum + (heights.get(note) ?? 0), 0),
      ]),
    );
    if ([...needed].every(([page, room]) => room <= (rooms.get(page) ?? 0))) return { pages, rooms };
    // A text that goes overleaf with its note leaves room: from then on that room is kept, else it would come back.
    const kept = tried < TRIES.free ? new Map<number, number>() : rooms;
    const next = new Map(kept);
    for (const [page, room] of needed) next.set(page, Math.max(room, kept.get(page) ?? 0));
    if ([...next.values()].some((room) => room > PAGE.most)) return null;
    rooms = next;
  }
  return null;
}

/** The notes at the foot of a page, below a short rule. */
export const footOf = (notes: readonly Node[], room: number): Node => ({
  margin: [PAGE.side, PAGE.height - PAGE.bottom - room, PAGE.side, 0],
  stack: [
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: 110, y2: 0, lineWidth: 0.5, lineColor: '#b9bec8' }],
      margin: [0, 5, 0, 4],
    },
    ...notes,
  ],
});
