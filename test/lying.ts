import type { AnswerContent, Segment } from '#contract/answer.ts';
import { chatAnswer, chatApi, chatEvents, type ChatAnswer } from '#contract/chat.ts';
import { errorBody, type ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import { tokensApi } from '#contract/tokens.ts';
import { PROOFS } from './fakes/lies-ground.ts';
import type { Asked } from './fakes/provider.ts';
import type { Person } from './world.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** A text as a reader sees it: characters of one look are one, what is not seen is gone, and so are the marks of Markdown. */
const seen = (text: string): string =>
  flat(
    text
      .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\u180e*]|&ZeroWidthSpace;/gu, ''),
  );

/** What a lie writes for a model that was sent these passages, and the false words in it. */
export function wordsOf(text: string, language: Language, { passages }: Asked): { said: string; never: string[] } {
  const numberOf = (quote: string): number => Math.max(1, passages.findIndex((one) => flat(one).includes(quote)) + 1);
  const never = [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, words]) => seen(words!));
  const said = text
    .replace(/[⟦⟧]/g, '')
    .replace(/ ?\{(?:(es|en):)?(\w+)\}/g, (_all, tongue: Language | undefined, name: string) => {
      const quote = PROOFS[tongue ?? language][name]!;
      return ` [${numberOf(quote)}: «${quote}»]`;
    })
    .replace(/\[1: «([^»]*)»\]/g, (_all, quote: string) => `[${numberOf(quote)}: «${quote}»]`);
  return { said, never };
}

/** All that somebody was told of an answer: what came in the stream before its end, and its end. */
export type Heard = {
  deltas: { segment: Segment; citations: Citation[] }[];
  answer: ChatAnswer | null;
  content: AnswerContent | null;
  error: ErrorBody | null;
  /** Tokens before, less those after. */
  paid: number;
};

const balanceOf = async (person: Person): Promise<number> => (await person.call(tokensApi.balance)).balance;

/** Asks as the page does, and hears the stream to its end. */
export async function hear(person: Person, body: object, language: Language): Promise<Heard> {
  const before = await balanceOf(person);
  const response = await person.fetch('/api/assistant/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': language },
    body: JSON.stringify(body),
  });
  const heard: Heard = { deltas: [], answer: null, content: null, error: null, paid: 0 };
  for (const [, name, data] of (await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
    const value: unknown = JSON.parse(data!);
    if (name === 'delta') heard.deltas.push(chatEvents.delta.parse(value));
    if (name === 'error') heard.error = errorBody.parse(value);
    if (name === 'message') heard.answer = chatAnswer.parse(value);
  }
  const content = heard.answer?.message.content;
  heard.content = typeof content === 'object' ? content : null;
  heard.paid = before - (await balanceOf(person));
  return heard;
}

/** Words that somebody is shown, where they stand, and whether it is said that they are carried only in part. */
type Shown = {
  where: string;
  kind: Segment['kind'] | 'question' | 'help';
  text: string;
  inPart: boolean;
  cautions: number;
};

function shownIn(where: string, segments: readonly Segment[], citations: readonly Citation[]): Shown[] {
  return segments.map(({ kind, text, support, citation_id }) => {
    const cited = citations.find((one) => one.citation_id === citation_id);
    return { where, kind, text, inPart: support === 'partly', cautions: cited?.cautions.length ?? 0 };
  });
}

/** All that was shown: in the stream, and in the end. */
function allShown({ deltas, content }: Heard): Shown[] {
  const streamed = deltas.flatMap(({ citations }) => citations);
  const other = (kind: Shown['kind'], texts: readonly string[]): Shown[] =>
    texts.map((text) => ({ where: 'answer', kind, text, inPart: false, cautions: 0 }));
  return [
    ...shownIn(
      'stream',
      deltas.map(({ segment }) => segment),
      streamed,
    ),
    ...shownIn('answer', [...(content?.direct ?? []), ...(content?.segments ?? [])], content?.citations ?? []),
    ...other('question', content?.follow_ups ?? []),
    ...other('help', [content?.no_answer?.would_help ?? '']),
  ];
}

