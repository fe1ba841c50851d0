import type { Preset } from '../contract.ts';

/** What a sentence must hold to be of the matter of a column, in either language; `not`: what makes it one of another matter. */
type Matter = { holds: RegExp; not?: RegExp; yes: readonly string[]; no: readonly string[] };

/**
 * The matters of columns whose questions share their words with other clauses: "assign" with the transfer of the contract, "termination" with the duty of secrecy that follows it.
 * An answer that is not of its column's matter is none. Ours.
 */
export const MATTERS: Partial<Record<Preset, Matter>> = {
  expiry: {
    holds:
      /\b(?:term|until|through|expir|years?|months?|terminat|effect|force|perpetual|plazo|vigen|dura|vence|hasta|a[ñn]os?|mes(?:es)?|d[íi]as?)/iu,
    not: /\b(?:disclos|confiden|secre|reserva de|compet|solicit)/iu,
    yes: ['This Agreement remains in force until the works are done.', 'El contrato regirá por dos años.'],
    no: ['For five years after expiration of this Agreement, each party shall not disclose the data of the other.'],
  },
  ownership: {
    holds:
      /\b(?:intellectual|inventions?|patents?|copyright|trade ?marks?|work product|works? (?:made )?for hire|works|improvements?|developments?|technolog|software|materials|deliverables|moral rights|proprietary|designs?|results|content|data|intelectual|autor|patente|marca|obras?|invenci|resultados|programas?|desarrollos?)/iu,
    not: /\b(?:this|the) (?:[\w-]+ ){0,2}agreement\b[^.;]{0,60}\b(?:shall|may|will|is|are|be) not (?:be )?assign/iu,
    yes: [
      'Each inventor hereby assigns all right, title and interest in the inventions.',
      'Los resultados serán de la mandante.',
    ],
    no: [
      'This Agreement and the rights under any patent shall not be assigned by the Dealer.',
      'The tenant may not assign the lease.',
    ],
  },
  cap: {
    holds: /liab|damages|responsab|indemniz|perjuicios/iu,
    yes: ['In no event shall the liability of a party exceed the fees.', 'La responsabilidad no excederá del precio.'],
    no: ['Until the sale the Merchant shall maintain the stores, subject to a budget that no cost may exceed.'],
  },
  uncapped: {
    holds: /liab|damages|responsab|indemniz|perjuicios/iu,
    yes: [
      'These limits do not apply to damages that arise from fraud.',
      'El tope no rige para la responsabilidad por dolo.',
    ],
    no: ['Except for the costs of the stores, the budget shall not be exceeded.'],
  },
  after: {
    holds: /terminat|expir|end of|wind|cease|t[ée]rmino|termina|vencimiento|expiraci|resciliaci|fin del/iu,
    not: /\b(?:disclos|confiden|secre)/iu,
    yes: ['Upon termination the Dealer may sell its stock.', 'Al término del contrato se devolverán los equipos.'],
    no: [
      'The Client will not use the data to target users for two years.',
      'For two years after termination no party shall disclose the data.',
    ],
  },
  renewal: {
    holds: /renew|exten[ds]|renov|renuev|pr[óo]rrog|prorrog/iu,
    yes: ['The lease shall renew for terms of one year.', 'El contrato se prorrogará por un año.'],
    no: ['The Buyer may order additional terminals each year.'],
  },
  insurance: {
    holds: /insur|seguro|p[óo]liza|asegur/iu,
    yes: ['The carrier insures the goods.', 'La póliza cubrirá el incendio.'],
    no: ['The Buyer keeps the goods at its own risk.'],
  },
  audit: {
    holds: /audit|inspect|examin|books|records|inspecci|revis|fiscaliz|registros|libros/iu,
    yes: ['The licensor may audit the records.', 'La mandante podrá revisar los libros.'],
    no: ['The Buyer shall pay within thirty days.'],
  },
  challenge: {
    holds: /contest|challeng|attack|disput|oppos|impair|sue\b|claim|assert|impugn|dispu|demandar|reclam|opon/iu,
    yes: ['The licensee shall not contest the patents.', 'La licenciataria no impugnará las marcas.'],
    no: ['The licensor owns the marks.'],
  },
};

/** Whether an answer is of the matter of a column: always, of a column whose matter no other shares. */
export function isOfMatter(preset: Preset, words: string): boolean {
  const matter = MATTERS[preset];
  return !matter || (matter.holds.test(words) && !matter.not?.test(words));
}
