/** Lower case without accents, so that 'casacion' finds 'Casación'. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What tells of a text whether every word of the query is in it; of any text, for an empty query (specification 1, section 5). */
export function holding(query: string): (text: string) => boolean {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return asked.every((word) => folded.includes(word));
  };
}
