/** Clauses on the life of a contract, its licences and its liabilities, in English. `states`: the words of a sentence that states the clause. Ours. */
export const CLAUSES_EN_TERMS = String.raw`
autor: Fojas
revisado: segunda lectura 2026-11-25

[governing-law]
law: governed construed; construed accordance laws; laws state; governed laws; laws England
people: governing law; applicable law; law governs; which law
states: govern(?:ed|ing)\b[^.]{0,120}\blaws?\b|\blaws? of (?:the )?(?:state|commonwealth|province|republic|people|england|\w+$)|construed[^.]{0,80}\blaws?\b

[expiry]
law: shall continue until; initial term; term of this agreement; full force effect; shall commence; expire on; effective date continue; unless terminated earlier; period years; terminate on; anniversary
people: expiration date; expiry; expire; when end; term agreement; how long agreement|contract|lease|license
states: (?:continue|remain|effect)[^.]{0,120}\b(?:until|for an? (?:initial )?(?:period|term)|through)\b|\bterm\b[^.]{0,80}\b(?:years?|months?)\b|\bperiod of\b[^.]{0,60}\b(?:years?|months?)\b|\bexpires?\b|\bterminat\w*\b[^.]{0,60}\bon (?:the )?(?:\w+ )?\d

[renewal]
law: automatically renew; successive periods; additional terms; renewal term; extended additional; option renew; one year terms; renewed
people: renewal term; renew; renewal
states: \b(?:renew|extend)\w*\b[^.]{0,160}\b(?:years?|months?|terms?|periods?)\b|\b(?:additional|successive|renewal)\b[^.]{0,40}\b(?:terms?|periods?|years?)\b

[renewal-notice]
law: notice non renewal; days prior expiration; prior end then current term; not renew; automatically renew; days before expiration; written notice intention; notice least days
people: notice terminate renewal; notice renewal
states: \b(?:days?|months?)\b[^.]{0,100}\b(?:prior|before|advance|preceding)\b[^.]{0,120}\b(?:expir|end of|renew|term\b)|(?:not to renew|non-?renew)

[assignment]
law: may assign; neither party assign; shall not assign; assign prior written consent; assign transfer; successors assigns; assignable
people: anti assignment; assignment clause; assign agreement; transfer agreement
states: \bassign\w*\b[^.]{0,200}\b(?:consent|approval|permission)\b|\b(?:not|neither|nor|no)\b[^.]{0,100}\bassign|\bassign[^.]{0,60}\b(?:void|prohibited)

[liability-cap]
law: liability exceed; aggregate liability; total liability; shall exceed amount; limitation liability; consequential damages; incidental damages; lost profits; liable indirect; special damages
people: cap liability; limit liability; limitation liability; maximum liability
states: \bliab\w*\b[^.]{0,250}\b(?:exceed|limited to|greater than|more than)\b|(?:not|neither|nor|no event)[^.]{0,120}\bliable\b[^.]{0,250}\b(?:consequential|indirect|incidental|special|punitive)|maximum (?:aggregate )?liability

[liability-uncapped]
law: indemnification obligations; gross negligence; willful misconduct; limitation apply; breach confidentiality; event liable; consequential damages; liability limit; fraud
people: uncapped liability; unlimited liability
states: \b(?:except|other than|excluding|exclu|provided)\b[^.]{0,300}\b(?:indemnif|gross negligence|wil+ful|confidential|fraud)|limitations?[^.]{0,120}(?:not apply|no effect)|no limit

[license]
law: hereby grants; grants license; exclusive license; grants right; license use; royalty free
people: licenses granted; license grant; what license
states: \bgrants?\b[^.]{0,200}\b(?:licen[cs]e|right)|\blicen[cs]e\b[^.]{0,80}\b(?:to use|granted)

[license-transfer]
law: non transferable; nontransferable; non exclusive transferable; right sublicense; transferable license; without right sublicense
people: licenses transferable; transferable license; non transferable
states: non-?\s?transferable|not transferable|(?:not|no right to|without)[^.]{0,80}\b(?:sublicen[cs]e|transfer|assign)\b[^.]{0,80}

[license-perpetual]
law: irrevocable license; perpetual license; perpetual irrevocable; fully paid
people: licenses irrevocable; licenses perpetual; perpetual license
states: \b(?:irrevocabl[ey]|perpetual(?:ly)?)\b

[license-affiliates]
law: licensee affiliates; company affiliates; licensor affiliates; affiliates license; party affiliates; subsidiaries
people: affiliates licensing|license rights
states: \b(?:grant|licen[cs])\w*[^.]{0,200}\baffiliates?\b|\baffiliates?\b[^.]{0,150}\b(?:licen[cs]|right to use)

[after-termination]
amplio: transition
law: upon termination; termination expiration; following termination; after termination; following expiration; wind down; transition; sell remaining inventory; survive termination; shall return; days termination
people: after termination; post termination; upon termination services
states: \b(?:upon|after|following|event of)\b[^.]{0,80}\b(?:terminat|expir)\w*[^.]{0,250}\b(?:shall|will|may|must|agrees?)\b|\b(?:days|months|period)\b[^.]{0,60}\b(?:after|following)\b[^.]{0,40}(?:terminat|expir)

[convenience]
law: terminate any time; without cause; any reason; terminate days prior written notice; for convenience; terminate upon days notice; right terminate agreement
people: terminated|terminate convenience; terminate without cause; termination convenience
states: terminat\w*[^.]{0,160}\b(?:without cause|any reason|no reason|convenience|any time|sole discretion|with or without)\b|\b(?:without cause|any time|any reason|either party)\b[^.]{0,100}terminat[^.]{0,120}\bnotice

[audit]
law: audit books; inspect books records; examine records; right audit; books records; independent auditor; access records; inspection
people: audit
states: \baudit(?!ed financial|or's)\w*\b|\b(?:inspect|examin)\w*\b[^.]{0,100}\b(?:books|records|accounts|facilit)|\b(?:books|records)\b[^.]{0,100}\b(?:inspect|examin|available)

[exclusivity]
law: sole exclusive; exclusive right; exclusively; shall not any other; exclusive basis; exclusive distributor
people: exclusivity; exclusive
states: (?<!non[- ]?)\bexclusiv(?:e|ely|ity)\b(?! of\b| jurisdiction| remed| venue)

[insurance]
law: maintain insurance; insurance coverage; liability insurance; certificate insurance; additional insured; insurance policy; workers compensation
people: insurance
states: \binsur(?:ance|ed|er)\b[^.]{0,200}\b(?:maintain|obtain|carry|coverage|polic|amount|limits|\$)|\b(?:maintain|obtain|carry|procure|provide)\b[^.]{0,100}\binsurance\b
`;
