import { rules } from '../../../rules/block.ts';

/** What must, may and may not be done, in English. The first part of an id is the slot; what a rule of `none` covers fills nothing. */
export const MODALITY_EN = rules(
  'en',
  `
[duty.must]
reason: Shall and must impose a duty.
find:   (shall | must | will)
yes:    The tenant «shall» keep the keys.
        The borrower «must» insure the car.
        The supplier «will» deliver the goods.
no:     The tenant keeps the keys.
source: ours

[none.deemed]
reason: "Shall be deemed" and "shall not be liable" say what holds, and impose nothing.
find:   (shall | will) (be deemed | mean | be construed | have the meaning | be governed)
        (shall | will) not (be deemed | constitute | affect)
        (shall | will) not be (held | liable | required | responsible)
yes:    A notice «shall be deemed» received at noon.
        A notice «will be deemed» received at noon.
        "Day" «shall mean» a working day.
        No word «shall be construed» as a waiver.
        The word «shall have the meaning» given in the annex.
        This lease «shall be governed» by local law.
        A notice «shall not be deemed» late.
        Silence «shall not constitute» consent.
        A delay «will not affect» the price.
        The agent «shall not be responsible» for rain.
        The buyer «will not be liable» for duties.
        The agent «shall not be held» liable for rain.
        The agent «shall not be liable» for rain.
        The tenant «shall not be required» to paint.
no:     The tenant shall be polite.
source: ours

[duty.bound]
reason: Phrases by which somebody is bound.
find:   (agrees | agree | undertakes | undertake | covenants) (to | that)
        {is} (required | obliged | obligated | bound | responsible | liable)
        (has | have | had) to
        needs to
yes:    The buyer «agrees to» inspect the roof.
        The parties «agree that» the price is final.
        The lender «undertakes to» release the pledge.
        The owners «undertake to» share the cost.
        The seller «covenants that» the title is clean.
        The guest «is required» to show a card.
        The carrier «is obliged» to load.
        The heirs «are obligated» to account.
        Both «are bound» by the award.
        The owner «is responsible» for repairs.
        The agent «is liable» for loss.
        The driver «has to» stop.
        The tenants «have to» leave.
        The clerk «had to» sign.
        The buyer «needs to» pay.
no:     They had two cars.
source: ours

[duty.list]
reason: Heads the duties of somebody.
find:   (obligations | duties | responsibilities) of (the | each | a)?
yes:    «Obligations of the» lessee
        «Duties of each» director
        «Responsibilities of a» guardian
no:     The obligations survive.
source: ours

[permission.may]
reason: May and can allow.
find:   (may | can)
yes:    Either party «may» end the lease.
        The owner «can» enter at noon.
no:     Either party ends the lease.
source: ours

[none.month]
reason: May beside a number is the month.
find:   (in | of | on | by | until) may
        may #
yes:    The rent is paid «in may».
        The first «of May» is a holiday.
        The office opens «on May» day.
        Pay «by May».
        Open «until May».
        Signed «May 12».
no:     The tenant may leave.
source: ours

[permission.right]
reason: Says that somebody has a right or an option.
find:   {is} (entitled | allowed | permitted | authorized | free) to
        (has | have | shall have | will have) the (right | option)
        (right | option) to
yes:    The guest «is entitled to» a refund.
        Pets «are allowed to» enter.
        The firm «is permitted to» sublet.
        The clerk «is authorized to» sign.
        Each owner «is free to» sell.
        The lessee «has the right» to renew.
        The lessees «have the option» to renew.
        The bank «shall have the right» to inspect.
        The bank «will have the right» to inspect.
        It keeps the «right to» inspect.
        It holds an «option to» buy.
no:     The right side of the road is free.
source: ours

[prohibition.may-not]
reason: A negated modal verb forbids.
find:   (shall | may | must | will | can | should) not
        (cannot | neither party shall | neither party may | no party shall | no party may)
yes:    The lessee «shall not» paint the walls.
        Guests «may not» smoke.
        Drivers «must not» stop.
        The bank «will not» charge a fee.
        Owners «can not» sell.
        Staff «should not» reply.
        A minor «cannot» sign.
        «Neither party shall» assign the lease.
        «Neither party may» assign the lease.
        «No party shall» assign the lease.
        «No party may» assign the lease.
no:     It is not raining.
source: ours

[prohibition.forbids]
reason: Words that forbid.
find:   (prohibited | forbidden | prohibits | refrain from | in no event | under no circumstances)
        {is} not (entitled | allowed | permitted | authorized)
        without ..5 (prior | written) ..3 (consent | approval)
        agrees not to
yes:    Smoking is «prohibited».
        Entry is «forbidden».
        The bylaw «prohibits» pets.
        Members shall «refrain from» bidding.
        «In no event» is the owner liable.
        «Under no circumstances» is cash taken.
        The agent «is not entitled» to a fee.
        Dogs «are not allowed» inside.
        Fires «are not permitted» here.
        The clerk «is not authorized» to sign.
        No one sells «without the prior consent» of all.
        No one sells «without written approval» of the board.
        The seller «agrees not to» compete.
no:     With prior consent of the owner, it is sold.
source: ours
`,
  { is: 'is | are | be | was | were' },
);
