import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  contains: 'contain | include | cover | mention | provide | say | have',
};

export const EN = rules(
  'en',
  `
[yes-no.there-is]
reason: Asks whether there is something in the document.
find:   {be} there
        {be} there (a | an | any)
yes:    Is there a confidentiality clause?
        are there any exceptions
        is there an option to renew
        was there a witness
        is there arbitration
no:     Does it apply?
source: ours

[yes-no.says]
reason: Asks whether the document contains or provides something.
find:   {do} ..3 {contains}
        ^ {do}
        (includes | covers)
yes:    Does the agreement contain a waiver?
        does it cover water damage
        Do the parties waive a jury trial?
        did they agree on delivery
        it includes utilities?
        the policy covers theft?
        does the lease mention pets
no:     Is it exclusive?
source: ours

[yes-no.is]
reason: Asks whether something is of a certain kind.
find:   ^ {be}
        (correct | true | right) $
        ^ (has | have | had)
yes:    Is the licence exclusive?
        are the goods insured
        was she an employee
        they count saturdays, correct?
        it runs anyway, is that true
        i am covered, right
        has the rent been paid
        have the parties agreed
        had he resigned
no:     Who is it?
source: ours
`,
  names,
);
