import { rules } from '../../rules/block.ts';

/** Words that change what an English sentence grants, beside those that its values tell. The first part of an id is the kind of change. */
export const SIGNS_EN = rules(
  'en',
  `
[polarity.not]
reason: Words that deny.
find:   (not | no | never | neither | nor | none | without | cannot | nothing)
yes:    The surety does «not» pay.
        It gives «no» warranty.
        It «never» expires.
        «Neither» party pays.
        The heir «nor» the estate pays.
        «None» of them pays.
        It is sold «without» liens.
        It «cannot» be assigned.
        «Nothing» is owed.
no:     It pays at once.
source: ours

[none.not-denying]
reason: Phrases that deny nothing.
find:   (without limitation | without limiting | but not limited to | not limited to | no later than | not later than | without prejudice)
yes:    Goods, including «without limitation» food.
        «Without limiting» the rest, it pays.
        Goods, including «but not limited to» food.
        Goods, including and «not limited to» food.
        It is due «no later than» May.
        It is due «not later than» May.
        «Without prejudice» to the rest, it pays.
no:     It does not pay.
source: ours

[exception.but]
reason: Words that take a case out of the rule.
find:   (except | excepting | excluding | unless | other than | notwithstanding | save | provided however | provided that | with the exception | but not | without prejudice | however)
yes:    It answers for all «except» storms.
        All goods «excepting» food are taxed.
        All fees «excluding» taxes are due.
        It renews «unless» a party objects.
        All goods «other than» food are taxed.
        It is due «notwithstanding» the delay.
        All «save» the last are due.
        It stays, «provided, however», that it pays.
        It stays «provided that» it pays.
        All pay «with the exception» of minors.
        Sales «but not» gifts are taxed.
        «Without prejudice» to the rest, it pays.
        «However», it may appeal.
no:     It pays for the goods.
source: ours

[exception.if]
reason: Conditions on which a right depends.
find:   (if | in case of | in the event | so long as | as long as | subject to | on condition | upon | when | whenever | where)
yes:    It pays «if» invoiced.
        It pays «in case of» loss.
        It ends «in the event» of war.
        It stays «so long as» rent is paid.
        It stays «as long as» rent is paid.
        The sale is «subject to» approval.
        It stays «on condition» that it pays.
        It is due «upon» delivery.
        It is due «when» delivered.
        It is due «whenever» asked.
        It applies «where» goods are sold.
no:     It pays at once.
source: ours

[modality.duty]
reason: Other ways to bind.
find:   (obligated | obliged | required | obligation | obligations | duty | duties | bound | responsible | liable)
yes:    It is «obligated» to pay.
        It is «obliged» to pay.
        It is «required» to pay.
        It is its «obligation» to pay.
        Its «obligations» end.
        It has a «duty» of care.
        Its «duties» end.
        It is «bound» by it.
        It is «responsible» for taxes.
        It is «liable» for taxes.
no:     It may pay early.
source: ours

[modality.right]
reason: Other ways to allow.
find:   (entitled | right | rights | permitted | authorized | option | discretion | may elect | freely)
yes:    It is «entitled» to half.
        It has a «right» to half.
        Its «rights» end.
        Resale is «permitted».
        It is «authorized» to sell.
        It has an «option» to buy.
        At its sole «discretion».
        It «may elect» to sell.
        It may «freely» assign.
no:     It pays half.
source: ours

[modality.only]
reason: Words that narrow a right to one person or thing.
find:   (only | solely | exclusive | exclusively)
yes:    It is used «only» as a shop.
        It is used «solely» as a shop.
        The licence is «exclusive».
        It is used «exclusively» by them.
no:     The licence is recorded.
source: ours

[modality.final]
reason: Words that bar a way back.
find:   (irrevocable | irrevocably | perpetual)
yes:    The grant is «irrevocable».
        It «irrevocably» waives it.
        The licence is «perpetual».
no:     The licence is recorded.
source: ours

[modality.jointly]
reason: Words by which each answers for all.
find:   (jointly | severally)
yes:    They answer «jointly».
        They answer «severally».
no:     They answer in turn.
source: ours

[modality.at-once]
reason: Words by which something happens without another act.
find:   (automatically | immediately)
yes:    It renews «automatically».
        It pays «immediately».
no:     It renews in writing.
source: ours

[modality.bound]
reason: Words that set a limit. Each counts by itself.
find:   (at least | at most | maximum | minimum | less | more | unlimited)
yes:    «At least» ten are sold.
        «At most» ten are sold.
        The «maximum» is ten.
        The «minimum» is ten.
        It pays «less» than ten.
        It pays «more» than ten.
        Its liability is «unlimited».
no:     The price is ten.
source: ours
`,
);
