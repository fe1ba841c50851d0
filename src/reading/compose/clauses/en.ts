import { rules } from '../../rules/block.ts';

/** What a clause may not lose, in English: words that deny it, and what goes on with it behind a comma. */
export const CLAUSES_EN = rules(
  'en',
  `
[denies.word]
reason: A negation that is cut off says the contrary.
find:   (not | no | nor | never | neither | without | none | nobody | cannot)
yes:    The rent is «not» adjusted.
        «No» party may assign.
        «Nor» is it due.
        It is «never» returned.
        «Neither» party pays.
        It is paid «without» interest.
        «None» of them pays.
        «Nobody» is liable.
        It «cannot» be assigned.
no:     The rent is adjusted.
source: ours

[goes-on.joined]
reason: What follows the comma limits, alternates or completes what was said.
find:   ^ (or | but | nor | if | when | unless | though | while | until | up to | subject to | plus | less | whichever)
        ^ (not | without) ..1 (exceeding | prejudice | more)
        ^ (with | at) (a | the)? (maximum | minimum | cap | least | most)
        ^ (provided | except | excluding | renewable | extendable)
yes:    «or» twice that sum
        «but» only in summer
        «nor» less than two
        «if» notice is given
        «when» it is late
        «unless» it is late
        «though» it is late
        «while» it lasts
        «until» it ends
        «up to» ten days
        «subject to» approval
        «plus» interest
        «less» the deposit
        «whichever» is later
        «not exceeding» ten days
        «not more» than ten
        «without prejudice» to the rest
        «with a maximum» of ten
        «with a minimum» of ten
        «with a cap» of ten
        «at the least» ten
        «at most» ten
        «provided» it is paid
        «except» in summer
        «excluding» taxes
        «renewable» for a year
        «extendable» once
no:     which is paid on Monday
source: ours
`,
);
