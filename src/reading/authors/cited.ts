import type { Range } from '../lines.ts';
import { noWork, type Form, type Mention, type Name, type Work } from './mention.ts';
import { at, namesAt } from './names.ts';
import { opened, sentenceEnd, stopOf } from './extent.ts';
import type { Note } from './plain.ts';
import { fieldsOf, PAGES, titleAt } from './works.ts';

const CAPITAL = /(?<![\p{L}\d])\p{Lu}/gu;
/** A particle that begins a name: where a reference begins, or a foreign one. */
const PARTICLE = /(?:(?<=^|[\n(«“;])\s?(?:de la|de los|del|de)|(?<=[\s(«“])(?:von|van))\s$/u;
/** Who only translated or introduced a work. */
const HELPER = /(?:trad|traducci[óo]n|traducid[oa]|pr[óo]logo|prologad[oa])\.?\s(?:(?:de|por|al espa[ñn]ol por)\s)?$/iu;
const OFFICE =
  /(?:ministerio|subsecretar[íi]a|universidad|superintendencia|consejo|instituto|direcci[óo]n|facultad|corte|comisi[óo]n|colegio|banco|servicio|departamento|secretar[íi]a)\s(?:\p{L}+\s)?(?:de|del|de la|de los|para la)\s$/iu;
/** "en su obra", before a title. */
const IN_HIS =
  /,?\s{1,2}(?:en|de|autora? de)\s(?:su|el|la)\s{1,2}(?:(?:ya\s)?(?:conocid|citad|cl[áa]sic|reciente|c[ée]lebre)[oa]?\s)?(?:(?:obra|libro|tratado|manual|art[íi]culo|trabajo|texto|monograf[íi]a|tesis|estudio|ensayo|curso)\s{0,2}(?:titulad[oa]\s|denominad[oa]\s|intitulad[oa]\s)?[,:]?\s{0,2})?(?=["“«*_]|\p{Lu})/uy;
/** A title in quotation marks right before who wrote it. */
const TITLE_BEFORE = /["“«]([^"“”«»\n]{6,160})["”»],?\s{1,2}(?:de\s|por\s|del\sprofesor\s|del\sautor\s)?$/u;
const ROLE =
  /\s{0,2}\(?(?:dirs?|directora?|directores|coords?|coordinador(?:a|es)?|eds?|editor(?:a|es)?|comps?)\.?\)/iuy;
const YEAR_AFTER =
  /\s{0,2}[([](?:\d{4}\s?\[)?((?:1[5-9]|20)\d\d)\]?[a-z]?(?:\s?[-–,:]\s?(?:(?:p[áa]gs?|pp?)\.?\s?)?([\divxlc]{1,5}(?:\s?[-–,y]\s?\d{1,4}){0,3}))?(?:\s(?:y\s)?ss\.?)?[)\]]/uy;
const YEAR_WITHIN =
  /,?\s{1,2}((?:1[5-9]|20)\d\d)[a-z]?(?:\s?[:,]\s?(?:(?:p[áa]gs?|pp?)\.?\s?)?(\d{1,4}(?:\s?[-–,y]\s?\d{1,4}){0,3})(?:\s(?:y\s)?ss\.?)?)?(?=\s?[);])/uy;
const BACK =
  /\s{0,2}[,.:]?\s{0,2}(?:\((?:19|20)\d\d\),?\s)?\(?(?:(?:ob|op|loc)(?:\.|ra)?\s{0,2}cit(?:ada)?\b\.?|cit\.)(?:\s{0,2}\(?(?:n\.|nota|n[°º])\s?(\d{1,3})\)?)?/iuy;
/** What makes of the words after a name no work: sheets of a file, addresses, identity. */
const OF_A_CASE = /\b(?:fojas|fs\.|folio|domiciliad|c[ée]dula|R\.?U\.?[TN]\b|\bRol\b|\bRIT\b)/iu;

type Read = { form: Form; end: number; work: Work; pages: string | null; backTo?: string | null };
/** Where a name stands: whether in brackets that opened at it, and in which note. */
type Standing = { bracketed: boolean; note: string | null };

/** "BARROS, ob. cit., p. 30", "Corral, cit. (n. 12)". */
function back(text: string, from: number): Read | null {
  BACK.lastIndex = from;
  const hit = BACK.exec(text);
  if (!hit) return null;
  const end = from + hit[0].length;
  const page = PAGES.exec(text.slice(end, Math.min(stopOf(text, end), end + 40)));
  const work = fieldsOf(text, { start: end, end: page ? end + page.index : end });
  return {
    form: 'back',
    end: page ? end + page.index + page[0].length : end,
    work: { ...noWork(), volume: work.volume },
    pages: page?.[0] ?? null,
    backTo: hit[1] ?? null,
  };
}

/** "Barros (2006), p. 61", "(Barros, 2006: 34)". */
function withYear(text: string, from: number, { bracketed }: Standing): Read | null {
  YEAR_AFTER.lastIndex = from;
  YEAR_WITHIN.lastIndex = from;
  const hit = YEAR_AFTER.exec(text) ?? (bracketed ? YEAR_WITHIN.exec(text) : null);
  if (!hit) return null;
  const end = from + hit[0].length;
  const page = hit[2] ? null : PAGES.exec(/^,?\s{1,2}/.test(text.slice(end)) ? text.slice(end, end + 30) : '');
  const near = page && page.index <= 3 ? page : null;
  return {
    form: 'year',
    end: near ? end + near.index + near[0].length : end,
    work: { ...noWork(), year: Number(hit[1]) },
    pages: hit[2] ?? near?.[0] ?? null,
  };
}

const SPACED = /^[.!?]["”»)]?\s{1,2}/u;
/** Whether some words name a page, a publisher or a review. */
function hasEvidence(words: string): boolean {
  const { pages, publisher, within } = fieldsOf(words, { start: 0, end: words.length });
  return pages !== null || publisher !== null || within !== null;
}

/** "Barros Bourie, Enrique, Tratado de …, Editorial …, Santiago, 2006, p. 61". */
function whole(
  text: string,
  from: number,
  names: readonly Name[],
  { bracketed, note }: Standing,
  dated: boolean,
): Read | null {
  const spaced = at(/\s{0,2};\s/y, text, from)?.length ?? 0;
  let limit = stopOf(text, from + spaced);
  const turned =
    names[0]!.given !== '' &&
    names[0]!.end - names[0]!.start > 0 &&
    text.slice(names[0]!.start, names[0]!.end).includes(',');
  const his = at(IN_HIS, text, from);
  const mark =
    his ??
    at(/\s{0,2}(?:[*_]{0,3}(?:[,:]|[.;](?=[\s*_]))[*_]{0,3}(?=\s)|[,:]|(?=["“«*_(]))|(?<=\p{Lu}\.)\s/uy, text, from);
  if (mark === null) return null;
  const begins =
    bracketed ||
    note !== null ||
    /(?:^|\n)[ *_-]{0,4}$/.test(text.slice(Math.max(0, names[0]!.start - 5), names[0]!.start));
  if (his === null && /[.;]/.test(mark) && !turned && !begins) return null;
  const bracket = at(/\s{0,2}\((?=["“«*_]?\p{Lu})/uy, text, from);
  if (bracket !== null) limit = Math.min(limit, stopOf(text, from + bracket.length));
  const titled = titleAt(text, from + (bracket ?? mark).length, limit);
  if (!titled) return null;
  const { title } = titled;
  let stop = bracketed || bracket !== null ? limit : sentenceEnd(text, titled.end, limit);
  // A title of two sentences, or what follows it, where no other reference begins there.
  for (
    let more = 0;
    more < 2 && stop < limit && (turned || begins) && !hasEvidence(text.slice(titled.end, stop));
    more++
  ) {
    const next = stop + (SPACED.exec(text.slice(stop, stop + 5))?.[0].length ?? 1);
    if (namesAt(text, next)?.names[0]?.given) break;
    stop = sentenceEnd(text, next, limit);
  }
  const page = PAGES.exec(text.slice(titled.end, stop));
  const bare = page === null && his !== null && !hasEvidence(text.slice(titled.end, stop));
  const end = page ? titled.end + page.index + page[0].length : bare ? titled.end : stop;
  const tail = text.slice(from, end);
  if (OF_A_CASE.test(tail)) return null;
  const { pages, ...work } = fieldsOf(text, { start: titled.end, end });
  const quoted = /["“«*_]/.test(text.slice(title.start - 2, title.start));
  const named =
    his !== null && (quoted || /obra|libro|tratado|manual|art[íi]culo|trabajo|monograf|tesis|ensayo/iu.test(his));
  const strong = (named ? 2 : 0) + (pages ? 2 : 0) + (work.publisher ? 2 : 0) + (work.within ? 2 : 0);
  const weak = [work.year !== null || dated, work.edition, work.volume, work.city, quoted, bracketed, note].filter(
    Boolean,
  ).length;
  const known = names[0]!.given !== '' || /^\p{Lu}{2,}/u.test(names[0]!.surnames);
  if (strong === 0 && !((work.year !== null || dated) && weak >= (begins ? 2 : 4))) return null;
  if (strong + weak < (known ? 2 : 3)) return null;
  return {
    form: 'full',
    end:
      from +
      text
        .slice(from, end)
        .trimEnd()
        .replace(/[.,;:]+$/, '').length,
    work: {
      ...work,
      title: text
        .slice(title.start, title.end)
        .replace(/[“”«»]/g, '')
        .replace(/\s+/g, ' '),
      place: title,
    },
    pages,
  };
}

/** The references of a text that name who wrote them. `flat`: the text as `plain` gives it. */
export function citations(flat: string, notes: readonly Note[]): Mention[] {
  const out: Mention[] = [];
  let note = 0;
  CAPITAL.lastIndex = 0;
  for (let hit = CAPITAL.exec(flat); hit; hit = CAPITAL.exec(flat)) {
    const before = PARTICLE.exec(flat.slice(Math.max(0, hit.index - 7), hit.index));
    const start = hit.index - (before ? before[0].trimStart().length : 0);
    const named = namesAt(flat, start) ?? namesAt(flat, hit.index);
    if (!named) continue;
    const preceding = flat.slice(Math.max(0, hit.index - 40), hit.index);
    if (OFFICE.test(preceding) || HELPER.test(preceding)) {
      CAPITAL.lastIndex = named.end;
      continue;
    }
    while (note < notes.length && notes[note]!.end < start) note++;
    const within = notes[note];
    const standing = {
      bracketed: opened(flat, start),
      note: within && within.start <= start && start < within.end ? within.number : null,
    };
    const read = readAfter(flat, named, standing);
    if (!read) {
      // The rest of a name begins no other; after the first of several names another may.
      CAPITAL.lastIndex = Math.max(
        CAPITAL.lastIndex,
        named.names[0]!.end - (named.names[0]!.end > hit.index + 1 ? 0 : -1),
      );
      continue;
    }
    const { names, others } = named;
    out.push({ start, names, others, note: standing.note, backTo: null, ...read });
    CAPITAL.lastIndex = read.end;
  }
  return out;
}

function readAfter(text: string, { names, end }: { names: Name[]; end: number }, standing: Standing): Read | null {
  const from = end + (at(ROLE, text, end)?.length ?? 0);
  const backward = back(text, from);
  if (backward) return backward;
  const before = names[0]!.given === '' ? null : titledBefore(text, names[0]!.start, from);
  if (before) return before;
  const year = withYear(text, from, standing);
  const full = whole(
    text,
    year && !standing.bracketed ? year.end : (year?.end ?? from),
    names,
    standing,
    year !== null,
  );
  if (!full) return year && dated(text, names, year) ? year : null;
  return year ? { ...full, work: { ...full.work, year: year.work.year } } : full;
}

/** '"Los recursos", Mario Soto Vial, Editorial …, p. 3': a title that stands before its authors. */
function titledBefore(text: string, start: number, from: number): Read | null {
  const hit = TITLE_BEFORE.exec(text.slice(Math.max(0, start - 190), start));
  if (!hit || at(/\s{0,2}[,(]/uy, text, from) === null) return null;
  const limit = stopOf(text, from);
  const title = titleAt(text, start - hit[0].length, start);
  if (!title || !hasEvidence(text.slice(from, sentenceEnd(text, from, limit)))) return null;
  const page = PAGES.exec(text.slice(from, limit));
  const end = page ? from + page.index + page[0].length : sentenceEnd(text, from, limit);
  const { pages, ...work } = fieldsOf(text, { start: from, end });
  if (OF_A_CASE.test(text.slice(from, end)) || !(work.publisher ?? work.within ?? work.year)) return null;
  return {
    form: 'full',
    end,
    work: { ...work, title: text.slice(title.title.start, title.title.end).replace(/\s+/g, ' '), place: title.title },
    pages,
  };
}

/** Whether a name with a year is an author: one name alone in capitals may be an institution. */
const dated = (text: string, [first]: readonly Name[], { end }: Range | Read): boolean =>
  first !== undefined && (first.given !== '' || !/^\p{Lu}{2,5}$/u.test(first.surnames)) && end <= text.length;
