import { isMark, type Block } from './paper.ts';

/** What a number follows on the same line: "N° 190", "art. 1924", "$ 500". */
const BEFORE_NUMBER =
  /(?<![\p{L}\p{N}])(N[°º.]|n[°º]|Nros?\.|[Aa]rts?\.|[Aa]rt[íi]culos?|[Aa]rticles?|[Ss]ections?|§{1,2}|p[áa]gs?\.|pp?\.|\$|UF|UTM|US\$) (?=\d)/gu;
/** Words as a page sets them: a number stays on the line of what it is the number of. */
export const glued = (text: string): string => text.replace(BEFORE_NUMBER, '$1\u00a0');

/** Characters of a paragraph that only leads to what stands below it. */
const LEAD = 420;

/** The characters of a block; of one that may be as long as it likes Infinity. */
export function lengthOf(block: Block): number {
  if (block.kind === 'list') return block.items.flat().reduce((sum, one) => sum + lengthOf(one), 0);
  if (block.kind === 'rule') return 0;
  return 'runs' in block ? block.runs.reduce((sum, run) => sum + (isMark(run) ? 1 : run.text.length), 0) : Infinity;
}

const said = (block: Block): string =>
  'runs' in block ? block.runs.map((run) => (isMark(run) ? '' : run.text)).join('') : '';
/** Whether a block stands for what comes below it: a heading, a label, the line that tells whose quotation follows. */
export function leads(block: Block, next: Block | undefined): boolean {
  if (next === undefined) return false;
  if (block.kind === 'heading') return true;
  if (block.kind !== 'paragraph' || block.small) return false;
  const words = said(block).trimEnd();
  const labels = next.kind === 'quote' || next.kind === 'list';
  // The name of what follows, as tools set it: "**Renta determinada** · Segundo." A label of the line that it begins ends in a colon.
  const [first] = block.runs;
  const names = first && !isMark(first) && first.bold === true && !/:\s*$/.test(first.text);
  return words.length <= LEAD && (labels || names || words.endsWith(':'));
}

/** One item of a list as a list of its own, so that a list may begin on one page and end on the next. */
const itemsOf = (block: Block): Block[] =>
  block.kind === 'list'
    ? block.items.map((item, at): Block => ({ ...block, start: block.start + at, items: [item] }))
    : [block];

/** Blocks in groups, in their order: what leads to something stands in its group, and so does the first item of a list with what leads to it. */
export function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let open: Block[] = [];
  const all = blocks.flatMap(itemsOf);
  all.forEach((block, at) => {
    open.push(block);
    if (leads(block, all[at + 1])) return;
    groups.push(open);
    open = [];
  });
  return open.length > 0 ? [...groups, open] : groups;
}
