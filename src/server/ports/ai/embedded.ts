import type { Found } from '#reading/answer/look-up.ts';
import { reply } from '#reading/answer/reply.ts';
import { describe } from '#reading/describe.ts';
import type { Claim, Draft, DraftSegment, Engine, OpenSource, Question } from './port.ts';
import { helpOf, leadOf } from './text.ts';

const claim = (sources: readonly OpenSource[], { source, start, end }: Found): Claim => ({
  source,
  start,
  end,
  quote: sources[source]!.text.slice(start, end),
});

/**
 * The engine without a model: it picks whole sentences and quotes them, grouped by source, and writes no claim of its own. Needs no key,
 * no network and no weights; the same question of the same sources has the same answer.
 */
export const embedded: Engine = {
  about: { name: 'embedded', model: null, host: null, leaves: 'nothing', redacts: false },
  async answer(question, signal, hear) {
    signal.throwIfAborted();
    const drafted = draft(question);
    if (hear) drafted.segments.forEach(hear);
    return drafted;
  },
  async describe(source, _language, signal) {
    signal.throwIfAborted();
    return describe(source);
  },
  preview: () => ({ messages: [], hidden: [] }),
};

function draft({ text, sources, near }: Question): Draft {
  const found = reply(sources, text, near);
  const { language } = found;
  if (found.kind === 'none') {
    const nearest = found.nearest.map((one) => claim(sources, one));
    return {
      segments: [],
      none: { words: found.words, nearest, wouldHelp: helpOf(found.intent, language) },
      followUps: [],
    };
  }
  const segments: DraftSegment[] = [{ kind: 'prose', text: leadOf(found.intent, found.subject, language), claims: [] }];
  for (const { source, quotes } of found.groups) {
    if (sources.length > 1) segments.push({ kind: 'heading', text: sources[source]!.title, claims: [] });
    for (const quote of quotes) {
      const one = claim(sources, quote);
      segments.push({ kind: 'quote', text: one.quote, claims: [one] });
    }
  }
  return { segments, none: null, followUps: found.followUps };
}
