import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[date.when]
reason: Asks on what date something happens.
find:   (since | from | starting) when
        when ({do} | {be})
yes:    When was the agreement signed?
        and the money, when is it returned
        when does the lease start
        «Since when» has she worked there?
        from when does interest run
        When is the rent due?
        the tenant, when does he leave
        when will the goods arrive
        Starting when is the price fixed?
no:     Who signed?
source: ours

[date.bare]
reason: Begins with when, without another sign of what is asked for.
find:   ^ when
yes:    when the lease starts
        when exactly
no:     Tell me when it arrives.
source: ours

[date.noun]
reason: Names the date or day as what is asked for.
find:   (on | by | from)? (what | which) (date | dates | day)
        what {be} ..2 date
        ^ (the)? date
yes:    On what date was it signed?
        which day is rent due
        What is the effective date?
        date of the judgment
        the date of delivery
        «From what date» does it apply?
        «by which day» is it delivered
        between which dates was it suspended
        what is the date
no:     Who set the date?
source: ours
`,
  NAMES_EN,
);
