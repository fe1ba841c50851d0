import { rules } from '../rules/block.ts';

/** The same in English. */
export const EN = rules(
  'en',
  `
[denied.right]
reason: It denies the right, the performance or the liability that it speaks of.
find:   (shall | will | do | does) not (be)? (liable | responsible | entitled | warrant | guarantee)
        no (refund | refunds | right | obligation | liability | responsibility | warranty)
        waive*
        (released | exempt | exempted) from
        are not liable
not:    (no waiver | not waive | not be deemed | neither party)
yes:    The Seller «shall not be liable» for delay.
        we will not be responsible
        he shall not be entitled to notice
        do not warrant availability
        does not guarantee delivery
        no refund is due
        no refunds are given
        no right to profits
        no obligation to return
        no liability for loss
        no responsibility for delay
        no warranty of title
        The Tenant waives all rights.
        released from all liability
        exempt from liability
        exempted from fault
        we are not liable
no:     A delay shall not be deemed to waive rights.
        no waiver of rights
        does not waive rights
        Neither party bears fault and no liability for delay.
source: ours

[will.one]
reason: It leaves it to the will of one side.
find:   in (its | our | their | the)? (sole | absolute | own) ..2 discretion
        (as | if | when | whenever) (it | we) ..1 (sees | deems | considers | chooses | wishes | decides)
        unilateral*
        at any time ..3 (without | for any reason)
        (chosen | appointed | determined | set) by (us | the (landlord | seller | lender | company | employer | provider))
not:    (may not | mutual*)
yes:    It may act «in its sole discretion».
        in our absolute discretion
        in their own discretion
        in the sole and absolute discretion
        in sole discretion
        as it sees fit
        if it deems so
        when we considers so
        whenever it chooses
        if it wishes
        when it decides
        it may unilaterally end it
        at any time without notice
        at any time and for any reason
        an arbitrator chosen by us
        a price determined by the seller
        appointed by the landlord
        set by the lender
        chosen by the company
        appointed by the employer
        set by the provider
no:     The lender may not change it unilaterally.
        set by the lender by mutual consent
source: ours

[open.end]
reason: It leaves it without a term, a measure or an end.
find:   without (limit | limitation | any limit)
        (in | at) (perpetuity | a later time | a later date)
        to be (agreed | determined | decided)
        (perpetual | irrevocable)
        an indefinite (period | time | term)
not:    (in no case | does not limit)
yes:    It answers «without limit».
        without limitation in amount
        without any limit
        it continues in perpetuity
        at a later time
        at a later date
        on a date to be agreed
        price to be determined
        to be decided
        a perpetual licence
        an irrevocable power
        for an indefinite period
        an indefinite time
        an indefinite term
no:     In no case is it without limit.
        This does not limit a perpetual licence.
source: ours

[excepted.away]
reason: It takes back all that matters, or reaches what it may not.
find:   (even if | including) ..6 (fraud | negligence | negligent | wilful | court | public | defective | unavailable)
        whether or not
        regardless of
        in (any | all) circumstances
        whatever its cause
not:    (except | unless | other than)
yes:    Not liable, «even if caused by its negligence».
        even if negligent
        including fraud
        even if wilful
        even if ordered by a court
        including what is public
        even if defective
        even if the service is unavailable
        whether or not marked
        regardless of fault
        in any circumstances
        in all circumstances
        any loss, whatever its cause
no:     Whether or not marked, except what is public.
        regardless of fault, unless caused by us
        in all circumstances other than theft
source: ours
`,
);
