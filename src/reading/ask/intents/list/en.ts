import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  things: 'obligations | duties | deadlines | penalties | fines | payments | dates | rights | amounts | terms | fees',
};

export const EN = rules(
  'en',
  `
[list.all]
reason: Asks for all there is of a kind.
find:   list (of | all | the | every)
        enumerate
        all of? the? {things}
        what {be} (all | the | my) ..2 {things}
        what {things} {be} there
        give me (all | the)
yes:    List all obligations of the tenant
        list of deadlines
        list the penalties
        list every payment
        enumerate the duties
        all the dates in the lease
        show all of the payments, all of the dates
        What are the obligations of the Distributor?
        what are my duties
        what are all the penalties
        what deadlines are there
        give me all penalties
        give me the dates
no:     What is the deadline?
source: ours
`,
  names,
);
