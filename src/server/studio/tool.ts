import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Segment } from '#contract/answer.ts';
import type { Answer, Body, Endpoint, Params } from '#contract/endpoint.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { Citation } from '#contract/span.ts';
import type { Language } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { Generator, Panel, Place } from '#contract/studio.ts';
import type { Claim, Model } from '#server/ports/ai/port.ts';
import type { Grammar } from '#server/ports/grammar/port.ts';
import type { Speech } from '#server/ports/speech/port.ts';

/** What a tool reads: one version of one source. Data, never instructions. */
export type Document = {
  title: string;
  type: SourceType;
  /** The canonical text; places are UTF-16 offsets in it. */
  text: string;
  /** The language that the text is in. */
  speaks: Language;
};

/** Why a source has no answers: it was not read when it began, its owner ended it before, or it took too much memory or time. */
export type Unread = 'not-ready' | 'stopped' | 'limit';
/** A place of a sheet. `link`: the number of the citation that it leads to. */
export type SheetCell = { text: string; link?: number | undefined };
/** What a tool whose contract says `inParts` says beside the others. */
type Parts<G extends Generator> = {
  /** Places that a source has in its row, by what was asked: so many are held for it. 0: nothing was asked. */
  places: (options: z.output<G['options']>) => number;
  /** Places of a row that hold something: so many are charged. */
  filled: (row: unknown) => number;
  /** The row of a source that was not read. */
  unread: (why: Unread, options: z.output<G['options']>) => object;
  /** The result without its rows. */
  head: (options: z.output<G['options']>) => object;
  /** The row that its owner wants, from what they said anew; its places keep their numbers. Throws INVALID. */
  change: (row: unknown, said: unknown) => object;
  /** One line for its card, as `Draft` says it. */
  describe: (result: z.output<G['result']>, language: Language) => string;
  /** The result as a sheet: its first row are heads. */
  sheet: (told: Told<G>) => SheetCell[][];
};

/** What a tool makes a Word file from. `at`: the moment, as ISO 8601. */
type Read = { document: Document; others: readonly Document[]; language: Language; at: string };

/** A statement of a result, for another tool that takes it in: under which name it stands, what it is, what we say of it, and its words. */
export type Statement = { group: string; said: string; note: string; places: readonly Place[] };
/** A result of another tool as a tool gets it: each statement with its words as claims. `left`: statements beyond those; `remark`: what is said of all of them. */
export type Taken = {
  kind: string;
  title: string;
  statements: readonly (Omit<Statement, 'places'> & { claims: readonly Claim[] })[];
  left: number;
  remark: string;
};

/** How far a tool is: one of its contract's stages, and how much of that stage is done, 0–1. */
export type Hear = (stage: string, done?: number) => void;

/**
 * What a tool made of a document. A `place` in the result is the number of one of its claims, counted from 1; the room verifies each claim, numbers
 * them anew by first appearance, and keeps places, never words. A claim's `source` is 0: the document; of a tool that reads the notebook also 1 and more: the other sources in their order.
 */
export type Draft<G extends Generator> = {
  result: z.input<G['result']>;
  claims: readonly Claim[];
  /** One line for its card, in the language of who asked, without words of the document. */
  description: string;
};

/** What a tool has when a language model is set up. */
export type Given<G extends Generator> = {
  document: Document;
  /** As `offline` gets them. */
  others?: readonly Document[];
  language: Language;
  options?: z.output<G['options']>;
  /** What the tool found without the model: ground for it, kept where the model has nothing better to say. */
  ground: Draft<G>;
  model: Model;
  /** Those of the claims that stand nowhere in the document. */
  missing: (claims: readonly Claim[]) => readonly Claim[];
  hear: Hear;
  signal: AbortSignal;
};

/** What a tool makes a file with. */
export type Voiced<G extends Generator> = {
  result: z.output<G['result']>;
  speech: Speech;
  hear: Hear;
  signal: AbortSignal;
};
/** The file that a tool makes of its result: spoken, as WAV. It runs in the server, after the result stands, and takes the processor only in slices. */
export type Filing<G extends Generator> = {
  /** Whether it is made along with the result; else only when its owner asks, who may change the result first. */
  atOnce: (options: z.output<G['options']>) => boolean;
  /** The result that its owner wants, from what they said anew; their places keep the numbers of the result's citations. Throws INVALID. */
  change: (result: z.output<G['result']>, said: unknown) => z.input<G['result']>;
  /** The result with what is to be told of its file, and the file. Throws SPEECH_FAILED. */
  make: (voiced: Voiced<G>) => Promise<{ result: z.input<G['result']>; bytes: Readable }>;
  /** What the file is called, without an ending, after the title of its source. */
  name: (title: string) => string;
};

/** What the paper of a result is made from. */
export type Told<G extends Generator> = {
  result: z.output<G['result']>;
  citations: readonly Citation[];
  language: Language;
  engine: EngineAbout;
  /** Of a tool in parts: what the sources of its notebook are called now, by their ids. */
  titles?: ReadonlyMap<string, string>;
};

/**
 * The server's side of a generator; the default export of its `server/index.ts`. `offline` runs in a process of its own with limits of memory and
 * time: it is a pure function of its arguments, and may take its time. `online` runs in the server and must not: it awaits the model.
 */
