import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  place: 'place | court | courts | address | city | country | territory | venue | jurisdiction',
};

export const EN = rules(
  'en',
  `
[place.where]
reason: Asks for a place, an address or a court.
find:   (to | from)? where
        (in | at | to)? (what | which) {place}
        what {be} ..2 {place}
        ^ (the)? (address | jurisdiction) of
yes:    Where is the rent paid?
        where do i send notices
        «In which court» can they sue?
        which courts have jurisdiction
        What is the address of the tenant?
        «To where» are goods shipped?
        «from where» do they ship
        «at what address» are notices served
        «to which address» is it sent
        address of the licensor
        the jurisdiction of the courts
        what jurisdiction applies
        which city is it in
        jurisdiction of the courts
        what are the competent courts
no:     When is it paid?
source: ours
`,
  names,
);
