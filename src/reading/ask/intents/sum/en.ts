import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  costs: 'is | are | does | do | was | will | must',
};

export const EN = rules(
  'en',
  `
[sum.how-much]
reason: Asks for an amount of money.
find:   how much
        how much (money | {costs})
yes:    How much is the rent?
        how much does it cost
        how much money was lent
        By how much is it increased?
        how much of that is paid up front
        how much do they pay the consultant
        How much must be paid on signature?
no:     How long is it?
source: ours

[sum.noun]
reason: Names an amount, price or fee as what is asked for.
find:   ^ (the)? {money}
        (what | which) ..3 {money}
        is there ..2 (cap | limit)
yes:    What is the price?
        the monthly fee, «what is the fee»
        purchase «what price» was agreed
        the deposit
        rent per month
        Is there a cap on liability?
        is there any limit on damages
        Which fee is charged?
        What is the monthly salary?
no:     Who fixes the price?
source: ours
`,
  names,
);
