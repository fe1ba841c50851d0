import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  asks: 'what | who | when | where | how | why | which | can | may | must | should | could | does | do | is | are',
};

export const EN = rules(
  'en',
  `
[sanction.what-if]
reason: Asks what follows from something.
find:   what (happens | happened | would happen | if)
        what (happens | happened | would happen) (if | when | to | on)
        what ..2 (consequences | consequence | remedies | remedy)
        what about if
yes:    What happens if I pay late?
        what if the goods are damaged
        what happens when the lease ends
        what would happen if they refuse
        what happens to the deposit
        What are the consequences of a breach?
        what remedies does the buyer have
        what is the consequence of default
        is there what remedy for delay
        what happened to the deposit
        what would happen on a sale
        what about if he moves out
        so what happens then
        and what would happen
        what happened
no:     What is a breach?
source: ours

[sanction.if]
reason: Names a case and leaves unsaid that its consequence is asked for.
find:   ^ if
not:    {asks}
yes:    if i leave early
        if they break it
        if the tenant dies
no:     if i leave early, can they sue
source: ours

[sanction.noun]
reason: Names the penalty or fine as what is asked for.
find:   (what | which) ..3 {penalty}
        how much {be} ..2 {penalty}
        {be} there ..2 {penalty}
        ^ (the)? {penalty}
yes:    What penalty applies to late delivery?
        which sanctions can be imposed
        how much is the fine
        Is there a penalty for leaving early?
        are there any fines
        penalty for late payment
        the liquidated damages
        what is the fine
no:     Who pays the fine?
source: ours
`,
  names,
);
