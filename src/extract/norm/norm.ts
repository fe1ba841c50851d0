import { SOURCE_TITLE_MAX, type Report } from '#contract/sources.ts';
import { cut } from '#contract/words.ts';
import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { childOf, elementsOf, ownText, parseXml, within, type Xml } from '../package/xml.ts';
import { labelOf, metaOf, paragraphsOf } from './body.ts';

/** What the service writes for a version without an end. */
const NO_END = /^2222-/;
/** What a container is called where its text says nothing. */
const TRANSITORY = 'DISPOSICIONES TRANSITORIAS';
const IS_TRANSITORY = /transitori/i;
const DEROGATED = /derogad/i;

const SHORT: Record<string, string> = {
  'decreto con fuerza de ley': 'DFL',
  'decreto ley': 'DL',
  'decreto supremo': 'DS',
  ley: 'Ley',
};
/** A type and a number as lawyers write them: "Ley 21.808", "DFL 1". */
export function nameAs(type: string, number: string): string {
  const short = SHORT[type.toLowerCase()] ?? type;
  const written = /^\d{4,}$/.test(number)
    ? Number(number).toLocaleString('es-CL', { useGrouping: true }).replaceAll(',', '.')
    : number;
  return [short, written].filter(Boolean).join(' ');
}
/** The type and number of a norm, as `nameAs` writes them. */
export function nameOf(norm: Xml): string {
  const [first] = within(norm, ['TipoNumero']);
  return nameAs(metaOf(childOf(first, 'Tipo')) ?? '', metaOf(childOf(first, 'Numero')) ?? '');
}

/** A title that is written in capitals, as one is written in a sentence. */
export const quiet = (title: string): string =>
  title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title;

/** The title of a norm: the name by which it is known, or its type and number with its own title. */
function titleOf(norm: Xml): string {
  const meta = childOf(norm, 'Metadatos');
  const own = metaOf(childOf(meta, 'TituloNorma')) ?? '';
  const known = within(meta ?? norm, ['NombreUsoComun']).flatMap((one) => metaOf(one) ?? [])[0];
  return cut([nameOf(norm), known ?? quiet(own)].filter(Boolean).join(' · '), SOURCE_TITLE_MAX);
}

/** A day as the service writes it (YYYY-MM-DD, perhaps with an hour behind it); null for none, for one that no calendar has, and for "without an end". */
export function dayOf(said: string | null | undefined): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(said ?? '')?.[0];
  if (day === undefined || NO_END.test(day) || Number.isNaN(Date.parse(day))) return null;
  return new Date(day).toISOString().startsWith(day) ? day : null;
}
/** The day of the version that an element tells; null where it is no day. */
export const versionOf = ({ attributes }: Xml): string | null => dayOf(attributes.fechaVersion);

/** Whether a part is an article; one that holds the articles of a whole text ("Doble Articulado") is none. */
export const isArticle = ({ attributes: { tipoParte = '' } }: Xml): boolean =>
  /art[ií]culo/i.test(tipoParte) && !/doble/i.test(tipoParte);

/** A title with its number that is named as transitory in the same line: with its name in a line of its own, as such titles stand on paper. */
const TITLED = /^(T[ÍI]TULO\s+\S+)\s+((?:DISPOSICIONES|ART[ÍI]CULOS|NORMAS)\s+TRANSITORI[AO]S\s*\.?)$/i;
const titled = (paragraph: string): string[] => TITLED.exec(paragraph)?.slice(1) ?? [paragraph];

class Writer {
  readonly lines: string[] = [];
  readonly since: Report['since'] = [];
  images = 0;
  private inTransitory = false;

  put(...paragraphs: readonly string[]): void {
    for (const one of paragraphs) {
      const own = canonical(one);
      if (own !== '') this.lines.push(...own.split('\n'), '');
    }
  }
  /** From here on the text is in force since the day that an element tells; what no longer rules tells none. */
  private begin(element: Xml | undefined): void {
    const day = element && element.attributes.derogado !== 'derogado' ? versionOf(element) : null;
    if ((this.since.at(-1)?.day ?? null) !== day) this.since.push({ line_from: this.lines.length + 1, day });
  }
  /** Writes the text of what stands outside the parts: the heading, the act that enacts. */
  beside(element: Xml | undefined): void {
    this.begin(element);
    this.text(childOf(element, 'Texto'));
  }
  private text(element: Xml | undefined, label: RegExp | null = null): number {
    const { paragraphs, images } = paragraphsOf(element, label);
    this.images += images;
    this.put(...paragraphs.flatMap(titled));
    return paragraphs.length;
  }

