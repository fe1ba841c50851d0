import { Parser } from 'htmlparser2';
import { readNorm } from '#extract/norm/norm.ts';
import { cutUnits } from '#reading/units/cut.ts';
import { filesBelow, present, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';

/** A part of a norm of the given, converted form: what it is, its number, and what it says. */
type Part = { name: string; attributes: Record<string, string>; own: string; parts: Part[] };
const PARTS = new Set(['libro', 'titulo', 'capitulo', 'seccion', 'parrafo_seccion', 'articulo', 'contenido_norma']);
const TYPES: Record<string, string> = {
  libro: 'Libro',
  titulo: 'Título',
  capitulo: 'Capítulo',
  seccion: 'Párrafo',
  articulo: 'Artículo',
};
const SAID = new Set(['texto', 'parrafo', 'inciso']);
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A norm of the given form as a tree of its parts, with its heading. */
function treeOf(xml: string): Part {
  const root: Part = { name: 'root', attributes: {}, own: '', parts: [] };
  const open = [root];
  let [saying, told, inHead] = ['', 0, false];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'metadatos') inHead = true;
        if (inHead) return;
        if (PARTS.has(name) && attributes.id) {
          const part: Part = { name, attributes, own: '', parts: [] };
          open.at(-1)!.parts.push(part);
          open.push(part);
        } else if (SAID.has(name)) told++;
        if (name === 'inciso' && attributes.numero) saying += `\n     ${attributes.numero}`;
        else if (SAID.has(name)) saying += '\n     ';
      },
      ontext(text) {
        if (told > 0) saying += text.replace(/^\s+/, '');
      },
      onclosetag(name) {
        if (name === 'metadatos') inHead = false;
        if (inHead) return;
        if (SAID.has(name)) {
          told--;
          open.at(-1)!.own += saying;
          saying = '';
        } else if (PARTS.has(name) && open.at(-1)!.name === name && open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

/** The same in the form in which the service sends it. */
function native({ parts }: Part): string {
  const one = ({ name, attributes, own, parts: below }: Part): string =>
    `<EstructuraFuncional tipoParte="${TYPES[name] ?? 'Otros'}" transitorio="${attributes.transitorio === 'true' ? 'transitorio' : 'no transitorio'}" derogado="${attributes.estado === 'derogado' ? 'derogado' : 'no derogado'}" fechaVersion="2222-02-02"><Texto>${escaped(own)}</Texto><Metadatos><NombreParte presente="${attributes.numero ? 'si' : 'no'}">${attributes.numero ?? '&#160;'}</NombreParte></Metadatos>${below.length > 0 ? `<EstructurasFuncionales>${below.map(one).join('')}</EstructurasFuncionales>` : ''}</EstructuraFuncional>`;
  return `<?xml version="1.0"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="1" fechaVersion="2026-01-02"><EstructurasFuncionales>${parts.map(one).join('')}</EstructurasFuncionales></Norma>`;
}

const articlesOf = ({ parts }: Part): Part[] =>
  parts.flatMap((part) => (part.name === 'articulo' ? [part, ...articlesOf(part)] : articlesOf(part)));
const flat = (text: string): string => text.replace(/[\s"“”«»]+/g, '').toLowerCase();

/** A norm of the data set, written back in the form of the service and read as a source is. */
export function normRead(file: string): { tree: Part; text: string } {
  const tree = treeOf(readText(file));
  return { tree, text: readNorm(Buffer.from(native(tree))).text };
}

/** The given norms, written back in the form of the service and read: which articles stand whole, in order, with what the file says of them. */
async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  let [all, whole, units, rules] = [0, 0, 0, 0];
  for (const file of filesBelow('leychile', 'xml').filter((name) => name.endsWith('.xml'))) {
    const { tree, text } = normRead(file);
    const read = flat(text);
    const cut = cutUnits(text).units.filter(({ form }) => form === 'article');
    let at = 0;
    for (const { own, attributes } of articlesOf(tree)) {
      all++;
      const derogated = attributes.estado === 'derogado';
      const wanted = derogated
        ? flat(`Artículo ${attributes.numero?.replace(/\s*\(DEL ART\.? [^)]*\)/i, '')}.- Derogado.`)
        : flat(own);
      const found = read.indexOf(wanted, at);
      if (found >= 0) [at, whole] = [found + wanted.length, whole + 1];
      else if (process.argv.includes('--list'))
        process.stdout.write(`  ${file} ${attributes.numero}: ${own.slice(0, 90).replace(/\s+/g, ' ')}\n`);
      if (derogated || attributes.transitorio === 'true') rules++;
    }
    units += cut.length;
  }
  const percent = (n: number): number => Number(((100 * n) / all).toFixed(2));
  report({
    name: 'articles that stand whole and in order, derogated ones told',
    value: percent(whole),
    unit: '%',
    of: all,
    bar: { min: 99.5 },
  });
  report({
    name: 'articles that are units of their own',
    value: percent(units),
    unit: '% of those in the files',
    of: units,
  });
  report({ name: 'transitory and derogated ones among them', value: rules, unit: '' });
}

export const bench: Bench = { name: 'norms', about: 'norms in the form of the service of Ley Chile, read back', run };
