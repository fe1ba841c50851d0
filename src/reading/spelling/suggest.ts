import type { Language } from '#contract/language.ts';
import { alike, muddles, slips, type Candidate } from './edits.ts';
import type { Written } from './forms.ts';
import { learned } from './learned.ts';
import { plain } from './plain.ts';

/** What the suggester asks of a dictionary: the ways folded letters are written as words, and how usual a word is (0 rare to 10). */
export type Asked = {
  language: Language;
  forms: (folded: string) => readonly Written[];
  /** The same without the words that the language makes freely, quicker, for the hundreds of letters that slips make. */
  guessed: (folded: string) => readonly Written[];
  usual: (word: string) => number;
};

/** How many more letters may be tried that lie two slips from a word; shared by the words of a text, and taken from as they are tried. */
export type Allowance = { left: number };

type Scored = { word: string; cost: number };
/** What a band of frequency is worth, in units of a typing slip; set on the dev part of the lists, by hand. */
const BAND = 0.07;
/** A word that no list knows, with the accent of its ending: better than two slips, worse than one that is known. */
const GUESS_COST = 0.9;

/** Letters of two words of one length that differ, accents not folded. */
function marksApart(word: string, candidate: string): number {
  if (word.length !== candidate.length) return 0;
  let apart = 0;
  for (let i = 0; i < word.length; i++) if (word[i] !== candidate[i]) apart++;
  return apart;
}

class Search {
  private readonly best = new Map<string, number>();
  private readonly tried = new Map<string, number>();
  private readonly lower: string;
  private readonly marked: boolean;
  constructor(
    word: string,
    private readonly asked: Asked,
  ) {
    this.lower = word.toLowerCase().normalize('NFC');
    this.marked = /[áéíóúü]/.test(this.lower);
  }

  /** Takes what the letters may be written as, at a cost and what their accents and rareness add. */
  offer({ folded, cost }: Candidate): void {
    if ((this.tried.get(folded) ?? Infinity) <= cost) return;
    this.tried.set(folded, cost);
    const forms = cost === 0 ? this.asked.forms : this.asked.guessed;
    for (const { form, cost: seldom } of forms(folded)) {
      if (form === this.lower) continue;
      const capital = form === form.toLowerCase() ? 0 : 0.3;
      const accents = cost === 0 ? 0.05 * marksApart(this.lower, form) : this.accentCost(form);
      const total = cost + accents + capital + seldom - BAND * this.asked.usual(form);
      if (total < (this.best.get(form) ?? Infinity)) this.best.set(form, total);
    }
  }

  /** A word with an accent wants one, mostly in the same place; a word without may want one. */
  private accentCost(form: string): number {
    const marked = /[áéíóúü]/.exec(form);
    if (!marked) return this.marked ? 0.25 : 0;
    return this.lower.includes(marked[0]) ? 0 : this.marked ? 0.2 : 0.12;
  }

  get cheapest(): number {
    return Math.min(...this.best.values());
  }
  put(words: string, cost: number): void {
    this.best.set(words, cost);
  }
  ranked(): Scored[] {
    return [...this.best].map(([word, cost]) => ({ word, cost })).sort((a, b) => a.cost - b.cost);
  }
}

const SHORT: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'a al de del e el en es la las le lo los me mi ni no o se si su sus tu un una y ya por con sin que'.split(' '),
  ),
  en: new Set('a an as at be by do he i if in is it me my no of on or so to up us we the and for not'.split(' ')),
};

/** "dela" is "de la": a space left out, where both halves are usual words. */
function splits(folded: string, search: Search, { language, forms, usual }: Asked): void {
  const best = (letters: string): string | undefined =>
    forms(letters)
      .filter(({ form, cost }) => cost === 0 && (SHORT[language].has(form) || (form.length > 3 && usual(form) > 0)))
      .map(({ form }) => form)
      .sort((a, b) => usual(b) - usual(a))[0];
  for (let cut = 1; cut < folded.length; cut++) {
    const first = best(folded.slice(0, cut));
    const second = first && best(folded.slice(cut));
    if (first && second) search.put(`${first} ${second}`, 1.25 - (BAND / 2) * (usual(first) + usual(second)));
  }
}

/** What lies two slips away, the nearer first, until something near enough is found or the allowance is used up. */
function behindTwo(
  folded: string,
  sounding: readonly Candidate[],
  search: Search,
  language: Language,
  allowance: Allowance,
) {
  const offer = (firsts: readonly Candidate[], seconds: (letters: string) => readonly Candidate[]): void => {
    for (const first of firsts) {
      if (allowance.left <= 0) return;
      const found = seconds(first.folded);
      allowance.left -= found.length;
      for (const second of found) search.offer({ folded: second.folded, cost: first.cost + second.cost });
    }
  };
  if (search.cheapest > 0.75) offer(sounding, (letters) => alike(letters, language));
  if (search.cheapest > 1.4 && folded.length > 4) offer(sounding, (letters) => slips(letters, language));
  if (search.cheapest > 1.6 && folded.length > 6)
    offer(muddles(folded), (letters) =>
      language === 'en' ? slips(letters, 'en') : [...muddles(letters), ...alike(letters, 'es')],
    );
}

/**
 * What could have been meant, best first: the same letters with other accents, then what sounds alike, then slips of typing, a space left
 * out, and two of these as far as the allowance goes; weighed by how usual each word is. The costs are ours.
 */
export function suggestions(word: string, asked: Asked, most: number, allowance: Allowance): string[] {
  const search = new Search(word, asked);
  const folded = plain(word);
  search.offer({ folded, cost: 0 });
  if (search.cheapest < 0.3) return firsts(search, most);
  const sounding = alike(folded, asked.language);
  for (const candidate of sounding) search.offer(candidate);
  if (folded.length > 2) for (const candidate of slips(folded, asked.language)) search.offer(candidate);
  splits(folded, search, asked);
  behindTwo(folded, sounding, search, asked.language, allowance);
  const guess = asked.language === 'es' && search.cheapest > GUESS_COST ? learned(folded) : null;
  if (guess && guess !== word.toLowerCase()) search.put(guess, GUESS_COST);
  return firsts(search, most);
}

const firsts = (search: Search, most: number): string[] =>
  search
    .ranked()
    .slice(0, most)
    .map(({ word }) => word);
