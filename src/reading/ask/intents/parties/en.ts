import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[parties.all]
reason: Asks for the parties to a contract or case.
find:   (who | what) {be} the parties
        ^ (the)? parties $
        who ..1 (signed | signs | entered | executed)
        between (whom | who)
        name* of the parties
yes:    Who are the parties?
        what are the parties to this lease
        the parties
        who signed the agreement
        who signs it
        who entered into the contract
        who executed the deed
        Between whom was it made?
        between who is this contract
        names of the parties
        parties
        who were the parties to the case
no:     Who pays?
source: ours

[parties.role]
reason: Asks who holds a role in the contract or case.
find:   who {be} (the | my | our) {role}
        name of (the | my | our) {role}
        who (sued | represents | drafted | filed)
yes:    Who is the landlord?
        who is my employer
        who is our supplier
        name of the buyer
        name of my landlord
        name of our supplier
        who sued
        who represents the company
        who drafted it
        who filed the claim
no:     Who pays the landlord?
source: ours
`,
  NAMES_EN,
);
