import type { Language } from '#contract/language.ts';
import { joinBlocks } from '../document/blocks.ts';
import { commentLine, headLines } from '../document/end-words.ts';
import type { DocxContext } from './context.ts';
import { Story } from './story.ts';
import type { Relation } from '../package/office.ts';
import { elementsOf, type Xml } from '../package/xml.ts';

/** A part of the document that is read after its body, with where it points. */
type Part = { xml: Xml; story: Story };

function partsOf(context: DocxContext, relations: ReadonlyMap<string, Relation>, type: string): Part[] {
  const targets = new Set(
    [...relations.values()].filter((one) => one.type === type && !one.outside).map(({ target }) => target),
  );
  return [...targets].flatMap((target) => {
    const xml = context.file.xml(target);
    return xml ? [{ xml, story: new Story(context, context.file.relations(target)) }] : [];
  });
}

/** The notes that the text refers to, each after its mark. A note may refer to no other. */
export function readNotes(context: DocxContext, relations: ReadonlyMap<string, Relation>): string[] {
  return (['footnote', 'endnote'] as const).flatMap((kind) =>
    partsOf(context, relations, `${kind}s`).flatMap(({ xml, story }) =>
      elementsOf(xml, `w:${kind}`).flatMap((note) => {
        const mark = context.notes.markOf(`w:${kind}Reference`, note.attributes['w:id'] ?? '');
        const text = mark === null ? '' : joinBlocks(story.blocks(note));
        return text === '' ? [] : [`${mark}: ${text}`];
      }),
    ),
  );
}

/** Each comment with who wrote it and the words that it is about. Call it after the text was read. */
export function readComments(
  context: DocxContext,
  relations: ReadonlyMap<string, Relation>,
  language: Language,
): string[] {
  return partsOf(context, relations, 'comments').flatMap(({ xml, story }) =>
    elementsOf(xml, 'w:comment').flatMap((comment) => {
      const { 'w:id': id = '', 'w:author': author = '' } = comment.attributes;
      const text = joinBlocks(story.blocks(comment));
      return commentLine(text, author, context.anchors.get(id) ?? '', language) ?? [];
    }),
  );
}

/** Headers and footers, each text once. */
export const readHeads = (
  context: DocxContext,
  relations: ReadonlyMap<string, Relation>,
  language: Language,
): string[] =>
  (['header', 'footer'] as const).flatMap((kind) =>
    headLines(
      kind,
      partsOf(context, relations, kind).map(({ xml, story }) => joinBlocks(story.blocks(xml))),
      language,
    ),
  );
