/** Nouns of contracts and courts, with their plural. */
const NOUNS =
  'addendum adviser advisee affiant amicus appellee arbitrability assignee assignor authorizer bailee bailor bailiwick beneficiary bibliography carveout chargeback conservatorship coverage cosigner counterclaimant counterparty covenantee covenantor debenture decedent deliverable designee devisee distributee donee earnout embodiment enforceability escrowee estoppel factor feoffee franchisor grantee grantor guarantor hereditament holdback holdover impleader incurrence indemnitee indemnitor inquiry insolvency interrogatory intervenor joinder judgment justiciability lessee lessor libelee licensee licensor lienholder lienor litigant merchantability mortgagee mortgagor movant nonperformance nonrenewal novation obligee obligor offeree offeror optionee outsourcer payee payor permittee pledgee pledgor predecessor promisee promisor recission redaction remainderman respondeat retention servicer settlor severability sublessee sublessor sublicense sublicensee sublicensor subparagraph subprocessor subrogation subrogee subrogor subsection subtenancy subtenant sureties takedown telecopy timeframe tortfeasor transferee transferor trustor unenforceability usufruct vendee venturer vestee vesting warrantee warrantor webpage website withholding workaround workstream clickthrough login logon email malware ransomware spyware dataset timestamp metadata blockchain cryptocurrency';
/** Words that stand alone. */
const PLAIN =
  'arbitral aforementioned aforesaid heretofore hereinabove hereinafter hereinbelow hereof hereon hereto hereunder hereunto herewith thereabout thereafter therefor therefrom thereinafter thereof thereon thereto theretofore thereunder thereunto thereupon therewith whereof whereon whereto whereunder whereupon wherewith notwithstanding majeure diem valorem conveniens supersedeas bonafide memoranda addenda pendency arbitrable assessable assignable actionable cognizable discoverable exercisable enforceable indemnifiable patentable severable terminable tortious notarial unappealable unvested pre post per telephonically cryptographic decrypt decompile uuencode gzip hypothecate hypothecated hypothecation subcontract subcontracted subcontracting subcontractor subcontractors sublicensing sublicensed sublicensable relicensing outsourcing outsourced onboarding sublet subletting online offline wherefore inasmuch insofar covenantal fiduciary usufructuary statutorily precedential jurisdictional nonexclusive bankruptcies misjoinder nonjoinder';

/** Words of contracts and courts that the general English dictionary lacks; ours, with its flags (S plural, M 's). */
export const ENGLISH: readonly string[] = [
  NOUNS.split(' ')
    .map((word) => `${word}/SM`)
    .join(' '),
  PLAIN,
];
