import type { Reference } from '#contract/references.ts';
import type { Range } from '#reading/lines.ts';
import type { Study } from './study.ts';

/** A piece of a source that says what it is or who stands in it: its words, in pieces of one stretch. */
export type Named = { pieces: readonly Range[] };
type What = 'court' | 'title' | 'date' | 'number' | 'case' | 'law';

const HEAD = 3000;
const TITLE = { least: 6, most: 140 } as const;
const NAMED_ES =
  /(?<!\p{L})(?:CONTRATO|CONVENIO|ACUERDO|PROMESA|COMPRAVENTA|FINIQUITO|MANDATO|ESCRITURA|CONSTITUCI[ÓO]N|T[ÉE]RMINOS Y CONDICIONES|MUTUO|PACTO|ESTATUTOS|RECONOCIMIENTO)(?:[ \u00a0,]+[\p{Lu}°º\d.-]+){0,14}(?!\p{Ll})/u;
const NAMED_EN =
  /(?<!\p{L})(?:[\p{Lu}][\p{Lu}&.'’,/-]*\s+){0,9}(?:AGREEMENT|LEASE|LICEN[SC]E|CONTRACT|ADDENDUM|AMENDMENT)(?!\p{L})(?:\s+(?:NO\.? \d+|OF \p{Lu}+))?/u;
const THIS_EN = /(?<=\b[Tt]his )(?:\p{Lu}[\p{L}&-]+\s+){1,6}(?:Agreement|Lease|Contract|Amendment|License)\b/u;
const LAW = /(?<!\p{L})(?:LEY|Ley|DECRETO(?: LEY| SUPREMO| CON FUERZA DE LEY)?|D\.?F\.?L\.?|C[ÓO]DIGO)\s+[^\n]{1,80}/u;
const COURT =
  /^\s*(?:JUZGADO\s*:\s*|TRIBUNAL\s*:\s*)?((?:C\.\s?A\.|CORTE|Corte|Excma|EXCMA|\d{1,2}\s?[°º]\s?(?:JUZGADO|Juzgado)|JUZGADO|Juzgado|TRIBUNAL|Tribunal)[^\n:.]{0,3}[^\n:]{5,70})$/mu;
const CASE = /(?:CARATULAD[OA]|Caratulad[oa])\s*:?\s*["“]?([^\n"”]{5,90})/;

const isDay = (one: Reference): boolean => one.kind === 'date' && one.precision === 'day';
const at = (index: number, length: number): Named => ({ pieces: [{ start: index, end: index + length }] });
const found = (match: RegExpExecArray | null): Named | null =>
  match ? at(match.index, match[0].trimEnd().length) : null;

/** The bracketed words of a match, which end it. */
const inner = (match: RegExpExecArray | null): Named | null =>
  match && at(match.index + match[0].length - match[1]!.length, match[1]!.trimEnd().length);

/** A law by its number, with the name that the next line gives it. */
function lawIs(head: string): Named | null {
  const match = LAW.exec(head.slice(0, 600));
  if (!match) return null;
  const end = match.index + match[0].trimEnd().length;
  const name = /^\s*\n\s*([^\p{Ll}\n]{10,140})(?=\n)/u.exec(head.slice(end));
  const number = { start: match.index, end };
  if (!name) return { pieces: [number] };
  const start = end + name[0].length - name[1]!.length;
  return { pieces: [number, { start, end: start + name[1]!.trimEnd().length }] };
}

/** The line that heads a document: its first of some length in capitals or as a Markdown heading. */
function heading(text: string): Named | null {
  let start = /^---\n[\s\S]{0,4000}?\n---\n/.exec(text)?.[0].length ?? 0;
  for (let line = 0; line < 12 && start < text.length; line++) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const words = text.slice(start, Math.min(end, start + TITLE.most + 60));
    const bare = words.replace(/^[#*_\s]+|[*_\s]+$/g, '');
    const marked = /^#{1,3}\s/.test(words) || (/^[^\p{Ll}]+$/u.test(bare) && /\p{Lu}{4}/u.test(bare));
    if (
      marked &&
      bare.length >= TITLE.least &&
      bare.length <= TITLE.most &&
      !/^(?:exhibit|anexo|foja|https?)\b/i.test(bare)
    )
      return at(start + words.indexOf(bare), bare.length);
    start = end + 1;
  }
  return null;
}

/** What a source says of itself, in its words: which court, date and number a ruling has; the title and date of anything else. */
export function whatIs({ kind, text, language, reading }: Study): [What, Named][] {
  const { references, identity } = reading;
  const out: [What, Named | null][] = [];
  if (kind === 'ruling') {
    const key = identity.court?.key;
    const front = /^---\n[\s\S]{0,4000}?\n---\n/.exec(text)?.[0].length ?? 0;
    const court = references.find((one) => one.kind === 'court' && one.key === `court:${key}` && one.start >= front);
    const day = references.find((one) => isDay(one) && one.kind === 'date' && one.iso === identity.date);
    const named = CASE.exec(text.slice(0, HEAD));
    out.push(
      [
        'court',
        court && identity.courtFrom === 'named'
          ? at(court.start, court.end - court.start)
          : inner(COURT.exec(text.slice(0, 700))),
      ],
      ['date', day ? at(day.start, day.end - day.start) : null],
      ['number', identity.ruling ? at(identity.ruling.start, identity.ruling.end - identity.ruling.start) : null],
      ['case', inner(named)],
    );
  } else {
    const head = text.slice(0, HEAD);
    const title =
      kind === 'law'
        ? (lawIs(head) ?? heading(text))
        : ((kind === 'contract'
            ? language === 'es'
              ? found(NAMED_ES.exec(head.slice(0, 900)))
              : (found(NAMED_EN.exec(head.slice(0, 1200))) ?? found(THIS_EN.exec(head)))
            : null) ?? heading(text));
    const day = kind === 'contract' ? references.find((one) => isDay(one) && one.start < HEAD) : undefined;
    out.push([kind === 'law' ? 'law' : 'title', title], ['date', day ? at(day.start, day.end - day.start) : null]);
  }
  return out.filter((one): one is [What, Named] => one[1] !== null);
}

const ROLE_ES =
  /en adelante(?:,? (?:e|tambi[ée]n|indistintamente|denominad[oa]s?|ll[aá]mad[oa]s?))*,?\s*(?:(?:el|la|los|las)\s)?["“«][^"”»\n]{2,50}["”»]/giu;
const ROLE_EN =
  /\(\s*(?:the |each,? an? |hereinafter[^"“)]{0,40}|together[^"“)]{0,40}|collectively[^"“)]{0,40})?["“]([^"”\n]{2,50})["”][^)]{0,60}\)/giu;
const NAME_ES =
  /(?:don |doña |señor |señora )?\p{Lu}[\p{L}.&'’-]*(?:\s(?:de|del|la|las|los|y|e|&|\p{Lu}[\p{L}.&'’-]*))*/u;
const NAME_EN =
  /\p{Lu}[\p{L}\p{N}.&'’-]*(?:,?\s(?:of|the|and|&|de|Inc\.|LLC|L\.L\.C\.|Ltd\.?|\p{Lu}[\p{L}\p{N}.&'’-]*))*/u;
