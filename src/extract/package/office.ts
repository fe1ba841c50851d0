import path from 'node:path';
import { parseXml, elementsOf, type Each, type Xml } from './xml.ts';
import { openZip, type Archive } from './zip.ts';

/** Where a part points: to another part of the file, or outside, where nothing is ever fetched from. */
export type Relation = { type: string; target: string; outside: boolean };

/** An office file as parts that point to each other (Open Packaging Conventions, ISO/IEC 29500-2). */
export class OfficeFile {
  private constructor(private readonly archive: Archive) {}

  /** Opens and checks the archive; its errors are `openZip`'s. */
  static open = (bytes: Buffer): OfficeFile => new OfficeFile(openZip(bytes));

  has = (part: string): boolean => this.archive.names.has(part);
  bytes = (part: string): Buffer | null => this.archive.read(part);

  /** A part as XML; null where the file has none of that name. */
  xml(part: string, each?: Each): Xml | null {
    const bytes = this.archive.read(part);
    return bytes && parseXml(bytes, each);
  }

  /** What a part points to, by the names it calls them; the file itself has the name ''. A target that leaves the file is no part and so reads as nothing. */
  relations(part: string): Map<string, Relation> {
    const folder = path.posix.dirname(part);
    const list = this.xml(path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`));
    return new Map(
      elementsOf(list).map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const outside = TargetMode === 'External';
        const target = outside ? Target : path.posix.join('/', Target.startsWith('/') ? '' : folder, Target).slice(1);
        return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, outside }];
      }),
    );
  }

  /** The part that holds the document, as the file says; null where it says none that it has. */
  get main(): string | null {
    for (const { type, target } of this.relations('').values())
      if (type === 'officeDocument' && this.has(target)) return target;
    return null;
  }
}

/** The part that a relation of this type points to; undefined where there is none. */
export const partOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type && !relation.outside)?.target;

const EMBEDDED = ['package', 'oleObject', 'control', 'audio', 'video'];

/** The names of files that a part holds and that are not read. */
export const embeddedIn = (relations: ReadonlyMap<string, Relation>): string[] =>
  [...relations.values()]
    .filter((one) => !one.outside && EMBEDDED.includes(one.type))
    .map(({ target }) => path.posix.basename(target));
