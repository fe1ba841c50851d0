import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[definition.what-is]
reason: Asks what a thing is.
find:   what (is | are) (a | an)
        what (is | are) ..4 $
not:    what (is | are) (the | in)
        about $
yes:    What is a material breach?
        what is an affiliate
        what are a licensee and a licensor
        what is force majeure
        what are consequential damages
no:     What is the price?
        What are in scope?
        What is it about?
source: ours

[definition.means]
reason: Asks for the meaning or definition of a term.
find:   what {do} ..5 mean
        what (is | are) meant by
        (definition | meaning) of
        define
        how {be} ..4 defined
        how {do} ..4 define
        (what | who) counts as
        (what | who) is considered
        what qualifies as
yes:    What does indemnify mean?
        what is meant by default
        what are meant by services
        definition of confidential information
        the meaning of affiliate
        define net sales
        How is the territory defined?
        how does the contract define work product
        What counts as a breach?
        Who counts as a Representative?
        what is considered a delay
        Who is considered an affiliate?
        what qualifies as cause
no:     What must be paid?
source: ours
`,
  NAMES_EN,
);
