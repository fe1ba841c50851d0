import type { Language } from '#contract/language.ts';
import { fold } from '../words.ts';

/**
 * Parties that stand against each other: a line for each pair, Spanish before the stroke and English behind it, and between two sides "×". Words of one side say the same; a
 * word may stand on several sides ("vendor" sells and supplies). By the civil and the labour codes of Chile and common drafting in English.
 */
const SIDES = `
arrendador subarrendador / landlord lessor × arrendatario inquilino subarrendatario / tenant lessee
empleador / employer × trabajador empleado dependiente / employee worker
vendedor enajenante / seller vendor × comprador adquirente / buyer purchaser
proveedor suministrador / supplier vendor provider × consumidor cliente / consumer customer client
prestador / provider contractor × cliente mandante / client customer recipient
contratista / contractor × mandante / principal owner client
contratista / contractor × subcontratista / subcontractor
mandante comitente poderdante / principal × mandatario comisionista apoderado / agent attorney representative
mutuante prestamista / lender × mutuario prestatario / borrower
acreedor / creditor obligee × deudor / debtor obligor
acreedor / creditor × fiador garante / guarantor surety
deudor / debtor × fiador garante / guarantor surety
comodante / lender bailor × comodatario / borrower bailee
depositante / depositor bailor × depositario / depositary bailee
cedente / assignor transferor × cesionario / assignee transferee
endosante / endorser × endosatario / endorsee
librador girador / drawer × librado girado / drawee
demandante actor / plaintiff claimant × demandado / defendant respondent
recurrente apelante / appellant petitioner × recurrido apelado / appellee respondent
ejecutante / creditor × ejecutado / debtor
querellante / complainant prosecutor × querellado imputado acusado / accused defendant
licenciante / licensor × licenciatario / licensee
franquiciante / franchisor × franquiciado / franchisee
asegurador aseguradora / insurer × asegurado / insured policyholder
donante / donor × donatario / donee
testador causante / testator decedent × heredero legatario / heir legatee
tutor curador / guardian × pupilo / ward
usufructuario / usufructuary × propietario / owner
hipotecante / mortgagor × hipotecario / mortgagee
concedente / grantor × concesionario / grantee concessionaire
divulgador revelador / discloser × receptor / recipient
promitente / promisor × promisario / promisee
remitente cargador / shipper consignor × destinatario consignatario / consignee
transportista porteador / carrier × remitente cargador / shipper consignor
distribuidor / distributor × fabricante / manufacturer
`;

/** Words for either side, which name nobody (folded). "Por ambas partes" gives no cause. */
export const EITHER: ReadonlySet<string> = new Set('parte partes party parties'.split(' '));
/** Endings of gender and number. */
const ENDING = /(?:es|as|os|a|o|e|s)$/;
/** A party or an office (folded) whatever its gender and number. */
export const actorStem = (word: string): string => word.replace(ENDING, '');

type Side = Record<Language, ReadonlySet<string>>;
const stems = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => actorStem(fold(word))),
  );
const PAIRS: readonly (readonly [Side, Side])[] = SIDES.trim()
  .split('\n')
  .map((line) => {
    const [one, other] = line.split('×').map((side): Side => {
      const [es = '', en = ''] = side.split('/');
      return { es: stems(es), en: stems(en) };
    });
    return [one!, other!];
  });

/** A party (folded) and the language that names it. */
export type Party = { word: string; language: Language };
const isOn = (side: Side, { word, language }: Party): boolean => side[language].has(actorStem(word));

/** A side, and the one against it. */
type Stand = { on: Side; against: Side };
const STANDS: Record<Language, ReadonlyMap<string, readonly Stand[]>> = { es: standsOf('es'), en: standsOf('en') };
/** Where a party stands in the table, by its stem in a language. */
function standsOf(language: Language): Map<string, Stand[]> {
  const out = new Map<string, Stand[]>();
  const stands = PAIRS.flatMap(([a, b]): Stand[] => [
    { on: a, against: b },
    { on: b, against: a },
  ]);
  for (const stand of stands) for (const one of stand.on[language]) out.set(one, [...(out.get(one) ?? []), stand]);
  return out;
}
const standing = ({ word, language }: Party): readonly Stand[] => STANDS[language].get(actorStem(word)) ?? [];

/** Whether a party is known by its role. */
export const isRole = (one: Party): boolean => standing(one).length > 0;
/** Whether two parties stand on one side, as the "arrendador" and the "lessor" do. */
export const areOneSide = (one: Party, other: Party): boolean => standing(one).some(({ on }) => isOn(on, other));

/** Endings of who does and of whom it is done to, on one root: "endosante" and "endosatario", "obligor" and "obligee". */
const DOES: Record<Language, RegExp> = { es: /(?:ante|ente|iente|or)(?:a|es|as|s)?$/, en: /(?:or|er)s?$/ };
const UNDERGOES: Record<Language, RegExp> = { es: /(?:atari|itari|ntari)[oa]s?$/, en: /ees?$/ };
/** Letters of such a root at least. */
const ROOT = 3;
function facing(one: string, other: string, language: Language): boolean {
  if (!DOES[language].test(one) || !UNDERGOES[language].test(other)) return false;
  const [a, b] = [one.replace(DOES[language], ''), other.replace(UNDERGOES[language], '')];
  return a.length >= ROOT && (a.startsWith(b) || b.startsWith(a)) && b.length >= ROOT;
}

/** Who does something, and whom or what it is done to, as a participle, on one root: "ejecutante" and "ejecutado". Only that they are not the same is told by it. */
const DOING = /^(\p{L}{4,}?)(?:ante|iente|ente|or)(?:a|es|as|s)?$/u;
const DONE = /^(\p{L}{4,}?)[ai]d[oa]s?$/u;
export function areFacing(one: string, other: string, language: Language): boolean {
  if (language !== 'es') return false;
  const root = (a: string, b: string): boolean => {
    const does = DOING.exec(a)?.[1];
    return does !== undefined && does === DONE.exec(b)?.[1];
  };
  return root(one, other) || root(other, one);
}

/** Whether two parties stand against each other: by the table, or in one language by their endings. */
export function areOpposed(one: Party, other: Party): boolean {
  if (standing(one).some(({ against }) => isOn(against, other))) return !areOneSide(one, other);
  return (
    one.language === other.language &&
    (facing(one.word, other.word, one.language) || facing(other.word, one.word, one.language))
  );
}
