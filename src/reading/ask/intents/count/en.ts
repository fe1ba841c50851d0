import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  big: 'big | large | far | tall | wide | old | high | heavy',
};

export const EN = rules(
  'en',
  `
[count.how-many]
reason: Asks how many things or persons there are.
find:   how many
        how many times
        (what | which) ..2 number of
        ^ (the)? number of
        how often
        how {big}
yes:    How many instalments are there?
        how many times can it be renewed
        What is the number of shares?
        number of copies
        how often is the report due
        how big is the plot
        How many people may live in the flat?
        how many shares are sold
        the number of witnesses
        how many employees does the company need
        which is the number of votes required
        how many copies are signed
        how many directors are there
no:     How much is it?
source: ours
`,
  names,
);
