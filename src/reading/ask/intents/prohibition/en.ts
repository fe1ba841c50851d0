import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

export const EN = rules(
  'en',
  `
[prohibition.what]
reason: Asks what is forbidden.
find:   what ..4 (forbidden | prohibited)
        what ..2 {may} ..2 not
        what ..2 (can t | cannot)
        what ..3 not (allowed | permitted) to
        {be} ..4 (forbidden | prohibited)
        {do} ..4 (forbid | prohibit | restrict)
        (restrictions | prohibitions)
yes:    What is prohibited in the flat?
        what acts are forbidden
        what may the distributor not do
        what things may i not do
        what can't the tenant do
        what cannot the recipient disclose
        what am i not allowed to do
        what is the buyer not permitted to do
        Is smoking prohibited?
        is poaching staff forbidden
        does the lease prohibit pets
        does the contract forbid assignment
        does it restrict competition
        what restrictions are there
        prohibitions on the tenant
        restrictions on transfer
no:     What must be done?
source: ours
`,
  NAMES_EN,
);
