import type { Language } from '#contract/language.ts';
import { wordsOf, type SheetRead } from '../sheet.ts';
import { contractFacts } from './contract.ts';
import { contractKind, isNamed, nameOf } from './kind.ts';

/** What is named of a thing in a title: "Bodega 7", "Departamento 504", "Calle Prat 10". */
const THING =
  /(?<!\p{L})(bodega|departamento|oficina|local|casa|parcela|sitio|lote|estacionamiento|unit|suite|apartment)\s+(?:n[°º.]\s?|n[úu]mero\s)?(\d[\w-]{0,5})(?!\d)/iu;

/** What a contract is called: its kind, with the thing or the other party that tells it from others; "" for a text that calls itself no contract. */
export function contractTitle(read: SheetRead, language: Language): string {
  const kind = contractKind(read.text, read.title);
  if (!kind || !isNamed(kind)) return '';
  const { cells } = contractFacts(read, kind);
  const object = cells.get('premises') ?? cells.get('property');
  const thing = object ? THING.exec(wordsOf(read.text, object)) : null;
  const name = nameOf(kind, language);
  return thing
    ? `${name} · ${thing[1]!.charAt(0).toUpperCase()}${thing[1]!.slice(1).toLowerCase()} ${thing[2]!}`
    : name;
}
