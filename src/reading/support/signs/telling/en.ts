import { rules } from '../../../rules/block.ts';

/**
 * Words by which a text tells what it does not say itself, in English. The first part of an id is the kind: `claimed` is what somebody says, `asked` what is asked, `apart`
 * what a judge holds against the ruling, `past` what is no longer in force.
 */
export const TELLING_EN = rules(
  'en',
  `
[claimed.claims]
reason: Somebody claims or denies something, and the text only tells it.
find:   {alleges} ..2 that
yes:    The seller «alleges that» it paid.
no:     The seller paid.
source: ours

[claimed.says]
reason: A party says or asks something, and the text only tells it.
find:   {party} ..6 {says} ..2 that
yes:    The «witness said that» it was paid.
no:     The law says that it is paid.
source: ours

[claimed.according]
reason: What is said is of the one named.
find:   according to ..1 {party}
        in the (opinion | view | submission) of ..1 {party}
yes:    It was paid, «according to the plaintiff».
        It was paid «in the opinion of the expert».
        It was paid «in the view of the plaintiff».
        It was paid «in the submission of the plaintiff».
no:     It is paid according to law.
source: ours

[asked.whether]
reason: It is asked or disputed, and not said to be so.
find:   {asks} ..3 whether
        (alleged | disputed | purported | supposed)
yes:    The «issue is whether» it was paid.
        The «alleged» breach was in May.
        The «disputed» sum is ten.
        The «purported» notice came late.
        The «supposed» notice came late.
no:     It was paid.
source: ours

[apart.dissent]
reason: A dissent is not the ruling.
find:   {dissents}
yes:    One judge, «dissenting», would annul it.
no:     The judges annul it.
source: ours

[past.repealed]
reason: What is repealed is no longer in force.
find:   {repealed}
yes:    The «repealed» text asked for a seal.
no:     The text asks for a seal.
source: ours
`,
  {
    alleges:
      'alleges | allege | alleged | alleging | contends | contend | contended | contending | claims | claim | claimed | claiming | argues | argue | argued | arguing | asserts | assert | asserted | asserting | denies | deny | denied | denying | insists | insisted | maintains | maintained | submits | submitted | disputes | disputed | believes | believed | supposes | supposed | pretends',
    party:
      'plaintiff | plaintiffs | defendant | defendants | claimant | petitioner | respondent | appellant | appellee | witness | witnesses | expert | complainant | prosecutor | counsel | accused',
    says: 'says | say | said | states | stated | testifies | testified | declares | declared | explains | explained | adds | added | considers | considered | asks | asked | requests | requested',
    asks: 'ask | asks | asked | question | issue | determine | decide | unclear | doubt | doubtful',
    dissents: 'dissents | dissent | dissenting | dissented',
    repealed: 'repealed | abrogated | rescinded | superseded',
  },
);
