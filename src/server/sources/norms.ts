import { lawAddress, type FoundLaw } from '#contract/laws.ts';
import { Problem } from '#server/http/problem.ts';
import type { LawQuestion, Laws, NormName } from '#server/ports/laws/port.ts';
import { metaOf } from '#extract/norm/body.ts';
import { nameOf, quiet, versionOf } from '#extract/norm/norm.ts';
import { isNorm } from '#extract/sniff.ts';
import { childOf, elementsOf, parseXml, within, type Xml } from '#extract/package/xml.ts';

/** Norms of a search at most. */
const MOST = 10;
const pageOf = (norm: string): string => lawAddress('idNorma', norm);
const isId = (id: string): boolean => /^\d{1,12}$/.test(id);
const dayOf = (said: string | null | undefined): string | null =>
  said && /^\d{4}-\d\d-\d\d/.test(said) && !said.startsWith('2222') ? said.slice(0, 10) : null;

/** An answer of the library as a tree. What is cut off, or is no XML, says that the service is in trouble. */
function read(bytes: Buffer): Xml {
  try {
    return parseXml(bytes);
  } catch {
    throw new Problem('LAWS_UNREACHABLE');
  }
}

/** The root of a norm. A document without one says that there is none such; a page of the web, that the service is in trouble. */
function normIn(bytes: Buffer): Xml {
  if (isNorm(bytes)) return read(bytes);
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
  const norm = normIn(bytes);
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

/** The norms that the library names for a question, the likeliest first. Throws NO_SUCH_LAW where there is none, and what the port throws. */
export async function findNorms(
  laws: Laws,
  question: Exclude<LawQuestion, { whole: NormName }>,
  signal: AbortSignal,
): Promise<FoundLaw[]> {
  const bytes = await laws.ask(question, signal);
  const found = 'words' in question ? listedIn(read(bytes)) : [lawOf(normIn(bytes))].flatMap((law) => law ?? []);
  if (found.length === 0) throw new Problem('NO_SUCH_LAW');
  return found;
}

/** A norm as it is listed; null where it has no id. */
function lawOf(norm: Xml): FoundLaw | null {
  const { normaId = '', derogado } = norm.attributes;
  if (!isId(normaId)) return null;
  return {
    norm: normaId,
    name: nameOf(norm),
    title: quiet(metaOf(childOf(childOf(norm, 'Metadatos'), 'TituloNorma')) ?? ''),
    body: within(norm, ['Organismo']).flatMap((one) => metaOf(one) ?? [])[0] ?? null,
    published: dayOf(childOf(norm, 'Identificador')?.attributes.fechaPublicacion),
    version: versionOf(norm),
    derogated: derogado === 'derogado',
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
      const named = [own(element, /^tipo$/i), own(element, /^n[uú]mero$/i)].filter(Boolean).join(' ');
      return [
        {
          norm,
          name: named,
          title: quiet(own(element, /^titulo(?:norma)?$/i) ?? ''),
          body: own(element, /^organismo$/i),
          published: dayOf(own(element, /^fechapublicacion$/i)),
          version: dayOf(own(element, /^fechaversion$/i)),
          derogated: false,
          address: pageOf(norm),
        },
      ];
    })
    .slice(0, MOST);
}
