import type { AnswerContent } from '#contract/answer.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import { cut } from '#contract/words.ts';
import { answerBlocks, notFoundBlocks, reportBlocks } from './answer.ts';
import { isFound, Notes } from './citing.ts';
import type { Manuscript, Part } from './manuscript.ts';
import { blocksOfMarkdown } from './markdown-blocks.ts';
import { isMark, type Block, type Paper, type Run } from './paper.ts';
import type { ExportText } from './text.ts';
import { flow, printable, wording, type Wording } from './wording.ts';

/** Characters of a title at the foot of a page. */
const FOOT = 60;
const short = (title: string): string =>
  flow(title).length <= FOOT ? flow(title) : `${cut(flow(title), FOOT).trim()}…`;
/** Characters of a question that stand as its heading; a longer one follows whole. */
const HEADING = 200;

function questionBlocks(text: string): Block[] {
  const words = flow(text);
  if (words.length <= HEADING) return [{ kind: 'heading', level: 2, runs: [{ text: words }] }];
  const cut = words.slice(0, words.lastIndexOf(' ', HEADING) + 1 || HEADING).trim();
  return [
    { kind: 'heading', level: 2, runs: [{ text: `${cut}…` }] },
    { kind: 'paragraph', runs: [{ text, italic: true }] },
  ];
}

function partBlocks(part: Part, kind: Manuscript['kind'], notes: Notes, words: Wording): Block[] {
  if (part.kind === 'question') return questionBlocks(part.text);
  if (part.kind === 'answer') return (kind === 'analysis' ? reportBlocks : answerBlocks)(part.content, notes, words);
  return blocksOfMarkdown(part.markdown, {
    links: true,
    text: (text, look) => [{ text, ...look }],
  });
}

/** What was not found, each below the question that it belongs to. Call it when the text is set: what it cites is numbered then. */
function notFound(parts: readonly Part[], notes: Notes, words: Wording): Block[] {
  return parts.flatMap((part, at): Block[] => {
    if (part.kind !== 'answer') return [];
    const blocks = notFoundBlocks(part.content, notes, words);
    const before = parts[at - 1];
    if (blocks.length === 0 || before?.kind !== 'question') return blocks;
    return [{ kind: 'heading', level: 3, runs: [{ text: flow(before.text).slice(0, HEADING) }] }, ...blocks];
  });
}

const answersIn = (parts: readonly Part[]): AnswerContent[] =>
  parts.flatMap((part) => (part.kind === 'answer' ? part.content : []));

/** Every version that something was quoted from, with the print of its file, and how to check it. */
function sourceBlocks({ prints, parts }: Manuscript, notes: Notes, { t, number }: Wording): Block[] {
  const blocks: Block[] = [];
  const made = notes.all();
  for (const { id, version, newest, title, type, pages, lines, sha256 } of prints) {
    const cited = made.filter(
      ({ citation }) => isFound(citation) && citation.source_id === id && citation.version === version,
    );
    const facts = [
      t.types[type],
      t.versionOf(version, newest),
      pages !== null && t.pages(pages, number(pages)),
      t.lineCount(lines, number(lines)),
      cited.length > 0 &&
        t.citedIn(
          ranges(
            cited.map((note) => note.number),
            number,
          ),
        ),
    ];
    blocks.push(
      { kind: 'heading', level: 3, runs: [{ text: title }] },
      { kind: 'paragraph', runs: [{ text: facts.filter(Boolean).join(' · ') }] },
      { kind: 'paragraph', runs: sha256 ? [{ text: 'SHA-256: ' }, { text: sha256, code: true }] : [{ text: t.lost }] },
    );
  }
  if (prints.length > 0) blocks.push({ kind: 'paragraph', small: true, runs: [{ text: t.check }] });
  const gone = answersIn(parts).flatMap(({ citations }) => citations.filter(({ state }) => state === 'deleted')).length;
  if (gone > 0) blocks.push({ kind: 'paragraph', runs: [{ text: t.deletedSources(gone, number(gone)) }] });
  return blocks;
}

/** `1–12, 15`. */
function ranges(numbers: readonly number[], shown: (value: number) => string): string {
  const runs: [from: number, to: number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === one - 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs
    .map(([from, to]) => (from === to ? shown(from) : `${shown(from)}${to === from + 1 ? ', ' : '–'}${shown(to)}`))
    .join(', ');
}

function engineOf({ model, host }: EngineAbout, made: boolean, t: ExportText): string {
  if (model === null) return made ? t.madeEmbedded : t.embedded;
  return (made ? t.madeByModel : t.model)(model, host ?? '');
}

function aboutOf(
  { kind, notebook, at, zone, engine, left, parts, parties, author }: Manuscript,
  { t, date, number }: Wording,
): string[] {
  // Of one answer it is known who gave it.
  const by = kind === 'answer' || kind === 'answer-note' ? answersIn(parts)[0]?.engine : undefined;
  return [
    parties && t.parties(parties),
    kind === 'analysis' ? t.prepared(flow(author), date(at, zone)) : t.exported(date(at, zone)),
    t.notebook(notebook),
    by ? engineOf(by, true, t) : engine && engineOf(engine, kind === 'analysis', t),
    left > 0 && t.left(number(left), number(left + parts.length)),
  ].filter((line) => typeof line === 'string');
}

const cleanRun = (run: Run): Run => (isMark(run) ? run : { ...run, text: printable(run.text) });
/** A heading without a word ("#" in a note) heads nothing, and there is no line of it for an outline to lead to. */
const says = (block: Block): boolean =>
  block.kind !== 'heading' || block.runs.some((run) => isMark(run) || run.text.trim() !== '');
/** Takes out of a document what some format could not hold, or could be misled by. */
const clean = (blocks: readonly Block[]): Block[] => blocks.map(cleanBlock).filter(says);
function cleanBlock(block: Block): Block {
  switch (block.kind) {
    case 'aside':
      return { ...block, blocks: clean(block.blocks) };
    case 'list':
      return { ...block, items: block.items.map(clean) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(cleanRun))) };
    case 'code':
      return { ...block, text: printable(block.text) };
    case 'rule':
      return block;
    default:
      return { ...block, runs: block.runs.map(cleanRun) };
  }
}

/** Sets a manuscript: all that is said is worded here, and every format prints just this. */
export function typeset(manuscript: Manuscript): Paper {
  const { language, title, parts } = manuscript;
  const words = wording(language);
  const { t } = words;
  const called = manuscript.report ?? t.kinds[manuscript.kind];
  const notes = new Notes(words, manuscript.kind !== 'analysis');
  const blocks = parts.flatMap((part) => partBlocks(part, manuscript.kind, notes, words));
  const lost = notFound(parts, notes, words);
  const sources = sourceBlocks(manuscript, notes, words);
  const appendices = [
    {
      title: t.notFound,
      blocks: lost.length > 0 ? [{ kind: 'paragraph', runs: [{ text: t.notFoundText }] } as Block, ...lost] : [],
    },
    { title: t.sources, blocks: sources },
  ];
  return {
    language,
    kind: printable(called),
    title: printable(flow(title)),
    foot: printable(`${called} · ${short(title)}`),
    about: aboutOf(manuscript, words).map(printable),
    blocks: clean(blocks),
    notes: notes.all().map(({ number, runs }) => ({ number, runs: runs.map(cleanRun) })),
    appendices: appendices
      .filter((one) => one.blocks.length > 0)
      .map((one) => ({ title: one.title, blocks: clean(one.blocks) })),
    closing: t.closing,
  };
}
