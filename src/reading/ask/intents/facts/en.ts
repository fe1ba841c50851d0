import { rules } from '../../../rules/block.ts';

const names = {
  proved: 'proved | proven | established | undisputed | admitted | found | agreed | uncontested',
};

export const EN = rules(
  'en',
  `
[facts.which]
reason: Asks for the facts of a case.
find:   (what | which) (are | were)? (the | its)? facts
        (statement | summary | account) of the facts
        facts of (the | this) (case | trial | dispute)
        {proved} facts
        facts ..3 {proved}
yes:    What are the facts?
        what were the facts
        which facts led to the claim
        what facts did the judge accept
        what are its facts
        a statement of the facts
        summary of the facts
        an account of the facts
        facts of the case
        facts of this trial
        the facts of the dispute
        the proven facts
        the undisputed facts
        the admitted facts
        facts that were proved
        facts found by the court
        facts held to be established
        the agreed facts
        uncontested facts
no:     In fact, is the rent due?
source: ours

[facts.proved]
reason: Asks what was proved.
find:   what (was | were) (not)? {proved}
        what did ..2 (find | establish) ..2 (proved | proven | true)
        what (was | is) not disputed
yes:    What was proved?
        what was proven at the trial
        what was established
        What was not proved?
        what were admitted
        what did the court find to be proved
        what did the judge establish as proven
        what did the court find true
        what was not disputed
        what is not disputed
        what was undisputed
no:     What was paid?
source: ours
`,
  names,
);
