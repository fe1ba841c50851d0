import { rules } from '../../rules/block.ts';

/** What a clause may not lose, in English: words that deny it, what goes on with it behind a comma, and the case that opens its sentence. */
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
        ^ (for | per | each | every) ..1 (day | week | month | year | breach)
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
        «for each day» of delay
        «per day» of delay
        «every month»
        «each year»
        «every week»
        «per breach»
no:     which is paid on Monday
source: ours

[opens.condition]
reason: The case that opens a sentence limits what it says.
find:   ^ (if | when | whenever | where | upon | once | unless | until | while | after | following)
        ^ in (the)? (event | case) (of | that)
        ^ (subject to | to the extent | provided that | as long as | so long as)
        ^ in (this | that | such | these | those) (case | event | cases)
yes:    «If» the rent is late, interest runs.
        «When» the term ends, it is renewed.
        «Whenever» it is late, interest runs.
        «Where» the goods fail, they are replaced.
        «Upon» breach, the fee is due.
        «Once» signed, it binds.
        «Unless» notice is given, it is renewed.
        «Until» paid, title stays.
        «While» the term runs, rent is due.
        «After» the term, it ends.
        «Following» notice, it ends.
        «In the event of» breach, the fee is due.
        «In case of» breach, the fee is due.
        «In the event that» it fails, it ends.
        «Subject to» approval, it is sold.
        «To the extent» allowed, it is waived.
        «Provided that» notice is given, it ends.
        «As long as» it lasts, rent is due.
        «So long as» it lasts, rent is due.
        «In this case», the fee is due.
        «In that case», the fee is due.
        «In such event», the fee is due.
        «In these cases», the fee is due.
        «In those cases», the fee is due.
no:     The rent is due if the house is let.
source: ours
`,
);
