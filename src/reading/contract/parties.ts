import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { tidy } from '../tidy.ts';
import { fold } from '../words.ts';

/** A party of a contract: the role that the contract gives it, as it writes it, and its name with the number by which it is known. */
export type Party = Range & { role: string };

/** Characters of a contract in which its parties come forward. */
export const PARTIES_WITHIN = 5000;
/** Those of one party. */
const OWN = 900;
const PARTIES = 6;
/** Characters of a name with the number behind it. */
const NAMED = 160;

/** Roles that contracts give to those who make them; folded, without gender and number. Others in quotation marks count too. Ours. */
const ROLES =
  /^(?:(?:sub)?arr?endador|(?:sub)?arrendatari|vendedor|comprador|promitente|empleador|trabajador|mandante|mandatari|prestador|cliente|contratista|proveedor|suministrador|licenciante|licenciatari|distribuidor|mutuante|mutuari|acreedor|deudor|parte |asesor|consultor|compania|empresa|sociedad|comunidad|estudiante|practicante|institucion|franquiciante|franquiciad|fabricante|comitente|agente|donante|donatari|cedente|cesionari|usuari|landlord|tenant|lessor|lessee|buyer|seller|purchaser|vendor|employer|employee|company|client|customer|consultant|contractor|supplier|distributor|licensor|licensee|agent|owner|developer|manufacturer|lender|borrower|franchisor|franchisee|provider|recipient|reseller|affiliate|sponsor|party|disclosing|receiving|fund|service provider|marketer)/;
const QUOTE = String.raw`["“«'‘]?`;
const ROLE = String.raw`(?<role>\p{Lu}?[\p{L}/()]+(?:\s\p{L}[\p{L}/()]+){0,2}?)`;
/** How a role is given, by language: "en adelante, la "Arrendadora"", "(el Comprador)", ", promitente vendedora,"; `("Supplier")`, `(hereinafter "Buyer")`. */
const GIVEN: Record<Language, readonly RegExp[]> = {
  es: [
    new RegExp(
      String.raw`(?:en adelante|en lo sucesivo|denominad[oa]|como)(?:,| e indistintamente| también| indistintamente| denominad[oa]| simplemente)*,?\s+(?:como\s+)?(?:["“«]?(?:el|la|El|La|los|las|Los|Las)(?:/la|\(la\))?\s+)?${QUOTE}${ROLE}${QUOTE}(?=\s*[,;.:)"”»]|\s+[ye]\s|,?\s+(?:por|se|quien))`,
      'du',
    ),
    new RegExp(
      String.raw`\(\s*(?:en adelante,?\s*)?${QUOTE}(?:(?:el|la|El|La|los|las|Los|Las)\s+)?${QUOTE}${ROLE}${QUOTE}(?:,?\s(?:o|u|y|e|e indistintamente)\s["“«][^"”»\n]{2,40}["”»])?\s*\)`,
      'du',
    ),
    new RegExp(
      String.raw`,\s+(?:como\s+)?(?<role>(?:promitente\s)?(?:vendedora?|compradora?|arrendadora?|arrendatari[oa]|mandante|mandatari[oa]|cedente|cesionari[oa]|acreedora?|deudora?|empleadora?|trabajadora?|prestadora?|mutuante|mutuari[oa]|licenciante|licenciatari[oa]))(?=[,.;:]|\s+y\s)`,
      'du',
    ),
  ],
  en: [
    new RegExp(
      String.raw`\((?:[^()"“]{0,60}\s)?(?:the\s)?["“?'‘](?:the\s)?(?<role>\p{Lu}[\p{L}\d .&'’-]{1,40}?)["”?'’][^()]{0,60}\)`,
      'du',
    ),
    new RegExp(
      String.raw`(?:referred to|known)(?:\s(?:herein\p{L}*|in this \p{L}+))?\sas\s(?:the\s)?["“'‘](?:the\s)?(?<role>\p{Lu}[\p{L}\d .&'’-]{1,40}?)["”'’]`,
      'diu',
    ),
    new RegExp(
      String.raw`\((?:hereinafter,?\s)?(?:the\s)?(?<role>\p{Lu}[\p{L}]+(?:\s\p{Lu}\p{L}+)?)\)(?!\s(?:Co|Ltd|Inc|Corp)(?!\p{L}))`,
      'du',
    ),
    new RegExp(
      String.raw`hereinafter (?:referred to|known|called)(?: as)? (?:the )?(?<role>\p{Lu}\p{L}+)(?=\s*[–—,;.)-])`,
      'du',
    ),
  ],
};

