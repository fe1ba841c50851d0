import type { Court } from '#contract/references.ts';
import { Cursor } from '#reading/references/cursor.ts';
import { courtName } from '#reading/references/courts.ts';
import { ownIdentity } from '#reading/references/own-identity.ts';
import { references } from '#reading/references/references.ts';
import { share } from './data.ts';
import type { Figure } from './figure.ts';

/** A ruling as the index of the data set describes it: `corte` of an appeal, `juzgado` of a first instance. */
export type Ruling = {
  id: string;
  court: string;
  rol: string;
  fecha: string;
  corte: string | null;
  juzgado: string | null;
  text: string;
};

const fold = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "C-1234-2023" of the index as our key writes it. */
const rolOf = ({ book, rol, year }: { book: string | null; rol: string; year: number | null }): string =>
  [book && /^[A-Z]$/.test(book) ? book : null, rol, year].filter((one) => one !== null).join('-');

/** Whether the court is that of the index: of the same kind, number and place. */
function isCourt(court: Court | null, one: Ruling): boolean {
  if (court === null) return false;
  if (one.court === 'Corte_Suprema') return court.type === 'Corte Suprema';
  if (one.court === 'Corte_de_Apelaciones')
    return (
      court.type === 'Corte de Apelaciones' &&
      fold(court.place ?? '') === fold((one.corte ?? '').replace('C.A. de ', ''))
    );
  const wanted = courtName(new Cursor(one.juzgado ?? ''));
  const place = fold(court.place ?? '-');
  const sameKind =
    wanted?.type.replace(/ (?:del Trabajo|Civil|y .*)$/, '') === court.type.replace(/ (?:del Trabajo|Civil|y .*)$/, '');
  return sameKind && (wanted?.ordinal ?? 0) === (court.ordinal ?? 0) && fold(one.juzgado ?? '').includes(place);
}

/** What rulings say of themselves, against the index of the data set. */
export function identities(report: (figure: Figure) => void, rulings: readonly Ruling[]): void {
  let [rol, court, dated, mentioned] = [0, 0, 0, 0];
  for (const one of rulings) {
    const found = references(one.text);
    const own = ownIdentity(one.text, found);
    const right = { rol: own.ruling !== null && rolOf(own.ruling) === one.rol, court: isCourt(own.court, one) };
    if (found.some((other) => other.kind === 'ruling' && rolOf(other) === one.rol)) mentioned++;
    if (right.rol) rol++;
    if (right.court) court++;
    if (own.date === one.fecha) dated++;
  }
  const of = (count: number): number => share(count, rulings.length);
  const tell = (name: string, value: number, min?: number): void =>
    report({ name, value: of(value), unit: '%', of: rulings.length, ...(min !== undefined && { bar: { min } }) });
  tell('own number of a ruling read anywhere', mentioned);
  tell('own number picked', rol, 95);
  tell('own court: kind, number and place right', court, 90);
  tell('own date picked', dated, 96);
}