  /** Writes a part with all that lies below it; what no longer rules stands with its name alone. */
  part(element: Xml, transitory: boolean): void {
    const meta = childOf(element, 'Metadatos');
    const { tipoParte = '', derogado = '' } = element.attributes;
    const isTransitory = transitory || element.attributes.transitorio === 'transitorio';
    const name = metaOf(childOf(meta, 'NombreParte'))?.replace(/\s*\(DEL ART\.? [^)]*\)/i, '') ?? '';
    const title = metaOf(childOf(meta, 'TituloParte')) ?? '';
    const own = childOf(element, 'Texto');
    this.begin(element);
    if (isTransitory && !this.inTransitory && !IS_TRANSITORY.test(`${title} ${own ? ownText(own) : ''}`.slice(0, 200)))
      this.put(TRANSITORY);
    this.inTransitory = isTransitory;
    if (derogado === 'derogado' && isArticle(element)) this.put(`Artículo ${name || title}.- Derogado.`);
    else if (this.text(own, isArticle(element) ? labelOf(name) : null) === 0 && (title || name))
      this.put(title || `${tipoParte} ${name}`.trim());
    if (derogado === 'derogado' && !isArticle(element) && !DEROGATED.test(title)) this.put('(Derogado)');
    for (const below of parts(element)) this.part(below, isTransitory);
  }

  annex(element: Xml): void {
    this.begin(element);
    const title = metaOf(childOf(childOf(element, 'Metadatos'), 'Titulo'));
    this.put(title && !/anexo/i.test(title) ? `ANEXO. ${title}` : (title ?? 'ANEXO'));
    this.text(childOf(element, 'Texto'));
  }
}

const parts = (element: Xml): Xml[] => elementsOf(childOf(element, 'EstructurasFuncionales'), 'EstructuraFuncional');

const DAY = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayIn = (said: string | null | undefined): string | null => {
  const day = dayOf(said);
  return day && DAY.format(new Date(day));
};

/** What the file says of the norm: its name, who issued it, and its days. */
function headOf(norm: Xml): string[] {
  const identity = childOf(norm, 'Identificador')?.attributes ?? {};
  const bodies = [...new Set(within(norm, ['Organismo']).flatMap((one) => metaOf(one) ?? []))];
  const days: [string, string | null][] = [
    ['Promulgación', dayIn(identity.fechaPromulgacion)],
    ['Publicación', dayIn(identity.fechaPublicacion)],
    ['Versión', dayIn(versionOf(norm))],
  ];
  const said = days.flatMap(([name, day]) => (day ? [`${name}: ${day}`] : []));
  return [
    nameOf(norm),
    bodies.join('. '),
    said.join('. '),
    norm.attributes.derogado === 'derogado' ? 'Norma derogada' : '',
  ].filter(Boolean);
}

/**
 * A norm in the XML of Ley Chile as a text: its heading, its parts in their order with transitory and derogated ones told, the act that enacts it and its annexes. What is
 * not known is walked through. Throws CORRUPT for what is not well formed, as an answer that was cut off.
 */
export function readNorm(bytes: Buffer): Extracted {
  const norm = parseXml(bytes);
  if (norm.name !== 'Norma') throw new Unreadable('CORRUPT');
  const writer = new Writer();
  writer.put(...headOf(norm));
  const head = writer.lines.length;
  writer.beside(childOf(norm, 'Encabezado'));
  for (const part of parts(norm)) writer.part(part, false);
  writer.beside(childOf(norm, 'Promulgacion'));
  for (const annex of elementsOf(childOf(norm, 'Anexos'), 'Anexo')) writer.annex(annex);
  if (writer.lines.length === head) throw new Unreadable('NO_TEXT');
  const isDerogated = norm.attributes.derogado === 'derogado';
  const report = { ...plainReport(), since: isDerogated ? [] : writer.since };
  if (writer.images > 0) report.warnings.push({ code: 'unread-images', pages: [] });
  return { text: canonical(writer.lines.join('\n')), report, title: titleOf(norm) };
}
