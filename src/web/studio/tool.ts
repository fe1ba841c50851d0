import type { LucideIcon } from 'lucide-react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import type { Generator, Panel, StudioJob } from '#contract/studio.ts';
import type { Tone } from '#web/ui/tone.tsx';

/** Words in both languages. */
type Both<T> = Record<Language, T>;

/** What every tool says of itself, in both languages. */
type ToolText = {
  /** Its name, on its button and over its list. */
  name: string;
  /** What it gives, in a line. */
  about: string;
};
/** What a generator says. */
type GeneratorText = ToolText & {
  /** The title of the dialog that starts it, and what it says of what will be made. */
  startTitle: string;
  startHelp: string;
  /** What the first choice of a source is called, where "Document" does not say it. */
  document?: string;
  /** Where no source is eligible. */
  noSources: string;
  /** Where nothing was generated yet. */
  empty: string;
  emptyText: string;
  /** The success panel after a start. */
  started: string;
  startedText: string;
  /** The specification's words for what goes wrong. */
  startFailed: string;
  /** The same of a start for the whole notebook, where its contract has one. */
  overviewFailed?: string;
  loadFailed: string;
  /** Over the result of a job that failed, and of one that is done and has none; the room has words of its own where a tool has none. */
  failed?: string;
  noData?: string;
  /** Where the specification has words of the tool's own for it; else the room's. */
  removeFailed?: string;
  stages: Readonly<Record<string, string>>;
};

/** One of the two headline figures of a card. */
export type Figure = { value: string; label: string; tone?: Tone };

/**
 * What a tool draws its result from. It is drawn in a column that scrolls, with sides, below a head that tells the document, the dates, the quotations
 * found, and offers print and download: `Detail` begins with its tabs or its summary. Where the face is `wide` or `fills` it is handed the whole box below that
 * head, to fill as a flex column, without sides or scrolling. A press on a citation opens its lines; the sheet gives way and comes back as it was.
 */
export type DetailProps<G extends Generator = Generator> = {
  result: z.output<G['result']>;
  citations: readonly Citation[];
  job: StudioJob;
  notebookId: string;
  /** Has what the server answered to a change of the result shown everywhere. */
  onChanged: (job: StudioJob) => void;
  /** The place for a tool's own controls in the bar of its window, once there is one; only where its face takes the whole window. */
  bar: HTMLElement | null;
  /** Leaves the result for where its tool is started. */
  toStart: () => void;
};

/** What is asked beside the document, in the card that starts a tool. */
export type OptionsProps<G extends Generator = Generator> = {
  value: z.output<G['options']>;
  onChange: (value: z.output<G['options']>) => void;
  disabled: boolean;
  notebookId: string;
  /** The source that was chosen; null where none or the whole notebook was. */
  sourceId: string | null;
};

/** The browser's side of a generator; the default export of its `web/index.tsx`. It is light: `Detail` is fetched when it is opened. */
export type GeneratorFace<G extends Generator = Generator> = {
  contract: G;
  icon: LucideIcon;
  text: Both<GeneratorText>;
  /** One or two figures of a completed job, in the language of the screen. */
  figures: (summary: z.output<G['summary']>, language: Language) => readonly Figure[];
  /** What its owner called a completed job; '' where they could not yet. */
  titled?: (summary: z.output<G['summary']>) => string | undefined;
  Detail: LazyExoticComponent<ComponentType<DetailProps<G>>>;
  /** `wide`: the dialog takes the whole width (a graph). `fills`: it has its usual width, and its tool fills the box. */
  wide?: boolean;
  fills?: boolean;
  /** It takes the window below the head of the page, and fills it; its controls stand in the bar of that window. */
  whole?: boolean;
  /** Where a checker of grammar is set up, it reads the document too: said before it is started. */
  proofreads?: boolean;
  /** Where its contract asks for something beside the document: what stands before anything is chosen, and where it is chosen. */
  options?: {
    usual: z.output<G['options']>;
    Fields: ComponentType<OptionsProps<G>>;
    /** Of a tool in parts: how many places may be filled, each for its price, in a notebook with so many sources that were read. */
    units?: (value: z.output<G['options']>, sources: number) => number;
    /** Whether it can be started so; always where it is not told. */
    isReady?: (value: z.output<G['options']>) => boolean;
  };
};
export type PanelProps = { notebookId: string; head: HTMLElement | null };
export type PanelFace = {
  contract: Panel;
  icon: LucideIcon;
  text: Both<ToolText>;
  /** Drawn in the pane below the tool's name, in a column that scrolls, without sides. `head` is the place beside that name for its own button, once there is one. */
  Panel: LazyExoticComponent<ComponentType<PanelProps>>;
};
export type Face = GeneratorFace | PanelFace;

/** What the public pages say of a tool: its name there, what it gives, and a line as it stands in a result. */
export type PublicWords = { name: string; gives: string; line: string };
/** The default export of its `web/public.ts`. `order`: its place on the public pages, the least first. */
export type PublicText = Both<PublicWords> & { order: number };

/** Say that a tool keeps its contract, without losing its type. */
export const defineFace = <G extends Generator>(face: GeneratorFace<G>): GeneratorFace<G> => face;
export const definePublic = (text: PublicText): PublicText => text;
export const definePanelFace = (face: PanelFace): PanelFace => face;