/** Where the words of a party begin: behind "entre", "por una parte", "between", or the end of the party before. */
const BEGINS: Record<Language, RegExp> = {
  es: /(?:(?:^|\n)\s*PARTES:?\s|(?<!\p{L})entre:?(?:\s+los\s+suscritos)?|comparecen?:?|por\s+(?:una|la otra|otra)(?:\s+parte)?,?:?|de\s+una\s+parte,?|(?:^|\n)\s*(?:Y|E)\s)\s*,?/giu,
  en: /(?:(?:^|\n)\s*PARTIES:?\s|(?<!\p{L})(?:by and )?(?:between|among):?(?:\s+and\s+among)?|on the (?:one|other) (?:part|hand),?)\s*/giu,
};
/** What leads from one party to the next. */
const NEXT =
  /^(?:[\s,;:.)"”»]|(?:y|e|and|por (?:la )?otra(?: parte)?|de (?:la )?otra(?: parte)?|una|con|\(\d\)|\d[.)]|[a-b][.)])(?=[\s,:(]))+/iu;
/** Words before a name that are none of it. */
const LEADS =
  /^(?:(?:el|la|los|the|señora?|sr\.?|sra\.?|por|de|sociedad|empresa|estudiante|alumn[oa]|\(\d\)|\(?[a-z]\))\s+(?=\p{L}))+/iu;
/** Where a name ends: at a comma that no form of company follows, at a bracket, a number, or a word that tells more of it. */
const NAME_END =
  /,(?!\s?(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|LP|L\.P|Corp|S\.?A|SpA|LLP|Limited|Limitada|Ltda|Co\.|N\.A|B\.V|GmbH|G\.I\.E|S\.?p\.?A)\b)|\s\(|;|\s[–—]\s|\s(?:R\.?U\.?T|RUT|C\.?I\.?|c[ée]dula|rol [úu]nico|representad|domiciliad|a\s+\p{Lu}?\p{L}+\s+(?:corporation|company|limited|partnership|statutory|general|national)|an?\s+(?:\p{L}+\s){0,4}(?:corporation|limited liability|company|partnership|trust|organization|association)|having|with|whose|acting|duly|organi[sz]ed|incorporated|located|through its|Delaware)(?!\p{Ll}{3})/u;
/** The number by which a party is known, right behind its name. */
const NUMBER =
  /^,?\s*(?:[^.;]{0,60}?,\s*)?(?:R\.?U\.?T\.?|rol [úu]nico tributario|c[ée]dula(?: nacional)?(?: de identidad)?|C\.?I\.?|RUN)\s*(?:N[°º.o]*|n[úu]mero)?\s*[\d.]{7,12}\s?-\s?[\dkK]/u;

/** Words behind which nobody comes forward any more. */
const AGREED =
  /(?<!\p{L})(?:WHEREAS|RECITALS|BACKGROUND|Background|W I T N E S S E T H|WITNESSETH|NOW,? THEREFORE|agree as follows|shall (?:hereinafter )?be (?:individually |collectively )?referred|se ha (?:convenido|celebrado|acordado)|se (?:conviene|acuerda|pacta)|(?:han|hemos) (?:convenido|acordado)|exponen:?|PRIMER[OA])(?!\p{L})/u;
/** A second name of the same party: `or "Boyd"`. */
const OR = /^,?\s(?:or|o)\s(?:(?:the|el|la)\s)?["“'‘][^"”'’\n]{2,40}["”'’]/u;
/** What joins a party to one whose address ends before it. */
const JOINED = /(?:[,)]|\d)\s+and\s+(?=\p{Lu}|\d{1,4}\s\p{Lu}{2})/gu;
/** Somebody named without words that lead to him. */
const TITLED = /(?<!\p{L})(?:don|do[ñn]a)\s+(?=\p{Lu})/gu;

/**
 * Words behind the name of one who comes forward for another, up to that other's name: "don Pedro Soto, en representación de Banco Andino S.A.". Left: who comes forward for
 * himself too, and a company of which it is said who represents it. Ours.
 */
const FOR_ANOTHER =
  /(?<!por s[íi] y )(?<!\p{L})(?:en (?:nombre y )?(?:su )?representaci[óo]n(?: legal| convencional)?(?:,[^,;]{3,60},)?|representando|como (?:mandatari[oa]|apoderad[oa]|representante legal)|en (?:su )?calidad de (?:mandatari[oa]|apoderad[oa]|representante legal|gerente general)) (?:del?|al?)\s(?:la\s)?/giu;
/** Who represents the party before, named behind its role, and what joins the next party to that: 'la "arrendadora", representada por don Pedro Soto, y Faro SpA'. Ours. */
const BY_ANOTHER = /^[\s,"”»)]*(?:\p{L}+,?\s){0,4}representad[oa]s?(?!\p{L})/iu;
const NEXT_PARTY = /[,;]\s+(?:y|e)\s+(?:por (?:la )?otra(?: parte)?,?\s+)?(?=\p{Lu}|do(?:n|ña)\s)/gu;
const PERSON = /^do(?:n|ña)\s/u;
const REPRESENTED = /(?<!\p{L})representad[oa]s?(?!\p{L})/iu;

const isRole = (role: string, quoted: boolean): boolean => {
  const folded = fold(role);
  return (
    ROLES.test(folded) ||
    (quoted &&
      /^\p{Lu}/u.test(role) &&
      !/^(?:agreement|effective|contrat|acuerdo|parties|partes|product|service|fecha|convenio|territor|term\b|servicio|propiedad|inmueble|lease\b|premises|contract |price|fees?\b|website|software|business|licen[cs]e\b|purchase|intellectual|confidential|closing|party$|parties)/.test(
        folded,
      ))
  );
};

/** A name that is only a role. */
const ROLE_ONLY =
  /^(?:the )?(?:part(?:y|ies)|distributor|company|client|customer|consultant|contractor|supplier|seller|buyer|las partes|partes)$/;
/** The name at the beginning of a party's words; null where none stands there. */
function nameIn(text: string, { start, end }: Range): Range | null {
  const skipped = NEXT.exec(text.slice(start, end))?.[0].length ?? 0;
  const at = start + skipped;
  const lead = LEADS.exec(text.slice(at, end))?.[0].length ?? 0;
  const from = at + lead;
  const words = text.slice(from, end);
  const stop = NAME_END.exec(words)?.index ?? words.length;
  const name = tidy(text, { start: from, end: from + stop });
  const said = text.slice(name.start, name.end);
  const isName =
    /^(?:don\s|do[ñn]a\s|don\(ñ?a\)\s|\{\{|_{3}|\p{Lu}|\d\p{Lu}|\d{1,4}\s\p{Lu}{2}|["“])/u.test(said) &&
    said.length >= 3 &&
    said.length <= 110;
  if (
    !isName ||
    ROLE_ONLY.test(fold(said)) ||
    /[\n]{2}|(?<!\p{L})(?:agreement|contrato|acuerdo|whereas|agrees|shall|se obliga)(?!\p{L})/iu.test(said)
  )
    return null;
  const number = NUMBER.exec(text.slice(name.end, end))?.[0].length ?? 0;
  const whole = { start: name.start, end: name.end + number };
  return whole.end - whole.start <= NAMED && !text.slice(name.end, whole.end).includes('*') ? whole : name;
}

/** The first place behind another at which a role is given, with the role. */
function given(
  text: string,
  from: number,
  to: number,
  language: Language,
): (Range & { role: string; close: number }) | null {
  const words = text.slice(from, to);
  const found = GIVEN[language].flatMap((form) => {
    // A date and the contract itself are given names too.
    for (const match of words.matchAll(new RegExp(form.source, `${form.flags}g`))) {
      const at = match.indices!.groups!.role!;
      const role = match.groups!.role!.trim();
      const isQuoted = /["“«'‘?]/.test(words.slice(match.index, at[0]));
      // "Torvec Inc. (Torvec)": without quotation marks, the short form of the name before it.
      const isShort = role.length > 2 && fold(words.slice(0, match.index)).includes(fold(role));
      if (!isRole(role, isQuoted || isShort)) continue;
      const end = match.index + match[0].length;
      const other = OR.exec(words.slice(end))?.[0].length ?? 0;
      return [{ start: from + match.index, end: from + at[1], role, close: from + end + other }];
    }
    return [];
  });
  return found.sort((a, b) => a.start - b.start)[0] ?? null;
}

/** The person that the one named before a role represents, or that one where he represents no other. */
function principalOf(text: string, name: Range, until: number): Range {
  const words = text.slice(name.end, until);
  if (REPRESENTED.test(words)) return name;
  for (const match of words.matchAll(FOR_ANOTHER)) {
    const other = nameIn(text, { start: name.end + match.index + match[0].length, end: until });
    if (other) return other;
  }
  return name;
}

/** Where the words of the next party begin, past those of the one who represents the party before: at the first company that is joined, else at the first person. */
function pastRepresentative(text: string, { start, end }: Range): number {
  const words = text.slice(start, end);
  if (!BY_ANOTHER.test(words)) return start;
  const joints = [...words.matchAll(NEXT_PARTY)].map(({ index, 0: joint }) => index + joint.length);
  return start + (joints.find((at) => !PERSON.test(words.slice(at))) ?? joints[0] ?? 0);
}

/** Who makes a contract, in their order: each with the role that the contract gives it. None where it does not say so plainly. */
export function partiesOf(text: string, language: Language): Party[] {
  const found: Party[] = [];
  const near = Math.min(text.length, PARTIES_WITHIN);
  const first = text.slice(0, near).search(BEGINS[language]);
  const agreed = AGREED.exec(text.slice(Math.max(0, first), near))?.index;
  const front = agreed === undefined ? near : Math.max(0, first) + agreed;
  const begins = [...text.slice(0, front).matchAll(BEGINS[language])].map(
    ({ index, 0: words }) => index + words.length,
  );
  let from = begins[0] ?? 0;
  for (let to = Math.min(front, from + OWN); found.length < PARTIES; to = Math.min(front, from + OWN)) {
    const role = given(text, from, to, language);
    if (!role) break;
    // A second name of somebody who came forward already.
    if (found.some((one) => fold(one.role) === fold(role.role))) {
      from = role.close;
      continue;
    }
    from = pastRepresentative(text, { start: from, end: role.start });
    const begin = Math.max(from, ...begins.filter((at) => at > from && at < role.start));
    const joined = [...text.slice(from, role.start).matchAll(JOINED)].at(-1);
    const titled = [...text.slice(from, role.start).matchAll(TITLED)].at(-1);
    const name =
      nameIn(text, { start: begin, end: role.start }) ??
      nameIn(text, { start: titled ? from + titled.index : from, end: role.start }) ??
      (joined ? nameIn(text, { start: from + joined.index + joined[0].length, end: role.start }) : null) ??
      (found.length === 0 ? nameIn(text, { start: text.lastIndexOf('\n', role.start) + 1, end: role.start }) : null);
    if (name) found.push({ ...principalOf(text, name, role.start), role: role.role });
    else if (found.length > 0) break;
    from = role.close;
  }
  return found;
}
