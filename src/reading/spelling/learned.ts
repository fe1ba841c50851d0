const MARKED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Learned endings and where their words carry the accent: on the last vowel of the first group. Ours, after the general rules of RAE II.3.4. */
const ENDINGS: readonly RegExp[] = [
  /^(.*[aeiou][^aeiou]*)(ic[oa]s?)$/,
  /^(.*[aeio])((?:log|graf|metr|fag|fug|fil|fob|gen|fer|vor|drom|man|nom|crat|trof|tip|top|pter|pod)[oa]s?)$/,
  /^(.*[aeiou])(ce[oa]s?|ne[oa]s)$/,
  /^(.*(?:log|graf|nom|metr|pat|man|fon|tom|arqu|sof|scop|trop|gam|er|or)i)(as?)$/,
  /^(.*(?:[csxg]i)o)(n)$/,
  /^(.{3,}(?<!r|ab|i)o)(n)$/,
  /^(.*[aeiou])(rrim[oa]s?)$/,
  /^(.*[aeiou][^aeiou]+[aei])(?<=[aeiou][^aeiou]+[aei])(sis)$/,
];

/** How a word that no list knows would be written, by its ending ("bariatrica": bariátrica); null where no ending tells. Spanish. */
export function learned(folded: string): string | null {
  if (folded.length < 6) return null;
  for (const ending of ENDINGS) {
    const match = ending.exec(folded);
    if (!match) continue;
    const head = match[1]!;
    const at = match[2] === 'sis' ? head.slice(0, -1).search(/[aeiou][^aeiou]*$/) : head.search(/[aeiou][^aeiou]*$/);
    return head.slice(0, at) + MARKED[head[at]!] + head.slice(at + 1) + match[2];
  }
  return null;
}
