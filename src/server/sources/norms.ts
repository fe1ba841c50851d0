import { LAW_SETS, lawAddress, type FoundLaw } from '#contract/laws.ts';
import { clean, cut } from '#contract/words.ts';
import { Problem } from '#server/http/problem.ts';
import type { LawQuestion, Laws, NormName } from '#server/ports/laws/port.ts';
import { metaOf } from '#extract/norm/body.ts';
import { dayOf, isArticle, nameAs, nameOf, quiet, versionOf } from '#extract/norm/norm.ts';
import { isNorm } from '#extract/sniff.ts';
import { childOf, elementsOf, ownText, parseXml, within, type Xml } from '#extract/package/xml.ts';

/** Norms of a search at most. */
const MOST = 10;
const pageOf = (norm: string): string => lawAddress('idNorma', norm);
const isId = (id: string): boolean => /^\d{1,12}$/.test(id);
/** Words of the service in one line, no longer than they are told. */
const told = (words: string | null, most: number): string => cut(clean(words ?? ''), most);

/** What a norm says of its size as it is read: parts are counted as they close, and none of them is held. */
class Size {
  private articles = 0;
  private characters = 0;
  private parts = 0;
  readonly each = {
    below: 'EstructurasFuncionales',
    take: (part: Xml): void => {
      this.parts++;
      if (isArticle(part)) this.articles++;
      this.add(childOf(part, 'Texto'));
    },
  };

  private add(text: Xml | undefined): void {
    if (text) this.characters += ownText(text).replace(/\s+/g, ' ').trim().length;
  }
  /** The size of a norm whose parts were taken; null where there was none, as in an answer that only tells of it. */
  of(norm: Xml): FoundLaw['size'] {
    if (this.parts === 0) return null;
    for (const text of within(norm, ['Texto'])) this.add(text);
    return { articles: this.articles, characters: this.characters };
  }
}

/** An answer of the library as a tree. What is cut off, or is no XML, says that the service is in trouble. */
function read(bytes: Buffer, size?: Size): Xml {
  try {
    return parseXml(bytes, size?.each);
  } catch {
    throw new Problem('LAWS_UNREACHABLE');
  }
}

/** The root of a norm. A document without one says that there is none such; a page of the web, that the service is in trouble. */
function normIn(bytes: Buffer, size?: Size): Xml {
  if (isNorm(bytes)) return read(bytes, size);
  const isEmpty = /^\s*(?:<\?xml[^>]*>\s*)?(?:<Norma\b[^>]*\/?>\s*(?:<\/Norma>)?\s*)?$/i.test(
    bytes.toString('utf8', 0, 2048),
  );
  throw new Problem(isEmpty ? 'NO_SUCH_LAW' : 'LAWS_UNREACHABLE');
}

/** Whether a norm is the one that was asked for: a service in trouble may send another. */
const isNamed = (norm: Xml, name: NormName): boolean =>
  'norm' in name
    ? norm.attributes.normaId === name.norm
    : within(norm, ['Numero']).some((one) => metaOf(one)?.replaceAll('.', '') === name.law);

/** The XML of a whole norm, as the library has it today, and its address there. Throws NO_SUCH_LAW where the library sends another, and what the port throws. */
export async function wholeNorm(
  laws: Laws,
  name: NormName,
  signal: AbortSignal,
  { fresh }: { fresh: boolean },
): Promise<{ bytes: Buffer; address: string }> {
  const bytes = await laws.ask({ whole: name }, signal, { fresh });
  const norm = normIn(bytes, new Size());
  const { normaId = '' } = norm.attributes;
  if (!isNamed(norm, name) || !isId(normaId)) throw new Problem('NO_SUCH_LAW');
  return { bytes, address: pageOf(normaId) };
}

/** The day of the text that a file of a norm has, told by its root; null where it tells none. */
export function dayOfText(file: Buffer): string | null {
  const root = /<Norma\b[^>]*>/.exec(file.toString('utf8', 0, ROOT_WITHIN))?.[0] ?? '';
  return dayOf(/\bfechaVersion="([^"]*)"/.exec(root)?.[1]);
}
/** Bytes within which the root of a norm stands. */
export const ROOT_WITHIN = 8192;

/** The norms that the library names for a question, the likeliest first; only one that is asked for whole tells its size. Throws NO_SUCH_LAW where there is none, and what the port throws. */
export async function findNorms(laws: Laws, question: LawQuestion, signal: AbortSignal): Promise<FoundLaw[]> {
  const bytes = await laws.ask(question, signal);
  if ('words' in question) {
    const listed = listedIn(read(bytes));
    if (listed.length === 0) throw new Problem('NO_SUCH_LAW');
    return listed;
  }
  const size = new Size();
  const norm = normIn(bytes, size);
  const law = isNamed(norm, 'whole' in question ? question.whole : question.about) ? lawOf(norm, size) : null;
  if (!law) throw new Problem('NO_SUCH_LAW');
  return [law];
}

/** A norm as it is listed; null where it has no id. */
function lawOf(norm: Xml, size: Size): FoundLaw | null {
  const { normaId = '', derogado } = norm.attributes;
  if (!isId(normaId)) return null;
  return {
    norm: normaId,
    name: told(nameOf(norm), LAW_SETS.name),
    title: quiet(told(metaOf(childOf(childOf(norm, 'Metadatos'), 'TituloNorma')), LAW_SETS.title)),
    body: told(within(norm, ['Organismo']).flatMap((one) => metaOf(one) ?? [])[0] ?? null, LAW_SETS.title) || null,
    published: dayOf(childOf(norm, 'Identificador')?.attributes.fechaPublicacion),
    version: versionOf(norm),
    derogated: derogado === 'derogado',
    size: size.of(norm),
    address: pageOf(normaId),
  };
}

/** The norms of a search: what tells of each is named otherwise there, in elements or in attributes. */
function listedIn(root: Xml): FoundLaw[] {
  const own = (element: Xml, name: RegExp): string | null =>
    metaOf(elementsOf(element).find((one) => name.test(one.name))) ??
    Object.entries(element.attributes).find(([key]) => name.test(key))?.[1] ??
    null;
  const walk = (element: Xml): Xml[] => [element, ...elementsOf(element).flatMap(walk)];
  return walk(root)
    .flatMap((element): FoundLaw[] => {
      const norm = own(element, /^(?:idnorma|normaid)$/i) ?? '';
      if (!isId(norm)) return [];
      return [
        {
          norm,
          name: told(nameAs(own(element, /^tipo$/i) ?? '', own(element, /^n[uú]mero$/i) ?? ''), LAW_SETS.name),
          title: quiet(told(own(element, /^titulo(?:norma)?$/i), LAW_SETS.title)),
          body: told(own(element, /^organismo$/i), LAW_SETS.title) || null,
          published: dayOf(own(element, /^fechapublicacion$/i)),
          version: dayOf(own(element, /^fechaversion$/i)),
          derogated: false,
          size: null,
          address: pageOf(norm),
        },
      ];
    })
    .slice(0, MOST);
}
