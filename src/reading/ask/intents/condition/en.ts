import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  cases: 'case | cases | circumstances | conditions | event',
  conditions: 'condition | conditions',
  requirements: 'requirement | requirements | formalities',
  holds: 'allowed | considered | deemed | entitled | required | permitted',
};

export const EN = rules(
  'en',
  `
[condition.when]
reason: Asks in what cases something holds, not on what date.
find:   (in | under)? (what | which) {cases}
        when {may}
        when {be} ..4 {holds}
        (what | which) ..3 {conditions}
yes:    «In what cases» is the fee refunded?
        «under which circumstances» may they leave
        when can i sublet
        When may the buyer reject the goods?
        when is the company allowed to assign
        when is a party considered in default
        When are they deemed accepted?
        what are the conditions of payment
        which are the conditions for renewal
no:     When does it end?
source: ours

[condition.requirements]
reason: Asks for the requirements of something.
find:   what ..3 {requirements}
        what ..3 (needed | required)
        what do ..2 need
        ^ (the)? {requirements}
yes:    What are the requirements for a valid notice?
        what is needed to cancel
        what is required to renew
        what do i need to claim
        requirements for delivery
        the requirements of form
no:     What is the price?
source: ours

[condition.how]
reason: Asks in what way something is done.
find:   ^ how
        how {do}
        how {may}
        how {be}
        in what (way | manner)
        what ..2 (procedure | process | steps)
yes:    How is the rent adjusted?
        how do i give notice
        how can i cancel
        In what way are disputes solved?
        in what manner is it delivered
        what is the procedure to claim
        what steps must i take
        what is the process for returns
        how then
no:     Who gives notice?
source: ours
`,
  names,
);
