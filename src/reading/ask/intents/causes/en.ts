import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  reasons: 'ground | grounds | reason | reasons | cause | causes',
};

export const EN = rules(
  'en',
  `
[causes.why]
reason: Asks for the reason of something.
find:   why
        why {do}
        why {be}
        how come
        for what {reasons}
yes:    Why was the fee charged?
        why did they lose
        why does the fee change
        how come they charge me
        For what reason may it be ended?
        for what reasons can they leave
        why not
        so why
no:     Who won?
source: ours

[causes.noun]
reason: Asks for the grounds or causes.
find:   (on)? (what | which) ..3 {reasons}
        ^ (the)? {reasons}
yes:    What are the grounds for termination?
        «on what grounds» may they end it
        which reasons are accepted
        grounds for dismissal
        the reasons of the tenant
        what causes are there
no:     What is the term?
source: ours
`,
  names,
);
