import type { Language } from '#contract/language.ts';
import type { Link } from './relations.ts';
import { STOP, type Reader } from './sentence-reader.ts';
import { DETERMINERS, LINKS } from './words.ts';

/** Words between two neighbours at most. */
const JOINED = 3;
const EXAMPLE =
  /^,?\s*(?:tales como|como por ejemplo|por ejemplo|such as|for example|including,? without limitation,?|including|e\.g\.,?)\s+(?:el |la |los |las |the |any )?$/i;
const JOIN: Record<Language, RegExp> = {
  es: /^(?:en contra de|contra|sobre|a favor de|respecto de|con|para|por|en|entre|hacia|mediante|ante|desde|dentro de|de)$/,
  en: /^(?:of|to|for|against|under|with|by|from|on|in|between|within|upon|regarding)$/,
};

/** Links by what little stands between two neighbours: "demanda en contra de don …", "incumplimiento de la obligación", "tales como". */
export function byJoints(reader: Reader, sentence: number): Link[] {
  const out: Link[] = [];
  for (let m = 1; m < reader.mentions.length; m++) {
    const [a, b] = [reader.mentions[m - 1]!, reader.mentions[m]!];
    if (a.concept === b.concept || b.from - a.to > JOINED + 2 || reader.qualifies(b)) continue;
    const gap = reader.between(a.to - 1, b.from);
    const link = { from: a.concept, to: b.concept, sentence, first: a.from, last: b.to, times: 1 };
    if (EXAMPLE.test(gap)) {
      out.push({
        ...link,
        label: gap
          .replace(/[,\s]+/g, ' ')
          .trim()
          .replace(/\s(?:el|la|los|las|the|any)$/, ''),
        relation: 'instance',
        weight: 2.4,
      });
      continue;
    }
    if (STOP.test(gap) || /,/.test(gap)) continue;
    let end = b.from;
    while (
      end > a.to &&
      DETERMINERS[reader.language].has(reader.word(end - 1)) &&
      !/^(?:al|del)$/.test(reader.word(end - 1))
    )
      end--;
    if (end <= a.to || end - a.to > JOINED) continue;
    const label = reader
      .words(a.to, end)
      .toLowerCase()
      .replace(/^del$/, 'de')
      .replace(/\sdel$/, ' de')
      .replace(/^al$|\sal$/, (al) => al.slice(0, -1));
    if (!JOIN[reader.language].test(label)) continue;
    out.push({ ...link, label, relation: 'joined', weight: LINKS[reader.language].has(label) ? 1.2 : 1.6 });
  }
  return out;
}
