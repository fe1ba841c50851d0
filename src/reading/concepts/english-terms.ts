import type { RawConcept } from './concept.ts';

/**
 * Legal concepts in English about the life of a contract, its licences and its liabilities: how a question names a thing, how documents say it, and what a sentence that really states it looks like. Ours.
 * `cues`: lists of words that must all stand in the question, ';' between lists, '|' between alternatives of a word. `phrases`: words that stand together.
 */
export const ENGLISH_TERMS: readonly RawConcept[] = [
  {
    id: 'governing-law',
    cues: 'governing law; applicable law; law governs; which law',
    phrases: 'governed construed; construed accordance laws; laws state; governed laws; laws England',
    proof:
      /govern(?:ed|ing)\b[^.]{0,120}\blaws?\b|\blaws? of (?:the )?(?:state|commonwealth|province|republic|people|england|\w+$)|construed[^.]{0,80}\blaws?\b/i,
  },
  {
    id: 'expiry',
    cues: 'expiration date; expiry; expire; when end; term agreement; how long agreement|contract|lease|license',
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
      /\bliab\w*\b[^.]{0,250}\b(?:exceed|limited to|greater than|more than)\b|(?:not|neither|nor|no event)[^.]{0,120}\bliable\b[^.]{0,250}\b(?:consequential|indirect|incidental|special|punitive)|maximum (?:aggregate )?liability/i,
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
];
