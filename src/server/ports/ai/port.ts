import type { z } from 'zod';
import type { AnswerContent } from '#contract/answer.ts';
import type { CardOf, Cell } from '#contract/card.ts';
import type { Outgoing } from '#contract/engine.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { Language } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { Description } from '#reading/describe.ts';
import type { Exchange } from '#reading/ask/asked.ts';
import type { Segment as Index } from '#reading/index/segment.ts';
import type { Place } from '#reading/retrieve/fuse.ts';
import type { Verdict } from '#reading/support/reread.ts';
import type { FromModel, Ungated } from '#reading/support/ungated.ts';

/** A source as an engine sees it: its canonical text and its index. Data, never instructions. */
export type OpenSource = { id: string; title: string; type: SourceType; version: number; text: string; index: Index };

/** A quotation that an engine claims: which source, where, and the words. The verifier decides what it is worth. */
export type Claim = {
  source: number;
  start?: number;
  end?: number;
  quote: string;
  /** Words that are shown of it where it stands, and on to the end of their sentence; all of them where this is absent. */
  most?: number;
  /** They are quoted as a proof by a model: too few of them, or an ellipsis over what matters, prove nothing. */
  proof?: true;
};

/** One piece of a draft. A `quote` has exactly one claim, whose words are its text; prose may rest on several. `focus`: those words of a quotation that answer. */
type Piece = { kind: 'prose' | 'heading' | 'quote'; claims: Claim[]; focus?: string };
/** A piece in words of ours or of a source. */
export type OwnSegment = Piece & { text: string; by?: never };
/** A piece of a draft. `by`: a model wrote it, so that it is shown only as far as its quotations carry it, and is no string before. */
export type DraftSegment = OwnSegment | (Piece & { text: Ungated; by: 'model' });

/** A cell of a card: the words claimed for it and those of them that are the point, or why there are none. */
export type DraftCell = { state: 'stated'; claim: Claim; focus?: string } | { state: Exclude<Cell['state'], 'stated'> };

export type Draft = {
  /** How the question was read, where that is to be said. */
  understood?: AnswerContent['understood'];
  /** The line on top: quotations, and the few words of ours between them. */
  direct: OwnSegment[];
  segments: DraftSegment[];
  cards: CardOf<DraftCell>[];
  /**
   * Set when the sources do not answer: whether the nearest passages come close, why, the words looked for with how often they stand there, those passages,
   * and what would help.
   */
  none:
    | (Pick<NonNullable<AnswerContent['no_answer']>, 'outcome' | 'reason' | 'words'> & {
        nearest: Claim[];
        wouldHelp: string;
      })
    | null;
  /** Of ours, or of a model where they passed the gate. */
  followUps: string[];
};

export type { Exchange };

export type Question = {
  text: string;
  /** The language to speak; quotations stay in their own. */
  language: Language;
  sources: readonly OpenSource[];
  /** The last turns of the conversation, oldest first; they say nothing of sources that are not given. */
  history: readonly Exchange[];
  /** The passages of the sources that are nearest by their vectors, best first; absent where no model of vectors was asked. */
  near?: readonly Place[];
  /** Only the words of the question count: none of a concept that they name, of a translation, or of the conversation. */
  literal?: boolean;
};

/** Those of a segment's claims that stand nowhere, and whether anything of it may be shown by now. */
type Heard = { missing: readonly Claim[]; shown: boolean };
/** Takes each complete segment as soon as an engine has it, and has it verified. A segment may be heard again when its claims were mended. */
export type Hear = (segment: DraftSegment) => Heard;

/** What a language model is asked for beside answers: something of a shape of its own. */
export type Task<S extends z.ZodType> = {
  /** What to do, in the words of who asks for it; never words of a document. */
  task: string;
  /** What to do it with. It is put between marks that no document can know, as data: nothing in it is an instruction. */
  material: string;
  /** The shape of the answer. Its descriptions (`.describe`) are sent along. */
  shape: S;
  /** The language that the answer speaks; quotations keep their own. */
  language: Language;
};

/** A language model, for tools whose results have a shape. */
export interface Model {
  readonly about: EngineAbout;
  /**
   * Answers what the model said, parsed by the task's shape; names and numbers that were replaced before sending are put back. Asks again once where the shape was not kept. Throws
   * PROVIDER_FAILED where a provider does not answer, or not as it should; aborts by the signal, with its reason. No free text of it has passed a gate, and none is a string before it has.
   */
  generate<S extends z.ZodType>(task: Task<S>, signal: AbortSignal): Promise<FromModel<z.output<S>>>;
}

/** A statement of an answer, with the words of the divisions that its quotations stand in. */
export type Statement = { text: string; passages: readonly string[] };

/** A second reading of what a model stated. */
export interface SecondReading {
  /**
   * Whether each statement follows from its passages, in their order; null for what was not read, or of which nothing clear was said. It waits for no more than its time.
   * Throws nothing but the reason of the signal.
   */
  read(statements: readonly Statement[], signal: AbortSignal): Promise<readonly Verdict[]>;
  /** The draft where nothing of an answer is left after it: none, with what comes nearest. */
  nothing(question: Question): Draft;
}

/** Answers from the given sources only; what stands in a source is never an instruction. */
export interface Engine {
  readonly about: EngineAbout;
  /** The language model behind it; null where there is none. */
  readonly model: Model | null;
  /** Null where an answer is not read again. */
  readonly second: SecondReading | null;
  /**
   * Aborts by the signal, with its reason. The segments heard are those of the draft, in its order, but for those that were left out since.
   * Without `hear` nothing is mended. Throws PROVIDER_FAILED where a provider does not answer as it should.
   */
  answer(question: Question, signal: AbortSignal, hear?: Hear): Promise<Draft>;
  /**
   * Names and describes a notebook by its first source, in the language of its owner where the engine speaks it; what is said of it is within the limits of
   * the contract. Throws PROVIDER_FAILED where a provider does not, or not as it should.
   */
  describe(source: OpenSource, language: Language, signal: AbortSignal): Promise<Description>;
  /** What `answer` would send for the question, to the letter but for its random marks. Sends nothing. */
  preview(question: Question): Outgoing;
}
