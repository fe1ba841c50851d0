import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { joinBlocks, type DocxContext } from './context.ts';
import { Story } from './story.ts';
import type { Relation } from '../package/office.ts';
import { elementsOf, type Xml } from '../package/xml.ts';

/** Characters of what a comment is about that are told. */
const ANCHOR = 120;

/** What is said of the parts that stand after the text. */
export const endWords = {
  en: {
    header: 'Header',
    footer: 'Footer',
    comment: (author: string, anchor: string) => `Comment${author && ` by ${author}`}${anchor && ` on “${anchor}”`}`,
    outside: 'Link to another file, not followed',
    embedded: 'Embedded file, not read',
  },
  es: {
    header: 'Encabezado',
    footer: 'Pie de página',
    comment: (author: string, anchor: string) =>
      `Comentario${author && ` de ${author}`}${anchor && ` sobre «${anchor}»`}`,
    outside: 'Vínculo a otro archivo, no seguido',
    embedded: 'Archivo incrustado, no leído',
  },
} as const;

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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Each comment with who wrote it and the words that it is about. Call it after the text was read. */
export function readComments(
  context: DocxContext,
  relations: ReadonlyMap<string, Relation>,
  language: Language,
): string[] {
  return partsOf(context, relations, 'comments').flatMap(({ xml, story }) =>
    elementsOf(xml, 'w:comment').flatMap((comment) => {
      const text = oneLine(joinBlocks(story.blocks(comment)));
      if (text === '') return [];
      const anchor = oneLine(context.anchors.get(comment.attributes['w:id'] ?? '') ?? '');
      const short = anchor.length > ANCHOR ? `${anchor.slice(0, ANCHOR - 1).trimEnd()}…` : anchor;
      const author = oneLine(comment.attributes['w:author'] ?? '');
      return [`[${endWords[language].comment(author, short)}: ${text}]`];
    }),
  );
}

/** Headers and footers, each text once: what stands on every page is no part of the text that runs over them. */
export function readHeads(
  context: DocxContext,
  relations: ReadonlyMap<string, Relation>,
  language: Language,
): string[] {
  return (['header', 'footer'] as const).flatMap((kind) => {
    const texts = partsOf(context, relations, kind).map(({ xml, story }) => joinBlocks(story.blocks(xml)));
    return [...new Set(texts.filter(Boolean))].map((text) => `[${endWords[language][kind]}] ${text}`);
  });
}

const EMBEDDED = ['package', 'oleObject', 'control'];

/** What the document holds or would take from outside and what was not read: nobody shall think that it was. */
export function unreadLines(
  { outside }: DocxContext,
  relations: ReadonlyMap<string, Relation>,
  language: Language,
): string[] {
  const embedded = [...relations.values()]
    .filter((one) => !one.outside && EMBEDDED.includes(one.type))
    .map(({ target }) => `[${endWords[language].embedded}: ${path.posix.basename(target)}]`);
  return [...embedded, ...[...outside].map((target) => `[${endWords[language].outside}: ${oneLine(target)}]`)];
}
