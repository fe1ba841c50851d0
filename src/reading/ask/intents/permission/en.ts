import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[permission.may]
reason: Asks whether somebody may do something.
find:   {may}
        {be} ..4 (allowed | permitted | entitled | possible)
        {do} ..4 (allow | permit)
        {do} ..2 have the right
yes:    Can the landlord raise the rent?
        can i sublet
        may the buyer cancel
        Is the tenant allowed to keep pets?
        is assignment permitted
        am I or is she entitled to a refund
        is it possible to end early
        does the lease allow pets
        does the licence permit copies
        do i have the right to cancel
        could the company change the price
        can they get out before that
no:     Who pays?
source: ours
`,
  NAMES_EN,
);
