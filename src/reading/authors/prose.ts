import { noWork, type Mention, type Name } from './mention.ts';
import { at, namesAt } from './names.ts';
import { isOneOf } from './people.ts';
import { PAGES } from './works.ts';

/** Ways of saying that an author says something; a lost letter of a file of a court may be a blank. */
const SAYS =
  '(?:se[ñ ]ala|sostiene|afirma|ense[ñ ]a|explica|recuerda|advierte|apunta|dice|expone|precisa|indica|destaca|observa|anota|expresa|plantea|postula|concluye|entiende|considera|agrega|a[ñ ]ade|define|estima|propone|escribe|sugiere|critica|cuestiona|objeta|discrepa|rechaza|distingue|consigna|refiere|opina|comenta|defiende|argumenta|reconoce|identifica|describe|sintetiza|subraya|denuncia|se[ñ ]alan|sostienen|afirman|ense[ñ ]an|explican|advierten|indican|precisan|plantean|entienden|concluyen|coinciden|discrepan|ha\\s(?:se[ñ ]alado|sostenido|dicho|escrito|explicado|ense[ñ ]ado|afirmado|advertido|planteado|indicado|propuesto|criticado|expresado)|han\\s(?:se[ñ ]alado|sostenido|dicho|explicado|afirmado|advertido|planteado|indicado))';
const SCHOLAR =
  '(?:profesor(?:a|es|as)?|tratadistas?|autor(?:a|es|as)?|juristas?|maestr[oa]s?|catedr[áa]tic[oa]s?|penalistas?|civilistas?|procesalistas?|administrativistas?|laboralistas?|constitucionalistas?|comercialistas?|comentaristas?|acad[ée]mic[oa]s?|fil[óo]sof[oa]|doctrinador(?:a)?)';
const KIND =
  '(?:\\s(?:nacional(?:es)?|chilen[oa]s?|espa[ñn]ol(?:a|es)?|argentin[oa]s?|alem[áa]n(?:a|es)?|franc[ée]s(?:a|es)?|italian[oa]s?|de\\s[Dd]erecho\\s\\p{L}+|em[ée]rit[oa]|titular))?';
/** A scholar is named as one. */
const TITLED = new RegExp(
  `(?<![\\p{L}])(?:el|la|los|las|al?|del|por|,)\\s{1,2}(?:(?:recordad|destacad|connotad|ilustre|c[ée]lebre|gran)[oa]?\\s)?${SCHOLAR}${KIND},?\\s{1,30}(?:don\\s|do[ñ ]a\\s|se[ñ ]or(?:a)?\\s)?(?=\\p{Lu}|de\\s\\p{Lu})`,
  'giu',
);
/** Words that only doctrine is told with. */
const DOCTRINAL = new RegExp(
  `(?<![\\p{L}])(?:siguiendo\\s(?:en\\sesto\\s)?a|en\\spalabras\\sde|al\\sdecir\\sde|en\\sopini[óo]n\\sde|citando\\sa|la\\s(?:tesis|doctrina|teor[íi]a|concepci[óo]n|definici[óo]n|opini[óo]n)\\sde|como\\s(?:bien\\s|lo\\s|ya\\s|acertadamente\\s)?(?:ense[ñ ]a|recuerda|explica|advierte|apunta)(?:n|ba)?)\\s{1,2}(?:don\\s|do[ñ ]a\\s|(?:el|la|los)\\s)?(?=\\p{Lu}|de\\s\\p{Lu})`,
  'giu',
);
/** Words that others are told with too: only an author who is cited elsewhere is meant. */
const WEAK = new RegExp(
  `(?<![\\p{L}])(?:seg[úu]n|para|de\\sacuerdo\\s(?:con|a)|conforme\\sa|a\\sjuicio\\sde|en\\sconcepto\\sde|por|de|a|con|como\\s(?:lo\\s)?${SAYS}|as[íi]|tambi[ée]n|${SAYS})\\s{1,2}(?=\\p{Lu}|de\\s\\p{Lu})`,
  'giu',
);
const SAYING = new RegExp(
  `^(?:,[^,.;\\n]{0,60},)?\\s{1,2}(?:tambi[ée]n\\s|por\\ssu\\sparte,?\\s|lo\\s|nos\\s|as[íi]\\slo\\s)?${SAYS}(?![\\p{L}])`,
  'iu',
);
const SAID = new RegExp(
  `(?<![\\p{L}])${SAYS}(?![\\p{L}])|opini[óo]n|palabras|juicio|concepto|siguiendo|postura|tesis|citad[oa]|se[ñ ]alado|en\\sorden\\sa`,
  'iu',
);
const SAME = new RegExp(
  `(?<![\\p{L}])(?:el|la|los|del|al)\\s{1,2}(?:mism[oa]s?|citad[oa]s?|referid[oa]s?|aludid[oa]s?)\\s{1,2}${SCHOLAR}(?![\\p{L}])`,
  'giu',
);
const AGAIN =
  /(?<![\p{L}])(?:[ií]b[ií]d(?:em)?\b\.?|(?:(?:ob|op|loc)\.\s{0,2}cit\b\.?)|[íi]dem\b\.?)(?:,?\s{1,2}(?:tomo\s[ivxlc\d]+|t\.\s?[ivxlc\d]+|vol\.\s?\d+)?,?\s?(?:(?:19|20)\d\d)?)?/giu;
