import { rules } from '../../../rules/block.ts';

/** Words that deny, in English. The first part of an id is the kind: `neg` denies, `denies` does so by its verb; what a rule of `none` covers is no sign. */
export const DENIAL_EN = rules(
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

[neg.never]
reason: Denies at all times.
find:   never
        in no (case | event)
        under no circumstances
yes:    The lender «never» charges a fee.
        The lender shall «in no event» charge a fee.
        The lender shall «in no case» charge a fee.
        The lender shall «under no circumstances» charge a fee.
no:     The lender does not charge a fee.
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
yes:    The pact «lacks» force.
no:     The pact has force.
source: ours

[neg.free]
reason: Says that something or somebody is without what follows.
find:   (free | {released}) (and clear)? (of | from)
yes:    The goods are «free of» liens.
        The goods are «free from» liens.
        The goods are «free and clear of» liens.
        The guarantor is «released from» the debt.
no:     The lease is released today.
source: ours

[denies.refuses]
reason: Verbs that deny what is asked or said.
find:   {denies}
yes:    The court «denied» the motion.
no:     The court granted the motion.
source: ours

[denies.ends]
reason: Says that something is no longer so, or done.
find:   {ceases}
yes:    The agent «ceases» to act.
no:     The agent acts.
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
`,
  {
    not: 'not | non | nor | cannot',
    does: 'does | doesn | don | isn | aren | won | wouldn | couldn | shouldn | wasn | weren | didn | hasn | haven | hadn | can',
    none: 'no | none | neither | nobody | nothing',
    lacks: 'lacks | lack | lacking | excludes | excluded | fails | fail',
    released: 'released | relieved | exempt | exempted | discharged | excused | absolved | exonerated | deprived',
    denies:
      'denies | deny | denied | rejects | reject | rejected | refuses | refuse | refused | dismisses | dismiss | dismissed | declines | decline | declined | disallowed | false | untrue | incorrect | refrain | refrains | disclaims | disclaim | disclaimed | acquitted | waives | waive | waived',
    ceases: 'ceases | cease | ceased | stops | stop | stopped | discontinues | discontinue | discontinued',
  },
);
