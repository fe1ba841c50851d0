import { FIELDS } from '#reading/lexicon/fields.ts';
import { readConcepts, type Concept } from '#reading/lexicon/read.ts';

/** A concept as its block is typed, and as it is read. `reviewed`: "segunda lectura 2026-11-25"; "" where nobody but its author read it. */
export type Block = { concept: Concept; lines: Readonly<Record<string, string>>; author: string; reviewed: string };
export type Field = { name: string; blocks: readonly Block[] };

const LINE = /^(\p{L}+):\s*(.*)$/u;

/** The lines of a block, or of what stands before the first one, by their keys. */
function linesOf(text: string): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const raw of text.split('\n')) {
    const [, key, value] = LINE.exec(raw.trim()) ?? [];
    if (key !== undefined) lines[key] = lines[key] === undefined ? value! : `${lines[key]}; ${value}`;
  }
  return lines;
}

/** All fields of the lexicon, with what a block and its field tell of who wrote and who read it. */
export const fields = (): Field[] =>
  Object.entries(FIELDS).map(([name, text]) => {
    const [head, ...rest] = text.split(/^(?=\[)/m);
    const { autor: author = '', revisado: reviewed = '' } = linesOf(head!);
    const blocks = rest.map((one): Block => {
      const lines = linesOf(one);
      const concept = readConcepts(one).concepts[0]!;
      return { concept, lines, author: lines.autor ?? author, reviewed: lines.revisado ?? reviewed };
    });
    return { name, blocks };
  });

/** The terms of a line as they are typed. */
export const termsOf = (line = ''): string[] =>
  line
    .split(';')
    .map((term) => term.trim())
    .filter(Boolean);
