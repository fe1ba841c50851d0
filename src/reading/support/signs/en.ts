import { rules } from '../../rules/block.ts';

/**
 * Words that narrow or widen what a sentence says, in English. The first part of an id is the kind: `except` takes out, `cond` makes depend, `cause` gives a reason, `only`, `all`,
 * `some`, `same` and `other` say of which, `most` and `least` bound a figure, `before` and `after` order in time; what a rule of `none` covers is no sign.
 */
export const SIGNS_EN = rules(
  'en',
  `
[cause.cause]
reason: Gives the reason of what it says.
find:   {because}
        (due | owing) to
        (on account | by reason | because | as a result | as a consequence | in view | by virtue | on the ground | on the grounds | for want | for lack | in consequence) (of | that)
yes:    It is void «because» the seal is missing.
        It is void «due to» an error.
        It is void «owing to» an error.
        It is void «on account of» an error.
        It is void «by reason of» an error.
        It is void «because of» an error.
        It is void «as a result of» an error.
        It is void «as a consequence of» an error.
        It is void «in view of» an error.
        It is void «by virtue of» the law.
        It is void «on the ground that» it is late.
        It is void «on the grounds of» error.
        It is void «for want of» a seal.
        It is void «for lack of» a seal.
        It is void «in consequence of» an error.
no:     It is void and the seal is missing.
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

[cond.leave]
reason: Makes what it says depend on what another asks or allows.
find:   (with | upon | on) ..3 {leave}
        (at | upon) ..1 request of
yes:    It is assigned «with the prior consent» of the owner.
        It is assigned «upon written approval» of the owner.
        It is assigned «on authorization» of the owner.
        It is heard «at the request of» a party.
        It is heard «upon request of» a party.
no:     It is assigned and the owner knows it.
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
yes:    «All» sales are told.
        A fee is due «in any case».
        It is open «at all times».
no:     A sale is told.
source: ours

[all.each]
reason: Says that it is of each, or of the whole of a thing.
find:   {each}
yes:    It is paid «each» month.
no:     It is paid a month.
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

[none.up-to-date]
reason: "Up to date" bounds nothing.
find:   up to date
yes:    The books are «up to date».
no:     The term is up to a year.
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
    because: 'because',
    only: 'only | solely | exclusively | exclusive | sole',
    unless: 'unless | except | excepting | excluding | notwithstanding',
    if: 'if | when | whenever | once | while | during | provided',
    leave: 'consent | approval | authorization | authorisation | permission',
    other: 'other | another | others',
    all: 'all | any | always',
    each: 'each | every | whole | entire',
    some: 'some | certain | several | sometimes | many | few | partly | partially | almost | nearly',
    within: 'within | maximum | until',
    minimum: 'minimum | exceeds | exceed | exceeding | over',
    before: 'before | prior | preceding | previous | previously | earlier',
    after: 'after | following | thereafter | subsequent | subsequently | later',
  },
);
