import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  duties: 'obligations | obligation | duties | duty | responsibilities',
  else: 'else | things | exactly',
  acts: 'do | pay | deliver | provide | give | keep | send',
  bound: 'obliged | obligated | required | bound',
};

export const EN = rules(
  'en',
  `
[duty.what]
reason: Asks what somebody must do.
find:   what {else}? {must} ..4 {acts}
        what {else}? {do} ..4 have to ..2 {acts}
        what ..3 {duties}
        list what ..3 {must}
        {duties} of
        ^ (the)? {duties} $
yes:    What must the tenant do?
        what should i do before leaving
        what else must the buyer pay
        what things do they have to deliver
        What is the duty of the supplier?
        obligations of the licensee
        the duties of directors
        what duties does the agent have
        what does the landlord have to provide
        the obligations
        List what the carrier must do
        what responsibilities has the manager
        what must they give me
no:     What does it say?
source: ours

[duty.whether]
reason: Asks whether somebody is bound to something.
find:   {do} ..4 (have to | need to)
        ^ {must}
        {be} ..4 {bound} to
yes:    Does the landlord have to give notice?
        do i have to pay the deposit
        must the seller insure the goods
        Is the buyer obliged to inspect?
        are they obligated to repair
        is a witness required to sign
        is the agent bound to report
        does the tenant need to paint
        do i really need to sign
no:     May the landlord enter?
source: ours
`,
  names,
);
