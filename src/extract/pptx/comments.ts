import { plain } from '../document/marks.ts';
import { partOf, type OfficeFile, type Relation } from '../package/office.ts';
import { childOf, elementsOf, ownText, within, type Xml } from '../package/xml.ts';
import { textOf } from './paragraphs.ts';

export type Comment = { author: string; text: string };

const local = ({ name }: Xml): string => name.slice(name.indexOf(':') + 1);

/** Who may have commented, by the numbers or names that comments know them by: as old programs keep them and as new ones do. */
export function authorsIn(file: OfficeFile, relations: ReadonlyMap<string, Relation>): Map<string, string> {
  const lists = ['commentAuthors', 'authors'].map((type) => {
    const target = partOf(relations, type);
    return target === undefined ? null : file.xml(target);
  });
  return new Map(
    lists
      .flatMap((list) => elementsOf(list))
      .map(({ attributes }) => [attributes['id'] ?? '', attributes['name'] ?? '']),
  );
}

/** A comment and the answers to it. */
function thread(element: Xml, authors: ReadonlyMap<string, string>): Comment[] {
  const parts = elementsOf(element);
  const old = childOf(element, 'p:text');
  const body = parts.find((part) => local(part) === 'txBody');
  const text = old
    ? plain(ownText(old))
    : (body ? within(body, ['a:p']) : []).map((paragraph) => textOf(paragraph)).join(' ');
  const answers = parts.filter((part) => local(part) === 'replyLst').flatMap((list) => elementsOf(list));
  return [
    { author: authors.get(element.attributes['authorId'] ?? '') ?? '', text },
    ...answers.flatMap((answer) => thread(answer, authors)),
  ];
}

/** The comments on a slide, from the part that holds them. */
export const commentsIn = (part: Xml | null, authors: ReadonlyMap<string, string>): Comment[] =>
  elementsOf(part)
    .filter((element) => local(element) === 'cm')
    .flatMap((element) => thread(element, authors));
