const STRONG = /[aeoáéíóú]/;
const VOWEL = /[aeiouáéíóúü]/;
const BARE: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const MARKED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Where the main vowel of each syllable of a Spanish word stands (lower case): strong vowels each make one, weak ones lean on them. */
function nuclei(word: string): number[] {
  const found: number[] = [];
  for (let i = 0; i < word.length;) {
    if (!VOWEL.test(word[i]!)) {
      i++;
      continue;
    }
    let end = i;
    while (end < word.length && VOWEL.test(word[end]!)) end++;
    const strong: number[] = [];
    for (let k = i; k < end; k++) if (STRONG.test(word[k]!)) strong.push(k);
    if (strong.length > 0) found.push(...strong);
    else found.push(end - 1);
    i = end;
  }
  return found;
}

/** Where the stressed vowel of a word stands: its written accent, or what the general rules say (RAE, Ortografía 2010, II.3.4); -1 without a vowel. */
export function stressOf(word: string): number {
  const marked = word.search(/[áéíóú]/);
  if (marked >= 0) return marked;
  const all = nuclei(word);
  return (/[aeiouns]$/.test(word) ? (all.at(-2) ?? all.at(-1)) : all.at(-1)) ?? -1;
}

const isHiatus = (word: string, at: number): boolean =>
  /[íú]/.test(word[at]!) && (/[aeo]/.test(word[at - 1] ?? '') || /[aeo]/.test(word[at + 1] ?? ''));

/** A verb with pronouns after it, its stress kept and written where the rules ask: notifique + se = notifíquese, dé + se = dese. */
export function withPronouns(verb: string, pronouns: string): string {
  const at = stressOf(verb);
  if (at < 0) return verb + pronouns;
  const vowel = BARE[verb[at]!] ?? verb[at]!;
  const bare = verb.slice(0, at) + vowel + verb.slice(at + 1) + pronouns;
  if (isHiatus(verb, at)) return verb + pronouns;
  const all = nuclei(bare);
  const fromEnd = all.length - 1 - all.indexOf(at);
  return fromEnd >= 2 ? bare.slice(0, at) + (MARKED[vowel] ?? vowel) + bare.slice(at + 1) : bare;
}
