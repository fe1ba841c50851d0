import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import { titleOf } from '#reading/describe.ts';
import { fold } from '#reading/words.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import { isRuling, ownIdentity } from '#reading/references/own-identity.ts';
import { ownNorm } from '#reading/references/own-norm.ts';
import { concept, type Concept, type Range } from './concept.ts';
import { tidy } from './divisions.ts';
import { bodyStart, keyOf, lightStem, mended, tokensOf } from './tokens.ts';
import { LINKS } from './words.ts';

/** Characters at the head of a document in which it says what it is. */
const HEAD = 6000;
/** What a document calls itself: what a line that names it holds. */
const KIND =
  /\b(?:contrato|convenio|acuerdo|finiquito|carta|aviso|mandato|poder|escritura|testamento|estatutos|pol[íi]tica|bases|reglamento|auto acordado|instrucci[óo]n|agreement|lease|license|contract|addendum|amendment|policy|terms|statement|letter|deed|will|plan)\b/i;
const THIS = /\bThis ((?:\p{Lu}[\p{L}&-]+[ ,]*(?:and |of |for )?){1,7}Agreement)\b/u;
/** Verbs that the title of a law begins with. */
const TITLE_VERB =
  /^(?:establece|fija|aprueba|regula|modifica|crea|dicta|introduce|perfecciona|sobre)(?:\s+(?:la|el|los|las|ley|normas?|sobre|texto|refundido,?|coordinado,?|y|sistematizado|del?))*\s+/i;
const MATTER =
  /(?<!\p{L})((?:demanda|recurso|querella|acci[óo]n|solicitud|reclamaci[óo]n|requerimiento|juicio|gesti[óo]n|denuncia)(?:\s\p{L}+(?:aria|ivo|iva|al))?\s(?:de|sobre|por\s(?=infracci|incumpl|despido|delito|vulnerac|cobro|pr[áa]ctica))\s?(?!contestad|evacuad|interpuest|deducid|presentad)[\p{L}\s]{4,110}?)(?=[,.;:(]|\sen\scontra|\scontra\s|\sen\sjuicio|\sy\s(?:en|pide|solicita)|\ssolicitando|\sinterpuest|\sdeducid|\sprevist|\srespecto)/iu;

/** What a case goes by: caratulados "Oyarzo con Constructora Ilque". */
const CAPTION = /caratulad[oa]s?,?\s+["“«]([^"”»\n]{5,90})["”»]/iu;
/** What stands around the name of an agreement on the line of its title. */
const FURNISHED = [/^exhibit\s+[\d.()a-z-]{1,12}\s+/i, /^(?:execution copy|form of)\s+/i, /\s+THIS\s.*$/s] as const;

const rangeOf = (text: string, words: string, from: number): Range | null => {
  const at = text.indexOf(words, from);
  return at < 0 ? null : { start: at, end: at + words.length };
};
const found = (label: string, at: Range | null, language: Language, also: readonly string[]): Concept =>
  concept({
    key: keyOf(tokensOf(label, 0, label.length, language), LINKS[language]),
    label,
    category: 'subject',
    weight: 1000,
    at,
    also: also.map((word) => lightStem(fold(word), language)),
  });

/** The matter of a law behind its number: "ESTABLECE LA RESPONSABILIDAD PENAL DE …". */
function lawMatter(text: string, from: number): { label: string; at: Range } | null {
  const head = text.slice(from, from + 1500);
  const line =
    /\bLEY\s+N[^\n]{0,12}\d{1,2}\.?\d{3}[^\n]*\n+[#*\s]*(\p{Lu}[^\n]{12,400})/iu.exec(head)?.[1] ??
    /\n\*?(\p{Lu}[\p{Lu}\s,.°\d]{20,300})\*?\n/u.exec(head)?.[1];
  if (!line) return null;
  const words = line.replace(/\*+$/, '').trim();
  const rest = words.replace(TITLE_VERB, '');
  const at = text.indexOf(words, from);
  return at < 0 || rest.length < 8 ? null : { label: tidy(rest, 72), at: { start: at, end: at + words.length } };
}

/** What the document is about, by its law, its matter, or the name that it gives itself; `also` are other keys that name it. */
export function subjectOf(
  text: string,
  title: string,
  language: Language,
  { references, ruling }: { references: readonly Reference[]; ruling: Reading | null },
): Concept {
  const from = bodyStart(text);
  const norm = ownNorm(text.slice(from));
  if (norm) {
    const own = language === 'es' ? ['ley', 'código'] : ['act'];
    const matter = norm.key.startsWith('ley') ? lawMatter(text, from) : null;
    if (matter) return found(matter.label, matter.at, language, own);
    const name = new RegExp(
      norm.title
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z ]/gi, '.'),
      'i',
    ).exec(
      text
        .slice(from, from + HEAD)
        .normalize('NFC')
        .replace(/[áéíóúÁÉÍÓÚ]/g, (c) => c.normalize('NFD')[0]!),
    );
    return found(
      norm.title,
      name && { start: from + name.index, end: from + name.index + name[0].length },
      language,
      own,
    );
  }
  const head = text.slice(from, from + HEAD);
  const identity = ruling?.identity ?? ownIdentity(text, references);
  if (ruling || isRuling(text, identity) || /^\W*(?:foja|nomenclatura|vistos?\b)/i.test(head.trim())) {
    // What a ruling is about stands before its reasons.
    const reasons = ruling?.structure.parts.find(({ name }) => name === 'considerando')?.start;
    const matter = MATTER.exec(text.slice(from, Math.min(reasons ?? from + HEAD, from + HEAD)))?.[1];
    const also = language === 'es' ? ['demanda', 'juicio', 'causa', 'sentencia', 'recurso'] : ['case', 'action'];
    if (matter) return found(tidy(mended(matter), 72), rangeOf(text, matter, from), language, also);
    const caption = CAPTION.exec(head)?.[1];
    if (caption) return found(tidy(caption, 72), rangeOf(text, caption, from), language, also);
    const own = identity.ruling;
    if (own)
      return found(
        text.slice(own.start, own.end).replace(/\s+/g, ' '),
        { start: own.start, end: own.end },
        language,
        also,
      );
    if (ruling) return found(title, null, language, also);
  }
  return agreement(text, from, title, language);
}

