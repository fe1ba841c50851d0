import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[division.says]
reason: Asks for what the named division says.
find:   what {do} ..5 (say | provide | state | cover)
        (quote | show | read | explain | cite | copy)
        (the)? text of
        what {be} in
yes:    What does section 4.2 say?
        what does article 5 provide
        what does clause 7 state
        what does clause nine cover
        what would paragraph 3 state
        quote section 9
        show me clause 12
        read article 2
        explain clause 3
        copy section 8
        cite section 10
        «The text of» article 6
        what is in clause 4
no:     Who pays under section 4?
source: ours
`,
  NAMES_EN,
);
