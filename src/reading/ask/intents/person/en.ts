import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  pays: 'pays | owns | bears | keeps',
};

export const EN = rules(
  'en',
  `
[person.who]
reason: Asks for a person, or who must or may do something.
find:   (to | by | for | with | from)? (who | whom)
        whose
        who ({must} | {may} | {pays})
        (what | which) (party | person | company | authority)
yes:    Who pays the utilities?
        who must insure the goods
        who owns the work product
        «To whom» is notice sent?
        whose property is the software
        which party bears the risk
        what person signs the invoices
        who keeps the deposit
        «By whom» is it delivered?
        «for whom» do they work
        «with who» is the contract
        «from whom» does payment come
        what company supplies the goods
        Which authority applies it?
        who can approve the budget
        who is liable for damage
no:     When is it due?
source: ours
`,
  names,
);
