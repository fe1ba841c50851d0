import { Problem } from '#server/http/problem.ts';
import { scriptChange, type AudioSummary, type Line } from '../contract.ts';

/** What nobody sees: controls, and what turns the order of letters around. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The script that its owner wants. A kept line keeps its place, and who wrote it; one with other words keeps its place and is `edited`; a new one has no place
 * and is its owner's word too. Of their words none is unseen. What was spoken of the old script is gone. Throws INVALID where a line names a
 * citation that the script does not have, or has nothing to see.
 */
export function change(result: AudioSummary, said: unknown): AudioSummary {
  const parsed = scriptChange.safeParse(said);
  if (!parsed.success) throw new Problem('INVALID');
  const known = new Map<number | null, Line[]>();
  for (const line of result.lines) {
    const key = line.location?.citation_id ?? null;
    known.set(key, [...(known.get(key) ?? []), line]);
  }
  const lines = parsed.data.lines.map(({ speaker, part, text, citation_id }): Line => {
    const there = known.get(citation_id) ?? [];
    if (citation_id !== null && there.length === 0)
      throw new Problem('INVALID', { fields: { citation_id: 'unknown' } });
    const kept = there.find((line) => line.text === text);
    if (kept) return { ...kept, speaker, part };
    const location = there[0]?.location;
    const seen = text.replace(UNSEEN, ' ').trim();
    if (seen === '') throw new Problem('INVALID', { fields: { text: 'missing' } });
    return { speaker, part, text: seen, ...(location && { location }), edited: true };
  });
  return {
    ...result,
    lines,
    speakers: result.speakers.map(({ name }) => ({ name, voice: '' })),
    audio: null,
  };
}