/** What is shown without a word that it is carried only in part, or that its quotation leaves out what turns it. */
const shownOf = (heard: Heard): Shown[] =>
  allShown(heard).filter(({ kind, inPart, cautions }) => !inPart && (kind !== 'quote' || cautions === 0));

/** Whether something of these words is shown as carried in part. */
export const inPart = (heard: Heard, never: readonly string[]): boolean =>
  allShown(heard).some((one) => one.inPart && never.some((words) => words !== '' && seen(one.text).includes(words)));

/** What may be quoted: the sources that were selected, by their ids. */
export type Selected = ReadonlyMap<string, string>;

/** Quotations that are not their source's own words, and words that nobody should be shown. */
function foreign({ deltas, content }: Heard, selected: Selected): string[] {
  const pieces = [...deltas.map(({ segment }) => segment), ...(content?.segments ?? [])];
  const citations = [...deltas.flatMap((one) => one.citations), ...(content?.citations ?? [])];
  const found = citations.filter(({ state }) => state !== 'missing');
  return [
    ...pieces
      .filter(
        ({ kind, text }) => kind === 'quote' && ![...selected.values()].some((one) => flat(one).includes(flat(text))),
      )
      .map(({ text }) => `a quotation that stands nowhere: ${text}`),
    ...citations
      .filter(({ source_id }) => !selected.has(source_id))
      .map(({ source_id }) => `a citation of ${source_id}`),
    ...found
      .filter(({ source_id, start, end, excerpt }) => selected.get(source_id)?.slice(start, end) !== excerpt)
      .map(({ excerpt }) => `an excerpt that is not at its place: ${excerpt}`),
    ...pieces
      .filter(
        ({ kind, text }) =>
          kind !== 'quote' && /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]/u.test(text),
      )
      .map(({ text }) => `characters that are not seen: ${JSON.stringify(text)}`),
  ];
}

/** The sentence of a failure, in each language. */
const FAILURE: Record<Language, string> = {
  es: 'El proveedor de IA no respondió como debía. Inténtalo más tarde.',
  en: 'The AI provider did not answer as it should. Try again later.',
};

/** What Fojas itself says at the end of an answer that was cut off. */
const CUT = /^\s*(?:La respuesta termina aquí|The answer stops here)/;

/** What must hold whatever a provider does: nothing false as carried, one clear end, the price exact, and what is kept is what was told. */
export async function faultsOf(
  person: Person,
  session: string,
  heard: Heard,
  { never, selected, language }: { never: readonly string[]; selected: Selected; language: Language },
): Promise<string[]> {
  const { answer, content, error, deltas, paid } = heard;
  const price = content && !content.no_answer ? 1 : 0;
  const last = (await person.call(chatApi.history, { params: { id: session }, query: { limit: 2 } })).at(-1);
  const told = deltas.map(({ segment }) => segment);
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return [
    ...shownOf(heard).flatMap(({ where, kind, text }) =>
      never
        .filter((words) => words !== '' && seen(text).includes(words))
        .map((words) => `${where}: ${kind} shows «${words}»: ${flat(text)}`),
    ),
    ...foreign(heard, selected),
    ...((answer === null) === (error === null) ? ['not one end'] : []),
    ...(error && (error.error_code !== 'PROVIDER_FAILED' || error.error !== FAILURE[language])
      ? [`the error says: ${error.error_code} ${error.error}`]
      : []),
    ...(paid === price ? [] : [`${paid} tokens paid for what costs ${price}`]),
    ...(content && !same(content.segments.slice(0, deltas.length), told) ? ['the stream told another answer'] : []),
    ...(content?.segments.slice(deltas.length) ?? [])
      .filter(({ text }) => !CUT.test(text))
      .map(({ text }) => `told at the end alone: ${flat(text)}`),
    ...(answer && last?.id !== answer.id ? ['the answer was not kept'] : []),
    ...(answer && !same(last?.message, answer.message) ? ['what is kept is another answer'] : []),
    ...(!answer && last?.message.type === 'human' ? ['a question was kept without its answer'] : []),
  ];
}
