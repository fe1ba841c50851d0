/** How far a head of that kind may reach. */
const MOST = 20_000;
const HEAD = /^---\n(?:[\w-]+:.*\n|[ \t]+.*\n|- .*\n|\n)+?---(?:\n|$)/;

/** Where the text proper begins: behind the keys and values ("---", "titulo: …", "---") that a program wrote at its head; 0 where there are none. */
export const proseStart = (text: string): number =>
  text.startsWith('---\n') ? (HEAD.exec(text.slice(0, MOST))?.[0].length ?? 0) : 0;
