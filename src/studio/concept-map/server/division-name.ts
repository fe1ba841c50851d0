import { headings } from '#reading/headings.ts';

/** Characters of a name at most. */
const MOST = 48;
/** The number that a division goes by: "Artículo 12", "Cláusula QUINTO", "9.03". */
const NAME =
  /^["“]?(?:(?:libro|t[íi]tulo|cap[íi]tulo|p[áa]rrafo|art[íi]culo|art\.|cl[áa]usula|book|title|chapter|section|article|clause|exhibit|annex|anexo)\s*)?(?:\d+(?:\.\d+)*\s?[º°]?(?:\s(?:bis|ter|qu[áa]ter))?|[IVXLC]+(?!\p{L})|\p{L}{4,12}(?=\s*[:.]))/iu;

/** A function that names the division in which an offset lies, by what its heading begins with; null above the first. */
export function divisionName(text: string): (offset: number) => string | null {
  const all = headings(text);
  return (offset) => {
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.start <= offset) low = middle + 1;
      else high = middle;
    }
    const label = all[low - 1]?.label;
    const name = label && (NAME.exec(label)?.[0] ?? label);
    return name && name.length <= MOST ? name.replace(/^["“]/, '').trim() : null;
  };
}
