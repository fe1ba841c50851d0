import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '#reading/lines.ts';
import type { Stance } from '#reading/rulings/stance.ts';

const FOLDER = path.resolve('test/fixtures/jurisprudence');
const STANCES: Record<string, Stance> = { '+': 'for', '-': 'against', '0': 'neutral' };

/** A writing of our own, and for each ruling that it cites where its number ends and what it is for the writing. */
export type Labelled = { name: string; text: string; labels: { end: number; stance: Stance }[] };

/** The writings with their positions: "Rol N° 1-2020{+}" is for, {-} against, {0} neither; the marks are no part of the text. */
export function labelledPositions(): Labelled[] {
  return readdirSync(FOLDER).map((file) => {
    const raw = canonical(readFileSync(path.join(FOLDER, file), 'utf8'));
    const labels: Labelled['labels'] = [];
    let text = '';
    let at = 0;
    for (const { index, 0: mark, 1: sign } of raw.matchAll(/\{([-+0])\}/g)) {
      text += raw.slice(at, index);
      labels.push({ end: text.length, stance: STANCES[sign!]! });
      at = index + mark.length;
    }
    return { name: path.basename(file, '.txt'), text: text + raw.slice(at), labels };
  });
}
