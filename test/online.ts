import type { Language } from '#contract/language.ts';
import type { Generator } from '#contract/studio.ts';
import { isProof } from '#reading/support/quotation.ts';
import { verify } from '#reading/verify/verify.ts';
import { indexText } from '#reading/verify/text-index.ts';
import type { Model } from '#server/ports/ai/port.ts';
import type { Draft, Given, Tool } from '#server/studio/tool.ts';
import type { Asked } from './fakes/provider.ts';

/** A line of the document that a model was sent, with its number. */
export type Line = { line: number; words: string };
/** The lines of the document within what a model was asked, those with a sentence of some length. */
export const linesIn = ({ user }: Asked): Line[] =>
  [...user.matchAll(/^(\d+) \| (.{30,})$/gm)].map(([, line, words]) => ({ line: Number(line), words: words! }));
/** Whether the model is asked to mend quotations. */
export const mends = ({ system }: Asked): boolean => system.includes('"quotations"');
export const json = (value: unknown): { text: string } => ({ text: JSON.stringify(value) });

/** What the verifier does not find in a text, or what proves nothing where it does, as the room asks it. */
const missingIn = (text: string): Given<Generator>['missing'] => {
  const index = indexText(text);
  return (claims) =>
    claims.filter(({ quote, start, end, proof }) => {
      const place = { text: 0, ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
      const found = verify(quote, [index], place, { near: false });
      return found.state === 'missing' || (proof !== undefined && !isProof(quote, text, found, 1));
    });
};

type Options<G extends Generator> = {
  tool: Pick<Tool<G>, 'offline'>;
  text: string;
  model: Model;
  language?: Language;
  speaks?: Language;
  signal?: AbortSignal;
  hear?: Given<G>['hear'];
};
/** What the room hands a tool that asks a model. */
export async function givenOf<G extends Generator>({
  tool,
  text,
  model,
  language = 'es',
  speaks = 'es',
  signal = new AbortController().signal,
  hear = () => undefined,
}: Options<G>): Promise<Given<G>> {
  const document = { title: 'Contrato', type: 'txt', text, speaks } as const;
  const ground = await tool.offline(document, language, () => undefined);
  return { document, others: [], language, ground, model, missing: missingIn(text), hear, signal };
}

/** The places of a result whose words stand nowhere in a text. */
export function strangers<G extends Generator>({ result, claims }: Draft<G>, text: string): string[] {
  const numbers: number[] = [];
  JSON.stringify(result, (_key, value: unknown) => {
    if (value && typeof value === 'object' && 'citation_id' in value) numbers.push(value.citation_id as number);
    return value;
  });
  const placed = numbers.map((number) => claims[number - 1]!);
  return missingIn(text)(placed).map(({ quote }) => quote);
}
