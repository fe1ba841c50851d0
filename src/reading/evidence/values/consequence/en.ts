import { rules } from '../../../rules/block.ts';

/** On what condition something holds, and what follows from a breach, in English. */
export const CONSEQUENCE_EN = rules(
  'en',
  `
[condition.if]
reason: The conditional conjunctions.
find:   (if | unless | when | whenever | provided that | so long as | as long as | subject to)
yes:    «If» the debtor is late, interest runs.
        It renews «unless» a party objects.
        It ends «when» the goods perish.
        It applies «whenever» a fee is due.
        It is lent «provided that» funds exist.
        It stands «so long as» rent is paid.
        It stands «as long as» rent is paid.
        The sale is «subject to» survey.
no:     The sale is final.
source: ours

[none.as-if]
reason: "As if" and "if any" set no condition.
find:   (as if | if any)
yes:    It is read «as if» it were signed.
        The fees, «if any», are split.
no:     If rent is late, interest runs.
source: ours

[condition.case]
reason: The case that is named as such.
find:   (in the event | in case of | upon | in the case of | except | on condition that)
yes:    «In the event» of fire, call.
        «In case of» fire, call.
        «Upon» default, the loan is due.
        «In the case of» a widow, she inherits.
        All is sold «except» the barn.
        It is given «on condition that» he studies.
no:     The event is public.
source: ours

[none.upon]
reason: "Agreed upon" sets no condition.
find:   (agreed | based | relied) upon
yes:    The price «agreed upon» is final.
        A claim «based upon» tort fails.
        The report «relied upon» is old.
no:     Upon default, the loan is due.
source: ours

[sanction.penalty]
reason: Penalties by their name.
find:   (penalty | penalties | fine | fines | fined | sanction | sanctions | imprisonment | forfeit | forfeits | forfeited | forfeiture)
yes:    A «penalty» of ten dollars applies.
        The «penalties» add up.
        A «fine» is due.
        The «fines» are public income.
        He is «fined».
        The «sanction» is heavy.
        The «sanctions» lapse.
        It is punished by «imprisonment».
        The guest shall «forfeit» the deposit.
        The guest «forfeits» the deposit.
        The deposit is «forfeited».
        The «forfeiture» is final.
no:     The weather stays good.
source: ours

[sanction.damages]
reason: Repair of loss, and charges for delay.
find:   (liquidated damages | damages | indemnify | indemnifies | indemnification | late fee | late charge | default interest | surcharge | injunctive relief)
        (liable | liability) for
yes:    It pays «liquidated damages» of one month.
        It sues for «damages».
        The seller shall «indemnify» the buyer.
        The seller «indemnifies» the buyer.
        The «indemnification» is capped.
        A «late fee» is due.
        A «late charge» is due.
        A «default interest» runs.
        A «surcharge» is added.
        It seeks «injunctive relief».
        The agent is «liable for» loss.
        It bears the «liability for» loss.
no:     The car is damaged.
source: ours

[sanction.end]
reason: The end or invalidity of the act as a consequence.
find:   (null and void | void | invalid | unenforceable)
        (terminate | terminates | termination of | terminated)
        (acceleration | accelerate | revoked | suspended)
yes:    Such a transfer is «null and void».
        Such a sale is «void».
        Such a vote is «invalid».
        The waiver is «unenforceable».
        The owner may «terminate» the lease.
        The lease «terminates» at once.
        It leads to «termination of» the lease.
        The lease is «terminated».
        It causes the «acceleration» of the loan.
        The bank may «accelerate» the loan.
        The licence is «revoked».
        The licence is «suspended».
no:     The term of the lease is a year.
source: ours
`,
);