/** What a witness or an official does, not an author. */
const WITNESS = /^[^.;\n]{0,60}\b(?:declar|depus|fojas|colegio|escuela|liceo|establecimiento|domiciliad|c[ée]dula)/iu;
const AROUND = { before: 120, after: 160 } as const;

/** The stretch of the paragraph around a place. */
function around(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - AROUND.before);
  const line = text.indexOf('\n', end);
  return text.slice(from, Math.min(line < 0 ? text.length : line, end + AROUND.after));
}

type Reader = {
  flat: string;
  people: readonly ReadonlySet<string>[];
  /** Whether an author of that name is cited with a work. */
  known: (name: Name) => boolean;
  taken: (start: number, end: number) => boolean;
};

/** Authors named in prose without a reference beside them. */
export function named({ flat, people, known, taken }: Reader): Mention[] {
  const out = new Map<number, Mention>();
  /** "Barros Bourie" within "Enrique Barros Bourie" names him once. */
  const covered = new Uint8Array(flat.length);
  const isNamed = (start: number, end: number): boolean => covered.subarray(start, end).includes(1);
  const add = (expression: RegExp, fits: (names: Name[], end: number) => boolean): void => {
    for (const { index, 0: cue } of flat.matchAll(expression)) {
      const particle = at(/(?:de la|de los|de|del)\s{1,2}/uy, flat, index + cue.length) ?? '';
      const start = index + cue.length;
      const read = namesAt(flat, start + particle.length);
      if (!read || taken(start, read.end) || isNamed(start, read.end)) continue;
      const names = read.names.filter((name) => !isOneOf(people, name) || known(name));
      if (names.length === 0 || !fits(names, read.end)) continue;
      out.set(start, { ...blank('prose'), start, end: read.end, names, others: read.others });
      covered.fill(1, start, read.end);
    }
  };
  const plausible = (names: readonly Name[]): boolean => names.every((name) => name.surnames.length > 3);
  add(
    TITLED,
    (names, end) =>
      plausible(names) &&
      (names.every(known) || SAID.test(around(flat, end, end))) &&
      !WITNESS.test(flat.slice(end, end + 100)),
  );
  add(DOCTRINAL, (names) => plausible(names) && (names.some(known) || names.every(({ given }) => given !== '')));
  add(WEAK, (names) => names.every(known));
  add(/(?<![\p{L}])(?=\p{Lu})/gu, (names, end) => names.every(known) && SAYING.test(flat.slice(end, end + 90)));
  return [...out.values()];
}

/** References back that name nobody: "Ibíd., p. 4", "ob. cit.", "la misma autora". */
export function again({ flat, taken }: Pick<Reader, 'flat' | 'taken'>): Mention[] {
  const out: Mention[] = [];
  for (const expression of [SAME, AGAIN])
    for (const { index, 0: words } of flat.matchAll(expression)) {
      const end = index + words.trimEnd().length;
      if (taken(index, end)) continue;
      const page =
        expression === AGAIN
          ? PAGES.exec(/^[\s,.]{0,3}p/iu.test(flat.slice(end)) ? flat.slice(end, end + 36) : '')
          : null;
      const near = page && page.index <= 3 ? page : null;
      // "Ídem" alone refers to rulings and facts too.
      if (/^[íi]dem/iu.test(words) && !near) continue;
      out.push({
        ...blank('back'),
        start: index,
        end: near ? end + near.index + near[0].length : end,
        pages: near?.[0] ?? null,
      });
    }
  return out;
}

const blank = (form: Mention['form']) => ({
  form,
  names: [],
  others: false,
  work: noWork(),
  pages: null,
  note: null,
  backTo: null,
});
