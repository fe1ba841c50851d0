import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import { partAt } from '#reading/rulings/parts.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import type { Reported } from '#reading/rulings/reported.ts';
import type { Neutral } from '../contract.ts';
import type { Evidence } from './evidence.ts';
import { invokedIn, partName } from './rulings.ts';
import { courtOf } from './titles.ts';
import { words } from './words.ts';

type Given = { reading: Reading; evidence: Evidence; language: Language };

/** Rulings of journals that are listed, and other places named of each. */
const MOST = 200;
const ALSO = 6;

/** The paragraph that a citation stands in. */
function paragraphOf(text: string, { start, end }: Range): Range {
  const stop = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start) + 1, end: stop < 0 ? text.length : stop };
}

/** "Corte Suprema, Revista de Derecho y Jurisprudencia, t. 17, sec. 1ª, p. 351". */
const titleOf = ({ court, journal, place }: Reported): string => `${courtOf(court)}, ${journal}, ${place}`;

/** The rulings that a document cites by their journal, each once with its places: whether they are for or against is not told. */
export function reported({ reading, evidence, language }: Given): Neutral[] {
  const { text, structure, sentences, voices } = reading;
  const say = words[language];
  const byTitle = new Map<string, Reported[]>();
  for (const one of reading.reported) {
    const key = `${titleOf(one)} ${one.date}`;
    byTitle.set(key, [...(byTitle.get(key) ?? []), one]);
  }
  return [...byTitle.values()].slice(0, MOST).map(([first, ...others]): Neutral => {
    const one = first!;
    const part = partAt(structure, one.start);
    const voice = voices[sentences.findIndex(({ end }) => end > one.start)] ?? 'document';
    return {
      title: titleOf(one),
      court_tribunal: courtOf(one.court),
      rol: '',
      date: one.date,
      year: Number(one.date.slice(0, 4)),
      provenance: 'document',
      relevant_excerpt: evidence.around(paragraphOf(text, one), one, partName(part, language)),
      proposition: null,
      also: others.slice(0, ALSO).map((other) => evidence.around(paragraphOf(text, other), other)),
      voice,
      signal: 'none',
      signal_words: null,
      found_in: null,
      application: `${invokedIn(voice, part, language)} ${say.reported} ${say.told.none()}`,
    };
  });
}
