import { rules } from '../../rules/block.ts';

/**
 * Words that turn, narrow or widen what a sentence says, in English. The first part of an id is the kind: `neg` denies, `except` takes out, `cond` makes depend,
 * `only`, `all`, `some`, `same` and `other` say of which, `most` and `least` bound a figure, `before` and `after` order in time; what a rule of `none` covers is no sign.
 */
export const SIGNS_EN = rules(
  'en',
  `
[neg.not]
reason: Denies the verb or the word that follows.
find:   {not}
        {does} t
yes:    The lender does «not» charge a fee.
        The lender «doesn't» charge a fee.
no:     The lender charges a fee.
source: ours

[neg.none]
reason: Denies the whole sentence.
find:   {none}
yes:    «No» partner acts alone.
no:     A partner acts alone.
source: ours

[neg.without]
reason: Denies the word that follows.
find:   without
yes:    A sale «without» notice stands.
no:     A sale with notice stands.
source: ours

[neg.lacks]
reason: Verbs and adjectives that deny.
find:   {lacks}
        free of
yes:    The pact «lacks» force.
        The goods are «free of» liens.
no:     The pact has force.
source: ours

[none.not-only]
reason: "Not only" denies nothing, and adds.
find:   not (only | merely | solely)
        (whether or not | and not by way of limitation | including without limitation | without limitation | without limiting)
yes:    It covers «not only» the roof.
        It covers «not merely» the roof.
        It covers «not solely» the roof.
        It binds them «whether or not» signed.
        It covers fees, «and not by way of limitation», costs.
        It covers fees, «including, without limitation», costs.
        It covers fees «without limitation».
        It covers fees, «without limiting» the rest.
no:     It covers only the roof.
source: ours

[none.discretion]
reason: "Sole discretion" limits nothing.
find:   (sole | exclusive) ..2 discretion
yes:    It acts in its «sole and absolute discretion».
        It acts in its «exclusive discretion».
no:     It is the sole owner.
source: ours

[only.only]
reason: Limits to what it names.
find:   {only}
yes:    The power is good «only» for the sale.
no:     The power is good for the sale.
source: ours

[except.except]
reason: Takes something out of the rule, or sets another against it.
find:   {unless}
        (other than | but for | save for | save as)
yes:    It is due on Monday, «unless» that is a holiday.
        It is due from all «other than» minors.
        It is due «but for» the waiver.
        It is due «save for» the waiver.
        It is due «save as» agreed.
no:     It is due on Monday.
source: ours

[while.while]
reason: Says for how long: without it the rule says more.
find:   during
        while
yes:    «During» the embargo nothing is sold.
        «While» the works last it is paid.
no:     Goods are entered.
source: ours

[cond.if]
reason: Makes what it says depend on something.
find:   {if}
        (provided that | subject to | in case | in the event | so long as | as long as | to the extent)
yes:    «If» the ship sails, freight is due.
        It renews, «provided that» both agree.
        It renews, «subject to» consent.
        «In case» of fire it ends.
        «In the event» of fire it ends.
        It stays «so long as» rent is paid.
        It stays «as long as» rent is paid.
        It binds «to the extent» it is lawful.
no:     The ship sails and freight is due.
source: ours

[other.other]
reason: Speaks of another than the one told.
find:   {other}
yes:    It is told to the «other» side.
no:     It is told to the side.
source: ours

[same.same]
reason: Speaks of the one told.
find:   same
yes:    It is told to the «same» side.
no:     It is told to the side.
source: ours

[all.all]
reason: Says that it is of all or always.
find:   {all}
        (in any case | at all times)
yes:    «Every» sale is told.
        A fee is due «in any case».
        It is open «at all times».
no:     A sale is told.
source: ours

[some.some]
reason: Says that it is of a part or at times.
find:   {some}
        (part of | portion of)
yes:    «Some» goods stay out.
        It sells «part of» the crop.
        It sells a «portion of» the crop.
no:     The goods stay out.
source: ours

[most.most]
reason: Sets an upper bound.
find:   {within}
        (up to | at most | less than | fewer than)
        (no | not) (more than | later than | exceed | exceeding | to exceed | greater than)
yes:    It answers «within» a year.
        It lasts «up to» a year.
        It lasts «at most» a year.
        It lasts «less than» a year.
        It holds «fewer than» ten seats.
        It lasts «no more than» a year.
        It is due «no later than» noon.
        The fee shall «not exceed» ten.
        A fee «not exceeding» ten is due.
        A fee «not to exceed» ten is due.
        A fee «not greater than» ten is due.
no:     It lasts a year.
source: ours

[least.least]
reason: Sets a lower bound.
find:   {minimum}
        (at least | more than | greater than | in excess of)
        (no | not) (less than | fewer than)
yes:    The «minimum» is ten.
        It lasts «at least» a year.
        It lasts «more than» a year.
        A fee «greater than» ten is due.
        A fee «in excess of» ten is due.
        It lasts «no less than» a year.
        It holds «not fewer than» ten seats.
no:     It lasts a year.
source: ours

[before.before]
reason: Puts one thing before another.
find:   {before}
yes:    Notice is given «before» the sale.
no:     Notice is given at the sale.
source: ours

[after.after]
reason: Puts one thing after another.
find:   {after}
yes:    Notice is given «after» the sale.
no:     Notice is given at the sale.
source: ours
`,
  {
    not: 'not | non | never | nor | cannot',
    does: 'does | doesn | don | isn | aren | won | wouldn | couldn | shouldn | wasn | weren | didn | hasn | haven | hadn | can',
    none: 'no | none | neither | nobody | nothing',
    lacks: 'lacks | lack | lacking | excludes | excluded | fails | fail',
    only: 'only | solely | exclusively | exclusive | sole',
    unless: 'unless | except | excepting | excluding | notwithstanding',
    if: 'if | when | whenever | once | while | during | provided',
    other: 'other | another | others',
    all: 'all | every | each | any | always | whole | entire',
    some: 'some | certain | several | sometimes',
    within: 'within | maximum | until',
    minimum: 'minimum | exceeds | exceed | exceeding | over',
    before: 'before | prior | preceding | previous | previously | earlier',
    after: 'after | following | thereafter | subsequent | subsequently | later',
  },
);