export type Tool<G extends Generator = Generator> = {
  contract: G;
  /**
   * `notebook`: it is handed the other completed sources of the notebook too, and may quote them. `beside`: the one version that its options name
   * (`besideOptions`); its result goes with either source.
   */
  reads?: 'notebook' | 'beside';
  /**
   * `language`: of who asked; the result speaks it, quotations keep their own. `others`: the other sources, for a tool that reads the notebook, else
   * none; one for which there was no room (others.ts) comes with its title and an empty text. A tool that was asked about a whole notebook
   * (`withNotebook`) gets its first source as the document and the others beside it. `options`: what was asked, in the shape of its contract.
   */
  offline: (
    document: Document,
    language: Language,
    hear: Hear,
    others?: readonly Document[],
    options?: z.output<G['options']>,
    taken?: readonly Taken[],
  ) => Draft<G> | Promise<Draft<G>>;
  /**
   * Whether a text is of a kind that the tool reads; a tool without it reads any. It is asked before anything is started or charged, in the server: it
   * must be quick, whatever the length of the text.
   */
  fits?: (text: string) => boolean;
  /** Whether a result holds nothing: then it costs nothing. */
  empty?: (result: z.output<G['result']>) => boolean;
  /**
   * The draft with what a checker of grammar finds beside it, where one is set up; it comes before the model, and runs in the server. Never throws for a checker that does not
   * answer: the draft says so.
   */
  proofread?: (given: Omit<Given<G>, 'model' | 'missing'> & { grammar: Grammar }) => Promise<Draft<G>>;
  /** Throws PROVIDER_FAILED where the model does not answer as it should. Never called of a tool whose contract says `alone`. */
  online: (given: Given<G>) => Promise<Draft<G>>;
  /** The figures of the card; of the text that was read only its length is known, once the file of the result is made. */
  summarise: (result: z.output<G['result']>, document: { text: { readonly length: number } }) => z.input<G['summary']>;
  /** The results of other tools in its notebook that it takes in, by what was asked; `offline` gets them as `taken`, in this order. */
  takes?: (options: z.output<G['options']>) => readonly { kind: string; id: string }[];
  /** The result as statements, for a tool that takes it in. */
  statements?: (told: Told<G>) => { list: readonly Statement[]; remark: string };
  /** What the history of tokens calls its work. */
  history: Record<Language, string>;
  /** What its paper is called above its title; "Analysis" where a tool says nothing. */
  called?: Record<Language, string>;
  /** The result as a paper: headings, prose and quotations with the numbers of their citations. */
  paper: (told: Told<G>) => Segment[];
  /** The result as a Word file of its own making, instead of its paper, from what was read. It runs in a process of its own, as `offline` does. */
  word?: (read: Read) => Promise<Uint8Array>;
  /** The result as the other data that its contract names: lines of cells, which the room writes as CSV, or the text of a calendar. `at`: the moment, as ISO 8601. */
  data?: {
    csv?: (told: Told<G> & { title: string; at: string }) => readonly (readonly string[])[];
    ics?: (told: Told<G> & { title: string; at: string }) => string;
  };
  /**
   * Of a tool whose contract says `withNotebook` and that makes no file: the result that its owner wants, from what they said anew; its places keep the numbers of the
   * result's citations. Throws INVALID.
   */
  change?: (result: z.output<G['result']>, said: unknown) => z.input<G['result']>;
  /** Of a result that may be changed: what its owner has it show. Only the quotations of that are counted. */
  shown?: (result: z.output<G['result']>) => z.output<G['result']>;
  /** What is believed of a result that came with an import, beside its quotations, which are looked for again; all of it where a tool says nothing. */
  carried?: (result: z.output<G['result']>) => z.output<G['result']>;
  /** Of a tool whose contract says `withFile`. */
  filing?: Filing<G>;
  /**
   * Of a tool whose contract says `inParts`. Its `offline` gets some of the sources, the first as the document and the others beside it, and answers a result with
   * a row for each, in their order.
   */
  parts?: Parts<G>;
};

/** What a panel keeps in a notebook: a value of its own, sealed by the room. */
export type Item<V> = { id: string; value: V; created_at: string; updated_at: string };
/** The items of one panel in one notebook of who asks, newest first. One that is not there is 404; one too many is CONFLICT. */
export type Items<V> = {
  list: () => Promise<Item<V>[]>;
  one: (id: string) => Promise<Item<V>>;
  add: (value: V) => Promise<Item<V>>;
  change: (id: string, value: V) => Promise<Item<V>>;
  remove: (id: string) => Promise<void>;
};
/** What a call of a panel is handed. The path of each of its calls names the notebook as `:notebookId`. */
type Asked<E extends Endpoint, V> = {
  items: Items<V>;
  params: Params<E['path']>;
  body: Body<E>;
  language: Language;
};

/** The server's side of a panel; the default export of its `server/index.ts`. `most`: items of one notebook. */
export type PanelTool<P extends Panel = Panel, V = unknown> = {
  contract: P;
  /** The shape of what it keeps, which is parsed again where it is brought in from elsewhere. */
  value: z.ZodType<V>;
  most: number;
  calls: { [K in keyof P['api']]: (asked: Asked<P['api'][K], V>) => Promise<Answer<P['api'][K]>> };
};

/** Say that a tool keeps its contract, without losing its type. */
export const defineTool = <G extends Generator>(tool: Tool<G>): Tool<G> => tool;
export const definePanelTool = <P extends Panel, V>(tool: PanelTool<P, V>): PanelTool<P, V> => tool;
