/** Clauses on what the parties must do and may not, in English. `states`: the words of a sentence that states the clause. Ours. */
export const CLAUSES_EN_DUTIES = String.raw`
autor: Fojas
revisado: segunda lectura 2026-11-25

[ip]
law: right title interest; work hire; hereby assigns; shall own; sole property; exclusive property; shall sole owner; assign rights title; owned by
people: intellectual property assigned|ownership|owned|owns
states: \b(?:own|owned|owner|ownership|property|title|assigns?|vest)\b[^.]{0,200}\b(?:intellectual|invention|patent|copyright|trademark|work product|developed|improvement)|\b(?:intellectual|invention|patent|copyright|work product|improvement)\w*\b[^.]{0,200}\b(?:owned by|sole|exclusive property|assigns?|belong)|work(?:s)? (?:made )?for hire

[ip-joint]
law: jointly own; joint ownership; jointly owned; joint patents; joint inventions; equal undivided
people: joint intellectual property; jointly owned; joint ownership
states: \bjoint(?:ly)?\b[^.]{0,60}\b(?:own|invent|patent|intellectual|develop|property|technolog)|\bequal(?:ly)?[^.]{0,40}\bown

[no-sue]
law: shall not contest; challenge validity; contest validity; contest ownership; release claims; covenant sue; attack title; challenge ownership; assert claim
people: covenant sue; not to sue
states: \b(?:contest|challenge|attack|dispute|oppose|impair)\w*\b[^.]{0,150}\b(?:valid|owner|title|right|enforce|regist)|covenants? not to sue|\breleas\w*\b[^.]{0,100}\bclaims\b|not (?:to )?(?:sue|bring|assert|institute)

[control]
law: change control; merger consolidation; substantially all assets; acquired; acquisition; voting securities; sale business; successor
people: change control
states: change (?:of|in) (?:its )?control|\b(?:merg|consolidat)\w*\b|substantially all[^.]{0,60}\b(?:assets|stock|business)|acqui(?:red|sition)\b[^.]{0,80}\b(?:control|party|company)

[minimum]
amplio: minimum
law: minimum purchase; minimum; at least; minimum annual; minimum amount; guaranteed; shall purchase; less than; minimum quantity
people: minimum commitment; minimum purchase; minimum order
states: \bminimum\b|\b(?:at least|not? less than|no fewer than)\b[^.]{0,100}(?:\$|\d|units|per (?:year|month|quarter))|\bcommit(?:s|ment)?\b[^.]{0,60}\bpurchase

[revenue]
law: percent net; royalty; net revenue; net sales; share revenue; gross revenue; commission; royalties equal; pay percent
people: revenue sharing; profit sharing; royalty; commission
states: (?:%|percent)[^.]{0,200}\b(?:revenue|sales|profit|proceeds|receipts|gross|net|royalt)|\b(?:revenue|profit)s?[- ](?:shar|split)|\b(?:revenue|sales|profit|proceeds|royalt\w+|commission)\b[^.]{0,150}(?:%|percent)|\bshare of\b[^.]{0,40}\b(?:revenue|profit)

[non-compete]
law: compete; competitive products; competing; competitive business; shall directly indirectly; engage business; competitor
people: non compete; noncompete; compete clause; competition
states: \b(?:not|refrain|neither|prohibit)\b[^.]{0,250}\bcompet(?:e|es|ing|itive|itor|ition)\w*|non-?compet|compet(?:e|ing|itive)\b[^.]{0,150}\b(?:shall not|will not|may not|agrees not)

[compete-exception]
law: notwithstanding foregoing; shall not prevent; foregoing restriction; not prohibit; provided however; shall not apply; competitive
people: exceptions competitive; exception competitive restrictions
states: \b(?:notwithstanding|except|other than|nothing|provided,? however|shall not (?:apply|prevent|prohibit|restrict))\b[^.]{0,300}\b(?:compet|exclusiv|solicit|sell|market)

[first-refusal]
law: right first refusal; first offer; first negotiation; right first; first opportunity; bona fide offer
people: first refusal; first offer; first negotiation
states: (?:right|option|opportunity)[^.]{0,40}first[^.]{0,20}(?:refusal|offer|negotiat)|first (?:right|option|opportunity|refusal|negotiation)|right of first

[volume]
law: maximum number; shall not exceed; in excess; up to; per month; more than; maximum; limit number
people: volume restrictions|restriction|limit
states: \b(?:maximum|not exceed|in excess of|more than|up to|limited to|exceeds?)\b[^.]{0,120}\b(?:units|number|hours|users|copies|per (?:month|year|day)|quantit|orders?)\b

[warranty]
law: warranty period; warrants period; months delivery; period days; free defects; days delivery; year warranty; warranty shall
people: duration warranties|warranty; warranty period
states: \bwarrant\w*\b[^.]{0,250}\b(?:days?|months?|years?)\b|\b(?:days?|months?|years?)\b[^.]{0,120}\bwarrant(?:y|ies)\b|warranty period

[solicit-staff]
law: solicit employees; solicit hire; employ; induce leave; solicit employment; hire employee
people: solicitation employees; solicit employees
states: \b(?:solicit|hire|recruit|induce|entice|employ)\w*\b[^.]{0,150}\b(?:employee|personnel|staff|officer|consultant)|\bemployees?\b[^.]{0,100}\bsolicit

[solicit-clients]
law: solicit customers; divert; solicit business; customers interfere; contact customers; clients
people: solicitation customers; solicit customers
states: \b(?:solicit|divert|contact|interfere|entice)\w*\b[^.]{0,150}\b(?:customer|client|account|supplier|business relation)|\b(?:customer|client)s?\b[^.]{0,80}\bsolicit

[beneficiary]
law: third party beneficiary; third party beneficiaries; intended beneficiary; benefit rights remedies; confer
people: third party beneficiaries|beneficiary
states: third[- ]party benefici|(?:intended|express)[^.]{0,20}benefici|benefit of[^.]{0,80}(?:third|enforce)

[disparage]
law: disparage; derogatory; detract; reputation goodwill; disparaging; unfavorable light
people: disparagement; disparage
states: \b(?:disparag|derogat|defam|denigrat)\w*|detract|disrepute|\b(?:negative|adverse|unfavou?rabl\w*)\b[^.]{0,30}\b(?:comment|statement|light|publicity)|injur\w*[^.]{0,40}(?:reputation|goodwill)

[mfn]
law: most favored; less favorable; lowest price; favorable terms; more favorable; best price
people: favored nation
states: most[- ]favou?red|\b(?:no|not) less favou?rable|more favou?rable|lowest (?:price|rate|fee)|best (?:price|rate)|as favou?rable

[price]
law: increase prices; price increase; prices exceed; fees increase; increase percent; price adjustment; change price
people: price restrictions|controls|increase
states: \b(?:price|fee|rate|charge)s?\b[^.]{0,200}\b(?:increas|adjust|chang|rais|exceed|reduc)\w*[^.]{0,150}(?:%|percent|exceed|days|consent|not\b|CPI|index)|\b(?:increas|adjust)\w*\b[^.]{0,120}\b(?:price|fee|rate)s?\b

[unlimited-license]
law: unlimited; enterprise license; unlimited number; unlimited use
people: unlimited license; all eat
states: \bunlimited\b|enterprise[- ]?(?:wide )?licen[cs]e|any number of

[parties]
law: by and between; made entered between; hereinafter referred
people: parties; who signed; between whom

[privacy-share]
law: share information third parties; disclose personal information; sell personal information; third parties
people: sell info|information|data; share info|information|data; third parties data|info|information

[privacy-security]
law: security measures; protect information; unauthorized access; encryption; safeguards; secure
people: hackers; protected info|information|data; secure data|info|information; encrypt

[privacy-collect]
law: collect information; information collect; personal information; cookies; automatically collect; log data
people: collect info|information|data; track; gather; store info|information|data

[privacy-delete]
law: delete; deactivate account; remove information; retain information; erase
people: delete account|data|info|information; erase; remove data|info|information
`;
