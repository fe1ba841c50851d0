import type { RawConcept } from './concept.ts';

/**
 * Legal concepts in English: how a question names a thing, how documents say it, and what a sentence that really states it looks like. Ours.
 * `cues`: lists of words that must all stand in the question, ';' between lists, '|' between alternatives of a word. `phrases`: words that stand together.
 */
export const ENGLISH: readonly RawConcept[] = [
  {
    id: 'governing-law',
    cues: 'governing law; applicable law; law governs; which law',
    phrases: 'governed construed; construed accordance laws; laws state; governed laws; laws England',
    proof:
      /govern(?:ed|ing)\b[^.]{0,120}\blaws?\b|\blaws? of (?:the )?(?:state|commonwealth|province|republic|people|england|\w+$)|construed[^.]{0,80}\blaws?\b/i,
  },
  {
    id: 'expiry',
    cues: 'expiration date; expiry; expire; when end; term agreement; how long',
    phrases:
      'shall continue until; initial term; term of this agreement; full force effect; shall commence; expire on; effective date continue; unless terminated earlier; period years; terminate on; anniversary',
    proof:
      /(?:continue|remain|effect)[^.]{0,120}\b(?:until|for an? (?:initial )?(?:period|term)|through)\b|\bterm\b[^.]{0,80}\b(?:years?|months?)\b|\bexpires?\b|terminates? on\b/i,
  },
  {
    id: 'renewal',
    cues: 'renewal term; renew; renewal',
    phrases:
      'automatically renew; successive periods; additional terms; renewal term; extended additional; option renew; one year terms; renewed',
    proof:
      /\b(?:renew|extend)\w*\b[^.]{0,160}\b(?:years?|months?|terms?|periods?)\b|\b(?:additional|successive|renewal)\b[^.]{0,40}\b(?:terms?|periods?|years?)\b/i,
  },
  {
    id: 'renewal-notice',
    cues: 'notice terminate renewal; notice renewal',
    phrases:
      'notice non renewal; days prior expiration; prior end then current term; not renew; automatically renew; days before expiration; written notice intention; notice least days',
    proof:
      /\b(?:days?|months?)\b[^.]{0,100}\b(?:prior|before|advance|preceding)\b[^.]{0,120}\b(?:expir|end of|renew|term\b)|(?:not to renew|non-?renew)/i,
  },
  {
    id: 'assignment',
    cues: 'anti assignment; assignment clause; assign agreement; transfer agreement',
    phrases:
      'may assign; neither party assign; shall not assign; assign prior written consent; assign transfer; successors assigns; assignable',
    proof:
      /\bassign\w*\b[^.]{0,200}\b(?:consent|approval|permission)\b|\b(?:not|neither|nor|no)\b[^.]{0,100}\bassign|\bassign[^.]{0,60}\b(?:void|prohibited)/i,
  },
  {
    id: 'liability-cap',
    cues: 'cap liability; limit liability; limitation liability; maximum liability',
    phrases:
      'liability exceed; aggregate liability; total liability; shall exceed amount; limitation liability; consequential damages; incidental damages; lost profits; liable indirect; special damages',
    proof:
      /\bliab\w*\b[^.]{0,250}\b(?:exceed|limited to|greater than|more than)\b|(?:not|neither|no event)[^.]{0,120}\bliable\b[^.]{0,250}\b(?:consequential|indirect|incidental|special|punitive)|maximum (?:aggregate )?liability/i,
  },
  {
    id: 'liability-uncapped',
    cues: 'uncapped liability; unlimited liability',
    phrases:
      'indemnification obligations; gross negligence; willful misconduct; limitation apply; breach confidentiality; event liable; consequential damages; liability limit; fraud',
    proof:
      /\b(?:except|other than|excluding|exclu|provided)\b[^.]{0,300}\b(?:indemnif|gross negligence|wil+ful|confidential|fraud)|limitations?[^.]{0,120}(?:not apply|no effect)|no limit/i,
  },
  {
    id: 'license',
    cues: 'licenses granted; license grant; what license',
    phrases: 'hereby grants; grants license; exclusive license; grants right; license use; royalty free',
    proof: /\bgrants?\b[^.]{0,200}\b(?:licen[cs]e|right)|\blicen[cs]e\b[^.]{0,80}\b(?:to use|granted)/i,
  },
  {
    id: 'license-transfer',
    cues: 'licenses transferable; transferable license; non transferable',
    phrases:
      'non transferable; nontransferable; non exclusive transferable; right sublicense; transferable license; without right sublicense',
    proof:
      /non-?\s?transferable|not transferable|(?:not|no right to|without)[^.]{0,80}\b(?:sublicen[cs]e|transfer|assign)\b[^.]{0,80}/i,
  },
  {
    id: 'license-perpetual',
    cues: 'licenses irrevocable; licenses perpetual; perpetual license',
    phrases: 'irrevocable license; perpetual license; perpetual irrevocable; fully paid',
    proof: /\b(?:irrevocabl[ey]|perpetual(?:ly)?)\b/i,
  },
  {
    id: 'license-affiliates',
    cues: 'affiliates licensing|license rights',
    phrases:
      'licensee affiliates; company affiliates; licensor affiliates; affiliates license; party affiliates; subsidiaries',
    proof: /\b(?:grant|licen[cs])\w*[^.]{0,200}\baffiliates?\b|\baffiliates?\b[^.]{0,150}\b(?:licen[cs]|right to use)/i,
  },
  {
    id: 'after-termination',
    cues: 'after termination; post termination; upon termination services',
    phrases:
      'upon termination; termination expiration; following termination; after termination; following expiration; wind down; transition; sell remaining inventory; survive termination; shall return; days termination',
    proof:
      /\b(?:upon|after|following|event of)\b[^.]{0,80}\b(?:terminat|expir)\w*[^.]{0,250}\b(?:shall|will|may|must|agrees?)\b|\b(?:days|months|period)\b[^.]{0,60}\b(?:after|following)\b[^.]{0,40}(?:terminat|expir)/i,
  },
  {
    id: 'convenience',
    cues: 'terminated|terminate convenience; terminate without cause; termination convenience',
    phrases:
      'terminate any time; without cause; any reason; terminate days prior written notice; for convenience; terminate upon days notice; right terminate agreement',
    proof:
      /terminat\w*[^.]{0,160}\b(?:without cause|any reason|no reason|convenience|any time|sole discretion|with or without)\b|\b(?:without cause|any time|any reason|either party)\b[^.]{0,100}terminat[^.]{0,120}\bnotice/i,
  },
  {
    id: 'audit',
    cues: 'audit',
    phrases:
      'audit books; inspect books records; examine records; right audit; books records; independent auditor; access records; inspection',
    proof:
      /\baudit(?!ed financial|or's)\w*\b|\b(?:inspect|examin)\w*\b[^.]{0,100}\b(?:books|records|accounts|facilit)|\b(?:books|records)\b[^.]{0,100}\b(?:inspect|examin|available)/i,
  },
  {
    id: 'exclusivity',
    cues: 'exclusivity; exclusive',
    phrases:
      'sole exclusive; exclusive right; exclusively; shall not any other; exclusive basis; exclusive distributor',
    proof: /(?<!non[- ]?)\bexclusiv(?:e|ely|ity)\b(?! of\b| jurisdiction| remed| venue)/i,
  },
  {
    id: 'insurance',
    cues: 'insurance',
    phrases:
      'maintain insurance; insurance coverage; liability insurance; certificate insurance; additional insured; insurance policy; workers compensation',
    proof:
      /\binsur(?:ance|ed|er)\b[^.]{0,200}\b(?:maintain|obtain|carry|coverage|polic|amount|limits|\$)|\b(?:maintain|obtain|carry|procure|provide)\b[^.]{0,100}\binsurance\b/i,
  },
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
