import { rules } from '../../rules/block.ts';

/** Words by which a short question leans on the one before it, in English. */
export const EN = rules(
  'en',
  `
[thread.and]
reason: Begins as one goes on in a conversation.
find:   ^ (and | but | so | also | or | then)
        (what | how) about
yes:    And when does it have to pay?
        but who pays
        so is he an employee
        also for the tenant
        or before
        then what
        what about the tenant
        how about the deposit
no:     Who pays and when?
source: ours

[thread.points]
reason: Points to something said before.
find:   (that | it | they | them | those | there)
yes:    how much of that is due
        when does it end
        can they get out
        who pays them
        are those included
        what happens there
no:     Who pays the rent?
source: ours

[thread.more]
reason: Asks for more of the same, or for its reason.
find:   ^ (and | but)? why (not)? $
        more (detail | details)
        ^ (tell me | explain | say) more
        ^ (go on | continue | more) $
yes:    Why?
        and why
        but why not
        give me more detail
        more details please
        tell me more
        explain more
        say more
        go on
        continue
        more
no:     Why was the claim rejected?
source: ours

[thread.other]
reason: Asks the same of the other party.
find:   (the other party | the other side | the other one)
yes:    and the other party?
        what about the other side
        and the other one
no:     the party that pays
source: ours
`,
);
