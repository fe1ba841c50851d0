import type { Language } from '#contract/language.ts';
import { languageOfText } from '#reading/language.ts';
import { joinBlocks } from '../document/blocks.ts';
import { commentLine, headLines, unreadLines } from '../document/end-words.ts';
import { finish } from '../document/finish.ts';
import { withoutImages } from '../document/marks.ts';
import { Unreadable, type Extracted } from '../extracted.ts';
import { embeddedIn, OfficeFile, partOf, type Relation } from '../package/office.ts';
import { childOf, elementsOf, type Xml } from '../package/xml.ts';
import { authorsIn, commentsIn, type Comment } from './comments.ts';
import { readSlide, type Slide } from './slide.ts';

const WORDS = {
  en: { slide: 'Slide', hidden: 'hidden', notes: 'Speaker notes' },
  es: { slide: 'Diapositiva', hidden: 'oculta', notes: 'Notas del orador' },
} as const;

/** A slide with its number, its notes and what was said of it. */
type Numbered = Slide & { number: number; hidden: boolean; notes: string; comments: Comment[] };

/** The slides of a presentation in their order; each part is read once, however often a file names it. */
class Presentation {
  readonly embedded: string[] = [];
  readonly outside = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly relations: ReadonlyMap<string, Relation>;
  private readonly authors: ReadonlyMap<string, string>;

  constructor(
    private readonly file: OfficeFile,
    main: string,
  ) {
    this.relations = file.relations(main);
    this.authors = authorsIn(file, this.relations);
  }

  slides(list: Xml | undefined): Numbered[] {
    return elementsOf(list, 'p:sldId').flatMap(({ attributes }, i) => {
      const target = this.relations.get(attributes['r:id'] ?? '');
      return target && !target.outside ? (this.slide(target.target, i + 1) ?? []) : [];
    });
  }

  private once(part: string | undefined): Xml | null {
    if (part === undefined || this.seen.has(part)) return null;
    this.seen.add(part);
    return this.file.xml(part);
  }

  private slide(part: string, number: number): Numbered | null {
    const xml = this.once(part);
    if (!xml) return null;
    const relations = this.file.relations(part);
    this.embedded.push(...embeddedIn(relations));
    for (const { type, target, outside } of relations.values())
      if (outside && type !== 'hyperlink') this.outside.add(target);
    const own = readSlide(xml, { file: this.file, relations });
    const page = this.once(partOf(relations, 'notesSlide'));
    const notes = page && readSlide(page, { file: this.file, relations: new Map() });
    return {
      ...own,
      // The page that notes are printed on has a head and a foot of its own.
      foot: [...own.foot, ...(notes?.foot ?? [])],
      number,
      hidden: ['0', 'false'].includes(xml.attributes['show'] ?? ''),
      notes: notes ? joinBlocks(notes.blocks) : '',
      comments: commentsIn(this.once(partOf(relations, 'comments')), this.authors),
    };
  }
}

function write({ number, hidden, title, blocks, notes }: Numbered, language: Language): string {
  const words = WORDS[language];
  const head = `## ${words.slide} ${number}${hidden ? ` [${words.hidden}]` : ''}${title && `: ${title}`}`;
  return [head, joinBlocks(blocks), notes && `[${words.notes}] ${notes}`].filter(Boolean).join('\n\n');
}

/**
 * Reads a presentation slide by slide: a heading with the number and title of each, then its text, tables, charts and what describes its pictures, then
 * the notes of its speaker; after all slides the comments, and what stands at their feet once. Slides and shapes that are hidden are read and say so.
 * What layouts and masters draw on every slide is not read. Throws WRONG_TYPE, CORRUPT, ARCHIVE_LIMIT, TOO_MUCH_TEXT or NO_TEXT.
 */
export function readPptx(bytes: Buffer): Extracted {
  const file = OfficeFile.open(bytes);
  const main = file.main;
  const root = main === null ? null : file.xml(main);
  if (main === null || root?.name !== 'p:presentation') throw new Unreadable('WRONG_TYPE');
  const presentation = new Presentation(file, main);
  const slides = presentation.slides(childOf(root, 'p:sldIdLst'));
  const words = slides.map(({ title, blocks, notes }) => [title, joinBlocks(blocks), notes].join('\n')).join('\n');
  if (withoutImages(words).trim() === '') throw new Unreadable('NO_TEXT');
  const own = languageOfText(words);
  return finish({
    body: slides.map((slide) => write(slide, own)).join('\n\n'),
    comments: (language) =>
      slides.flatMap(({ number, comments }) =>
        comments.flatMap(
          ({ author, text }) => commentLine(text, author, `${WORDS[language].slide} ${number}`, language) ?? [],
        ),
      ),
    heads: (language) =>
      headLines(
        'footer',
        slides.flatMap(({ foot }) => foot),
        language,
      ),
    unread: (language) => unreadLines(presentation.embedded, presentation.outside, language),
  });
}
