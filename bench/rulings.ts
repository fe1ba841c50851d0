import type { Figure } from './figure.ts';
export type Ruling = { id: string; court: string; rol: string; fecha: string; corte: string | null; juzgado: string | null; text: string };
export function identities(_report: (figure: Figure) => void, _rulings: readonly Ruling[]): void {}