/** Where one who appears begins. */
const START_ES =
  /(?:comparecen?:?|por una parte,?|por la otra(?: parte)?,?|y por la otra,?|por otra(?: parte)?,?|entre|;|,? y)\s+(?=(?:don |doña |señor |la sociedad |la empresa |el |la )?\p{Lu})/giu;
const START_EN = /(?:by and between|between|by and among|among|,? and|;)\s+(?:\(\d\)\s*)?(?=\p{Lu})/gu;
/** What follows upon the parties. */
const RECITALS = /\n?\b(?:BACKGROUND|WHEREAS|RECITALS|W\s?I\s?T\s?N\s?E\s?S\s?S|NOW,? THEREFORE|PRIMER[OA]\s?:)/u;
/** Before it stand the title and with whom it was filed, which name no party. */
const BETWEEN = /\b(?:by and )?(?:between|among)\b/i;
const FRONT = 5000;
const BACK = 700;
const PARTIES = 4;

/** The parties that the opening of a contract brings forward: each name with the role it is given, in the words of the opening. */
export function partiesOf({ kind, text, language }: Study): Named[] {
  if (kind !== 'contract') return [];
  const front = text.slice(0, FRONT).split(RECITALS, 1)[0]!;
  const between = language === 'en' ? (BETWEEN.exec(front)?.index ?? 0) : 0;
  const head = ' '.repeat(between) + front.slice(between);
  const [roles, starts, name] = language === 'es' ? [ROLE_ES, START_ES, NAME_ES] : [ROLE_EN, START_EN, NAME_EN];
  const out: Named[] = [];
  let from = 0;
  for (const role of head.matchAll(roles)) {
    const lead = head.slice(Math.max(from, role.index - BACK), role.index);
    const base = role.index - lead.length;
    const begin = [...lead.matchAll(starts)]
      .map(({ index, 0: said }) => index + said.length)
      .map((start) => ({ start, found: name.exec(lead.slice(start, start + 160)) }))
      .filter(({ found: one }) => one !== null && one.index <= 12 && one[0].split(/\s+/).length >= 2)[0];
    from = role.index + role[0].length;
    if (!begin?.found || /^(?:this|the|whereas|agreement|exhibit)\b/i.test(begin.found[0])) continue;
    const start = base + begin.start;
    const nameEnd =
      start + begin.found.index + begin.found[0].replace(/,?\s(?:de|del|y|e|and|of|the|la|los)$/u, '').length;
    const inMarks = role[0].search(/["“«]/);
    const said =
      language === 'es'
        ? { start: role.index, end: from }
        : { start: role.index + inMarks, end: role.index + role[0].search(/["”»](?=[^"”»]*$)/u) + 1 };
    out.push({
      pieces:
        nameEnd >= said.start ? [{ start, end: said.end }] : [{ start: start + begin.found.index, end: nameEnd }, said],
    });
    if (out.length === PARTIES) break;
  }
  return out;
}

const JUDGES =
  /(?:[Ii]ntegrad[oa](?: por)?(?: su [Pp]resident[ea],?)?|[Dd]ictad[oa] por|[Pp]ronunciad[oa] por|Resolvi[óo]|Integrantes:|[Pp]rove[íi]do por)\s+(?=(?:el|la|los|las|don|doña|do[ñn]a|su|S\.S|\p{Lu}))/gu;
const FOOT = 2600;

/** Who signed a ruling, in the words of its foot. */
export function signersOf({ kind, text }: Study): Named | null {
  if (kind !== 'ruling') return null;
  const from = Math.max(0, text.length - FOOT);
  const foot = text.slice(from);
  const last = [...foot.matchAll(JUDGES)].findLast(({ index, 0: said }) =>
    /(?:[Mm]inistr|[Jj]uez|[Jj]ueza|[Aa]bogad|don |doña )/.test(
      foot.slice(index + said.length, index + said.length + 140),
    ),
  );
  if (!last) return null;
  const start = last.index + last[0].length;
  const end = /(?<!\b(?:Sr|Sra|Sres|Dr|\p{Lu}|integrante))\.(?=\s|$|-)|\n/u.exec(foot.slice(start, start + 420));
  if (!end || end.index < 8) return null;
  return at(from + start, end.index);
}
