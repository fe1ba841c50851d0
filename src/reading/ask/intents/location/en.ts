import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  says: 'say | says | mention | mentioned | defined | stated | talk | covered',
  part: 'clause | clauses | article | articles | section | sections | page | paragraph',
};

export const EN = rules(
  'en',
  `
[location.where-says]
reason: Asks in which part of the document something stands.
find:   where ..5 {says}
        (in | under)? (which | what) {part}
        what {be} the {part}
        which {part} (says | covers | deals)
yes:    Where does it say that it renews?
        where is insurance mentioned
        where does the lease talk about pets
        «In which clause» is the fee?
        «under what section» is termination
        which article deals with sale
        which section covers delivery
        which page says so
        what is the clause on renewal
        where in the contract is it stated
        where are the services defined
        in what paragraph is the cap
no:     Where is it signed?
source: ours
`,
  names,
);
