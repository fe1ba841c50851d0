import type { WithdrawnReason } from '#contract/answer.ts';
import { sentences } from '../sentences.ts';
import type { Range } from '../lines.ts';
import { supportOf, type Beside, type Quotation, type Support } from './support.ts';

declare const passed: unique symbol;
/** Words of a model that passed the gate. Nothing else makes them. */
export type Supported = string & { readonly [passed]: true };
/** A statement that was withdrawn, and the first reason. */
export type Withdrawn = { text: string; reason: WithdrawnReason };
/** What is left of a text: its statements that quotations carry, wholly or in part, with the words that they do not; and what was withdrawn. */
export type Gated = {
  text: Supported;
  state: Exclude<Support['state'], 'not'>;
  uncovered: Range[];
  withdrawn: Withdrawn[];
};

const asSupported = (text: string): Supported => text as Supported;
const worst = ({ reasons }: Support): WithdrawnReason => (reasons.find(({ turned }) => turned) ?? reasons[0])!.kind;

/**
 * Judges prose sentence by sentence against the quotations behind it. What they do not carry is taken out; the spaces and line ends between what stays are
 * kept. Empty text where nothing stays.
 */
export function gated(text: string, quotations: readonly Quotation[], beside: Beside): Gated {
  const out: Gated = { text: asSupported(''), state: 'supported', uncovered: [], withdrawn: [] };
  let said = '';
  let end = 0;
  for (const range of sentences(text)) {
    const statement = text.slice(range.start, range.end);
    const between = text.slice(end, range.start);
    end = range.end;
    const support = supportOf(statement, quotations, beside);
    if (support.state === 'not') {
      out.withdrawn.push({ text: statement.trim(), reason: worst(support) });
      continue;
    }
    if (support.state === 'partly') out.state = 'partly';
    said += between;
    for (const { start, end: to } of support.uncovered)
      out.uncovered.push({ start: start + said.length, end: to + said.length });
    said += statement;
  }
  out.text = asSupported(said === '' ? '' : said + text.slice(end));
  return out;
}

/** A heading, a lead or a title, where the quotations that it stands over carry it; '' where they do not. */
export function gatedTitle(text: string, quotations: readonly Quotation[], beside: Beside): Supported {
  const over = [...quotations, ...(beside.known ?? []).map((words) => ({ words }))];
  return asSupported(supportOf(text, over, beside).state === 'not' ? '' : text);
}
