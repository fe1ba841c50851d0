import { readDrawing } from '../package/drawing.ts';
import { partOf, type OfficeFile, type Relation } from '../package/office.ts';
import { richText, type Workbook } from './book.ts';
import { childOf, elementsOf, ownText, within, type Xml } from '../package/xml.ts';

/** What somebody noted on a cell. */
export type CellComment = { address: string; author: string; text: string };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Notes, and the threads that newer programs keep beside them: where a cell has a thread, its note only says so. */
export function commentsOf(file: OfficeFile, relations: ReadonlyMap<string, Relation>, book: Workbook): CellComment[] {
  const part = (from: ReadonlyMap<string, Relation>, type: string): Xml | null => {
    const target = partOf(from, type);
    return target === undefined ? null : file.xml(target);
  };
  const people = new Map(
    elementsOf(part(book.relations, 'person')).map(({ attributes }) => [attributes['id'], attributes['displayName']]),
  );
  const threads = elementsOf(part(relations, 'threadedComment')).map((comment) => ({
    address: comment.attributes['ref'] ?? '',
    author: people.get(comment.attributes['personId']) ?? '',
    text: elementsOf(comment)
      .filter(({ name }) => /(?:^|:)text$/.test(name))
      .map(ownText)
      .join(' '),
  }));
  const threaded = new Set(threads.map(({ address }) => address));
  const notes = part(relations, 'comments');
  const authors = elementsOf(childOf(notes, 's:authors')).map(ownText);
  const noted = elementsOf(childOf(notes, 's:commentList')).map((comment) => ({
    address: comment.attributes['ref'] ?? '',
    author: authors[Number(comment.attributes['authorId'])] ?? '',
    text: elementsOf(comment, 's:text').map(richText).join(' '),
  }));
  return [...noted.filter(({ address }) => !threaded.has(address)), ...threads]
    .map(({ address, author, text }) => ({ address, author: oneLine(author), text: oneLine(text) }))
    .filter(({ text }) => text !== '');
}

/** What is drawn on a sheet: the paragraphs of its text boxes and the lines of its charts. */
export function drawnOn(file: OfficeFile, relations: ReadonlyMap<string, Relation>): string[] {
  return [...relations.values()].flatMap(({ type, target, outside }) => {
    const drawing = type === 'drawing' && !outside ? file.xml(target) : null;
    if (!drawing) return [];
    const boxes = within(drawing, ['xdr:txBody']).map((box) =>
      within(box, ['a:p'])
        .map((paragraph) => within(paragraph, ['a:t']).map(ownText).join(''))
        .join(' '),
    );
    return [...boxes, ...readDrawing(drawing, file, file.relations(target)).lines].map(oneLine).filter(Boolean);
  });
}
