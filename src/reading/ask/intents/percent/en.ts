import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  share: 'percentage | percent | rate | rates | interest rate | interest | share | surcharge',
};

export const EN = rules(
  'en',
  `
[percent.share]
reason: Asks for a percentage or rate.
find:   (what | which) ..3 {share}
        how many per cent
        how much interest
        ^ (the)? {share}
yes:    What percentage is withheld?
        what is the interest rate
        how much interest is charged
        interest on late payments
        percentage of the commission
        Which rate applies to arrears?
        how many per cent do they take
        what share does each partner get
        the interest rate for default
        what rate of interest is due
        At what percentage is the discount?
        what is the late surcharge
no:     Who charges interest?
source: ours
`,
  names,
);
