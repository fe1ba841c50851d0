import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  decided: 'decide | decided | rule | ruled | held | hold | conclude | concluded | order | ordered',
  granted: 'upheld | dismissed | granted | overturned | affirmed | reversed',
  condemned: 'ordered to pay | convicted',
};

export const EN = rules(
  'en',
  `
[decision.what]
reason: Asks what a court decided.
find:   what ..4 {decided}
        how {do}? ..4 {decided}
        who (won | lost | prevailed)
        how did ..3 end
        {granted}
        (outcome | result | holding | verdict) of
        what ..2 (outcome | result | holding | verdict)
        {condemned}
yes:    What did the court decide?
        how did the judge rule
        what was held
        who won
        who lost the case
        who prevailed on appeal
        how did the trial end
        Was the claim upheld?
        was the appeal dismissed
        outcome of the case
        the result of the appeal
        holding of the court
        the verdict of the jury
        what was the outcome
        what is the holding
        what was the result
        what was the verdict
        were they ordered to pay costs
no:     What does the defendant pay?
source: ours
`,
  names,
);
