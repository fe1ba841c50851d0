import type { RawConcept } from './concept.ts';

/** Legal concepts in English about what the parties own, owe and may not do, and about privacy. Written as in english-terms.ts. Ours. */
export const ENGLISH_DUTIES: readonly RawConcept[] = [
  {
    id: 'ip',
    cues: 'intellectual property assigned|ownership|owned|owns',
    phrases:
      'right title interest; work hire; hereby assigns; shall own; sole property; exclusive property; shall sole owner; assign rights title; owned by',
    proof:
      /\b(?:own|owned|owner|ownership|property|title|assigns?|vest)\b[^.]{0,200}\b(?:intellectual|invention|patent|copyright|trademark|work product|developed|improvement)|\b(?:intellectual|invention|patent|copyright|work product|improvement)\w*\b[^.]{0,200}\b(?:owned by|sole|exclusive property|assigns?|belong)|work(?:s)? (?:made )?for hire/i,
  },
  {
    id: 'ip-joint',
    cues: 'joint intellectual property; jointly owned; joint ownership',
    phrases: 'jointly own; joint ownership; jointly owned; joint patents; joint inventions; equal undivided',
    proof:
      /\bjoint(?:ly)?\b[^.]{0,60}\b(?:own|invent|patent|intellectual|develop|property|technolog)|\bequal(?:ly)?[^.]{0,40}\bown/i,
  },
  {
    id: 'no-sue',
    cues: 'covenant sue; not to sue',
    phrases:
      'shall not contest; challenge validity; contest validity; contest ownership; release claims; covenant sue; attack title; challenge ownership; assert claim',
    proof:
      /\b(?:contest|challenge|attack|dispute|oppose|impair)\w*\b[^.]{0,150}\b(?:valid|owner|title|right|enforce|regist)|covenants? not to sue|\breleas\w*\b[^.]{0,100}\bclaims\b|not (?:to )?(?:sue|bring|assert|institute)/i,
  },
  {
    id: 'control',
    cues: 'change control',
    phrases:
      'change control; merger consolidation; substantially all assets; acquired; acquisition; voting securities; sale business; successor',
    proof:
      /change (?:of|in) (?:its )?control|\b(?:merg|consolidat)\w*\b|substantially all[^.]{0,60}\b(?:assets|stock|business)|acqui(?:red|sition)\b[^.]{0,80}\b(?:control|party|company)/i,
  },
  {
    id: 'minimum',
    cues: 'minimum commitment; minimum purchase; minimum order',
    phrases:
      'minimum purchase; minimum; at least; minimum annual; minimum amount; guaranteed; shall purchase; less than; minimum quantity',
    proof:
      /\bminimum\b|\b(?:at least|not? less than|no fewer than)\b[^.]{0,100}(?:\$|\d|units|per (?:year|month|quarter))|\bcommit(?:s|ment)?\b[^.]{0,60}\bpurchase/i,
  },
  {
    id: 'revenue',
    cues: 'revenue sharing; profit sharing; royalty; commission',
    phrases:
      'percent net; royalty; net revenue; net sales; share revenue; gross revenue; commission; royalties equal; pay percent',
    proof:
      /(?:%|percent)[^.]{0,200}\b(?:revenue|sales|profit|proceeds|receipts|gross|net|royalt)|\b(?:revenue|profit)s?[- ](?:shar|split)|\b(?:revenue|sales|profit|proceeds|royalt\w+|commission)\b[^.]{0,150}(?:%|percent)|\bshare of\b[^.]{0,40}\b(?:revenue|profit)/i,
  },
  {
    id: 'non-compete',
    cues: 'non compete; noncompete; compete clause; competition',
    phrases:
      'compete; competitive products; competing; competitive business; shall directly indirectly; engage business; competitor',
    proof:
      /\b(?:not|refrain|neither|prohibit)\b[^.]{0,250}\bcompet(?:e|es|ing|itive|itor|ition)\w*|non-?compet|compet(?:e|ing|itive)\b[^.]{0,150}\b(?:shall not|will not|may not|agrees not)/i,
  },
  {
    id: 'compete-exception',
    cues: 'exceptions competitive; exception competitive restrictions',
    phrases:
      'notwithstanding foregoing; shall not prevent; foregoing restriction; not prohibit; provided however; shall not apply; competitive',
    proof:
      /\b(?:notwithstanding|except|other than|nothing|provided,? however|shall not (?:apply|prevent|prohibit|restrict))\b[^.]{0,300}\b(?:compet|exclusiv|solicit|sell|market)/i,
  },
  {
    id: 'first-refusal',
    cues: 'first refusal; first offer; first negotiation',
    phrases: 'right first refusal; first offer; first negotiation; right first; first opportunity; bona fide offer',
    proof:
      /(?:right|option|opportunity)[^.]{0,40}first[^.]{0,20}(?:refusal|offer|negotiat)|first (?:right|option|opportunity|refusal|negotiation)|right of first/i,
  },
  {
    id: 'volume',
    cues: 'volume restrictions|restriction|limit',
    phrases: 'maximum number; shall not exceed; in excess; up to; per month; more than; maximum; limit number',
    proof:
      /\b(?:maximum|not exceed|in excess of|more than|up to|limited to|exceeds?)\b[^.]{0,120}\b(?:units|number|hours|users|copies|per (?:month|year|day)|quantit|orders?)\b/i,
  },
  {
    id: 'warranty',
    cues: 'duration warranties|warranty; warranty period',
    phrases:
      'warranty period; warrants period; months delivery; period days; free defects; days delivery; year warranty; warranty shall',
    proof:
      /\bwarrant\w*\b[^.]{0,250}\b(?:days?|months?|years?)\b|\b(?:days?|months?|years?)\b[^.]{0,120}\bwarrant(?:y|ies)\b|warranty period/i,
  },
  {
    id: 'solicit-staff',
    cues: 'solicitation employees; solicit employees',
    phrases: 'solicit employees; solicit hire; employ; induce leave; solicit employment; hire employee',
    proof:
      /\b(?:solicit|hire|recruit|induce|entice|employ)\w*\b[^.]{0,150}\b(?:employee|personnel|staff|officer|consultant)|\bemployees?\b[^.]{0,100}\bsolicit/i,
  },
  {
    id: 'solicit-clients',
    cues: 'solicitation customers; solicit customers',
    phrases: 'solicit customers; divert; solicit business; customers interfere; contact customers; clients',
    proof:
      /\b(?:solicit|divert|contact|interfere|entice)\w*\b[^.]{0,150}\b(?:customer|client|account|supplier|business relation)|\b(?:customer|client)s?\b[^.]{0,80}\bsolicit/i,
  },
  {
    id: 'beneficiary',
    cues: 'third party beneficiaries|beneficiary',
    phrases:
      'third party beneficiary; third party beneficiaries; intended beneficiary; benefit rights remedies; confer',
    proof: /third[- ]party benefici|(?:intended|express)[^.]{0,20}benefici|benefit of[^.]{0,80}(?:third|enforce)/i,
  },
  {
    id: 'disparage',
    cues: 'disparagement; disparage',
    phrases: 'disparage; derogatory; detract; reputation goodwill; disparaging; unfavorable light',
    proof:
      /\b(?:disparag|derogat|defam|denigrat)\w*|detract|disrepute|\b(?:negative|adverse|unfavou?rabl\w*)\b[^.]{0,30}\b(?:comment|statement|light|publicity)|injur\w*[^.]{0,40}(?:reputation|goodwill)/i,
  },
  {
    id: 'mfn',
    cues: 'favored nation',
    phrases: 'most favored; less favorable; lowest price; favorable terms; more favorable; best price',
    proof:
      /most[- ]favou?red|\b(?:no|not) less favou?rable|more favou?rable|lowest (?:price|rate|fee)|best (?:price|rate)|as favou?rable/i,
  },
  {
    id: 'price',
    cues: 'price restrictions|controls|increase',
    phrases:
      'increase prices; price increase; prices exceed; fees increase; increase percent; price adjustment; change price',
    proof:
      /\b(?:price|fee|rate|charge)s?\b[^.]{0,200}\b(?:increas|adjust|chang|rais|exceed|reduc)\w*[^.]{0,150}(?:%|percent|exceed|days|consent|not\b|CPI|index)|\b(?:increas|adjust)\w*\b[^.]{0,120}\b(?:price|fee|rate)s?\b/i,
  },
  {
    id: 'unlimited-license',
    cues: 'unlimited license; all eat',
    phrases: 'unlimited; enterprise license; unlimited number; unlimited use',
    proof: /\bunlimited\b|enterprise[- ]?(?:wide )?licen[cs]e|any number of/i,
  },
  {
    id: 'parties',
    cues: 'parties; who signed; between whom',
    phrases: 'by and between; made entered between; hereinafter referred',
  },
  {
    id: 'privacy-share',
    cues: 'sell info|information|data; share info|information|data; third parties data|info|information',
    phrases: 'share information third parties; disclose personal information; sell personal information; third parties',
  },
  {
    id: 'privacy-security',
    cues: 'hackers; protected info|information|data; secure data|info|information; encrypt',
    phrases: 'security measures; protect information; unauthorized access; encryption; safeguards; secure',
  },
  {
    id: 'privacy-collect',
    cues: 'collect info|information|data; track; gather; store info|information|data',
    phrases: 'collect information; information collect; personal information; cookies; automatically collect; log data',
  },
  {
    id: 'privacy-delete',
    cues: 'delete account|data|info|information; erase; remove data|info|information',
    phrases: 'delete; deactivate account; remove information; retain information; erase',
  },
];
