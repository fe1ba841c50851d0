import { Parser } from 'htmlparser2';

/** A part of a norm of the given, converted form: what it is, its number, and what it says. */
export type Part = { name: string; attributes: Record<string, string>; title: string; own: string; parts: Part[] };

/** Elements whose words are the text of the part that they stand in. */
const SAID = new Set(['texto', 'parrafo', 'inciso']);
/** What stands around a part is said of it in the converted form, and is no text. */
const ABOUT = new Set(['metadatos', 'encabezado', 'contexto', 'referencias', 'anexo']);

/** A norm of the given form as a tree of its parts. What the service calls a part has its kind as `tipo_original`. */
export function treeOf(xml: string): Part {
  const root: Part = { name: 'root', attributes: {}, title: '', own: '', parts: [] };
  const open = [root];
  /** What each open element is. */
  const kinds: ('part' | 'said' | 'title' | 'about' | 'other')[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (attributes.tipo_original !== undefined) {
          const part: Part = { name, attributes, title: '', own: '', parts: [] };
          open.at(-1)!.parts.push(part);
          open.push(part);
          kinds.push('part');
        } else if (ABOUT.has(name)) kinds.push('about');
        else if (name === 'titulo_seccion') kinds.push('title');
        else {
          const isSaid = SAID.has(name);
          kinds.push(isSaid ? 'said' : 'other');
          if (isSaid)
            open.at(-1)!.own += `\n     ${name === 'inciso' && attributes.numero ? `${attributes.numero}\n` : ''}`;
        }
      },
      ontext(text) {
        if (kinds.includes('about')) return;
        if (kinds.at(-1) === 'title') open.at(-1)!.title += text.trim();
        else if (kinds.at(-1) === 'said') open.at(-1)!.own += text.replace(/^\s+/, '');
      },
      onclosetag() {
        if (kinds.pop() === 'part') open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const told = (name: string, value: string | undefined): string =>
  `<${name} presente="${value ? 'si' : 'no'}">${value ? escaped(value) : '&#160;'}</${name}>`;

/** A part in the form in which the service sends it. */
function partOf({ attributes, title, own, parts }: Part): string {
  const { tipo_original: type, numero, fecha_modificacion: day, transitorio, estado } = attributes;
  const below =
    parts.length > 0 ? `<EstructurasFuncionales>${parts.map(partOf).join('')}</EstructurasFuncionales>` : '';
  return `<EstructuraFuncional tipoParte="${type}" transitorio="${transitorio === 'true' ? 'transitorio' : 'no transitorio'}" derogado="${estado === 'derogado' ? 'derogado' : 'no derogado'}" fechaVersion="${day ?? '2222-02-02'}"><Texto>${escaped(own)}</Texto><Metadatos>${told('NombreParte', numero)}${told('TituloParte', title)}</Metadatos>${below}</EstructuraFuncional>`;
}

/** A norm in the form in which the service sends it. */
export const native = ({ parts }: Part): string =>
  `<?xml version="1.0"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="1" fechaVersion="2026-01-02"><EstructurasFuncionales>${parts.map(partOf).join('')}</EstructurasFuncionales></Norma>`;
