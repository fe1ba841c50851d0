import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  party:
    'plaintiff | plaintiffs | claimant | claimants | defendant | defendants | respondent | respondents | appellant | appellants | appellee | petitioner | petitioners | complainant | applicant | each party | both parties | the parties | each side | both sides | defense | defence | prosecution | prosecutor',
  filing: 'claim | complaint | appeal | petition | defense | defence | motion | lawsuit | action | objection',
  pleas:
    'argument | arguments | contention | contentions | allegation | allegations | position | case | submissions | grounds',
  which: 'what | which',
  of: 'of | by | from | behind | for',
  founds: 'base | rely | rest | ground',
  founded: 'based | founded | grounded',
  has: 'has | have | had',
  petitions: 'request | requests | relief | demands | prayer',
  says: 'defend | argue | argues | argued | say | says | said | allege | alleges | alleged | contend | contends | contended | claim | claims | claimed | assert | asserts | asserted | answer | answers | answered | respond | responds | responded | reply | replied | maintain | maintains | plead | pleads | pleaded | submit | submitted | object | deny | denies',
  asks: 'ask | asks | asked | request | requests | requested | seek | seeks | sought | want | wants | wanted | demand | demands | demanded | pray',
};

export const EN = rules(
  'en',
  `
[pleas.arguments]
reason: Asks for the arguments of a party of the trial.
find:   {which} ..3 {pleas} ..4 {party}
        {pleas} {of} ..2 {party}
        {which} ..3 {pleas} {of} ..2 {filing}
        on what ..3 {party} ..2 {founds}
        what ..1 {be} ..2 {filing} {founded} on
yes:    What are the arguments of the plaintiff?
        which arguments did the defendant make
        allegations of the plaintiff
        contentions by the respondent
        what are the grounds of the appeal
        On what does the appellant rely?
        what is the claim based on
no:     What are the grounds of the ruling?
source: ours

[pleas.says]
reason: Asks what a party of the trial says or answers.
find:   what ..1 {do} ..2 {party} {says}
        what {has} ..2 {party} {says}
        how {do} ..2 {party} {says}
yes:    What does the plaintiff argue?
        what did the defendant answer
        what does the appellant contend
        what has the respondent alleged
        How did the defendant respond?
        how does the defense reply
no:     What does the court say?
source: ours

[pleas.asks]
reason: Asks what a party of the trial asks for.
find:   what ..1 {do} ..2 {party} {asks}
        {which} ..2 {petitions} ..3 {party}
        {petitions} {of} ..2 {party}
yes:    What does the plaintiff ask for?
        what did the claimant seek
        what does the appellant request
        which requests did the defendant make
        requests of the defendant
no:     What does the law demand?
source: ours
`,
  names,
);
