import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  term: 'term | duration | notice period | length | validity',
};

export const EN = rules(
  'en',
  `
[term.how-long]
reason: Asks how long something lasts.
find:   (for | within)? how long
        (for)? how many {unit}
        until when
        what length
yes:    How long does the agreement last?
        «For how long» is the licence granted?
        how many months is the warranty
        Until when, the guarantee?
        How many days of holiday are there?
        what length is the lease
        «for how many years» does confidentiality last
        how long is the probation
        «Within how long» is the goods' inspection over?
no:     How much is the rent?
source: ours

[term.noun]
reason: Names the term or duration as what is asked for.
find:   ^ (the)? {term}
        what ..3 {term}
        is there ..2 {term}
yes:    What is the term of the agreement?
        term of the lease
        «The notice period» for termination
        what is the notice period
        Is there a minimum term?
        duration of the warranty
no:     Who sets the term?
source: ours
`,
  names,
);
