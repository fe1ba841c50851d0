import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  worth:
    'fair | unfair | legal | illegal | valid | safe | risky | good | bad | normal | standard | reasonable | abusive | enforceable | ok',
  it: 'it | this | that | they | these',
  fishy: 'red flags | suspicious | unfair clauses | abusive clauses | pitfalls',
};

export const EN = rules(
  'en',
  `
[judgement.opinion]
reason: Asks for an opinion or advice, which no source gives.
find:   should (i | we) ..1 (sign | accept | buy | agree | worry)
        what do you (think | recommend | advise | suggest)
        (do | would) you (recommend | advise | sign)
        (good | bad) (idea | deal)
        worth it
        {be} ..1 {the} {document} ..1 {worth} $
        {be} {it} ..1 {worth} $
        {fishy}
yes:    Should I sign this?
        should we accept the offer
        should i buy the house
        should i agree to it
        should we worry
        What do you think of the lease?
        what do you recommend
        what do you advise
        what do you suggest
        do you recommend signing
        would you sign this
        would you advise it
        is it a good idea to sign
        is this a bad idea
        a good deal for me
        is it worth it
        Is this contract fair?
        is the clause legal
        is it fair
        are there any red flags
        anything suspicious here
no:     May a court find a term unfair?
source: ours
`,
  names,
);
