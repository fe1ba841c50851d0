/** Characters within which a reference is whole. */
const REACH = 420;
/** Characters behind a stop that tell whether a sentence ends there. */
const NEXT = 8;
const SENTENCE_END = /[.!?]["”»)]?\s{1,2}(?=[“«"¿(]?\p{Lu})/gu;
const ABBREVIATED =
  /(?:^|[\s(.])(?:ed|eds|p|pp|p[áa]gs?|t|vol|n|n[úu]m|cit|ob|op|trad|dir|coord|art|arts|Dr|Dra|Rev|Reimp|prof|\p{L})$/iu;
const GOES_ON =
  /^[“«"(]?(?:Editorial|Edic|Edit|Ed\.|Legal ?Pub|Thomson|Tirant|Civitas|Aranzadi|Librotecnia|Revista|Rev\.|Anuario|Tomo|T\.|Vol|Santiago|Madrid|Barcelona|Buenos|Bogot|Valpara|M[ée]xico|Lima|P[áa]g|Pp?\.|LexisNexis|En:?\s|En\s|Imprenta|Marcial|Trotta|Ariel|Segunda ed|Tercera ed|Cuarta ed|Primera ed|N[°º]|Trad|Abeledo|Astrea|Depalma|Temis|(?:Parte|Volumen)\s)/u;

/** Where the reference that goes on at `from` ends at the latest: its paragraph, its brackets, its sentence. */
export function stopOf(text: string, from: number): number {
  let depth = 0;
  const last = Math.min(text.length, from + REACH);
  for (let i = from; i < last; i++) {
    const c = text[i]!;
    if (c === '\n') return i;
    if (c === '(' || c === '[') depth++;
    if ((c === ')' || c === ']') && --depth < 0) return i;
    if (
      c === ';' &&
      depth <= 0 &&
      !/^\s{0,2}(?:Ediciones|Editorial|Cuadernos|Revista|\p{Ll}|\d)/u.test(text.slice(i + 1, i + 24))
    )
      return i;
  }
  return last;
}

/** The end of the first sentence of text[from..stop) that ends no abbreviation and does not go on with a publisher or a page. */
export function sentenceEnd(text: string, from: number, stop: number): number {
  // Nothing beyond is read: a line may have no sentence end at all.
  for (const hit of text.slice(from, stop + NEXT).matchAll(SENTENCE_END)) {
    const end = from + hit.index;
    if (end >= stop) break;
    const next = text.slice(end + hit[0].length, end + hit[0].length + 24);
    if (!ABBREVIATED.test(text.slice(Math.max(from - 1, end - 6), end)) && !GOES_ON.test(next)) return end;
  }
  return stop;
}

/** Whether brackets are open at a place that were opened shortly before, with no more than other references between. */
export function opened(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - 160), place);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && !/\n/.test(before.slice(before.lastIndexOf('(')));
}
