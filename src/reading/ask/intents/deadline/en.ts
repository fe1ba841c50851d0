import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  lapses: 'lapse | lapses | expire | expires',
};

export const EN = rules(
  'en',
  `
[deadline.to-act]
reason: Asks within what time something must be done, not how long a thing lasts.
find:   how long ..2 (have | has) ..3 to
        how many {unit} ..3 (to | before)
        within (what | how many | how much)
        (what | is there) ..3 deadline
        ^ (the)? deadline
        (by | until) (when | what date) ..1 ({must} | {may} | {be} | {do})
        how (soon | quickly | fast)
yes:    How long do I have to complain?
        how many days do i have to appeal
        Within what time must the invoice be paid?
        within how many days is the deposit returned
        What is the deadline for delivery?
        Is there a deadline to claim?
        deadline to return the goods
        the deadline for payment
        By when must the tenant leave?
        until what date can I cancel
        until when may the offer be accepted
        how soon do they have to answer
        how quickly must defects be fixed
        How long has the buyer got to inspect?
        How long has the tenant to reply?
        within how much time must it be repaid
        how many weeks before the lender can act
        how fast will support reply
        by when is payment due
        by when does the supplier deliver
no:     How long is the term of the agreement?
source: ours

[deadline.notice]
reason: Asks how much notice must be given.
find:   how much (notice | warning)
        what ..2 notice is
        how far in advance
yes:    How much notice must be given?
        how much warning do i get
        what prior notice is needed
        How far in advance must they tell us?
no:     What is a notice?
source: ours

[deadline.lapse]
reason: Asks when a right or claim lapses by time.
find:   (when {be} ..3)? (time | statute) barred
        limitation period
        when {do} ..4 {lapses}
        how long ..4 {lapses}
yes:    When is a claim time barred?
        is the action statute barred
        What limitation period applies to claims?
        when does the option expire
        how long until the option lapses
        When will the right lapse?
        how long before the offer expires
no:     What is the price?
source: ours
`,
  names,
);