/** A contract or a letter by the line that names it, else by its title. */
function agreement(text: string, from: number, title: string, language: Language): Concept {
  const also = language === 'es' ? ['contrato', 'convenio', 'acuerdo', 'instrumento'] : ['agreement', 'contract'];
  const head = text.slice(from, from + HEAD);
  const said = THIS.exec(head)?.[1]?.trim();
  for (const line of head.slice(0, 2500).split('\n')) {
    const words = line.replace(/^[#*\s]+|[*\s]+$/g, '');
    const fits =
      words.length >= 6 &&
      words.length <= 95 &&
      KIND.test(words) &&
      !/[.;:]$|\bexhibit\b|\bentre\b|\bthis\b|http|_{3}/i.test(words);
    if (!fits || !/^[\p{Lu}“"]/u.test(words) || words.split(/\s+/).length > 12) continue;
    const acronym = /\s*\([“"]?(\p{Lu}{2,8})[”"]?\)/iu.exec(words);
    const name = acronym ? words.replace(acronym[0], '') : words;
    return found(
      tidy(name, 72),
      rangeOf(text, words, from),
      language,
      acronym ? [...also, acronym[1]!.toLowerCase()] : also,
    );
  }
  if (said) return found(tidy(said, 72), rangeOf(text, said, from), language, also);
  const own = titleOf(text.slice(from), title);
  const name = FURNISHED.reduce((words, part) => words.replace(part, ''), own).trim() || own;
  const first = rangeOf(text, name, from) ?? { start: from, end: Math.min(text.length, from + 1) };
  return found(tidy(name, 72) || title, first.end - first.start > 3 ? first : null, language, also);
}
