import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  documents:
    'contract | contracts | agreement | agreements | lease | leases | case | cases | law | laws | ruling | rulings | document | documents | source | sources',
};

export const EN = rules(
  'en',
  `
[comparison.ask]
reason: Asks to compare two or more things or documents.
find:   (compare | comparison | compared)
        (difference | differences | different)
        how {do} ..3 differ
        how ..4 differs
        (versus | vs)
        in (each | both | which) ..3 {documents}
        (both | each | two) {documents}
        which ..3 {documents} ..4 (more | less | better | longer | higher | lower)
yes:    Compare the two leases
        a comparison of the fees
        compared with the other one
        What is the difference between them?
        what differences are there
        how do they differ
        how the second differs from the first
        are the terms different
        lease versus sale
        old vs new contract
        in each case, what was the award
        what is the rent in both contracts
        in which of the contracts is there a fee
        do both agreements renew
        each agreement, its term
        the two contracts
        which of the contracts charges more
        which contract costs less
        which lease is better
        which agreement is longer
        which contract has the higher fee
        which lease has the lower rent
no:     How much is it?
source: ours
`,
  names,
);
